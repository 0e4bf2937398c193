import { matchRoute, type RouteMatch } from '../../site/routes'

/** What can be on the footer's horizon, by file. All files have one size, with the object at their right. */
const OBJECTS = import.meta.glob<string>('./*.svg', {
  base: '../../assets/horizon',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The object of each page: its own for a service, one for pages of the same kind. */
const OBJECT_OF_PAGE: Readonly<Record<RouteMatch['page'], string>> = {
  home: 'water-tower',
  services: 'truck',
  searchMarketing: 'van',
  socialMedia: 'camera',
  seo: 'street-sign',
  email: 'mailbox',
  text: 'dog-sock',
  website: 'shop-front',
  brandDesign: 'yard-sign',
  onlineCourseCreation: 'garden-bed',
  fullStack: 'house-frame',
  platform: 'phone-pole',
  platformFees: 'phone-pole',
  subscriptionSuccess: 'phone-pole',
  about: 'oak',
  testimonialVideo: 'camera',
  contact: 'mailbox',
  websiteIntake: 'shop-front',
  bookingSuccess: 'mailbox',
  blog: 'fence-row',
  article: 'fence-row',
  privacy: 'water-tower',
  terms: 'water-tower',
  sitemap: 'water-tower',
  notFound: 'oak',
}

/** An object on the footer's horizon. It is no part of the footer, whose markup stays from page to page. */
export function HorizonObject({ pathname }: { readonly pathname: string }) {
  return (
    <div className="pointer-events-none relative container-page print:hidden">
      <img
        src={OBJECTS[`./${OBJECT_OF_PAGE[matchRoute(pathname).page]}.svg`]}
        width={240}
        height={96}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute right-[8%] -bottom-px h-14 w-auto md:h-20"
      />
    </div>
  )
}

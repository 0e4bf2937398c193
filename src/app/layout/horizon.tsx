import type { ComponentType } from 'react'
import type { RouteMatch } from '../../site/routes'
import { Drawing } from '../../ui/drawing'

/** Objects for the footer's horizon, by file. All files have the same size, with the object on the right. */
const OBJECTS = import.meta.glob<string>('./*.svg', {
  base: '../../assets/horizon',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The object of each page. Pages that are not listed show the water tower. */
const OBJECT_OF_PAGE: Readonly<Partial<Record<RouteMatch['page'], string>>> = {
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
  notFound: 'oak',
}

function objectOf(page: RouteMatch['page']): string {
  const file = `./${OBJECT_OF_PAGE[page] ?? 'water-tower'}.svg`
  const src = OBJECTS[file]
  if (src === undefined) throw new Error(`There is no ${file} in src/assets/horizon`)
  return src
}

/**
 * Adds the object on the footer's horizon to a page. It stands at the foot of `main`, not in the footer, whose markup stays
 * from page to page. The shell does not import this list: documents have their object.
 */
export function withHorizon(Page: ComponentType, page: RouteMatch['page']): ComponentType {
  const drawing = { src: objectOf(page), width: 240, height: 96 }
  return function PageWithHorizon() {
    return (
      <>
        <Page />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 container-page print:hidden">
          <Drawing
            drawing={drawing}
            className="absolute right-[8%] -bottom-px h-14 w-auto md:h-20"
          />
        </div>
      </>
    )
  }
}

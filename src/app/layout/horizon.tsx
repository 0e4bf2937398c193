import fenceRow from '../../assets/horizon/fence-row.svg'
import mailbox from '../../assets/horizon/mailbox.svg'
import oak from '../../assets/horizon/oak.svg'
import phonePole from '../../assets/horizon/phone-pole.svg'
import truck from '../../assets/horizon/truck.svg'
import waterTower from '../../assets/horizon/water-tower.svg'
import { matchRoute, type RouteMatch } from '../../site/routes'
import { Drawing } from '../../ui/drawing'

/** What is on the footer's horizon. All are 96 px high; widths are the files' own. */
const OBJECTS = {
  waterTower: { src: waterTower, width: 92 },
  truck: { src: truck, width: 190 },
  fenceRow: { src: fenceRow, width: 210 },
  mailbox: { src: mailbox, width: 92 },
  oak: { src: oak, width: 190 },
  phonePole: { src: phonePole, width: 240 },
} as const

/** The object of each page, the same for pages of one kind: the truck for services. */
const OBJECT_OF_PAGE: Readonly<Partial<Record<RouteMatch['page'], keyof typeof OBJECTS>>> = {
  home: 'waterTower',
  platform: 'phonePole',
  platformFees: 'phonePole',
  subscriptionSuccess: 'phonePole',
  about: 'oak',
  testimonialVideo: 'oak',
  contact: 'mailbox',
  websiteIntake: 'mailbox',
  bookingSuccess: 'mailbox',
  blog: 'fenceRow',
  article: 'fenceRow',
  privacy: 'waterTower',
  terms: 'waterTower',
  sitemap: 'waterTower',
  notFound: 'oak',
}

/** An object on the footer's horizon. It is no part of the footer, whose markup stays from page to page. */
export function HorizonObject({ pathname }: { readonly pathname: string }) {
  const { src, width } = OBJECTS[OBJECT_OF_PAGE[matchRoute(pathname).page] ?? 'truck']
  return (
    <div className="pointer-events-none relative container-page print:hidden">
      <Drawing
        drawing={{ src, width, height: 96 }}
        className="absolute right-[8%] -bottom-px h-14 w-auto md:h-20"
      />
    </div>
  )
}

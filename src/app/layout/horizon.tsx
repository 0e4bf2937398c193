import fenceRow from '../../assets/horizon/fence-row.svg'
import mailbox from '../../assets/horizon/mailbox.svg'
import oak from '../../assets/horizon/oak.svg'
import phonePole from '../../assets/horizon/phone-pole.svg'
import truck from '../../assets/horizon/truck.svg'
import waterTower from '../../assets/horizon/water-tower.svg'
import { matchRoute, type RouteMatch } from '../../site/routes'

/** What is on the footer's horizon, the same for pages of one kind; on all others it is the truck. */
const OBJECT_OF_PAGE: Readonly<Partial<Record<RouteMatch['page'], string>>> = {
  home: waterTower,
  platform: phonePole,
  platformFees: phonePole,
  subscriptionSuccess: phonePole,
  about: oak,
  testimonialVideo: oak,
  contact: mailbox,
  websiteIntake: mailbox,
  bookingSuccess: mailbox,
  blog: fenceRow,
  article: fenceRow,
  privacy: waterTower,
  terms: waterTower,
  sitemap: waterTower,
  notFound: oak,
}

/** An object on the footer's horizon. It is no part of the footer, whose markup stays from page to page. */
export function HorizonObject({ pathname }: { readonly pathname: string }) {
  return (
    <div className="pointer-events-none relative container-page print:hidden">
      {/* Out of the flow, so it needs no size before it is loaded. */}
      <img
        src={OBJECT_OF_PAGE[matchRoute(pathname).page] ?? truck}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute right-[8%] -bottom-px h-14 w-auto md:h-20"
      />
    </div>
  )
}

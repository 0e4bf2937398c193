import type { ComponentType } from 'react'
import type { RouteMatch } from '../../site/routes'
import { Drawing, type DrawingSource } from '../../ui/drawing'

/** Objects for the footer's horizon, by file. */
const OBJECTS = import.meta.glob<DrawingSource>('./*.svg', {
  base: '../../assets/horizon',
  eager: true,
  query: '?drawing',
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

/**
 * Adds the object on the footer's horizon to a page. It is at the end of `main`, because the footer's markup is the same
 * for all pages. The shell does not import this file, because a document has its object already.
 */
export function withHorizon(Page: ComponentType, page: RouteMatch['page']): ComponentType {
  const file = `./${OBJECT_OF_PAGE[page] ?? 'water-tower'}.svg`
  const drawing = OBJECTS[file]
  if (drawing === undefined) throw new Error(`There is no ${file} in src/assets/horizon`)
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

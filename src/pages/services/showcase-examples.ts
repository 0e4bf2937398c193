import type { ComponentType } from 'react'
import type { ShowcaseId } from '../../content/pages/services'
import { CourseExample } from './examples/course-example'
import { EmailExample } from './examples/email-example'
import { LogoExample } from './examples/logo-example'
import { SearchExample } from './examples/search-example'
import { SeoExample } from './examples/seo-example'
import { SocialExample } from './examples/social-example'
import { TextExample } from './examples/text-example'
import { WebsiteExample } from './examples/website-example'

/** The drawn example of each service, all for the same invented company. Made for 300 px and more. */
export const SHOWCASE_EXAMPLES: Readonly<Record<ShowcaseId, ComponentType>> = {
  'logo-design': LogoExample,
  seo: SeoExample,
  'search-engine': SearchExample,
  'social-media': SocialExample,
  website: WebsiteExample,
  text: TextExample,
  email: EmailExample,
  'online-course': CourseExample,
}

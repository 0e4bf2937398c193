import type { BlogSlug } from '../site/blog-slugs'
import type { BlogArticle } from './blog-article'

// The twin Google PPC addresses share one article (decisions.md 4).
const googlePpc = async () => (await import('./blog/google-ppc-advertising-frisco')).article

/** Each article is a module of its own, so that a page carries the text of one article only. */
const ARTICLES: Readonly<Record<BlogSlug, () => Promise<BlogArticle>>> = {
  'sales-pipeline-management-prosper': async () =>
    (await import('./blog/sales-pipeline-management-prosper')).article,
  'sales-pipeline-management-frisco': async () =>
    (await import('./blog/sales-pipeline-management-frisco')).article,
  'marketing-platform-frisco': async () =>
    (await import('./blog/marketing-platform-frisco')).article,
  'marketing-platform-prosper': async () =>
    (await import('./blog/marketing-platform-prosper')).article,
  'crm-lead-management-prosper': async () =>
    (await import('./blog/crm-lead-management-prosper')).article,
  'crm-lead-management-frisco': async () =>
    (await import('./blog/crm-lead-management-frisco')).article,
  'full-stack-development-frisco': async () =>
    (await import('./blog/full-stack-development-frisco')).article,
  'full-stack-development-prosper': async () =>
    (await import('./blog/full-stack-development-prosper')).article,
  'online-course-creation-frisco': async () =>
    (await import('./blog/online-course-creation-frisco')).article,
  'online-course-creation-prosper': async () =>
    (await import('./blog/online-course-creation-prosper')).article,
  'seo-services-frisco': async () => (await import('./blog/seo-services-frisco')).article,
  'seo-services-prosper': async () => (await import('./blog/seo-services-prosper')).article,
  'funnel-building-frisco': async () => (await import('./blog/funnel-building-frisco')).article,
  'funnel-building-prosper': async () => (await import('./blog/funnel-building-prosper')).article,
  'website-development-prosper': async () =>
    (await import('./blog/website-development-prosper')).article,
  'website-development-frisco': async () =>
    (await import('./blog/website-development-frisco')).article,
  'google-ppc-advertising-prosper': googlePpc,
  'google-ppc-advertising-frisco': googlePpc,
  'social-media-advertising-prosper': async () =>
    (await import('./blog/social-media-advertising-prosper')).article,
  'social-media-advertising-frisco': async () =>
    (await import('./blog/social-media-advertising-frisco')).article,
}

/** Loads one article's text. */
export function loadArticle(slug: BlogSlug): Promise<BlogArticle> {
  return ARTICLES[slug]()
}

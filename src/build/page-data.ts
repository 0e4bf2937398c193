import { contactFaq } from '../content/pages/contact'
import { seo } from '../content/services/seo'
import { type FaqEntry, structuredData, type Thing } from '../site/structured-data'
import type { PageMatch } from '../site/find-page'
import type { RouteId } from '../site/routes'

/** The questions that pages show; search engines get the same ones. */
const QUESTIONS: Readonly<Partial<Record<RouteId, readonly FaqEntry[]>>> = {
  contact: contactFaq,
  seo: seo.faq,
}

/** The structured data of a page, its questions included. */
export function pageStructuredData(match: PageMatch): Thing[] {
  const questions =
    match.screen === 'article' || match.screen === 'notFound' ? undefined : QUESTIONS[match.screen]
  return structuredData(match, questions)
}

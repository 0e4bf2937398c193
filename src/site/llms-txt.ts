import { articleHead } from './article-heads'
import { CANONICAL_ARTICLES } from './article-links'
import { company, siteUrl } from './company'
import { companyBlurb } from './navigation'
import { pageLabel } from './page-label'
import { routeHead } from './route-heads'
import { ROUTE_IDS } from './routes'

const pageLine = (title: string, path: string, note: string) =>
  `- [${title}](${siteUrl}${path}): ${note}`

/** The site in plain text for language models (llmstxt.org). */
export function llmsTxt(): string {
  const pages = ROUTE_IDS.map((id) => ({ id, head: routeHead(id) })).filter(
    ({ head }) => head.indexable,
  )
  return [
    `# ${company.name}`,
    '',
    `> ${companyBlurb}`,
    '',
    `- Office: ${company.address}`,
    `- Hours: ${company.hours.text}`,
    `- Phone: ${company.phone}`,
    `- Email: ${company.email}`,
    '',
    '## Pages',
    '',
    ...pages.map(({ id, head }) => pageLine(pageLabel(id), head.path, head.description)),
    '',
    '## Articles',
    '',
    ...CANONICAL_ARTICLES.map((article) => {
      const { title, path, description } = articleHead(article)
      return pageLine(title, path, description)
    }),
    '',
  ].join('\n')
}

import { ARTICLES } from 'virtual:blog'
import { company, companyBlurb, siteUrl } from './company'
import { pageLabel, routeHead } from './pages'
import { pathTo, ROUTE_IDS } from './routes'

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
    ...ARTICLES.map(({ slug, title, description }) =>
      pageLine(title, pathTo({ article: slug }), description),
    ),
    '',
  ].join('\n')
}

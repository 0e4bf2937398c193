import { ARTICLES } from 'virtual:blog'
import { company, siteUrl } from './company'
import { escapeMarkup, XML_DECLARATION, xmlElement } from './escape-markup'
import { routeHead } from './pages'
import { pathTo } from './routes'
import { SITE_FILES } from './site-files'

/** The blog as a feed (rssboard.org/rss-specification), each article once. */
export function rssXml(): string {
  const items = ARTICLES.map(({ slug, title, excerpt, topic, published }) => {
    const address = siteUrl + pathTo({ article: slug })
    // The articles name a day; noon keeps it the same day in every time zone of the country.
    const date = new Date(`${published}T12:00:00Z`).toUTCString()
    return [
      '<item>',
      xmlElement('title', title),
      xmlElement('link', address),
      xmlElement('guid', address),
      xmlElement('pubDate', date),
      xmlElement('category', topic),
      xmlElement('description', excerpt),
      '</item>',
    ].join('')
  })
  const head = routeHead('blog')
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', `${company.name}: Blog`),
    xmlElement('link', siteUrl + head.path),
    xmlElement('description', head.description),
    xmlElement('language', 'en-us'),
    `<atom:link href="${escapeMarkup(siteUrl + SITE_FILES.feed)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

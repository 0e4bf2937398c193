import { sitemap } from '../content/pages/sitemap'
import { articlesOf, pagesOf } from '../outline/site-map'
import { LinkGroup } from './sitemap/link-group'
import { FileGroup } from './sitemap/file-group'

const { title, groups } = sitemap

/** The HTML sitemap, made from the route table and the blog index. */
export function SitemapPage() {
  return (
    <div className="container-page pt-6 pb-section md:pt-10">
      <h1 className="pb-9 text-display md:pb-14">{title}</h1>
      <LinkGroup title={groups.services} entries={pagesOf('services')} />
      <LinkGroup title={groups.platform} entries={pagesOf('platform')} />
      <LinkGroup title={groups.company} entries={pagesOf('company')} />
      <LinkGroup title={groups.blog('frisco')} entries={articlesOf('frisco')} />
      <LinkGroup title={groups.blog('prosper')} entries={articlesOf('prosper')} />
      <LinkGroup title={groups.legal} entries={pagesOf('legal')} />
      <FileGroup {...sitemap.machine} />
    </div>
  )
}

import { articleFrame } from '../../content/pages/article'
import { relatedArticles } from '../../site/article-links'
import { BLOG_INDEX, publicationDate } from '../../site/blog-index'
import type { BlogSlug } from '../../site/blog-slugs'
import { PostPicture } from '../../sections/post-picture'
import { SiteLink } from '../../ui/site-link'

/** Three posts to read next, five, four and three columns wide, with pictures of equal height. */
export function KeepReading({ slug }: { readonly slug: BlogSlug }) {
  return (
    <section
      aria-labelledby="keep-reading"
      className="border-t border-line py-section below-fold reserve-1030 md:reserve-420 lg:reserve-480 print:hidden"
    >
      <div className="container-page">
        <h2 id="keep-reading" className="text-h2">
          {articleFrame.keepReading}
        </h2>
        <ul
          className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-3 lg:grid-cols-[5fr_4fr_3fr]"
          data-in-view=""
        >
          {relatedArticles(slug).map((related) => (
            <li key={related} className="group relative">
              <PostPicture
                slug={related}
                sizes="(min-width: 768px) 40vw, 92vw"
                className="h-50 rounded-window md:h-57.5"
              />
              <h3 className="mt-4 text-h3 md:max-lg:text-lead md:max-lg:leading-tight">
                <SiteLink
                  to={{ article: related }}
                  className="group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 after:absolute after:inset-0"
                >
                  {BLOG_INDEX[related].title}
                </SiteLink>
              </h3>
              <p className="mt-1.5 text-small text-soil-3">{publicationDate(related).text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { articleFrame } from '../../content/pages/article'
import { formatIsoDay } from '../../shared/calendar'
import type { PostSummary } from '../../site/article'
import { PostPicture } from '../../sections/post-picture'
import { largeType } from '../../ui/large-type'
import { SiteLink } from '../../ui/site-link'

/** Three posts to read next, five, four and three columns wide, with pictures of equal height. */
export function KeepReading({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <section
      aria-labelledby="keep-reading"
      className="border-t border-line py-section print:hidden"
    >
      <div className="container-page">
        <h2 id="keep-reading" className="text-h2">
          {articleFrame.keepReading}
        </h2>
        <ul
          className="mt-content grid gap-x-6 gap-y-9 md:grid-cols-3 lg:grid-cols-[5fr_4fr_3fr]"
          data-in-view=""
        >
          {posts.map((post) => (
            <li key={post.slug} className="group relative">
              <PostPicture
                post={post}
                sizes="(min-width: 768px) 40vw, 92vw"
                className="h-50 rounded-window md:h-57.5"
              />
              <h3 className="mt-4 text-h3 md:max-lg:text-lead md:max-lg:leading-tight">
                <SiteLink
                  to={{ article: post.slug }}
                  className="group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 after:absolute after:inset-0"
                >
                  {largeType(post.title)}
                </SiteLink>
              </h3>
              <p className="mt-1.5 text-small text-soil-3">{formatIsoDay(post.published)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { blog } from '../../content/pages/blog'
import { BLOG_INDEX, publicationDate } from '../../site/blog-index'
import type { BlogSlug } from '../../site/blog-slugs'
import type { City } from '../../site/company'
import { PostPicture } from '../../sections/post-picture'
import { ArrowIcon } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'

/** A post of one town hides while the other town is chosen (see town-filter.tsx). */
const HIDDEN_FOR_OTHER_TOWN: Readonly<Record<City, string>> = {
  frisco: 'group-has-[#town-prosper:checked]/posts:hidden',
  prosper: 'group-has-[#town-frisco:checked]/posts:hidden',
}

const SIZES = '(min-width: 1280px) 282px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw'

/** A post in the index. The whole card is the link's target; the link's text names the post. */
export function PostCard({ slug }: { readonly slug: BlogSlug }) {
  const { title, excerpt, city } = BLOG_INDEX[slug]
  const { iso, text: published } = publicationDate(slug)
  return (
    <li
      className={`group relative flex flex-col below-fold overflow-clip-focus reserve-440 xl:reserve-400 ${HIDDEN_FOR_OTHER_TOWN[city]}`}
    >
      <PostPicture slug={slug} sizes={SIZES} className="aspect-4/3 rounded-window" />
      <h2 className="mt-4 line-clamp-2 text-[1.125rem]/[1.2] tracking-tight">{title}</h2>
      <p className="mt-2 line-clamp-3 text-small text-soil-2">{excerpt}</p>
      <p className="mt-auto flex items-center justify-between pt-1.5 text-small">
        <time dateTime={iso} className="text-soil-3">
          {published}
        </time>
        <SiteLink
          to={{ article: slug }}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-prairie after:absolute after:inset-0"
        >
          <span className="border-b-[1.5px] border-current">
            {blog.readMore}
            <span className="sr-only">: {title}</span>
          </span>
          <ArrowIcon />
        </SiteLink>
      </p>
    </li>
  )
}

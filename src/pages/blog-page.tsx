import indexPhone from 'drawing:blog-index-phone'
import indexWide from 'drawing:blog-index'
import { blog } from '../content/pages/blog'
import { BLOG_SLUGS } from '../site/blog-slugs'
import { BleedDrawing } from '../ui/drawing'
import { PostCard } from './blog/post-card'
import { TownFilter } from './blog/town-filter'

/** The blog index (spec section 2.12): handwriting becomes lines of text, then the posts. */
export function BlogPage() {
  return (
    <>
      <header className="overflow-x-clip pt-6 md:pt-10">
        <div className="container-page">
          <div className="grid-page items-end gap-y-5">
            <h1 className="col-span-12 text-display lg:col-span-8">{blog.title}</h1>
            <p className="col-span-12 max-w-measure text-lead text-soil-2 lg:col-span-4">
              {blog.lead}
            </p>
          </div>
          <div className="mt-6">
            <BleedDrawing wide={indexWide} phone={indexPhone} from="md" />
          </div>
        </div>
      </header>
      <div className="group/posts container-page pt-8 pb-section md:pt-12">
        <TownFilter />
        <ul className="mt-8 grid gap-x-6 gap-y-11 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {BLOG_SLUGS.map((slug) => (
            <PostCard key={slug} slug={slug} />
          ))}
        </ul>
      </div>
    </>
  )
}

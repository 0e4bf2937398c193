import { blogIndexPhone as indexPhone, blogIndex as indexWide } from '../assets/drawings'
import { blog } from '../content/pages/blog'
import { POSTS } from 'virtual:blog'
import { BleedDrawing } from '../ui/drawing'
import { TextLink } from '../ui/text-link'
import { PostCard } from './blog/post-card'
import { TownFilter } from './blog/town-filter'

/** The blog index: a drawing of handwriting that turns into lines, then the posts. */
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
            <BleedDrawing wide={indexWide} phone={indexPhone} from="md" above />
          </div>
        </div>
      </header>
      <div className="group/posts container-page pt-8 pb-section md:pt-12">
        <TownFilter />
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3 xl:grid-cols-4">
          {POSTS.map((post, index) => (
            <PostCard key={post.slug} post={post} look={index === 0 ? 'lead' : 'regular'} />
          ))}
          <li className="flex flex-col justify-between gap-y-4 rounded-window bg-limestone-2 p-6 xl:col-span-2 xl:p-8">
            <h2 className="max-w-[16em] text-h3">{blog.ask.title}</h2>
            <p className="max-w-measure text-soil-2">{blog.ask.text}</p>
            <TextLink to={blog.ask.link.to}>{blog.ask.link.label}</TextLink>
          </li>
        </ul>
      </div>
    </>
  )
}

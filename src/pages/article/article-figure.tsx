import type { ArticleFigure as Figure } from '../../site/article'

/** The addresses of the figures by their files. */
const FIGURES = import.meta.glob<string>('./*.svg', {
  base: '../../assets/figures',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The drawn figure of an article across the page, with its caption beside it. All of them have the same size. */
export function ArticleFigure({
  slug,
  figure: { alt, caption },
}: {
  readonly slug: string
  readonly figure: Figure
}) {
  const src = FIGURES[`./${slug}.svg`]
  if (src === undefined) throw new Error(`There is no figure src/assets/figures/${slug}.svg`)
  return (
    <figure className="col-span-12 grid-page items-end gap-y-3 lg:my-6">
      <img
        src={src}
        width={640}
        height={400}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="col-span-12 h-auto w-full rounded-window lg:col-span-8"
      />
      <figcaption className="col-span-12 text-small text-soil-3 lg:col-span-4 lg:border-t-[1.5px] lg:border-soil lg:pt-4 lg:font-heading lg:text-h3 lg:text-balance lg:text-soil">
        {caption}
      </figcaption>
    </figure>
  )
}

import type { ArticleFigure as Figure } from '../../site/article'

/** The addresses of the figures by their files. */
const FIGURES = import.meta.glob<string>('./*.svg', {
  base: '../../assets/figures',
  eager: true,
  query: '?url',
  import: 'default',
})

/** The drawn figure of an article, with its caption. All of them have the same size. */
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
    <figure className="article-figure">
      <img src={src} width={640} height={400} alt={alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

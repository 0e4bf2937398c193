// The parts of a compiled text never change order, so their indexes are their keys.
/* oxlint-disable react/no-array-index-key */
import type { ReactNode } from 'react'
import { articleFrame } from '../../content/pages/article'
import { figureDetail, PostPicture, StockPhoto } from '../../sections/post-picture'
import type {
  Article,
  BodyHeading,
  BodySection,
  BodyTable,
  ListItem,
  RichText,
} from '../../site/article'
import { Drawing } from '../../ui/drawing'
import { ExternalLink } from '../../ui/external-link'
import { ChevronIcon } from '../../ui/icons'

/** Shorter articles need no contents list. */
const CONTENTS_MIN_HEADINGS = 3

const titleId = ({ id }: BodyHeading) => `${id}-title`

function renderInline(text: RichText) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('bold' in piece) return <b key={index}>{piece.bold}</b>
    // The application intercepts clicks on internal links at the document.
    const Link = piece.href.startsWith('/') ? 'a' : ExternalLink
    return (
      <Link key={index} href={piece.href}>
        {piece.text}
      </Link>
    )
  })
}

/** A table, named by its section's heading. The first cell of each row is its header. */
function Table({
  table: { header, rows, numericColumns },
  labelledBy,
}: {
  readonly table: BodyTable
  readonly labelledBy: string | undefined
}) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {header.map((text, column) => (
            <th key={column} scope="col">
              {renderInline(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row">{renderInline(name)}</th>
            {cells.map((text, index) => (
              <td key={index} data-numeric={numericColumns[index + 1] === true ? '' : undefined}>
                {renderInline(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function List({
  items,
  className,
}: {
  readonly items: readonly ListItem[]
  readonly className: string | undefined
}) {
  return (
    <ul className={className}>
      {items.map(({ label, text }, index) => (
        <li key={index}>
          <p>
            {label !== undefined && (
              <b>
                {label}
                <span className="sr-only">: </span>
              </b>
            )}
            <span>{renderInline(text)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What is under a sub-heading, which names the tables. */
function Parts({ heading, parts }: BodySection) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'paragraph':
        return <p key={index}>{renderInline(part.text)}</p>
      case 'table':
        return <Table key={index} table={part} labelledBy={heading && titleId(heading)} />
      case 'checklist':
        return (
          <List key={index} items={part.items.map((text) => ({ text }))} className="checklist" />
        )
      case 'list':
        return (
          <List key={index} items={part.items} className={part.labeled ? 'labeled' : undefined} />
        )
    }
  })
}

/** Links to the sections of an article, unless it has few. Folded on narrow pages; on wide ones beside the text. */
function Contents({ headings }: { readonly headings: readonly BodyHeading[] }) {
  if (headings.length < CONTENTS_MIN_HEADINGS) return undefined
  return (
    <nav
      aria-label={articleFrame.contents}
      className="mt-9 text-small lg:sticky lg:top-28 lg:col-span-3 lg:col-start-10 lg:row-span-20 lg:row-start-1 lg:mt-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <details className="group border-y border-line lg:border-0 lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          {articleFrame.contents}
          <ChevronIcon />
        </summary>
        <h2 className="hidden border-b-[1.5px] border-soil pb-2 lg:supports-[selector(::details-content)]:block">
          {articleFrame.contents}
        </h2>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id} className="border-b border-line max-lg:last:border-0">
              <a
                href={`#${id}`}
                className="block py-2 text-soil-2 underline decoration-transparent underline-offset-4 hover:text-soil hover:decoration-current"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/**
 * The first picture (`children`), the text and its sources. An article with a figure shows the figure's detail,
 * with its photo on top if it has one, in the last section that has only paragraphs, else in the last one.
 */
export function ArticleBody({
  article: { slug, sections, photo, imageAlt, sources, numbered },
  children,
}: {
  readonly article: Article
  readonly children: ReactNode
}) {
  const opening = sections.find(({ heading }) => heading === undefined)
  const titled = sections.flatMap(({ heading, ...rest }) => (heading ? [{ ...rest, heading }] : []))
  const isText = ({ parts }: BodySection) => parts.every(({ kind }) => kind === 'paragraph')
  const drawn = titled.findLast(isText) ?? titled.at(-1)
  const detail = figureDetail(slug)
  return (
    <div className={`lg:grid-page ${numbered ? 'numbered-rows' : ''}`}>
      <div className="lg:col-span-9">{children}</div>
      <section className="running-text mt-9 *:first:text-lead *:first:text-soil lg:col-span-8">
        {opening !== undefined && <Parts {...opening} />}
      </section>
      <Contents headings={titled.map(({ heading }) => heading)} />
      {titled.map((section) => (
        <section
          key={section.heading.id}
          id={section.heading.id}
          className={`article-section running-text ${section.heading.isCalculation ? 'article-sum' : ''}`}
        >
          <h2 id={titleId(section.heading)}>{section.heading.text}</h2>
          {section === drawn && detail !== undefined && (
            <PostPicture
              alt={imageAlt}
              className="float-right mb-4 ml-6 size-50 rounded-window max-md:hidden print:hidden"
            >
              <Drawing drawing={detail} className="size-full" />
              <StockPhoto id={photo} sizes="200px" loading="lazy" />
            </PostPicture>
          )}
          <Parts {...section} />
        </section>
      ))}
      {sources.length > 0 && (
        <section className="article-section running-text">
          <h2>{articleFrame.sources}</h2>
          <ul className="text-small">
            {sources.map(({ title, publisher, year, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{title}</ExternalLink>, {publisher}, {year}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

// The parts of a compiled text never change order, so their indexes are their keys.
/* oxlint-disable react/no-array-index-key */
import type { PropsWithChildren } from 'react'
import { articleFrame } from '../../content/pages/article'
import { figureDetail, PostPicture, StockPhoto } from '../../sections/post-picture'
import type {
  Article,
  BodyHeading,
  BodyPart,
  BodyRow,
  BodySection,
  BodyTable,
  RichText,
} from '../../site/article'
import { Drawing } from '../../ui/drawing'
import { ExternalLink } from '../../ui/external-link'

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
  const align = (column: number) => (numericColumns[column] === true ? 'text-right' : undefined)
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {header.map((text, column) => (
            <th key={column} scope="col" className={align(column)}>
              {renderInline(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row" className={align(0)}>
              {renderInline(name)}
            </th>
            {cells.map((text, index) => (
              <td key={index} className={align(index + 1)}>
                {renderInline(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function renderRows(rows: readonly BodyRow[], className?: string) {
  return (
    <ul className={className}>
      {rows.map(({ label, text }, index) => (
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

interface PartProps {
  readonly part: BodyPart
  /** The id of the section's heading, which names its tables. */
  readonly labelledBy: string | undefined
}

function Part({ part, labelledBy }: PartProps) {
  switch (part.kind) {
    case 'break':
      return <br />
    case 'paragraph':
      return <p>{renderInline(part.text)}</p>
    case 'table':
      return <Table table={part} labelledBy={labelledBy} />
    case 'checklist':
      return renderRows(
        part.items.map((text) => ({ text })),
        'checklist',
      )
    case 'rows':
      return renderRows(part.rows, part.labeled ? 'labeled' : undefined)
  }
}

function Parts({ heading, parts }: BodySection) {
  const labelledBy = heading && titleId(heading)
  return parts.map((part, position) => <Part key={position} part={part} labelledBy={labelledBy} />)
}

/** Links to the sections of an article, unless it has few. On wide pages they stay beside the text. */
function Contents({ sections }: Pick<Article, 'sections'>) {
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  if (headings.length < CONTENTS_MIN_HEADINGS) return undefined
  return (
    <nav
      aria-labelledby="contents"
      className="mt-9 lg:sticky lg:top-28 lg:col-span-3 lg:col-start-10 lg:row-span-20 lg:row-start-1 lg:mt-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="border-b-[1.5px] border-soil pb-2 text-small">
        {articleFrame.contents}
      </h2>
      <ul data-contents="" className="text-small">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="block py-2 text-soil-2 underline decoration-transparent underline-offset-4 hover:text-soil hover:decoration-current aria-[current]:font-semibold aria-[current]:text-soil"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The text below a sub-heading. Its children float beside it. */
function TextSection({ section, children }: PropsWithChildren<{ readonly section: BodySection }>) {
  const { heading } = section
  if (heading === undefined) return undefined
  const { id, text, isCalculation } = heading
  return (
    <section
      id={id}
      aria-labelledby={titleId(heading)}
      className={`article-section running-text ${isCalculation ? 'article-sum' : ''}`}
    >
      <h2 id={titleId(heading)}>{text}</h2>
      {children}
      <Parts {...section} />
    </section>
  )
}

/** The text and its sources. The photo, on top of the figure's detail, is in the last section that has paragraphs. */
export function ArticleBody({ article }: { readonly article: Article }) {
  const { slug, sections, photo, imageAlt, sources } = article
  const isText = ({ heading, parts }: BodySection) =>
    heading !== undefined && parts.every(({ kind }) => kind === 'paragraph')
  const drawn = sections.findLast(isText) ?? sections.at(-1)
  const detail = figureDetail(slug)
  return (
    <div className="lg:grid-page">
      <section className="running-text *:first:text-lead *:first:text-soil lg:col-span-8">
        {sections.map(
          (section, index) => section.heading === undefined && <Parts key={index} {...section} />,
        )}
      </section>
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <TextSection key={index} section={section}>
          {section === drawn && detail !== undefined && (
            <PostPicture
              alt={imageAlt}
              className="float-right mb-4 ml-6 size-28 rounded-window lg:size-50 print:hidden"
            >
              <Drawing drawing={detail} className="size-full" />
              <StockPhoto id={photo} sizes="200px" loading="lazy" />
            </PostPicture>
          )}
        </TextSection>
      ))}
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="article-section running-text">
          <h2 id="sources">{articleFrame.sources}</h2>
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

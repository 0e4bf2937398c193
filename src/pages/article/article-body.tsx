// The parts of a compiled text never change places, so their positions are their keys.
/* oxlint-disable react/no-array-index-key */
import { articleFrame } from '../../content/pages/article'
import type {
  Article,
  BodyPart,
  BodyRow,
  BodySection,
  BodyTable,
  Inline,
  RichText,
  SubheadingMark,
} from '../../site/article'
import { ExternalLink } from '../../ui/external-link'

/** The emoji of sub-headings, drawn in the hand of the site: strokes in a box of 24. The heading says it all. */
const MARKS: Readonly<Record<SubheadingMark, string>> = {
  target: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M16.5 3.5V7.5h4',
  chart: 'M3.5 3.5v17h17M7 15.5l4-5 3.5 3 5.5-7.5',
  robot: 'M5 9h14v10.5H5ZM12 9V4.5M9.5 13v2M14.5 13v2M2.5 13v3M21.5 13v3',
  checkMark: 'm3.5 12.5 5.5 6L20.5 5.5',
  magnifier: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5.5 5.5',
  brain:
    'M12 5.5C10 2.5 5 4 5.5 8 2.5 9 2.5 14 5.5 15c0 4 4.5 6 6.5 3M12 5.5c2-3 7-1.5 6.5 2.5 3 1 3 6 0 7 0 4-4.5 6-6.5 3M12 5.5v13M8.5 10.5c1.5 0 2 1 2 2M15.5 10.5c-1.5 0-2 1-2 2',
  memo: 'M5 3.5h10l4 4v13H5ZM8.5 9h4M8.5 13h7M8.5 17h7',
  palette:
    'M12 3.5c-11 0-11 17 0 17 3 0 1-3.5 2.5-5s6.5.5 6.5-4c0-4.5-4-8-9-8ZM7.5 12v.1M9.5 8v.1M14.5 7.5v.1',
  loop: 'M4 11.5C4 4 14 2 18.5 8.5M19 4v5h-5M20 12.5c0 7.5-10 9.5-14.5 3M5 20v-5h5',
  barChart: 'M3.5 20.5h17M7 16.5v-5M12 16.5v-12M17 16.5v-8',
  link: 'M9.5 14.5c1.5 1.5 4 1.5 5.5 0l4-4c4-4-2-10-6-6L11.5 6M14.5 9.5C13 8 10.5 8 9 9.5l-4 4c-4 4 2 10 6 6l1.5-1.5',
}

function Piece({ piece }: { readonly piece: Inline }) {
  if (typeof piece === 'string') return piece
  if ('bold' in piece) return <b>{piece.bold}</b>
  // A link to a page: the application takes clicks on it over at the document.
  if (piece.href.startsWith('/')) return <a href={piece.href}>{piece.text}</a>
  return <ExternalLink href={piece.href}>{piece.text}</ExternalLink>
}

function words(text: RichText) {
  return text.map((piece, index) => <Piece key={index} piece={piece} />)
}

function Table({ table: { header, rows, figures } }: { readonly table: BodyTable }) {
  const alignment = (column: number) => (figures[column] === true ? 'text-right' : undefined)
  return (
    <table>
      <thead>
        <tr>
          {header.map((text, column) => (
            <th key={column} scope="col" className={alignment(column)}>
              {words(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) => (
              <td key={column} className={alignment(column)}>
                {words(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, text }: BodyRow) {
  if (label === undefined) return <p>{words(text)}</p>
  return (
    <p>
      <b>
        {label}
        <span className="sr-only">: </span>
      </b>
      <span>{words(text)}</span>
    </p>
  )
}

function Rows({
  rows,
  className,
}: {
  readonly rows: readonly BodyRow[]
  readonly className?: string
}) {
  return (
    <ul className={className}>
      {rows.map((row, index) => (
        <li key={index}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  )
}

function Part({ part }: { readonly part: BodyPart }) {
  switch (part.kind) {
    case 'break':
      return <br />
    case 'paragraph':
      return <p>{words(part.text)}</p>
    case 'table':
      return <Table table={part} />
    case 'checklist':
      return <Rows rows={part.items.map((text) => ({ text }))} className="checklist" />
    case 'rows':
      return <Rows rows={part.rows} className={part.labelled ? 'labelled' : undefined} />
  }
}

function sectionClass({ heading }: BodySection): string {
  if (heading === undefined) return 'article-opening'
  return heading.mark === 'barChart' ? 'article-section article-sum' : 'article-section'
}

/** The text of an article, and what it relies on. Length: the marks are one table. */
export function ArticleBody({ sections, sources }: Pick<Article, 'sections' | 'sources'>) {
  return (
    <div className="col-span-12 running-text lg:col-span-7">
      {sections.map((section, index) => (
        <section key={index} className={sectionClass(section)}>
          {section.heading !== undefined && (
            <h2>
              {section.heading.text}
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={MARKS[section.heading.mark]} />
              </svg>
            </h2>
          )}
          {section.parts.map((part, position) => (
            <Part key={position} part={part} />
          ))}
        </section>
      ))}
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="article-section text-small">
          <h2 id="sources">{articleFrame.sources}</h2>
          <ul>
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

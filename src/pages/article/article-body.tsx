// The parts of a compiled text never change places, so their positions are their keys.
/* oxlint-disable react/no-array-index-key */
import { Fragment } from 'react'
import { articleFrame } from '../../content/pages/article'
import type {
  Article,
  BodyPart,
  BodyRow,
  BodySection,
  BodyTable,
  Inline,
  RichText,
} from '../../site/article'
import { ExternalLink } from '../../ui/external-link'
import { ArticleFigure } from './article-figure'

function Piece({ piece }: { readonly piece: Inline }) {
  if (typeof piece === 'string') return piece
  if ('bold' in piece) return <b>{piece.bold}</b>
  // A link to a page: the application takes clicks on it over at the document.
  if (piece.href.startsWith('/')) return <a href={piece.href}>{piece.text}</a>
  return <ExternalLink href={piece.href}>{piece.text}</ExternalLink>
}

function renderInline(text: RichText) {
  return text.map((piece, index) => <Piece key={index} piece={piece} />)
}

function Table({ table: { header, rows, numericColumns } }: { readonly table: BodyTable }) {
  const alignment = (column: number) => (numericColumns[column] === true ? 'text-right' : undefined)
  return (
    <table>
      <thead>
        <tr>
          {header.map((text, column) => (
            <th key={column} scope="col" className={alignment(column)}>
              {renderInline(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) => (
              <td key={column} className={alignment(column)}>
                {renderInline(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, text }: BodyRow) {
  if (label === undefined) return <p>{renderInline(text)}</p>
  return (
    <p>
      <b>
        {label}
        <span className="sr-only">: </span>
      </b>
      <span>{renderInline(text)}</span>
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
      return <p>{renderInline(part.text)}</p>
    case 'table':
      return <Table table={part} />
    case 'checklist':
      return <Rows rows={part.items.map((text) => ({ text }))} className="checklist" />
    case 'rows':
      return <Rows rows={part.rows} className={part.labeled ? 'labeled' : undefined} />
  }
}

function sectionClass({ heading }: BodySection): string {
  if (heading === undefined) return 'article-opening'
  return heading.isCalculation ? 'article-section article-sum' : 'article-section'
}

/** The text of an article with its figure, and what it relies on. */
export function ArticleBody({
  slug,
  sections,
  figure,
  sources,
}: Pick<Article, 'slug' | 'sections' | 'figure' | 'sources'>) {
  return (
    <div className="col-span-12 running-text lg:col-span-7">
      {sections.map((section, index) => (
        <Fragment key={index}>
          <section className={sectionClass(section)}>
            {section.heading !== undefined && <h2>{section.heading.text}</h2>}
            {section.parts.map((part, position) => (
              <Part key={position} part={part} />
            ))}
          </section>
          {figure?.afterSection === index && <ArticleFigure slug={slug} figure={figure} />}
        </Fragment>
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

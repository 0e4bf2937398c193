// The parts of a compiled text never change places, so their positions are their keys.
/* oxlint-disable react/no-array-index-key */
import type { PropsWithChildren } from 'react'
import { articleFrame } from '../../content/pages/article'
import { figureDrawing, PostPicture } from '../../sections/post-picture'
import type {
  Article,
  BodyPart,
  BodyRow,
  BodySection,
  BodyTable,
  RichText,
} from '../../site/article'
import { ExternalLink } from '../../ui/external-link'

/** A reader finds fewer sections by scrolling. */
const CONTENTS_MIN_HEADINGS = 3

function renderInline(text: RichText) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('bold' in piece) return <b key={index}>{piece.bold}</b>
    // Of a link to a page the application takes clicks over at the document.
    const Link = piece.href.startsWith('/') ? 'a' : ExternalLink
    return (
      <Link key={index} href={piece.href}>
        {piece.text}
      </Link>
    )
  })
}

function Table({ table: { header, rows, numericColumns } }: { readonly table: BodyTable }) {
  const cells = (texts: readonly RichText[], Cell: 'th' | 'td') =>
    texts.map((text, column) => (
      <Cell
        key={column}
        scope={Cell === 'th' ? 'col' : undefined}
        className={numericColumns[column] === true ? 'text-right' : undefined}
      >
        {renderInline(text)}
      </Cell>
    ))
  return (
    <table>
      <thead>
        <tr>{cells(header, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{cells(row, 'td')}</tr>
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

function Part({ part }: { readonly part: BodyPart }) {
  switch (part.kind) {
    case 'break':
      return <br />
    case 'paragraph':
      return <p>{renderInline(part.text)}</p>
    case 'table':
      return <Table table={part} />
    case 'checklist':
      return renderRows(
        part.items.map((text) => ({ text })),
        'checklist',
      )
    case 'rows':
      return renderRows(part.rows, part.labeled ? 'labeled' : undefined)
  }
}

function Parts({ parts }: Pick<BodySection, 'parts'>) {
  return parts.map((part, position) => <Part key={position} part={part} />)
}

/** The sections of an article as links. Few need none. On wide pages they stay beside the text. */
function Contents({ sections }: Pick<Article, 'sections'>) {
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  if (headings.length < CONTENTS_MIN_HEADINGS) return undefined
  return (
    <nav
      aria-labelledby="contents"
      className="mt-9 lg:sticky lg:top-8 lg:col-span-3 lg:col-start-10 lg:row-span-20 lg:row-start-1 lg:mt-0 lg:self-start print:hidden"
    >
      <h2 id="contents" className="border-b-[1.5px] border-soil pb-2 text-small">
        {articleFrame.contents}
      </h2>
      <ul className="text-small">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="block py-2 text-soil-2 underline decoration-transparent underline-offset-4 hover:text-soil hover:decoration-current"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is under a sub-heading; its children float beside the text. */
function TextSection({
  section: { heading, parts },
  children,
}: PropsWithChildren<{ readonly section: BodySection }>) {
  if (heading === undefined) return undefined
  const { id, text, isCalculation } = heading
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`article-section running-text ${isCalculation ? 'article-sum' : ''}`}
    >
      <h2 id={`${id}-title`}>{text}</h2>
      {children}
      <Parts parts={parts} />
    </section>
  )
}

/** The text and its sources. The photo is in the last section of paragraphs, over the detail of the figure. */
export function ArticleBody({ article }: { readonly article: Article }) {
  const { slug, sections, photo, imageAlt, sources } = article
  const isText = ({ heading, parts }: BodySection) =>
    heading !== undefined && parts.every(({ kind }) => kind === 'paragraph')
  const drawn = sections.findLast(isText) ?? sections.at(-1)
  const drawing = figureDrawing(slug)
  return (
    <div className="lg:grid-page">
      <section className="running-text *:first:text-lead *:first:text-soil lg:col-span-8">
        {sections.map(
          ({ heading, parts }, index) =>
            heading === undefined && <Parts key={index} parts={parts} />,
        )}
      </section>
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <TextSection key={index} section={section}>
          {section === drawn && drawing !== undefined && (
            <PostPicture
              drawing={{ ...drawing, src: `${drawing.src}#detail` }}
              photo={photo}
              label={imageAlt}
              sizes="200px"
              className="float-right mb-4 ml-6 size-28 rounded-window lg:size-50 print:hidden"
            />
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

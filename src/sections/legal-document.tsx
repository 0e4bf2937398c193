import { legalFrame, type LegalDocumentContent, type LegalSection } from '../content/legal-document'
import { curlyQuotes } from '../site/curly-quotes'
import { SiteLink } from '../ui/site-link'

/** A list, or a paragraph with its links. */
function Part({ part }: { readonly part: LegalSection['parts'][number] }) {
  if (typeof part === 'object' && 'list' in part) {
    return (
      <ul>
        {part.list.map(({ term, text }) => (
          <li key={term}>
            <b>{term}</b> <span>{curlyQuotes(text)}</span>
          </li>
        ))}
      </ul>
    )
  }
  const pieces = typeof part === 'string' ? [part] : part
  return (
    <p>
      {pieces.map((piece) => {
        if (typeof piece === 'string') return curlyQuotes(piece)
        return 'to' in piece ? (
          <SiteLink key={piece.label} to={piece.to}>
            {piece.label}
          </SiteLink>
        ) : (
          <a key={piece.label} href={piece.href}>
            {piece.label}
          </a>
        )
      })}
    </p>
  )
}

/** A legal page: an overview, marked as no replacement for the text, and the numbered sections. */
export function LegalDocument({ title, effective, updated, lead, sections }: LegalDocumentContent) {
  return (
    <article className="container-page pt-6 pb-horizon md:pt-10">
      <header className="grid-page items-baseline gap-y-4 pb-9 md:pb-14">
        <h1 className="text-display">{title}</h1>
        <p className="text-soil-3 lg:col-span-4">
          {`${legalFrame.effective} `}
          <time dateTime={effective.iso}>{effective.text}</time>
          <br />
          {`${legalFrame.updated} `}
          <time dateTime={updated.iso}>{updated.text}</time>
        </p>
        <p className="text-lead text-soil-2 lg:col-span-7 lg:col-start-6">{lead}</p>
      </header>
      <nav aria-labelledby="overview" className="border-t-[1.5px] border-soil pt-6 md:pt-9">
        <h2 id="overview" className="text-h3">
          {legalFrame.overview}
        </h2>
        <ol className="mt-3">
          {sections.map(({ id, title, short }, index) => (
            <li
              key={id}
              className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-2 border-b border-line pt-1.5 pb-3 last:border-b-0 lg:grid-cols-12 lg:gap-x-6"
            >
              <span aria-hidden="true" className="text-soil-3 tabular lg:col-span-1">
                {index + 1}
              </span>
              <a
                href={`#${id}`}
                className="py-1.5 font-semibold text-prairie underline underline-offset-4 hover:text-prairie-dark lg:col-span-4"
              >
                {title}
              </a>
              <span className="col-start-2 text-soil-2 lg:col-span-7 lg:col-start-6">
                {curlyQuotes(short)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <p className="mt-4 text-small text-soil-3">{legalFrame.overviewNote}</p>
      {sections.map(({ id, title: heading, parts }, index) => (
        <section
          key={id}
          id={id}
          className="grid-page mt-10 gap-y-4 border-t border-line pt-8 md:mt-14 md:pt-10 print:mt-6 print:block"
        >
          <h2 className="text-h3 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <span className="text-soil-3 tabular">{index + 1}.</span> {heading}
          </h2>
          <div className="running-text legal-text lg:col-span-7 lg:col-start-6">
            {parts.map((part, position) => (
              // The parts of a fixed text never change order, so their index is a key.
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={position} part={part} />
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}

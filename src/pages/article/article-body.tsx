import { formatBody } from '../../site/blog-body'
import { bodySections, type BodyPart, type BodySection } from '../../site/body-sections'
import { curlyQuotes } from '../../site/curly-quotes'
import { SubheadingIcon } from './subheading-icon'

function Part({ part }: { readonly part: BodyPart }) {
  if (part.kind === 'break') return <br />
  if (part.kind === 'paragraph') return <p>{part.text}</p>
  return (
    <ul className={part.labelled ? 'labelled' : undefined}>
      {part.rows.map(({ label, text }) => (
        <li key={(label ?? '') + text}>
          <p>
            {label !== undefined && (
              <b>
                {label}
                <span className="sr-only">: </span>
              </b>
            )}
            {label === undefined ? text : <span>{text}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function sectionClass({ heading }: BodySection): string {
  if (heading === undefined) return 'article-opening'
  return heading.mark === 'barChart' ? 'article-section article-sum' : 'article-section'
}

/** The text of an article (spec section 5, Blog body formatting). */
export function ArticleBody({ content }: { readonly content: string }) {
  return (
    <div className="col-span-12 running-text lg:col-span-7">
      {bodySections(formatBody(curlyQuotes(content))).map((section) => (
        <section key={section.heading?.text ?? ''} className={sectionClass(section)}>
          {section.heading !== undefined && (
            <h2>
              {section.heading.text}
              <SubheadingIcon mark={section.heading.mark} />
            </h2>
          )}
          {section.parts.map((part, index) => (
            // The parts of a fixed text never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index} part={part} />
          ))}
        </section>
      ))}
    </div>
  )
}

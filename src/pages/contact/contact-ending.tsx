import { contact as content } from '../../content/pages/contact'
import { FaqList } from '../../sections/faq-list'
import { Section } from '../../ui/section'
import { Expectations } from './expectations'

/** What to expect, and the questions; they need no script. */
export function ContactEnding() {
  return (
    <>
      <Expectations />
      <Section className="py-section">
        <div className="container-page grid-page gap-y-8">
          <div className="col-span-12 lg:col-span-4">
            <h2 className="text-h2">{content.faq.title}</h2>
            <p className="mt-5 text-soil-2">{content.faq.text}</p>
          </div>
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            <FaqList entries={content.faq.entries} />
          </div>
        </div>
      </Section>
    </>
  )
}

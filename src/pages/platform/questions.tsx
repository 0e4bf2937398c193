import { platformQuestions } from '../../content/pages/platform/questions'
import { FaqList } from '../../sections/faq-list'
import { Section } from '../../ui/section'

const { title, entries, footnote } = platformQuestions

/** What people ask before they start, and the page's footnote. */
export function Questions() {
  return (
    <Section className="pb-10 md:pb-24" contained="grid-page gap-y-6">
      <h2 className="col-span-12 text-h2 lg:col-span-4">{title}</h2>
      <div className="col-span-12 lg:col-span-8">
        <FaqList entries={entries} />
        <p className="mt-6 text-small text-soil-3">{footnote}</p>
      </div>
    </Section>
  )
}

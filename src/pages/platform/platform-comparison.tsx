import { comparison, comparisonPhone } from '../../assets/drawings'
import { platformComparison } from '../../content/pages/platform'
import { ComparisonTable } from '../../sections/comparison-table'
import { ResponsiveDrawing } from '../../ui/drawing'
import { Section } from '../../ui/section'

/** Fifty loose dots that become one row, and the table below it. */
export function PlatformComparison() {
  const { title, ...table } = platformComparison
  return (
    <Section ground="limestone-2" className="py-12 md:py-section">
      <div className="container-page">
        <h2 className="max-w-[11em] text-h2" data-in-view="">
          {title}
        </h2>
        <ResponsiveDrawing
          wide={comparison}
          phone={comparisonPhone}
          className="mt-6 w-full md:mt-10"
        />
        <ComparisonTable {...table} />
      </div>
    </Section>
  )
}

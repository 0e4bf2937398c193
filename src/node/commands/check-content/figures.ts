import { readFileSync } from 'node:fs'
import { CLAIMS } from '../../../content/claims'
import { EXAMPLE_AVERAGE_JOB_CENTS } from '../../../content/example-company'
import { videoScenes, type VideoScene } from '../../../content/pages/testimonial-video'
import { ACTION_PLAN } from '../../../content/product/action-plan'
import { onlineCourseCreation } from '../../../content/services/online-course-creation'
import { seo } from '../../../content/services/seo'
import { formatUsd, type Cents } from '../../../shared/money'
import { PLANS } from '../../../shared/plans'
import { WEBSITE_OPTION_PRICES, type WebsiteOption } from '../../../site/service-prices'
import type { Report } from './source-files'

/** Checks numbers that a visitor can add up against the total shown beside them. */
export function checkSum(
  place: Parameters<Report>[0],
  what: string,
  parts: readonly number[],
  total: number,
  report: Report,
): void {
  // Whole cents: 0.1 + 0.2 is not 0.3 in floating point.
  const sum = Math.round(parts.reduce((soFar, part) => soFar + part * 100, 0)) / 100
  if (sum !== total)
    report(
      place,
      `${what}: the parts add up to ${sum}, not ${total}`,
      `Change the total to ${sum}.`,
    )
}

const CAPTIONS = 'public/video/testimonials.vtt'

/** The caption of a scene without words. */
const PICTURE_ONLY = '['

const seconds = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Checks that each scene of the video starts, ends and reads as in its captions. */
export function checkCaptions(
  scenes: readonly VideoScene[],
  captions: string,
  report: Report,
): void {
  const cues = [...captions.matchAll(/^(\S+) --> (\S+)\n(.+)/gm)]
  for (const [index, { id, start, end, lines }] of scenes.entries()) {
    const [cue = '', from = '', to = '', words = ''] = cues[index] ?? []
    const isSame = lines.length === 0 ? words.startsWith(PICTURE_ONLY) : words === lines.join(' ')
    if (isSame && seconds(from) === start && seconds(to) === end) continue
    report(
      { file: CAPTIONS, line: captions.slice(0, captions.indexOf(cue)).split('\n').length },
      `the caption of the scene "${id}" differs from the page`,
      `${start} to ${end} seconds: ${lines.join(' ') || '[what the picture shows]'}`,
    )
  }
}

/** Checks that the comparison's price of the platform is still that of the cheapest plan with light usage. */
export function checkComparison(price: string, starterCents: Cents, report: Report): void {
  if (Number(price.replaceAll(/\D/g, '')) * 100 < starterCents)
    report(
      { file: 'src/content/claims.ts', text: `value: '${price}'` },
      `the comparison shows ${price}, but Starter costs ${formatUsd(starterCents)}`,
      'The figure is a month of Starter with light usage.',
    )
}

/** Checks what pages say of the website options: in their order, each costs less up front and more a month. */
export function checkWebsiteOptions(options: readonly WebsiteOption[], report: Report): void {
  for (const [index, { name, setupCents, hostingCents }] of options.entries()) {
    const before = options[index - 1]
    if (!before || (setupCents < before.setupCents && hostingCents > before.hostingCents)) continue
    report(
      { file: 'src/site/service-prices.ts', text: `name: '${name}'` },
      `${name} does not cost less up front and more a month than ${before.name}`,
      'Put them in that order, or change what /services/website, /platform-fees and the chat say of them.',
    )
  }
}

/** A figure from outside, with its source. */
interface OutsideFigure {
  readonly figure: string
  readonly source?: { readonly name: string; readonly url: string }
}

/** Finds outside figures that name no source and year and are not covered by the footnote ('Our own figures'). */
export function checkSources(
  figures: readonly OutsideFigure[],
  footnote: string,
  report: Report,
): void {
  for (const { figure, source } of figures) {
    const isSourced = source !== undefined && /\d{4}$/.test(source.name) && URL.canParse(source.url)
    if (isSourced || (source === undefined && footnote.includes(figure))) continue
    report(
      { file: 'src/content', text: `figure: '${figure}'` },
      `${figure} is not our figure and has no source with a year`,
      'source: { name: "Publisher, 2024", url }, or "our own estimate" in the footnote.',
    )
  }
}

/** Checks the sums and figures of the real content. */
export function checkFigures(report: Report): void {
  const planCosts = ACTION_PLAN.rows.map(({ cost }) => cost.match(/\d[\d,.]*/g) ?? [])
  const dollars = planCosts.flat().map((digits) => Number(digits.replaceAll(',', '')))
  const { label, cents: planCents } = ACTION_PLAN.total
  const plan = { file: 'src/content/product/action-plan.ts', text: label }
  checkSum(plan, label, dollars, planCents / 100, report)
  if (planCents >= EXAMPLE_AVERAGE_JOB_CENTS)
    report(plan, 'the action plan costs more than the average job', 'Reduce its costs.')
  checkWebsiteOptions(Object.values(WEBSITE_OPTION_PRICES), report)
  checkComparison(CLAIMS.platformPrice.value, PLANS.starter.monthlyCents, report)
  checkCaptions(videoScenes, readFileSync(CAPTIONS, 'utf8'), report)
  const percents = seo.stats.cards.filter(({ figure }) => figure.endsWith('%'))
  checkSources([...onlineCourseCreation.market.stats, ...percents], seo.stats.footnote, report)
}

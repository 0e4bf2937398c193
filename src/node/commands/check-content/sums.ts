import { readFileSync } from 'node:fs'
import { CLAIMS } from '../../../content/claims'
import {
  EXAMPLE_AVERAGE_JOB_CENTS,
  EXAMPLE_DEAL_CENTS,
  EXAMPLE_LEADS,
  EXAMPLE_VISITS,
} from '../../../content/example-company'
import { videoScenes, type VideoScene } from '../../../content/pages/testimonial-video'
import { ACTION_PLAN, costText } from '../../../content/product/action-plan'
import { campaignChart } from '../../../content/product/platform-features'
import { signedQuote } from '../../../content/product/signed-quote'
import { onlineCourseCreation } from '../../../content/services/online-course-creation'
import { seo } from '../../../content/services/seo'
import { TYPICAL_BUYERS, type TypicalBuyer } from '../../../content/typical-buyers'
import { formatUsd, type Cents } from '../../../shared/money'
import { PLANS } from '../../../shared/plans'
import type { Finding } from './finding'
import { findInSource, type Place, type SourceFiles } from './source-files'

/** Numbers that a visitor can add up, and the total shown beside them. */
interface Sum extends Place {
  readonly what: string
  readonly parts: readonly number[]
  readonly total: number
}

export function sumFinding({ what, parts, total, ...place }: Sum): Finding[] {
  const sum = parts.reduce((soFar, part) => soFar + part, 0)
  if (sum === total) return []
  return [
    { ...place, wrong: `${what}: the parts add up to ${sum}, not ${total}`, right: `Say ${sum}.` },
  ]
}

/** The number before a word: '1,200' before 'texts'. */
const numberBefore = (text: string, word: string) =>
  Number(new RegExp(`([\\d,]+) ${word}`).exec(text)?.[1]?.replaceAll(',', ''))

/** Checks that a buyer's usage in words matches the usage that is calculated. */
export function buyerFindings(buyers: readonly TypicalBuyer[], sources: SourceFiles): Finding[] {
  return buyers.flatMap(({ name, units, useInWords }) => {
    const place = findInSource(sources, useInWords, 'src/content/typical-buyers.ts')
    const used = [
      ['minutes', [units['making-calls'] ?? 0, units['receiving-calls'] ?? 0]],
      ['texts', [units['text-message'] ?? 0]],
      ['emails', [units.email ?? 0]],
    ] as const
    return used.flatMap(([word, parts]) =>
      sumFinding({
        ...place,
        what: `${name}, ${word}`,
        parts,
        total: numberBefore(useInWords, word),
      }),
    )
  })
}

const CAPTIONS = 'public/video/testimonials.vtt'

/** The caption of a scene without words. */
const PICTURE_ONLY = '['

const seconds = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Checks that each scene of the video starts, ends and reads as in its captions. */
export function captionFindings(scenes: readonly VideoScene[], captions: string): Finding[] {
  const cues = [...captions.matchAll(/^(\S+) --> (\S+)\n(.+)/gm)]
  return scenes.flatMap(({ id, start, end, lines }, index) => {
    const [cue, from = '', to = '', words = ''] = cues[index] ?? []
    const said = lines.length === 0 ? words.startsWith(PICTURE_ONLY) : words === lines.join(' ')
    if (said && seconds(from) === start && seconds(to) === end) return []
    const line = cue === undefined ? 1 : captions.slice(0, captions.indexOf(cue)).split('\n').length
    return [
      {
        file: CAPTIONS,
        line,
        wrong: `the caption of the scene "${id}" is not what the page says`,
        right: `${start} to ${end} seconds: ${lines.join(' ') || '[what the picture shows]'}`,
      },
    ]
  })
}

/** Whether the comparison's price of the platform is still that of the cheapest plan with light usage. */
export function comparisonFindings(
  price: string,
  starterCents: Cents,
  sources: SourceFiles,
): Finding[] {
  if (Number(price.replaceAll(/\D/g, '')) * 100 >= starterCents) return []
  return [
    {
      ...findInSource(sources, `value: '${price}'`, 'src/content/claims.ts'),
      wrong: `the comparison says ${price}, and Starter costs ${formatUsd(starterCents)}`,
      right: 'The figure is a month of Starter with light usage.',
    },
  ]
}

/** A figure from outside, with its source. */
interface OutsideFigure {
  readonly figure: string
  readonly source?: { readonly name: string; readonly url: string }
}

/** Finds outside figures that name no source and year and are not covered by the footnote ('Our own figures'). */
export function sourceFindings(
  figures: readonly OutsideFigure[],
  footnote: string,
  sources: SourceFiles,
): Finding[] {
  return figures.flatMap(({ figure, source }) => {
    const isSourced = source !== undefined && /\d{4}$/.test(source.name) && URL.canParse(source.url)
    if (isSourced || (source === undefined && footnote.includes(figure))) return []
    return [
      {
        ...findInSource(sources, `figure: '${figure}'`, 'src/content'),
        wrong: `${figure} comes from outside and names no source with its year`,
        right: 'source: { name: "Publisher, 2024", url }, or "our own estimate" in the footnote.',
      },
    ]
  })
}

/** The sums and figures of the real content. */
export function figureFindings(sources: SourceFiles): Finding[] {
  const company = 'src/content/example-company.ts'
  const at = (text: string) => findInSource(sources, text, company)
  const planCosts = ACTION_PLAN.rows.map(({ cost }) => costText(cost).match(/[\d,]+/g) ?? [])
  const dollars = planCosts.flat().map((digits) => Number(digits.replaceAll(',', '')))
  const plan = findInSource(sources, ACTION_PLAN.total.label, company)
  return [
    ...sumFinding({
      ...at('export const EXAMPLE_DEAL_CENTS'),
      what: 'the signed quote, in cents',
      parts: signedQuote.lines.map(({ cents }) => cents),
      total: EXAMPLE_DEAL_CENTS,
    }),
    ...sumFinding({
      ...at('export const EXAMPLE_LEADS'),
      what: 'the leads of the campaign',
      parts: campaignChart.weeks.map(({ leads }) => leads),
      total: EXAMPLE_LEADS,
    }),
    ...sumFinding({
      ...at('export const EXAMPLE_VISITS'),
      what: 'the visits of the campaign',
      parts: campaignChart.weeks.map(({ booked }) => booked),
      total: EXAMPLE_VISITS,
    }),
    ...sumFinding({
      ...plan,
      what: 'the costs of the action plan, in dollars',
      parts: dollars,
      total: ACTION_PLAN.total.cents / 100,
    }),
    ...(ACTION_PLAN.total.cents < EXAMPLE_AVERAGE_JOB_CENTS
      ? []
      : [
          {
            ...plan,
            wrong: 'the action plan costs more than the average job that it is measured against',
            right: 'Suggest less.',
          },
        ]),
    ...comparisonFindings(CLAIMS.platformPrice.value, PLANS.starter.monthlyCents, sources),
    ...buyerFindings(TYPICAL_BUYERS, sources),
    ...captionFindings(videoScenes, readFileSync(CAPTIONS, 'utf8')),
    ...sourceFindings(
      [
        ...onlineCourseCreation.market.stats,
        ...seo.stats.cards.filter(({ figure }) => figure.endsWith('%')),
      ],
      seo.stats.footnote,
      sources,
    ),
  ]
}

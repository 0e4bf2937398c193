import { hyphenated } from './hyphenated'

/** Files to be written, by their paths: new ones, and the new text of those that list the others. */
export interface Draft {
  /** Where the page will be. */
  readonly address: string
  readonly created: ReadonlyMap<string, string>
  readonly changed: ReadonlyMap<string, string>
}

const ADDRESSES = 'src/site/routes.ts'
const ENTRIES = 'src/site/pages.ts'
const LOADERS = 'src/app/pages.ts'
const SIGNS = 'src/pages/services/service-sign.tsx'
const PRICE_LINES = 'src/content/price-lines.ts'

/** A text as code; prettier sets the quotes. */
const quoted = (text: string) => JSON.stringify(text)

interface Names {
  /** `videoProduction` */
  readonly id: string
  /** `VideoProductionPage` */
  readonly component: string
  /** `video-production`: the name of its files, and of the sign of its card */
  readonly file: string
  /** `Video production` */
  readonly title: string
}

function namesOf(name: string): Names {
  const file = hyphenated(name)
  if (!/^[a-z]/.test(file)) {
    throw new Error(`The name of a service begins with a letter: "${name}" does not`)
  }
  const pascal = file
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
  const id = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  return { id, component: `${pascal}Page`, file, title: name }
}

/** Puts lines before the first match of a pattern. */
function insertBefore(text: string, pattern: RegExp, lines: string, file: string): string {
  const { index } = pattern.exec(text) ?? {}
  if (index === undefined)
    throw new Error(`${file} has no place for a new service page: ${pattern}`)
  return text.slice(0, index) + lines + text.slice(index)
}

const content = ({ id, title }: Names) => `
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ServiceHeroContent,
} from '../types'

/** What the page of this service says. */
export const ${id} = {
  hero: {
    name: ${quoted(title)},
    title: 'TODO: what the owner gets, in five words.',
    lead: 'TODO: what it is, who it is for, and what it costs.',
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  features: {
    title: 'TODO: what is included.',
    items: [{ name: 'TODO: first', text: 'TODO: one sentence.' }],
  },
  process: {
    title: 'TODO: how it goes.',
    steps: [{ mark: 'Week 1', name: 'TODO: first step', text: 'TODO: one sentence.' }],
  },
  reasons: {
    title: 'TODO: why owners choose it.',
    items: [{ name: 'TODO: first', text: 'TODO: one sentence.' }],
  },
  closing: {
    title: 'TODO: a question to the owner.',
    text: 'TODO: what happens in the call.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  features: FeatureListContent
  process: ProcessRailContent
  reasons: FeatureListContent
  closing: ClosingCallContent
}
`

const page = ({ id, component, file }: Names) => `
import { ${id} as content } from '../content/services/${file}'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ProcessRail } from '../sections/process-rail'
import { ReasonColumns } from '../sections/reason-columns'
import { ServiceHero } from '../sections/service-hero'

/** The page of this service: no other one has the same sections. */
export function ${component}() {
  return (
    <>
      <ServiceHero {...content.hero} />
      <FeatureList {...content.features} />
      <ProcessRail {...content.process} />
      <ReasonColumns {...content.reasons} />
      <ClosingCall {...content.closing} />
    </>
  )
}
`

const entry = ({ id, file, title }: Names) => `  ${id}: {
    label: ${quoted(title)},
    title: ${quoted(`${title}: TODO: what it brings`)},
    description: ${quoted(`TODO: one or two sentences on ${title.toLowerCase()} for search engines, 110 to 160 characters.`)},
    card: {
      problem: 'built', // TODO: this, 'found' or 'followUp'
      sign: ${quoted(file)}, // TODO: no other card has it; draw it in ${SIGNS}, write its price line in ${PRICE_LINES}
      color: 'stone', // TODO: this, 'prairie' or 'wheat'
      title: ${quoted(title)},
      text: 'TODO: one or two sentences for the card on the services page.',
      about: ${quoted(title.toLowerCase())},
    },
  },
`

const sign = ({ file }: Names) => `  // TODO: lines of its own; this is an empty frame
  ${quoted(file)}: 'M5 36V6h36v30',
`

/** The build refuses it, so no card goes out with a price that nobody wrote. */
const priceLine = ({ file }: Names) =>
  `  ${quoted(file)}: 'TODO: From and its starting price (src/site/service-prices.ts), or one sentence that it is quoted after a free call because of what',
`

/** The draft of a service page: its text, its page, and a line or an entry in each list of pages and cards. */
export async function draftPage(
  name: string,
  readText: (file: string) => Promise<string>,
): Promise<Draft> {
  const names = namesOf(name)
  const address = `/services/${names.file}`
  const [addresses, entries, loaders, signs, priceLines] = await Promise.all([
    readText(ADDRESSES),
    readText(ENTRIES),
    readText(LOADERS),
    readText(SIGNS),
    readText(PRICE_LINES),
  ])
  if (entries.includes(`\n  ${names.id}: {`) || entries.includes(`| '${names.file}'`)) {
    throw new Error(`"${name}" is taken: ${ENTRIES} has a page or a sign of that name`)
  }
  const model = /^ {2}seo: .*$/m.exec(loaders)?.[0] ?? ''
  const loader = model
    .replace('seo:', `${names.id}:`)
    .replace('seo-page', `${names.file}-page`)
    .replace('SeoPage', names.component)
  return {
    address,
    created: new Map([
      [`src/content/services/${names.file}.ts`, content(names).trimStart()],
      [`src/pages/${names.file}-page.tsx`, page(names).trimStart()],
    ]),
    changed: new Map([
      [
        ADDRESSES,
        insertBefore(addresses, /^ {2}platform: /m, `  ${names.id}: '${address}',\n`, ADDRESSES),
      ],
      [
        ENTRIES,
        insertBefore(
          insertBefore(entries, /^ {2}platform: /m, entry(names), ENTRIES),
          /^ {2}\| 'platform'$/m,
          `  | '${names.file}'\n`,
          ENTRIES,
        ),
      ],
      [LOADERS, insertBefore(loaders, /^ {2}seo: /m, `${loader}\n`, LOADERS)],
      [SIGNS, insertBefore(signs, /^ {2}platform: /m, sign(names), SIGNS)],
      [PRICE_LINES, insertBefore(priceLines, /^ {2}platform: /m, priceLine(names), PRICE_LINES)],
    ]),
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Files to create and files to change, by path. */
export interface Draft {
  /** Where the page will be. */
  readonly address: string
  readonly created: ReadonlyMap<string, string>
  readonly changed: ReadonlyMap<string, string>
}

const ENTRIES = 'src/content/page-table.ts'

/** A text as part of an address: small letters and digits, words joined by hyphens. */
export function hyphenated(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** A text as code; prettier sets the quotes. */
const quoted = (text: string) => JSON.stringify(text)

/** A service's name in paths, in code and on its page. */
function namesOf(title: string) {
  const file = hyphenated(title)
  if (!/^[a-z]/.test(file)) {
    throw new Error(`The name of a service begins with a letter: "${title}" does not`)
  }
  const id = file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const component = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Page`
  return { title, file, id, component }
}

type Names = ReturnType<typeof namesOf>

const content = ({ id, title }: Names) => `
import type {
  ClosingCallContent,
  FeatureListContent,
  ProcessRailContent,
  ReasonColumnsContent,
  ServiceHeroContent,
} from '../types'

export const ${id} = {
  hero: {
    name: ${quoted(title)},
    title: 'TODO: what the owner gets, in five words.',
    lead: 'TODO: what it is, who it is for, and what it costs.',
    price: { figure: 'TODO: a price from src/site/service-prices.ts', unit: 'a month', note: 'TODO: what is charged on top.' },
    links: [{ label: 'Book a Free Consultation', to: 'contact' }],
  },
  features: {
    title: 'TODO: what is included.',
    text: 'TODO: what the price covers, and what it does not.',
    items: [{ name: 'TODO: first', note: 'TODO: how often', text: 'TODO: one sentence.' }],
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
  reasons: ReasonColumnsContent
  closing: ClosingCallContent
}
`

const page = ({ id, component, file }: Names) => `
import { ${id} as content } from '../content/services/${file}'
import { FeatureList } from '../sections/feature-list'
import { ProcessRail } from '../sections/process-rail'
import { ReasonColumns } from '../sections/reason-columns'
import { ServicePage } from '../sections/service-page'

export function ${component}() {
  return (
    <ServicePage {...content}>
      <FeatureList {...content.features} />
      <ProcessRail {...content.process} />
      <ReasonColumns {...content.reasons} />
    </ServicePage>
  )
}
`

const entry = ({ id, title }: Names) => `  ${id}: {
    label: ${quoted(title)},
    title: ${quoted(`${title}: TODO: what it brings`)},
    description: ${quoted(`TODO: one or two sentences on ${title.toLowerCase()} for search engines, 110 to 160 characters.`)},
    card: {
      group: 'built', // TODO: keep, or 'found' or 'followUp'
      icon: 'M5 36V6h36v30', // TODO: lines of its own; this is an empty frame
      color: 'stone', // TODO: keep, or 'prairie' or 'wheat'
      text: 'TODO: one or two sentences for the card on the services page.',
    },
  },
`

/** A new page goes before the platform. */
const PLATFORM = /^ {2}platform: /m

/** The draft of a service page: its text, its page, its address and its entry. */
export async function draftPage(name: string, root = '.'): Promise<Draft> {
  const names = namesOf(name)
  const { id, file: slug } = names
  const address = `/services/${slug}`
  const entries = await readFile(path.join(root, ENTRIES), 'utf8')
  if (entries.includes(`\n  ${id}: {`)) {
    throw new Error(`"${name}" is taken: ${ENTRIES} has a page of that name`)
  }
  const additions = {
    'src/site/routes.ts': `  ${id}: '${address}',\n`,
    'src/content/price-lines.ts': `  ${id}: 'TODO: "From $X a month", or one sentence that says why it has no starting price',\n`,
    [ENTRIES]: entry(names),
  }
  const changed = new Map<string, string>()
  for (const [file, lines] of Object.entries(additions)) {
    const text = await readFile(path.join(root, file), 'utf8')
    const { index } = PLATFORM.exec(text) ?? {}
    if (index === undefined) throw new Error(`${file} has no entry of the platform`)
    changed.set(file, text.slice(0, index) + lines + text.slice(index))
  }
  return {
    address,
    created: new Map([
      [`src/content/services/${slug}.ts`, content(names).trimStart()],
      [`src/pages/${slug}-page.tsx`, page(names).trimStart()],
    ]),
    changed,
  }
}

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

interface Names {
  /** `videoProduction` */
  readonly id: string
  /** `VideoProductionPage` */
  readonly component: string
  /** `video-production` */
  readonly file: string
  /** `Video production` */
  readonly title: string
}

function namesOf(name: string): Names {
  const file = hyphenated(name)
  if (!/^[a-z]/.test(file)) throw new Error(`"${name}" does not begin with a letter`)
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

/** What the page on ${title.toLowerCase()} says. */
export const ${id} = {
  hero: {
    name: '${title}',
    title: 'TODO: what the owner gets, in five words.',
    lead: 'TODO: what it is, for whom, and what it costs.',
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
  closing: {
    title: 'TODO: a question to the owner.',
    text: 'TODO: what happens in the call.',
    links: [{ label: 'Schedule a Consultation', to: 'contact' }],
  },
} as const satisfies {
  hero: ServiceHeroContent
  features: FeatureListContent
  process: ProcessRailContent
  closing: ClosingCallContent
}
`

const page = ({ id, component, file, title }: Names) => `
import { ${id} as content } from '../content/services/${file}'
import { ClosingCall } from '../sections/closing-call'
import { FeatureList } from '../sections/feature-list'
import { ProcessRail } from '../sections/process-rail'
import { ServiceHero } from '../sections/service-hero'

/** ${title}. */
export function ${component}() {
  return (
    <>
      <ServiceHero {...content.hero} />
      <FeatureList {...content.features} />
      <ProcessRail {...content.process} />
      <ClosingCall {...content.closing} />
    </>
  )
}
`

const entry = ({ id, title }: Names) => `  ${id}: {
    label: '${title}',
    title: '${title}: TODO: what it brings',
    description: 'TODO: one or two sentences on ${title.toLowerCase()} for search engines, 110 to 160 characters.',
    card: {
      problem: 'built',
      sign: 'full-stack',
      color: 'stone',
      title: '${title}',
      text: 'TODO: one or two sentences for the card on the services page.',
      about: '${title.toLowerCase()}',
    },
  },
`

/** The draft of a service page: its text, its page, and a line or an entry in the three lists of pages. */
export async function draftPage(
  name: string,
  readText: (file: string) => Promise<string>,
): Promise<Draft> {
  const names = namesOf(name)
  const address = `/services/${names.file}`
  const [addresses, entries, loaders] = await Promise.all([
    readText(ADDRESSES),
    readText(ENTRIES),
    readText(LOADERS),
  ])
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
      [ENTRIES, insertBefore(entries, /^ {2}platform: /m, entry(names), ENTRIES)],
      [LOADERS, insertBefore(loaders, /^ {2}seo: /m, `${loader}\n`, LOADERS)],
    ]),
  }
}

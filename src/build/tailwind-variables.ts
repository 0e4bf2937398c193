import type { TokenOrValue } from 'lightningcss'
import { rewriteStyles } from './rewrite-styles'

/**
 * Tailwind builds many values from variables of its own, registered with `@property` so that they are
 * not inherited. Most never vary here: nothing on the site sets them, or nothing reads them. This takes
 * those out. What is left is registered in every page, because a sheet that registers variables later
 * makes the browser style the whole document anew (docs/decisions/0018-the-late-sheet-adds-no-variables.md).
 */
export interface TailwindVariables {
  /** The `@property` rules of the variables that do vary. */
  readonly registrations: string
  /** The styles without registrations, and without the variables that never vary. */
  readonly simplify: (styles: string) => string
}

/** The layer in which Tailwind sets the variables for browsers without `@property`. */
const STAND_INS = 'properties'

const REGISTRATION = /@property (--[\w-]+)\{([^}]*)\}/g

/** The styles without the layer that stands in for `@property`. */
export function withoutStandIns(styles: string): string {
  return rewriteStyles(styles, {
    Rule: {
      'layer-block': ({ value }) => (value.name?.join('.') === STAND_INS ? [] : undefined),
    },
  })
}

/** What a registered variable is where nothing sets it; undefined where it has no value then. */
function initialValue(descriptors: string): string | undefined {
  const value = /initial-value:([^;]*)/.exec(descriptors)?.[1]
  // Minified, a length of zero has lost its unit, which calc() needs.
  return value === '0' && descriptors.includes('<length>') ? '0px' : value
}

/** lightningcss hands out `null` for what a variable does not have, and takes it back only as left out. */
function asItIsTakenBack(part: TokenOrValue): TokenOrValue {
  if (part.type !== 'var') return part
  const { name, fallback } = part.value
  const value = { name: { ident: name.ident } }
  return fallback === null || fallback === undefined
    ? { type: 'var', value }
    : { type: 'var', value: { ...value, fallback: fallback.map(asItIsTakenBack) } }
}

/** The names of variables that these styles set, and of those that they read. */
function variablesOf(styles: string) {
  const set = new Set<string>()
  const read = new Set<string>()
  rewriteStyles(styles, {
    Declaration: {
      custom({ name }) {
        set.add(name)
      },
    },
    Variable({ name }) {
      read.add(name.ident)
    },
  })
  return { set, read }
}

/**
 * Finds out which of Tailwind's variables vary on the site, and which come down to a value.
 *
 * @param allStyles minified styles for every class of the site
 */
export function readTailwindVariables(allStyles: string): TailwindVariables {
  const registered = new Map<string, string>()
  for (const [, name = '', descriptors = ''] of allStyles.matchAll(REGISTRATION)) {
    registered.set(name, descriptors)
  }
  const constant = new Set<string>()
  const unread = new Set<string>()

  const simplify = (styles: string) => {
    const simple = rewriteStyles(styles.replaceAll(REGISTRATION, ''), {
      Declaration: {
        custom: ({ name }) => (constant.has(name) || unread.has(name) ? [] : undefined),
      },
      // On the way out, when what stands in the fallback has been seen to.
      VariableExit({ name, fallback }) {
        if (!constant.has(name.ident)) return
        const value = initialValue(registered.get(name.ident) ?? '')
        return value === undefined ? fallback?.map(asItIsTakenBack) : { raw: value }
      },
    })
    // Read again, values that have no variables any more are written as short as they can be.
    return rewriteStyles(simple, {})
  }

  // Without a variable, those that it was made of may be read by nobody.
  let known = -1
  let styles = withoutStandIns(allStyles)
  while (constant.size + unread.size > known) {
    known = constant.size + unread.size
    const { set, read } = variablesOf(styles)
    for (const name of registered.keys()) {
      if (!set.has(name)) constant.add(name)
      else if (!read.has(name)) unread.add(name)
    }
    styles = simplify(styles)
  }

  const registrations = [...registered]
    .filter(([name]) => !constant.has(name) && !unread.has(name))
    .map(([name, descriptors]) => `@property ${name}{${descriptors}}`)
    .join('')
  return { registrations, simplify }
}

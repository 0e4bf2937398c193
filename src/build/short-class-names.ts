import type { Selector, SelectorComponent } from 'lightningcss'
import { escapeMarkup } from '../site/escape-markup'
import { rewriteStyles } from './rewrite-styles'
import { unescapeMarkup } from './unescape-markup'

/** A style sheet with short class names, and the function that makes markup follow it. */
export interface ShortClassNames {
  readonly styles: string
  readonly inMarkup: (markup: string) => string
}

/** As React writes it: quotes inside the value are always escaped. */
const CLASS_ATTRIBUTE = / class="([^"]*)"/g

const classNames = (attribute: string): string[] =>
  unescapeMarkup(attribute).split(/\s+/).filter(Boolean)

/** Class names in a part of a selector, those inside `:is()` and its like included. */
function namesIn(part: SelectorComponent): string[] {
  if (part.type === 'class') return [part.name]
  if (part.type !== 'pseudo-class' || !('selectors' in part) || part.kind === 'host') return []
  return part.selectors.flat().flatMap(namesIn)
}

/** Where the compound begins that names the element which a rule is for. */
const subjectStart = (selector: Selector) =>
  selector.findLastIndex(({ type }) => type === 'combinator') + 1

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** a, b, … z, aa, ab, … */
function shortName(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last
}

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = shortName(index)
    if (!taken.has(name)) yield name
  }
}

/** The class names of a sheet: those of the elements that its rules are for, and all others. */
export interface ClassNames {
  readonly subjects: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
}

/** Reads the class names of a sheet. */
export function classNamesOf(styles: string): ClassNames {
  const subjects = new Set<string>()
  const asked = new Set<string>()
  rewriteStyles(styles, {
    Selector(selector) {
      const start = subjectStart(selector)
      selector.forEach((part, index) => {
        const isSubject = part.type === 'class' && index >= start
        for (const name of namesIn(part)) (isSubject ? subjects : asked).add(name)
      })
    },
  })
  return { subjects, asked }
}

/**
 * Shortens the class names of a style sheet and of the markup that it styles, because the two have to
 * arrive in one round trip (docs/decisions/0014). Components keep the long names, whose rules stand in
 * the late sheet: an element has the one kind as it was prerendered, or the other kind since React wrote
 * its attribute anew.
 *
 * Names that the rules of other elements ask for (`group`, whatever stands before a combinator) stay
 * as they are, because two elements may differ in this.
 *
 * @param late names of the late sheet, which mean something else and are not taken
 */
export function shortenClassNames(styles: string, late: ClassNames): ShortClassNames {
  const own = classNamesOf(styles)
  const asked = new Set([...own.asked, ...late.asked])
  const names = shortNames(new Set([...own.subjects, ...late.subjects, ...asked]))
  // In the order of the rules, which compresses best.
  const long = [...own.subjects].filter((name) => !asked.has(name))
  const renamed = new Map(long.map((name) => [name, names.next().value]))

  return {
    styles: rewriteStyles(styles, {
      Selector: (selector) =>
        selector.map((part) =>
          part.type === 'class' ? { ...part, name: renamed.get(part.name) ?? part.name } : part,
        ),
    }),
    inMarkup: (text) =>
      text.replaceAll(CLASS_ATTRIBUTE, (_, value: string) => {
        const list = classNames(value).map((name) => renamed.get(name) ?? escapeMarkup(name))
        return ` class="${list.join(' ')}"`
      }),
  }
}

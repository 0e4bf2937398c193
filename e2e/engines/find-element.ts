/** What a person would call a thing on the page: what kind it is, its name, and where it stands. */
export interface Target {
  /** CSS of the elements of that kind. */
  readonly css: string
  /** The whole accessible name. Without one, the first of the kind counts. */
  readonly name?: string
  readonly within?: Target
}

const kind =
  (css: string) =>
  (name?: string, within?: Target): Target => ({
    css,
    ...(name === undefined ? {} : { name }),
    ...(within === undefined ? {} : { within }),
  })

export const button = kind('button, summary, input[type=submit]')
export const link = kind('a[href]')
export const heading = kind('h1, h2, h3, h4')
export const radio = kind('input[type=radio]')
export const toggle = kind('[role=switch]')
export const field = kind('input:not([type=radio], [type=checkbox]), textarea')
export const tab = kind('[role=tab]')
export const dialog = kind('dialog[open], [role=dialog]')
export const navigation = kind('nav')
export const article = kind('article')
export const region = kind('section')
export const complementary = kind('aside')
export const frame = kind('iframe')

export const main: Target = { css: 'main' }
export const footer: Target = { css: 'footer' }
export const title: Target = { css: 'main h1' }

/**
 * Runs in the page: finds the first element that is shown and fits. The name is found as browsers do
 * (labels before content), as far as this site needs it.
 */
export function findElement(target: Target): Element | null {
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const nameOf = (element: Element) => {
    const labelIds = element.getAttribute('aria-labelledby')?.split(' ')
    if (labelIds !== undefined) {
      return labelIds.map((id) => textOf(document.getElementById(id))).join(' ')
    }
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    return (
      element.getAttribute('aria-label') ??
      element.getAttribute('title') ??
      textOf(isField ? element.labels?.[0] : element)
    )
  }
  const fits = (element: Element, name: string | undefined) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (name === undefined || nameOf(element) === name)
  const search = ({ css, name, within }: Target): Element | null => {
    const scope = within === undefined ? document : search(within)
    return [...(scope?.querySelectorAll(css) ?? [])].find((one) => fits(one, name)) ?? null
  }
  return search(target)
}

import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Fails a test in which React changes or removes a text node that has siblings, or inserts something before one. A
 * browser's translation replaces text nodes with elements. React would then change an invisible text, or throw
 * `NotFoundError` and lose the whole dialog. A text alone in a `<span>` is safe, because React then writes to the span.
 */
const faults = new Set<string>()

/** React marks the text nodes that it manages itself, but not an element's only text. */
const isReactText = (node: Node | null): node is Text =>
  node?.nodeType === 3 && Object.keys(node).some((key) => key.startsWith('__reactFiber'))

function inspect({ type, target, removedNodes, addedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData' && isReactText(target)) faults.add(`changed: ${target.data}`)
  for (const node of removedNodes) if (isReactText(node)) faults.add(`removed: ${node.data}`)
  if (addedNodes.length > 0 && isReactText(nextSibling))
    faults.add(`something inserted before: ${nextSibling.data}`)
}

let observer: MutationObserver | undefined

beforeEach(() => {
  if (typeof document === 'undefined') return
  faults.clear()
  observer = new MutationObserver((records) => records.forEach(inspect))
  observer.observe(document, { subtree: true, childList: true, characterData: true })
})

/** The faults so far, which then no longer fail the test. */
export function takeTextFaults(): string[] {
  observer?.takeRecords().forEach(inspect)
  const found = [...faults]
  faults.clear()
  return found
}

afterEach(() => {
  const found = takeTextFaults()
  observer?.disconnect()
  expect(found, 'texts that a translated page would break on').toEqual([])
})

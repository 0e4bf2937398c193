/** A decoded form: texts, lists and nested groups. */
export type FormValue = string | FormValue[] | FormGroup
export interface FormGroup {
  [name: string]: FormValue
}

/** Splits `line_items[0][price]` into its names. An empty name (`expand[]`) asks for the next index. */
function namesOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[')
  return [first, ...rest.map((name) => name.replace(/\]$/, ''))]
}

function emptyGroup(): FormGroup {
  // No prototype: a field called `constructor` or `__proto__` is a field like any other.
  const group: FormGroup = Object.create(null)
  return group
}

function put(group: FormGroup, [name = '', ...deeper]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(group).length) : name
  if (deeper.length === 0) {
    group[key] = value
    return
  }
  const existing = group[key]
  const inner = typeof existing === 'object' && !Array.isArray(existing) ? existing : emptyGroup()
  group[key] = inner
  put(inner, deeper, value)
}

/** Groups whose names count up from 0 are lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  if (isList) return entries.map(([, inner]) => inner)
  return Object.assign(emptyGroup(), Object.fromEntries(entries))
}

/**
 * Decodes a form or query as Stripe writes them: `subscription_data[metadata][plan]=starter` becomes
 * nested groups, indexed fields become lists (docs.stripe.com/api).
 */
export function parseForm(text: string): FormGroup {
  const root = emptyGroup()
  for (const [key, value] of new URLSearchParams(text)) put(root, namesOf(key), value)
  const entries = Object.entries(root).map(([name, value]) => [name, withLists(value)] as const)
  return Object.assign(emptyGroup(), Object.fromEntries(entries))
}

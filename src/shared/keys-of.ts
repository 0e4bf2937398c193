/** Typed `Object.keys` for a literal in the source. Outside data may have more keys than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

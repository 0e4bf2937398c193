/** The keys of a record that is written out in the source; one from outside may have more than its type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

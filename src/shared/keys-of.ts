/**
 * The keys of a record that is written out in the source. TypeScript knows them as plain strings only,
 * because a value may have more keys than its type names; a record from outside does not belong here.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

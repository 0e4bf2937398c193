/**
 * Rankings over time: one pass of a transposition sort per column, so that every entry moves by one
 * place at most and each crossing is an overtaking. The last column is in order.
 */
export function rankings(start: readonly number[]): number[][] {
  const columns = [[...start]]
  for (let pass = 1; pass <= start.length; pass++) {
    const next = [...(columns.at(-1) ?? [])]
    for (let place = (start.length + pass) % 2; place + 1 < next.length; place += 2) {
      const [upper, lower] = [next[place] ?? 0, next[place + 1] ?? 0]
      if (upper > lower) next.splice(place, 2, lower, upper)
    }
    columns.push(next)
  }
  return columns
}

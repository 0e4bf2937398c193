/** The lines of a table. Columns after the first `textColumns` are aligned on the right. */
export function textTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = titles.length,
  footer?: readonly string[],
): string[] {
  const last = footer ? [footer] : []
  const all = [titles, ...rows, ...last]
  const widths = titles.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, index) =>
      index < textColumns ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    return cells.join('  ').trimEnd()
  }
  return [titles, rule, ...rows, ...last.flatMap((row) => [rule, row])].map(line)
}

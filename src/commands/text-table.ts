function widthOf(text: string): number {
  return Array.from(text).length
}

/** The lines of a table. Columns after the first `textColumns` are aligned on the right. */
export function textTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = titles.length,
  footer?: readonly string[],
): string[] {
  const last = footer === undefined ? [] : [footer]
  const widths = titles.map((_, index) =>
    Math.max(...[titles, ...rows, ...last].map((cells) => widthOf(cells[index] ?? ''))),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  const line = (cells: readonly string[]) =>
    widths
      .map((width, index) => {
        const cell = cells[index] ?? ''
        const space = ' '.repeat(width - widthOf(cell))
        return index < textColumns ? cell + space : space + cell
      })
      .join('  ')
      .trimEnd()
  return [titles, rule, ...rows, ...last.flatMap((cells) => [rule, cells])].map(line)
}

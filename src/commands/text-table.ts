/** A column of a table in the terminal. Numbers are aligned on the right. */
export interface Column {
  readonly title: string
  readonly align?: 'right'
}

function widthOf(text: string): number {
  return Array.from(text).length
}

/** The lines of a table: the titles, the rows, and a last row if there is one, with rules between them. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  footer?: readonly string[],
): string[] {
  const titles = columns.map(({ title }) => title)
  const widths = columns.map((_, index) =>
    Math.max(...[titles, ...rows, footer ?? []].map((row) => widthOf(row[index] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, index) => {
        const cell = cells[index] ?? ''
        const space = ' '.repeat((widths[index] ?? 0) - widthOf(cell))
        return align === 'right' ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width))
  return [titles, rule, ...rows, ...(footer ? [rule, footer] : [])].map(line)
}

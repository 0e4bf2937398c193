/** A mistake in the content, described for its author. */
export interface Finding {
  /** Where the text is in the source. Some rules know only the file. */
  readonly file: string
  readonly line?: number
  readonly wrong: string
  readonly right: string
}

/** Two lines of output: where and what, then what would be right. */
export function findingLines({ file, line, wrong, right }: Finding): string[] {
  const where = line === undefined ? file : `${file}:${line}`
  return [`${where}: ${wrong}`, `    ${right}`]
}

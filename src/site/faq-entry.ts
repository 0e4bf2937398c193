/** A question with its answer; the same array feeds the page and its structured data. */
export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** Something wrong in an article, at a line of its file. */
export interface Problem {
  readonly line: number
  readonly message: string
}

/** Takes note of a problem. Compiling goes on, so that one build names all of them. */
export type Report = (line: number, message: string) => void

/** An answer to a write: it lies with the rows that were written, so that a page loaded anew gets it too. */
export type AnswerRow = {
  /** Whose it is and the `Idempotency-Key`. */
  key: string
  /** SHA-256 of what was sent, as hex. */
  content: string
  status: number
  body: string
}

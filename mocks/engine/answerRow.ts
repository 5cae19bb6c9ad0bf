/** An answer to a write, stored with the rows that were written: a page loaded anew gets it too. */
export type AnswerRow = {
  /** Its place among the stored ones: the oldest makes room for the newest. */
  place: number
  /** Which answer of this world it is, counted from 0. */
  count: number
  /** Whose it is and the `Idempotency-Key`. */
  key: string
  content: string
  status: number
  body: string
}

/** A stored response to a write, saved with the written rows: a reloaded page gets the same response. */
export type AnswerRow = {
  /** The slot in the store: the newest replaces the oldest. */
  place: number
  count: number
  key: string
  content: string
  status: number
  body: string
}

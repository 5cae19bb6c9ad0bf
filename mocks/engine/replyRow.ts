/**
 * The stored response to a mutation, saved together with the written rows, so that a reloaded page gets the same
 * response.
 */
export type ReplyRow = {
  /** The position in the table, whose size is limited: when it is full, the newest response replaces the oldest. */
  place: number
  count: number
  key: string
  content: string
  status: number
  body: string
}

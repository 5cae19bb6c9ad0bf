export type UserActionRow = {
  id: number
  date: string
  personId: number | null
  userName: string
  ip: string
  action: string
  objectKind: string
  objectId: string
  description: string
  /** Which of its fields, where it is one of them. */
  attribute: string | null
  oldValue: string | null
  newValue: string | null
}

declare module '../engine/rows.ts' {
  interface Rows {
    userActions: UserActionRow
  }
}

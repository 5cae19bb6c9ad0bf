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
  attribute: string | null
  oldValue: string | null
  newValue: string | null
}

/** What somebody did before the mock database began, as the journal tells of it. */
export type SeededAction = Pick<UserActionRow, 'date' | 'action' | 'objectKind' | 'objectId' | 'description'> &
  Partial<Pick<UserActionRow, 'oldValue' | 'newValue'>> & { personId: number }

declare module '../engine/tableRows.ts' {
  interface Rows {
    userActions: UserActionRow
  }
}

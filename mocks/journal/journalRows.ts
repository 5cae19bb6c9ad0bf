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

/** A journal entry for a seeded action of a user, dated before the start of the mock database. */
export type SeededAction = Pick<UserActionRow, 'date' | 'action' | 'objectKind' | 'objectId' | 'description'> &
  Partial<Pick<UserActionRow, 'oldValue' | 'newValue'>> & { personId: number }

declare module '../engine/tableRows.ts' {
  interface Rows {
    userActions: UserActionRow
  }
}

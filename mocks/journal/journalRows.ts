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

/** An action of a user before the mock database starts, as described in the journal. */
export type SeededAction = Pick<UserActionRow, 'date' | 'action' | 'objectKind' | 'objectId' | 'description'> &
  Partial<Pick<UserActionRow, 'oldValue' | 'newValue'>> & { personId: number }

declare module '../engine/tableRows.ts' {
  interface Rows {
    userActions: UserActionRow
  }
}

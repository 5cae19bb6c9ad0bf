/** `record` is `{kind}/{key}` of the contract's `RecordReference`, for example `vehicle/12`. */
export type ReminderRow = {
  id: number
  personId: number
  record: string
  on: string
  note: string
  dateCreated: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    reminders: ReminderRow
  }
}

import type { NotificationType } from '../../src/contract/notifications.ts'
import type { StaffKind } from '../../src/contract/shapes/staff.ts'

export type NotificationRow = {
  id: number
  personId: number
  type: NotificationType
  text: string
  dateCreated: string
  dateSeen: string | null
  documentGuid: string | null
  taskGuid: string | null
  commentId: number | null
  messageGuid: string | null
  staffKind: StaffKind | null
  staffId: number | null
  /** The record that a reminder is about, as `{kind}/{key}`. */
  record: string | null
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    notifications: NotificationRow
  }
}

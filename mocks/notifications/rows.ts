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
  /** The message of ССЕВ or СЕОС that it speaks of. */
  messageGuid: string | null
  /** The leave, trip, sick leave or expense report that it speaks of. */
  staffKind: StaffKind | null
  staffId: number | null
}

declare module '../engine/rows.ts' {
  interface Rows {
    notifications: NotificationRow
  }
}

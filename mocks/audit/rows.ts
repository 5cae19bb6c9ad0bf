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

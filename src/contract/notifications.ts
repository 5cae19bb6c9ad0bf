import * as v from 'valibot'
import { area } from './endpoint.ts'
import { exchangeSystemNames } from './enumerations.ts'
import { RecordReference } from './recordKinds.ts'
import {
  CivilDate,
  DateTime,
  Guid,
  Id,
  orFalse,
  orUnknown,
  Paging,
  pageOf,
  proposed,
  SortColumn,
} from './shapes/base.ts'
import { ScopeId } from './shapes/codes.ts'
import { StaffKind } from './shapes/staff.ts'

/** Types of notifications. Only `NewDocument` is in the specification; this product proposes the others. */
export const notificationTypes = [
  'NewDocument',
  'NewTask',
  'Request',
  'TaskDueSoon',
  'TaskOverdue',
  'TaskCompleted',
  'TaskChanged',
  'CaseFileClosed',
  'Comment',
  'StatusChanged',
  'ObligationPaid',
  'MessageReceived',
  'MessageServed',
  'MessageFailed',
  'MessageRefused',
  'StaffStep',
  'StaffMoved',
  'Reminder',
  'WorkHandedOver',
  'TermsRecalculated',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The query of notifications (specification 2, section 3). Without a type, notifications of all types are returned. */
export const NotificationQuery = v.object({
  sortColumns: v.array(SortColumn),
  type: v.optional(v.string()),
  seen: v.optional(v.boolean()),
  fromDate: CivilDate,
  toDate: CivilDate,
})
export const Notification = proposed(
  v.object({
    id: Id,
    type: v.string(),
    text: v.string(),
    /** The record, such as „04-895-20.11.2026: Жалба срещу …“; '' if there is none or the user may not read it. */
    about: v.string(),
    dateCreated: orUnknown(DateTime),
    seen: orFalse,
    documentGuid: v.nullable(Guid),
    commentId: v.nullable(Id),
    /** The type of all documents that a notification of type `TermsRecalculated` is about. */
    documentTypeId: proposed(v.optional(v.nullable(Id))),
    /** The module in which the notification's record opens: 1 = document flow, 2 = administrative services. */
    scope: v.nullable(ScopeId),
    taskGuid: v.nullable(Guid),
    message: v.nullable(v.object({ guid: Guid, system: v.picklist(exchangeSystemNames) })),
    staffRecord: orUnknown(v.object({ kind: StaffKind, id: Id })),
    /** True if the user may no longer read the document. */
    isClosed: orFalse,
    /** The record that a reminder is about. */
    record: orUnknown(RecordReference),
  }),
)
export type Notification = v.InferOutput<typeof Notification>
const one = v.object({ notificationId: Id })

/** Notifications of the current user (specification 2, section 7). */
export const notifications = area(
  { backend: 'shreder' },
  {
    getUserNotifications: {
      summary: 'Notifications of a window of time',
      method: 'POST',
      kind: 'read',
      path: '/api/Notifications/GetUserNotifications',
      roles: 'anyone',
      query: Paging,
      body: NotificationQuery,
      reply: v.object({
        ...pageOf(Notification).entries,
        unseenCount: orUnknown(Id),
        /** Number of unseen notifications of all types, for the bell icon. */
        unseenOfAllTypes: proposed(v.optional(Id)),
      }),
    },
    setNotificationSeen: {
      summary: 'Mark as seen',
      method: 'POST',
      kind: 'action',
      path: '/api/Notifications/SetNotificationSeen',
      roles: 'anyone',
      query: one,
      reply: 'nothing',
    },
    setNotificationNotSeen: {
      summary: 'Mark as not seen',
      method: 'POST',
      kind: 'action',
      path: '/api/Notifications/SetNotificationNotSeen',
      roles: 'anyone',
      query: one,
      reply: 'nothing',
    },
    setAllNotificationsSeen: {
      summary: 'Mark all my notifications as seen, up to the newest one that I saw',
      method: 'POST',
      kind: 'action',
      path: '/api/Notifications/SetAllNotificationsSeen',
      roles: 'anyone',
      query: v.object({ upToId: Id }),
      reply: 'nothing',
      proposed: true,
    },
  },
)

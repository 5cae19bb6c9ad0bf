import * as v from 'valibot'
import { area } from './endpoint.ts'
import { CivilDate, DateTime, Guid, Id, Paging, pageOf, proposed, SortColumn } from './shapes/base.ts'

/** The query of document 2, section 3. */
export const NotificationQuery = v.object({
  sortColumns: v.array(SortColumn),
  type: v.string(),
  seen: v.optional(v.boolean()),
  fromDate: CivilDate,
  toDate: CivilDate,
})
export const Notification = proposed(
  v.object({
    id: Id,
    type: v.string(),
    text: v.string(),
    dateCreated: DateTime,
    seen: v.boolean(),
    documentGuid: v.nullable(Guid),
    /** The comment it speaks of. */
    commentId: v.nullable(Id),
    /** Which module's address opens it: 1 = document flow, 2 = administrative services. */
    scope: v.nullable(Id),
  }),
)
export type Notification = v.InferOutput<typeof Notification>
const one = v.object({ notificationId: Id })

/** Notifications of the current user (document 2, section 7). */
export const notifications = area(
  { backend: 'shreder' },
  {
    getUserNotifications: {
      summary: 'Notifications of a window of time',
      method: 'POST',
      path: '/api/Notifications/GetUserNotifications',
      query: Paging,
      body: NotificationQuery,
      reply: v.object({ ...pageOf(Notification).entries, unseenCount: proposed(Id) }),
    },
    setNotificationSeen: {
      summary: 'Mark as seen',
      method: 'POST',
      path: '/api/Notifications/SetNotificationSeen',
      query: one,
      reply: 'nothing',
    },
    setNotificationNotSeen: {
      summary: 'Mark as not seen',
      method: 'POST',
      path: '/api/Notifications/SetNotificationNotSeen',
      query: one,
      reply: 'nothing',
    },
  },
)

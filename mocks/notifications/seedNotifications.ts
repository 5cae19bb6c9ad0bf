import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { dayAtWork } from '../people/presence.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { NotificationRow } from './notificationRows.ts'

export const NOTIFICATIONS_BLOCK = 1000
const WINDOW_DAYS = 31
const SEEN_AFTER_DAYS = 3
/** In seconds of the day in Sofia: the time of notifications that concern a whole day. */
export const MORNING = 5 * 3600

export type SeededNotification = Omit<
  NotificationRow,
  'id' | 'personId' | 'dateSeen' | 'commentId' | 'messageGuid' | 'staffKind' | 'staffId' | 'record'
> & {
  messageGuid?: string
  staffKind?: StaffKind
  staffId?: number
}
export type Recipient = { frame: Frame; person: PersonRow; roles: readonly string[]; since: string }
export type NoticesOf = (recipient: Recipient) => readonly SeededNotification[]

/**
 * Returns the time at which a person read a notification: the next morning at work. Null (unread) if that is in the
 * future.
 */
const seenOn = (frame: Frame, personId: number, notifiedAt: string): string | null => {
  const { days, startIso } = frame
  const seen = days.isoAt(dayAtWork(frame, personId, days.dayOfIso(notifiedAt) + 1, 1), AT_WORK)
  return seen <= startIso ? seen : null
}
/** In seconds of the day: by this time all users have logged in. */
const AT_WORK = 8.6 * 3600

export const notificationsOf = (frame: Frame, personId: number, sources: readonly NoticesOf[]): NotificationRow[] => {
  const { days, people, organisation } = frame
  const person = people.byId.get(personId)
  if (!person) return []
  const roles = organisation.users.find((user) => user.personId === personId)?.roles ?? []
  const since = days.isoAt(days.today - WINDOW_DAYS, MORNING)
  const recipient: Recipient = { frame, person, roles, since }
  const found = sources.flatMap((noticesOf) => noticesOf(recipient))
  const seenBefore = days.isoAt(days.today - SEEN_AFTER_DAYS, MORNING)
  const random = randomOf(frame.seed, Purpose.NOTIFICATION, personId)
  return found
    .filter((one) => one.dateCreated >= since && one.dateCreated <= frame.startIso)
    .sort((a, b) => (a.dateCreated < b.dateCreated ? -1 : a.dateCreated > b.dateCreated ? 1 : 0))
    .slice(1 - NOTIFICATIONS_BLOCK)
    .map((one, i) => ({
      id: personId * NOTIFICATIONS_BLOCK + i,
      personId,
      commentId: null,
      messageGuid: null,
      staffKind: null,
      staffId: null,
      record: null,
      dateSeen: one.dateCreated < seenBefore && random.is(0.85) ? seenOn(frame, personId, one.dateCreated) : null,
      ...one,
    }))
}

import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import { dayAtWork } from '../people/presence.ts'
import type { PersonRow } from '../people/rows.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import type { NotificationRow } from './rows.ts'

/** Each person's notifications have ids in a block of their own. */
export const NOTIFICATIONS_BLOCK = 1000
const WINDOW_DAYS = 31
const SEEN_AFTER_DAYS = 3
/** At which second of the day in Sofia what concerns a whole day is told. */
export const MORNING = 5 * 3600

export type SeededNotification = Omit<
  NotificationRow,
  'id' | 'personId' | 'dateSeen' | 'commentId' | 'messageGuid' | 'staffKind' | 'staffId'
> & {
  messageGuid?: string
  staffKind?: StaffKind
  staffId?: number
}
/** For whom notifications are made, what she may see, and from which instant on. */
export type Recipient = { frame: Frame; person: PersonRow; roles: readonly string[]; since: string }
/** What one subject had to tell a person in the last month, more or less in its order. */
export type NoticesOf = (recipient: Recipient) => readonly SeededNotification[]

/** When a person saw what she was told: on the next morning at work; null where that is still ahead. */
const seenOn = (frame: Frame, personId: number, told: string): string | null => {
  const { days, startIso } = frame
  const seen = days.isoAt(dayAtWork(frame, personId, days.dayOfIso(told) + 1, 1), AT_WORK)
  return seen <= startIso ? seen : null
}
/** Everybody has logged in by then. */
const AT_WORK = 8.6 * 3600

/** What the last month brought to one person, from all who had something to tell her. */
export const notificationsOf = (frame: Frame, personId: number, sources: readonly NoticesOf[]): NotificationRow[] => {
  const { days, people, organisation } = frame
  const person = people.byId.get(personId)
  if (!person) return []
  const roles = organisation.users.find((user) => user.personId === personId)?.roles ?? []
  const since = days.isoAt(days.today - WINDOW_DAYS, MORNING)
  const recipient: Recipient = { frame, person, roles, since }
  const found = sources.flatMap((noticesOf) => noticesOf(recipient))
  const seenBefore = days.isoAt(days.today - SEEN_AFTER_DAYS, MORNING)
  const chance = chanceOf(frame.seed, Purpose.NOTIFICATION, personId)
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
      dateSeen: one.dateCreated < seenBefore && chance.is(0.85) ? seenOn(frame, personId, one.dateCreated) : null,
      ...one,
    }))
}

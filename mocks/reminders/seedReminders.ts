import { followedDocuments } from '../documents/seedFollowing.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ReminderRow } from './reminderRows.ts'

/** In working days from today. */
const reminders = [
  { days: -1, note: 'Да се провери дали е дошъл отговор.' },
  { days: 3, note: 'Да се обадя на подателя за липсващите приложения.' },
] as const
const CREATED_BEFORE_DAYS = 2
const MORNING = 9.5 * 3600

/** Returns two reminders for each person who follows documents, about the first two of them. */
export const reminderRows = (frame: Frame): ReminderRow[] => {
  const { days } = frame
  let id = 0
  return [...followedDocuments(frame)].flatMap(([personId, documents]) =>
    reminders.flatMap(({ days: after, note }, at) => {
      const document = documents[at]
      if (!document) return []
      id += 1
      return {
        id,
        personId,
        record: `document/${document.guid}`,
        on: days.dateOf(days.step(days.today, after)),
        note,
        dateCreated: days.isoAt(days.step(days.today, -CREATED_BEFORE_DAYS), MORNING),
      }
    }),
  )
}

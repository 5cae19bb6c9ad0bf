import { metadata } from '../../contract/metadata.ts'
import { yearOf } from '../../dates/civilDate.ts'
import type { NonWorkingDay } from '../../rules/deadlines/nonWorkingDays.ts'
import { duplicatesWarning } from '../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { attempt, mapReply } from '../../transport/request.ts'

/** A non-working day from the backend. A day without an id is a statutory holiday, which is not stored. */
export type CalendarDay = NonWorkingDay & { id?: number }

const daysNow = (date: string) =>
  attempt(metadata.getNonWorkingDays, { query: { year: yearOf(date) } }, { quiet: true })

export const addedDay = (day: NonWorkingDay): Mutation<CalendarDay[], 'added'> => {
  const equalIn = (days: readonly CalendarDay[]) =>
    days.filter(({ date, name }) => date === day.date && name === day.name)
  return {
    about: 'non-working-day/new',
    content: day,
    send: async (idempotencyKey) =>
      mapReply(
        await attempt(metadata.insertNonWorkingDay, { body: { ...day, id: 0 } }, { idempotencyKey }),
        () => 'added',
      ),
    readCurrent: () => daysNow(day.date),
    find: (days) => (equalIn(days).length > 0 ? { reply: 'added' } : null),
    duplicates: (days) => duplicatesWarning(equalIn(days).length - 1, 'Денят е добавен', 'Изтрийте излишния.'),
  }
}

export const removedDay = ({ id, date }: { id: number; date: string }): Mutation<CalendarDay[], 'removed'> => ({
  about: `non-working-day/${id}`,
  content: id,
  send: async (idempotencyKey) =>
    mapReply(await attempt(metadata.deleteNonWorkingDay, { query: { id } }, { idempotencyKey }), () => 'removed'),
  readCurrent: () => daysNow(date),
  find: (days) => (days.some((day) => day.id === id) ? null : { reply: 'removed' }),
})

import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import {
  asSuspension,
  endAfterSuspensions,
  intervalOf,
  ofTerm,
  pushedBy,
} from '../../src/rules/deadlines/suspension.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { remember } from './history.ts'
import { titleOf } from './names.ts'
import { statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/**
 * What changes in a document that is resumed: the suspension stays on record, and its term goes on with what was left of it. A
 * term that follows from no start and quantity is moved by the days for which it stood.
 */
export const afterSuspension = (world: World, row: DocumentRow): Partial<DocumentRow> => {
  const suspension = { from: civilDateOf(row.statusDate), to: todayOf(world) }
  const suspensions = [...row.suspensions, intervalOf(suspension)]
  if (!row.deadline) return { suspensions }
  const { deadline, deadlineStart, deadlineQuantity, deadlineUnitId } = row
  const calendar = calendarOf(world)
  const unit = asDeadlineUnit(deadlineUnitId ?? 0)
  const all = (intervals: readonly string[]) => intervals.flatMap((interval) => asSuspension(interval) ?? [])
  if (deadlineStart && deadlineQuantity !== null && unit !== undefined) {
    const endOf = (intervals: readonly string[]) =>
      endAfterSuspensions(deadlineStart, deadlineQuantity, unit, ofTerm(deadlineStart, all(intervals)), calendar).end
    // Only a term that is still the rule's own follows the rule further.
    if (endOf(row.suspensions) === deadline) return { suspensions, deadline: endOf(suspensions) }
  }
  const { end } = pushedBy({ rawEnd: deadline, end: deadline }, suspension, unit, calendar)
  return { suspensions, deadline: end }
}

/** The history says from when to when a term moved. */
export const rememberTerm = (world: World, caller: Caller, before: DocumentRow, after: DocumentRow): void =>
  remember(world, caller, after.guid, {
    action: 'Преместване на срок',
    attribute: 'Срок',
    oldValue: before.deadline ? formatDateYear(before.deadline) : undefined,
    newValue: after.deadline ? formatDateYear(after.deadline) : undefined,
    note: 'Срокът не тече, докато документът е спрян.',
  })

/** The notification about a new status, for the people who work on the document. */
export const statusNews = (before: DocumentRow, after: DocumentRow): string => {
  const title = titleOf(after)
  const because = after.statusReason ? `: ${after.statusReason}` : ''
  switch (statusOf(after)) {
    case DocumentStatus.SUSPENDED:
      return `${title} е спрян до ${formatDateYear(after.suspendedUntil ?? '')}${because}`
    case DocumentStatus.IN_PROGRESS:
      return statusOf(before) === DocumentStatus.SUSPENDED && after.deadline
        ? `${title} е възобновен. Срокът вече е ${formatDateYear(after.deadline)}`
        : `${title} отново се изпълнява${because}`
    default:
      return `${title} премина в статус „${documentStatusLabels[statusOf(after)]}“${because}`
  }
}

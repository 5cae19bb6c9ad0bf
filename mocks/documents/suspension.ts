import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import {
  asSuspension,
  endAfterSuspensions,
  extendBySuspension,
  intervalOf,
  suspensionsOfTerm,
} from '../../src/rules/deadlines/suspension.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { titleOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'
import { statusOf } from './permissions.ts'

/**
 * Returns the changes of a row when its suspension ends. A deadline that follows from a term is computed again without
 * the suspended time; any other moves by the suspended days.
 */
export const afterSuspension = (db: MockDatabase, row: DocumentRow): Partial<DocumentRow> => {
  const suspension = { from: civilDateOf(row.statusDate), to: todayOf(db) }
  const suspensions = [...row.suspensions, intervalOf(suspension)]
  if (!row.deadline) return { suspensions }
  const { deadline, deadlineStart, deadlineQuantity, deadlineUnitId } = row
  const calendar = calendarOf(db)
  const unit = asDeadlineUnit(deadlineUnitId ?? 0)
  const all = (intervals: readonly string[]) => intervals.flatMap((interval) => asSuspension(interval) ?? [])
  if (deadlineStart && deadlineQuantity !== null && unit !== undefined) {
    const endOf = (intervals: readonly string[]) =>
      endAfterSuspensions(
        deadlineStart,
        deadlineQuantity,
        unit,
        suspensionsOfTerm(deadlineStart, all(intervals)),
        calendar,
      ).end
    // If the deadline no longer follows from the term, a user has set it, so it is only moved (below).
    if (endOf(row.suspensions) === deadline) return { suspensions, deadline: endOf(suspensions) }
  }
  const { end } = extendBySuspension({ rawEnd: deadline, end: deadline }, suspension, unit, calendar)
  return { suspensions, deadline: end }
}

export const rememberTerm = (db: MockDatabase, caller: Caller, before: DocumentRow, after: DocumentRow): void =>
  remember(db, caller, after.guid, {
    action: 'Преместване на срок',
    attribute: 'Срок',
    oldValue: before.deadline ? formatDateYear(before.deadline) : undefined,
    newValue: after.deadline ? formatDateYear(after.deadline) : undefined,
    note: 'Срокът не тече, докато документът е спрян.',
  })

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

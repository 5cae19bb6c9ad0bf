import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import { type DayCalendar, dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import { endAfterSuspensions, ofTerm, type Suspension } from '../../src/rules/deadlines/suspension.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { change, remember } from '../audit/history.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/session.ts'
import { moveParts } from '../tasks/moveParts.ts'
import type { TaskAssigneeRow, TaskRow } from '../tasks/rows.ts'
import { suspensionsOf } from '../tasks/standing.ts'
import { isOpen } from '../tasks/views.ts'
import type { World } from '../world.ts'
import { calendarOf } from './calendar.ts'

type Term = { start: CivilDate; quantity: number; unitId: number; end: CivilDate; suspensions: readonly Suspension[] }
type Moved = {
  documents: { row: DocumentRow; deadline: CivilDate }[]
  tasks: { task: TaskRow; parts: TaskAssigneeRow[] }[]
}
/** A day that becomes non-working, or is so no more. */
export type ChangedDay = { date: CivilDate; isNonWorking: boolean }

const calendarWith = (world: World, { date, isNonWorking }: ChangedDay): DayCalendar => {
  const rows = world.nonWorkingDays.all()
  if (isNonWorking) return dayCalendar([...rows, { date, name: '' }])
  // Of two holidays on one day the other one remains.
  const [removed] = world.nonWorkingDays.by('date', date)
  return dayCalendar(rows.filter((day) => day !== removed))
}

/** Where a term ends by the other calendar; undefined where it stays, or was not computed from its start. */
const movedEnd = (term: Term, day: CivilDate, before: DayCalendar, after: DayCalendar): CivilDate | undefined => {
  const { start, quantity, unitId, end, suspensions } = term
  const unit = asDeadlineUnit(unitId)
  // A day outside a term moves nothing: neither counting nor rolling comes to it.
  if (unit === undefined || day <= start || day > end) return undefined
  const endBy = (calendar: DayCalendar) =>
    endAfterSuspensions(start, quantity, unit, ofTerm(start, suspensions), calendar).end
  const moved = endBy(after)
  return moved !== end && endBy(before) === end ? moved : undefined
}

/** The open terms that end on another day when a day changes. Terms that somebody set by hand stay. */
export const movedTerms = (world: World, day: ChangedDay): Moved => {
  const [before, after] = [calendarOf(world), calendarWith(world, day)]
  const documents = world.documents.all().flatMap((row) => {
    const { deadline, deadlineStart: start, deadlineQuantity: quantity, deadlineUnitId: unitId } = row
    if (deadline === null || start === null || quantity === null || unitId === null || isFinal(statusOf(row))) return []
    const term = { start, quantity, unitId, end: deadline, suspensions: suspensionsOf(row) }
    const end = movedEnd(term, day.date, before, after)
    return end === undefined ? [] : [{ row, deadline: end }]
  })
  const tasks = world.tasks
    .all()
    .filter(isOpen)
    .flatMap((task) => {
      const suspensions = suspensionsOf(world.documents.get(task.documentGuid))
      const own = world.taskAssignees.by('taskGuid', task.guid)
      const parts = own.map((part) => {
        const { startDate: start, quantity, unitId, endDate: end } = part
        const moved =
          part.dateCompleted === null
            ? movedEnd({ start, quantity, unitId, end, suspensions }, day.date, before, after)
            : undefined
        return moved === undefined ? part : { ...part, endDate: moved }
      })
      return parts.some((part, at) => part !== own[at]) ? [{ task, parts }] : []
    })
  return { documents, tasks }
}

/** Writes the terms that moved, each into the history of its document. To be called in one step with the day itself. */
export const moveTerms = (world: World, caller: Caller, { documents, tasks }: Moved, note: string): void => {
  for (const { row, deadline } of documents) {
    change(world, row, { deadline })
    remember(world, caller, row.guid, {
      action: 'Преместване на срок',
      attribute: 'Срок',
      oldValue: formatDateYear(row.deadline),
      newValue: formatDateYear(deadline),
      note,
    })
  }
  for (const { task, parts } of tasks) moveParts(world, caller, task, parts, note)
}

import type { CivilDate } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import {
  endAfterSuspensions,
  extendBySuspension,
  type Suspension,
  suspensionsOfTerm,
} from '../../src/rules/deadlines/suspension.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { suspensionsOf } from '../documents/suspensionState.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { calendarOf } from '../settings/calendar.ts'
import { moveParts } from './moveParts.ts'
import type { TaskAssigneeRow } from './taskRows.ts'
import { isOpen } from './taskViews.ts'

const endOf = (db: MockDatabase, part: TaskAssigneeRow, all: readonly Suspension[]): CivilDate => {
  const calendar = calendarOf(db)
  const unit = asDeadlineUnit(part.unitId)
  const touching = suspensionsOfTerm(part.startDate, all)
  const last = suspensionsOfTerm(part.startDate, all.slice(-1))[0]
  if (!last) return part.endDate
  if (unit !== undefined) {
    const after = (of: readonly Suspension[]) =>
      endAfterSuspensions(part.startDate, part.quantity, unit, of, calendar).end
    if (after(touching.slice(0, -1)) === part.endDate) return after(touching)
  }
  return extendBySuspension({ rawEnd: part.endDate, end: part.endDate }, last, unit, calendar).end
}

/**
 * When work on a document is resumed, moves the deadlines of the assignees who have not completed their part by the
 * suspended time.
 */
export const resumeTerms = (db: MockDatabase, caller: Caller, resumed: DocumentRow): void => {
  const all = suspensionsOf(resumed)
  for (const task of db.tasks.by('documentGuid', resumed.guid).filter(isOpen)) {
    const parts = db.taskAssignees.by('taskGuid', task.guid).map((part) => {
      const endDate = part.dateCompleted === null ? endOf(db, part, all) : part.endDate
      return endDate === part.endDate ? part : { ...part, endDate }
    })
    moveParts(db, caller, task, parts, 'Срокът не тече, докато документът е спрян.')
  }
}

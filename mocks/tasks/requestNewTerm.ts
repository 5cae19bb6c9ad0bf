import { formatDateYear } from '../../src/dates/civilDate.ts'
import { newTermProblems } from '../../src/rules/tasks/newTerm.ts'
import { mayRequestNewTerm } from '../../src/rules/tasks/taskActions.ts'
import { remember } from '../documents/history.ts'
import { assertFields, assertFound, assertWhole, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { todayOf } from '../settings/calendar.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from './taskFacts.ts'
import type { TaskRow } from './taskRows.ts'
import { keepTermRequest } from './termRequests.ts'

type GivenNewTerm = { assigneeId: number; until: string; reason: string }

/**
 * Notifies the assigner of a requested later deadline and records the request. Only the assigner changes the deadline.
 */
export const requestNewTerm = (db: MockDatabase, caller: Caller, task: TaskRow, given: GivenNewTerm): void => {
  const part = assertFound(db.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (part.taskGuid !== task.guid) refuseMalformed('Изпълнителят е от друга задача.')
  assertWhole(mayRequestNewTerm(factsOfTaskRow(db, task), partFactsOf(db, part), whoOf(caller)))
  assertFields(newTermProblems(given, { endDate: part.endDate, today: todayOf(db) }))
  const until = formatDateYear(given.until)
  const reason = given.reason.trim()
  keepTermRequest(db, part, { until: given.until, reason })
  remember(db, caller, task.documentGuid, {
    action: 'Задача – искане за нов срок',
    attribute: `Задача № ${task.id}, срок`,
    oldValue: formatDateYear(part.endDate),
    newValue: until,
    note: reason,
  })
  const followers = task.controllerPersonId === null ? [] : [task.controllerPersonId]
  notifyOthers(db, caller, [task.assignerPersonId, ...followers], {
    type: 'TaskChanged',
    text: `${firstAndLastNameOf(caller.person)} иска нов срок ${until} за задача № ${task.id}: ${reason}`,
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
}

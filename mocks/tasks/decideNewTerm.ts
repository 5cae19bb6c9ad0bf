import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { workingDaysLeft } from '../../src/rules/deadlines/endOfTerm.ts'
import { mayDecideNewTerm } from '../../src/rules/tasks/taskActions.ts'
import { remember } from '../documents/history.ts'
import { assertFound, assertWhole, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { calendarOf } from '../settings/calendar.ts'
import { moveParts } from './moveParts.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from './taskFacts.ts'
import type { TaskRow } from './taskRows.ts'
import { termRequestOf } from './termRequests.ts'

type Decision = { assigneeId: number; isAccepted: boolean }

/**
 * Accepts or declines a requested term as the assigner decides; an accepted term replaces the deadline. The requester
 * is notified.
 */
export const decideNewTerm = (db: MockDatabase, caller: Caller, task: TaskRow, given: Decision): void => {
  const part = assertFound(db.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (part.taskGuid !== task.guid) refuseMalformed('Изпълнителят е от друга задача.')
  const request = termRequestOf(db, part)
  const requestedTerm = request?.decision === 'waiting' ? { until: request.until } : null
  assertWhole(mayDecideNewTerm(factsOfTaskRow(db, task), partFactsOf(db, part), requestedTerm, whoOf(caller)))
  if (!request) return
  const { isAccepted } = given
  db.put('termRequests', { ...request, decision: isAccepted ? 'accepted' : 'declined' })
  const until = formatDateYear(request.until)
  if (isAccepted) {
    const parts = db.taskAssignees.by('taskGuid', task.guid)
    const quantity = workingDaysLeft(request.until, part.startDate, calendarOf(db))
    const term = { endDate: request.until, quantity, unitId: DeadlineUnit.WORKING_DAYS }
    const moved = parts.map((one) => (one.id === part.id ? { ...one, ...term } : one))
    moveParts(db, caller, task, moved, `Приет е поискан нов срок: ${request.reason}`)
  }
  remember(db, caller, task.documentGuid, {
    action: isAccepted ? 'Задача – приет нов срок' : 'Задача – отказан нов срок',
    attribute: `Задача № ${task.id}, срок`,
    oldValue: formatDateYear(part.endDate),
    newValue: isAccepted ? until : formatDateYear(part.endDate),
    note: request.reason,
  })
  notifyOthers(db, caller, [part.personId], {
    type: 'TaskChanged',
    text: `${firstAndLastNameOf(caller.person)} ${isAccepted ? 'прие' : 'отказа'} искания от Вас нов срок ${until} за задача № ${task.id}.`,
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
}

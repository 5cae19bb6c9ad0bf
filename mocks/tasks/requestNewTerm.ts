import { formatDateYear } from '../../src/dates/civilDate.ts'
import { newTermProblems } from '../../src/rules/tasks/newTerm.ts'
import { mayRequestNewTerm } from '../../src/rules/tasks/taskActions.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, malformed } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { tell } from '../notifications/tell.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { todayOf } from '../settings/calendar.ts'
import type { TaskRow } from './rows.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from './taskFacts.ts'
import { keepTermRequest } from './termRequests.ts'

type GivenNewTerm = { assigneeId: number; until: string; reason: string }

/**
 * An assignee requests a later deadline: the assigner is notified and the request is recorded; only the assigner
 * changes the deadline.
 */
export const requestNewTerm = (world: World, caller: Caller, task: TaskRow, given: GivenNewTerm): void => {
  const part = found(world.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (part.taskGuid !== task.guid) malformed('Изпълнителят е от друга задача.')
  insistWhole(mayRequestNewTerm(factsOfTaskRow(world, task), partFactsOf(world, part), whoOf(caller)))
  insistFields(newTermProblems(given, { endDate: part.endDate, today: todayOf(world) }))
  const until = formatDateYear(given.until)
  const reason = given.reason.trim()
  keepTermRequest(world, part, { until: given.until, reason })
  remember(world, caller, task.documentGuid, {
    action: 'Задача – искане за нов срок',
    attribute: `Задача № ${task.id}, срок`,
    oldValue: formatDateYear(part.endDate),
    newValue: until,
    note: reason,
  })
  const followers = task.controllerPersonId === null ? [] : [task.controllerPersonId]
  tell(world, caller, [task.assignerPersonId, ...followers], {
    type: 'TaskChanged',
    text: `${firstAndLastNameOf(caller.person)} иска нов срок ${until} за задача № ${task.id}: ${reason}`,
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
}

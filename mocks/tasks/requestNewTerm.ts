import { formatDateYear } from '../../src/dates/civilDate.ts'
import { messagesByField } from '../../src/rules/requiredFields.ts'
import { newTermProblems } from '../../src/rules/tasks/newTerm.ts'
import { remember } from '../audit/history.ts'
import { checkMessage } from '../documents/createDocument.ts'
import { found, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { tell } from '../notifications/notifyPeople.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { TaskRow } from './rows.ts'
import { isOpen } from './views.ts'

type Given = { assigneeId: number; until: string; reason: string }

/** An assignee asks who gave the task for more time: the request is told and recorded, the term is the assigner's to change. */
export const requestNewTerm = (world: World, caller: Caller, task: TaskRow, given: Given): void => {
  const part = found(world.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (part.taskGuid !== task.guid || part.personId !== caller.person.id)
    refuse('Нов срок се иска само за собствената част от задачата.')
  if (!isOpen(task) || part.dateCompleted) refuse('Вашата част от задачата вече е изпълнена.')
  const problems = newTermProblems(given, { endDate: part.endDate, today: todayOf(world) })
  if (Object.keys(problems).length > 0) refuseFields(checkMessage, messagesByField(problems))
  const until = formatDateYear(given.until)
  const reason = given.reason.trim()
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

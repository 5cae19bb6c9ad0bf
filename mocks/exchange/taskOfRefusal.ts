import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { newPart, newTask, tellOfTask } from '../tasks/newTask.ts'
import type { ExchangeMessageRow } from './rows.ts'

/** In working days: what came back is answered soon. */
const TERM = 3

/**
 * A refusal in СЕОС gives the author a task: send it elsewhere or otherwise. One for each addressee who refused, in the
 * name of who sent it, or the author's. Nobody does it by hand, so the history says no name.
 */
export const giveTaskOfRefusal = (world: World, document: DocumentRow, message: ExchangeMessageRow): void => {
  const author = world.persons.get(document.authorPersonId)
  if (!author || message.failure === null) return
  const today = todayOf(world)
  const { end } = endOfDeadline(today, TERM, DeadlineUnit.WORKING_DAYS, calendarOf(world))
  const description = `${message.partyName} отказа да регистрира документа: ${message.failure}`
  const task = newTask(world, document, {
    typeId: TaskType.EXECUTION,
    description,
    assignerPersonId: message.processedByPersonId ?? author.id,
    deadline: end,
  })
  const part = newPart(world, task, {
    positionId: author.positionId,
    personId: author.id,
    isMain: true,
    instruction: 'Преценете дали да се изпрати на друг адресат, по друг начин или поправен.',
    startDate: today,
    quantity: TERM,
    unitId: DeadlineUnit.WORKING_DAYS,
    endDate: end,
  })
  world.put('tasks', task)
  world.put('taskAssignees', part)
  world.put('history', {
    id: world.nextId('history'),
    documentGuid: document.guid,
    date: world.now().toISOString(),
    personId: null,
    action: 'Задача – възлагане',
    attribute: 'Задача',
    oldValue: null,
    newValue: description,
    note: null,
    departmentId: null,
  })
  tellOfTask(world, null, task, part, description)
}

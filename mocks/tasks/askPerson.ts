import { TaskStatus, type TaskType } from '../../src/contract/taskKinds.ts'
import { mayBeAsked } from '../../src/rules/tasks/workAccess.ts'
import { remember } from '../documents/history.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import { insist } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import type { PersonRow } from '../people/rows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import { putShortTask, tellOfTask } from './newTask.ts'
import { openPartOf, openPartsIn } from './openParts.ts'
import type { TaskRow } from './rows.ts'
import { isOpen } from './views.ts'

export const openRequests = (world: World, { guid }: DocumentRow, typeId: TaskType): TaskRow[] =>
  world.tasks.by('documentGuid', guid).filter((task) => task.typeId === typeId && isOpen(task))

export const closeRequests = (world: World, requests: readonly TaskRow[]): void => {
  for (const task of requests)
    world.put('tasks', {
      ...task,
      statusId: TaskStatus.CLOSED_AUTOMATICALLY,
      dateCompleted: world.now().toISOString(),
    })
}

export const closeOwnParts = (world: World, caller: Caller, requests: readonly TaskRow[]): void => {
  for (const task of requests) {
    const open = openPartsIn(world, task)
    const mine = open.filter(({ personId }) => personId === caller.person.id)
    for (const part of mine)
      world.put('taskAssignees', {
        ...part,
        statusId: TaskStatus.CLOSED_AUTOMATICALLY,
        completedByPersonId: caller.person.id,
        dateCompleted: world.now().toISOString(),
      })
    if (mine.length > 0 && mine.length === open.length) closeRequests(world, [task])
  }
}

/**
 * Opens a request to a person with a notification, unless there is one already. The request grants access to the
 * document.
 */
export const askPerson = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  person: PersonRow,
  { typeId, description }: { typeId: TaskType; description: string },
): void => {
  if (openRequests(world, document, typeId).some((task) => openPartOf(world, task, person.id))) return
  insist(mayBeAsked(fullNameOf(person), rolesOfPerson(world, person.id)))
  const { task, part } = putShortTask(world, document, person, {
    typeId,
    description,
    instruction: description,
    assignerPersonId: caller.person.id,
  })
  remember(world, caller, document.guid, { action: 'Задача – възлагане', attribute: 'Задача', newValue: description })
  tellOfTask(world, caller, task, part, document.subject)
}

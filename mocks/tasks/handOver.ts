import { mayHandOver } from '../../src/rules/tasks/taskActions.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import { insist } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { PersonRow } from '../people/rows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import { tellOfTask } from './newTask.ts'
import { type OpenPart, waitingFor } from './openParts.ts'
import { tellTakenAway } from './taskNews.ts'

export const openTasksOf = (world: World, personId: number): OpenPart[] =>
  waitingFor(world, personId).toSorted((a, b) =>
    a.own.endDate < b.own.endDate ? -1 : a.own.endDate > b.own.endDate ? 1 : a.own.id - b.own.id,
  )

/**
 * Moves the open parts of one person to another, with instruction and deadline. Tasks in which the other already has a
 * part are skipped.
 */
export const handOverTasks = (world: World, caller: Caller, from: PersonRow, to: PersonRow) => {
  const roles = rolesOfPerson(world, to.id)
  insist(mayHandOver(from, { id: to.id, name: firstAndLastNameOf(to), isActive: to.isActive, roles }))
  const open = openTasksOf(world, from.id)
  const movable = open.filter(({ task }) =>
    world.taskAssignees.by('taskGuid', task.guid).every(({ personId }) => personId !== to.id),
  )
  world.inOneStep(() => {
    for (const { task, own } of movable) {
      const part = { ...own, personId: to.id, positionId: to.positionId }
      world.put('taskAssignees', part)
      remember(world, caller, task.documentGuid, {
        action: 'Задача – промяна',
        attribute: `Задача № ${task.id}, изпълнител`,
        oldValue: firstAndLastNameOf(from),
        newValue: firstAndLastNameOf(to),
        note: 'Предаване на неприключени задачи',
      })
      tellOfTask(world, caller, task, part, part.instruction)
      tellTakenAway(world, caller, task, [from.id])
    }
  })
  return { handedOver: movable.length, left: open.length - movable.length }
}

import { remember } from '../audit/history.ts'
import { refuse } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { PersonRow } from '../people/rows.ts'
import type { World } from '../world.ts'
import { tellOfTask } from './newTask.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { tellTakenAway } from './taskNews.ts'
import { isOpen } from './views.ts'

/** A task that waits for somebody, with the part that is waited for. */
type Waiting = { task: TaskRow; own: TaskAssigneeRow }

/** What somebody has still to do, the nearest term first. */
export const openTasksOf = (world: World, personId: number): Waiting[] =>
  world.taskAssignees
    .by('personId', personId)
    .filter(({ dateCompleted }) => dateCompleted === null)
    .flatMap((own) => {
      const task = world.tasks.get(own.taskGuid)
      return task && isOpen(task) ? [{ task, own }] : []
    })
    .toSorted((a, b) => (a.own.endDate < b.own.endDate ? -1 : a.own.endDate > b.own.endDate ? 1 : a.own.id - b.own.id))

/**
 * Gives the open parts of one person to another, each with its instruction and its term. A task in which the other has a
 * part already is left: nobody does the same thing twice.
 */
export const handOverTasks = (world: World, caller: Caller, from: PersonRow, to: PersonRow) => {
  if (from.id === to.id) refuse('Изберете друг служител.')
  if (!to.isActive) refuse(`${firstAndLastNameOf(to)} вече не работи тук. Изберете друг служител.`)
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

import type { World } from '../engine/world.ts'
import type { PersonRow } from '../people/rows.ts'
import { waitingFor } from './openParts.ts'
import { remind } from './remind.ts'

const moveTasks = (world: World, { id, positionId }: PersonRow): void => {
  for (const { own } of waitingFor(world, id))
    if (own.positionId !== positionId) world.put('taskAssignees', { ...own, positionId })
}

/** Moves tasks with their assignee and reminds of them at log-in; answers which tasks are open. */
export const followPeople = (world: World): void => {
  world.on('loggedIn', (personId) => remind(world, personId))
  world.on('personPlaced', (_caller, _before, now) => {
    if (now.positionId !== 0) moveTasks(world, now)
  })
  world.on('openTasksOf', (personId) =>
    waitingFor(world, personId).map(({ task, own }) => ({
      guid: task.guid,
      number: String(task.id),
      description: task.description,
      endDate: own.endDate,
    })),
  )
}

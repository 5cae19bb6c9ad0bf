import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { waitingFor } from './openParts.ts'
import { remind } from './remindOfTasks.ts'

const moveTasks = (db: MockDatabase, { id, positionId }: PersonRow): void => {
  for (const { own } of waitingFor(db, id))
    if (own.positionId !== positionId) db.put('taskAssignees', { ...own, positionId })
}

/**
 * Listens to events about people: when a person moves to another department, the open tasks move too; at log-in a
 * person is reminded of tasks. Also handles the queries of other modules about open tasks.
 */
export const followPeople = (db: MockDatabase): void => {
  db.on('loggedIn', (personId) => remind(db, personId))
  db.on('personPlaced', (_caller, _before, now) => {
    if (now.positionId !== 0) moveTasks(db, now)
  })
  db.on('openTasksOf', (personId) =>
    waitingFor(db, personId).map(({ task, own }) => ({
      guid: task.guid,
      number: String(task.id),
      description: task.description,
      endDate: own.endDate,
    })),
  )
}

import { mayHandOver } from '../../src/rules/tasks/taskActions.ts'
import { remember } from '../documents/history.ts'
import { assert } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import { notifyOfTask } from './newTask.ts'
import { type OpenPart, waitingFor } from './openParts.ts'
import { notifyTakenAway } from './taskNews.ts'

export const openTasksOf = (db: MockDatabase, personId: number): OpenPart[] =>
  waitingFor(db, personId).toSorted((a, b) =>
    a.own.endDate < b.own.endDate ? -1 : a.own.endDate > b.own.endDate ? 1 : a.own.id - b.own.id,
  )

export const handOverTasks = (db: MockDatabase, caller: Caller, from: PersonRow, to: PersonRow) => {
  const roles = rolesOfPerson(db, to.id)
  assert(mayHandOver(from, { id: to.id, name: firstAndLastNameOf(to), isActive: to.isActive, roles }))
  const open = openTasksOf(db, from.id)
  const movable = open.filter(({ task }) =>
    db.taskAssignees.by('taskGuid', task.guid).every(({ personId }) => personId !== to.id),
  )
  db.inOneStep(() => {
    for (const { task, own } of movable) {
      const part = { ...own, personId: to.id, positionId: to.positionId }
      db.put('taskAssignees', part)
      remember(db, caller, task.documentGuid, {
        action: 'Задача – промяна',
        attribute: `Задача № ${task.id}, изпълнител`,
        oldValue: firstAndLastNameOf(from),
        newValue: firstAndLastNameOf(to),
        note: 'Предаване на неприключени задачи',
      })
      notifyOfTask(db, caller, task, part, part.instruction)
      notifyTakenAway(db, caller, task, [from.id])
    }
  })
  return { handedOver: movable.length, left: open.length - movable.length }
}

import { TaskStatus, type TaskType } from '../../src/contract/taskKinds.ts'
import { mayGetTask } from '../../src/rules/tasks/workAccess.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { assert } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import { notifyOfTask, putShortTask } from './newTask.ts'
import { openPartOf, openPartsIn } from './openParts.ts'
import type { TaskRow } from './taskRows.ts'
import { isOpen } from './taskViews.ts'

export const openRequests = (db: MockDatabase, { guid }: DocumentRow, typeId: TaskType): TaskRow[] =>
  db.tasks.by('documentGuid', guid).filter((task) => task.typeId === typeId && isOpen(task))

export const closeRequests = (db: MockDatabase, requests: readonly TaskRow[]): void => {
  for (const task of requests)
    db.put('tasks', {
      ...task,
      statusId: TaskStatus.CLOSED_AUTOMATICALLY,
      dateCompleted: db.now().toISOString(),
    })
}

export const closeOwnParts = (db: MockDatabase, caller: Caller, requests: readonly TaskRow[]): void => {
  for (const task of requests) {
    const open = openPartsIn(db, task)
    const mine = open.filter(({ personId }) => personId === caller.person.id)
    for (const part of mine)
      db.put('taskAssignees', {
        ...part,
        statusId: TaskStatus.CLOSED_AUTOMATICALLY,
        completedByPersonId: caller.person.id,
        dateCompleted: db.now().toISOString(),
      })
    if (mine.length > 0 && mine.length === open.length) closeRequests(db, [task])
  }
}

export const requestPerson = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  person: PersonRow,
  { typeId, description }: { typeId: TaskType; description: string },
): void => {
  if (openRequests(db, document, typeId).some((task) => openPartOf(db, task, person.id))) return
  assert(mayGetTask(fullNameOf(person), rolesOfPerson(db, person.id)))
  const { task, part } = putShortTask(db, document, person, {
    typeId,
    description,
    instruction: description,
    assignerPersonId: caller.person.id,
  })
  const newValue = `${description.replace(/\.$/, '')}: ${fullNameOf(person)}`
  remember(db, caller, document.guid, { action: 'Задача – възлагане', attribute: 'Задача', newValue })
  notifyOfTask(db, caller, task, part, document.subject)
}

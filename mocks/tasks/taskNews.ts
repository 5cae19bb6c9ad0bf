import { formatDateYear } from '../../src/dates/civilDate.ts'
import { titleOf } from '../documents/documentNames.ts'
import { mayPersonRead } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { completionText, endText, followersOf, nameOfTask } from './taskText.ts'
import { isOpen } from './taskViews.ts'

/**
 * Notifies the assigner and the controller of a task, and the assignee, that the assignee's part is completed. The
 * caller is not notified.
 */
export const notifyOfCompletion = (
  db: MockDatabase,
  caller: Caller,
  task: TaskRow,
  part: TaskAssigneeRow,
  resultName: string,
): void => {
  const person = db.persons.get(part.personId)
  const name = person ? firstAndLastNameOf(person) : ''
  notifyOthers(db, caller, [...followersOf(task), part.personId], {
    type: 'TaskCompleted',
    text: completionText(nameOfTask(task, db.taskTypes.all()), isOpen(task), {
      name,
      resultName,
      comment: part.resultComment,
    }),
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
}

export const notifyOfEnd = (db: MockDatabase, caller: Caller, task: TaskRow): void =>
  notifyOthers(db, caller, followersOf(task), {
    type: 'TaskCompleted',
    text: endText(nameOfTask(task, db.taskTypes.all())),
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })

type Parts = readonly TaskAssigneeRow[]
/** Notifies each assignee of a task whose part is not completed and now ends on another day. */
export const notifyOfNewTerms = (
  db: MockDatabase,
  caller: Caller,
  task: TaskRow,
  before: Parts,
  after: Parts,
): void => {
  const ends = new Map(before.map(({ id, endDate }) => [id, endDate]))
  for (const { id, personId, endDate, dateCompleted } of after) {
    const was = ends.get(id)
    if (was === undefined || was === endDate || dateCompleted !== null) continue
    notifyOthers(db, caller, [personId], {
      type: 'TaskChanged',
      text: `${firstAndLastNameOf(caller.person)} промени Вашия срок по ${nameOfTask(task, db.taskTypes.all())}: ${formatDateYear(endDate)} вместо ${formatDateYear(was)}`,
      documentGuid: task.documentGuid,
      taskGuid: task.guid,
    })
  }
}

/**
 * Notifies the people removed from a task. The notification has a link only for people who may still read the document.
 */
export const notifyTakenAway = (db: MockDatabase, caller: Caller, task: TaskRow, people: readonly number[]): void => {
  const document = db.documents.get(task.documentGuid)
  if (!document) return
  for (const personId of people)
    if (personId !== caller.person.id)
      notifyAll(db, [personId], {
        type: 'TaskChanged',
        text: `${titleOf(document)}: вече не сте изпълнител на ${nameOfTask(task, db.taskTypes.all())}.`,
        ...(mayPersonRead(db, personId, document) && { documentGuid: document.guid, taskGuid: task.guid }),
      })
}

import type { metadata } from '../../src/contract/metadata.ts'
import { movedDocuments } from '../documents/movedTerms.ts'
import { suspensionsOf } from '../documents/suspensionState.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type ChangedDay, changedDay, movedEnd } from '../settings/changedDay.ts'
import { moveParts } from './moveParts.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { isOpen } from './taskViews.ts'

const movedTasks = (db: MockDatabase, day: ChangedDay): { task: TaskRow; parts: TaskAssigneeRow[] }[] =>
  db.tasks
    .all()
    .filter(isOpen)
    .flatMap((task) => {
      const suspensions = suspensionsOf(db.documents.get(task.documentGuid))
      const own = db.taskAssignees.by('taskGuid', task.guid)
      const parts = own.map((part) => {
        const { startDate: start, quantity, unitId, endDate: end } = part
        const moved =
          part.dateCompleted === null ? movedEnd({ start, quantity, unitId, end, suspensions }, day) : undefined
        return moved === undefined ? part : { ...part, endDate: moved }
      })
      return parts.some((part, at) => part !== own[at]) ? [{ task, parts }] : []
    })

export const followCalendar = (db: MockDatabase): void =>
  db.on('dayChanged', (caller, day, note) => {
    for (const { task, parts } of movedTasks(db, day)) moveParts(db, caller, task, parts, note)
  })

export const countMovedTerms = (db: MockDatabase, given: Parameters<typeof changedDay>[1]) => {
  const day = changedDay(db, given)
  return { documents: movedDocuments(db, day).length, tasks: movedTasks(db, day).length }
}

export const movedTermsHandlers = (db: MockDatabase): Pick<Handlers<typeof metadata>, 'countMovedTerms'> => ({
  countMovedTerms: ({ body }) => countMovedTerms(db, body),
})

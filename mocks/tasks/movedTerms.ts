import type { metadata } from '../../src/contract/metadata.ts'
import { movedDocuments } from '../documents/movedTerms.ts'
import { suspensionsOf } from '../documents/standing.ts'
import type { Answers } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { type ChangedDay, changedDay, movedEnd } from '../settings/changedDay.ts'
import { moveParts } from './moveParts.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { isOpen } from './views.ts'

const movedTasks = (world: World, day: ChangedDay): { task: TaskRow; parts: TaskAssigneeRow[] }[] =>
  world.tasks
    .all()
    .filter(isOpen)
    .flatMap((task) => {
      const suspensions = suspensionsOf(world.documents.get(task.documentGuid))
      const own = world.taskAssignees.by('taskGuid', task.guid)
      const parts = own.map((part) => {
        const { startDate: start, quantity, unitId, endDate: end } = part
        const moved =
          part.dateCompleted === null ? movedEnd({ start, quantity, unitId, end, suspensions }, day) : undefined
        return moved === undefined ? part : { ...part, endDate: moved }
      })
      return parts.some((part, at) => part !== own[at]) ? [{ task, parts }] : []
    })

export const followCalendar = (world: World): void =>
  world.on('dayChanged', (caller, day, note) => {
    for (const { task, parts } of movedTasks(world, day)) moveParts(world, caller, task, parts, note)
  })

export const countMovedTerms = (world: World, given: Parameters<typeof changedDay>[1]) => {
  const day = changedDay(world, given)
  return { documents: movedDocuments(world, day).length, tasks: movedTasks(world, day).length }
}

export const movedTermsAnswers = (world: World): Pick<Answers<typeof metadata>, 'countMovedTerms'> => ({
  countMovedTerms: ({ body }) => countMovedTerms(world, body),
})

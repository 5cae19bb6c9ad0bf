import type * as v from 'valibot'
import type { TaskFilter, tasks } from '../../src/contract/tasks.ts'
import { type Answers, withMessage } from '../answer.ts'
import { resolutionOn } from '../commands/resolutions.ts'
import { completeTask, giveTask, updateTask } from '../commands/tasks.ts'
import { found } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { TaskRow } from '../tables/taskRows.ts'
import { todayOf } from '../views/calendar.ts'
import { isOpen, taskRowView, taskView } from '../views/task.ts'
import type { World } from '../world.ts'
import { readableDocument } from './readableDocument.ts'

type Filter = v.InferOutput<typeof TaskFilter>

const fits = (world: World, filter: Filter) => {
  const number = filter.documentNumber?.trim().toLowerCase()
  return (row: TaskRow): boolean =>
    (filter.taskTypeId ?? row.typeId) === row.typeId &&
    (filter.taskPriorityId ?? row.priorityId) === row.priorityId &&
    (filter.taskStatusId ?? row.statusId) === row.statusId &&
    (!filter.fromDate || row.deadline >= filter.fromDate) &&
    (!filter.toDate || row.deadline <= filter.toDate) &&
    (!number || (world.documents.get(row.documentGuid)?.number?.toLowerCase().includes(number) ?? false)) &&
    (filter.assignedByPersonId ?? row.assignerPersonId) === row.assignerPersonId &&
    (!filter.assigneePersonId ||
      world.taskAssignees.by('taskGuid', row.guid).some(({ personId }) => personId === filter.assigneePersonId)) &&
    (!filter.overdueOnly || (isOpen(row) && row.deadline < todayOf(world)))
}

type Line = ReturnType<typeof taskRowView>
const keyOf = (line: Line, column: string): string => {
  if (column === 'number') return line.number.padStart(8, '0')
  const value = column in line ? line[column as keyof Line] : ''
  return Array.isArray(value) ? value.join() : String(value ?? '')
}

const page = (
  world: World,
  rows: readonly TaskRow[],
  { skip, take }: { skip: number; take: number },
  filter: Filter,
) => {
  const kept = rows.filter(fits(world, filter))
  const by = filter.sortColumns?.[0] ?? { columnName: 'endDate', direction: 'asc' as const }
  const sign = by.direction === 'desc' ? -1 : 1
  const lines = kept.map((row) => taskRowView(world, row))
  const sorted = lines.toSorted((a, b) => (keyOf(a, by.columnName) < keyOf(b, by.columnName) ? -sign : sign))
  return { items: sorted.slice(skip, skip + take), totalCount: sorted.length }
}

/** The tasks about a document; those of a resolution are the ones it ordered. */
const tasksOn = (world: World, { guid }: DocumentRow): TaskRow[] => [
  ...world.tasks.by('documentGuid', guid),
  ...world.tasks.by('resolutionGuid', guid),
]

/** The tasks in which a person has a part that is (or is not) done. */
const tasksOf = (world: World, caller: Caller, isDone: boolean): TaskRow[] => {
  const guids = new Set(
    world.taskAssignees
      .by('personId', caller.person.id)
      .filter(({ dateCompleted }) => (dateCompleted !== null) === isDone)
      .map(({ taskGuid }) => taskGuid),
  )
  return [...guids].flatMap((guid) => world.tasks.get(guid) ?? [])
}

const readableTask = (world: World, caller: Caller, guid: string): TaskRow => {
  const task = found(world.tasks.get(guid), 'Задачата')
  readableDocument(world, caller, task.documentGuid)
  return task
}

/** Tasks (document 2, section 7). */
export const tasksAnswers = (world: World): Answers<typeof tasks> => ({
  getDocumentTasks: ({ caller, query }) =>
    tasksOn(world, readableDocument(world, caller, query.docGuid)).map((row) => taskView(world, row)),
  getTask: ({ caller, query }) => taskView(world, readableTask(world, caller, query.taskGuid)),
  createTask: ({ caller, body }) => {
    const document = readableDocument(world, caller, body.docGuid)
    const task = world.inOneStep(() => {
      const resolution = body.resolution ? resolutionOn(world, caller, document, body.resolution.guid) : null
      return giveTask(world, caller, document, body, resolution?.guid)
    })
    return withMessage(taskView(world, task), 'Задачата е възложена.')
  },
  updateTask: ({ caller, body }) => {
    const known = readableTask(world, caller, body.guid ?? '')
    return withMessage(
      taskView(
        world,
        world.inOneStep(() => updateTask(world, caller, known, body)),
      ),
      'Задачата е записана.',
    )
  },
  completeTask: ({ caller, body }) => {
    const task = readableTask(world, caller, body.taskGuid)
    return withMessage(
      taskView(
        world,
        world.inOneStep(() => completeTask(world, caller, task, body)),
      ),
      'Задачата е изпълнена.',
    )
  },
  getOpenedUserTasks: ({ caller, query, body }) =>
    page(world, tasksOf(world, caller, false).filter(isOpen), query, body),
  getCompletedUserTasks: ({ caller, query, body }) => page(world, tasksOf(world, caller, true), query, body),
  getCreatedUserTasks: ({ caller, query, body }) =>
    page(world, world.tasks.by('assignerPersonId', caller.person.id), query, body),
})

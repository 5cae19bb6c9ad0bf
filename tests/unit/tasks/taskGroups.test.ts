import { expect, test } from 'vitest'
import { taskGroups } from '../../../src/features/tasks/card/taskGroups.ts'
import { tasksInOrder } from '../../../src/features/tasks/card/taskOrder.ts'
import type { Task } from '../../../src/features/tasks/taskState.ts'
import { guidOf, task as sample } from './sampleTask.ts'

const by = (n: number, dateRegistered: string | null) => ({
  guid: guidOf(n),
  documentNumber: `Р-${n}`,
  dateRegistered,
  text: 'За изпълнение.',
})
const older = by(8, '2026-11-19T08:00:00Z')
const newer = by(9, '2026-11-20T08:00:00Z')
const task = (n: number, given: Partial<Task> = {}): Task => sample({ id: n, guid: guidOf(n), ...given })
const shown = (...tasks: Task[]) =>
  taskGroups(tasksInOrder(tasks)).map((group) => [
    group.resolution?.documentNumber ?? null,
    group.tasks.map((one) => one.task.id),
  ])

test('tasks are under their resolutions, the newest first; direct ones are last', () => {
  const tasks = [task(1), task(2, { resolution: older }), task(3, { resolution: newer }), task(4, { resolution: null })]
  const groups = shown(...tasks)
  expect(groups.map(([number]) => number)).toEqual(['Р-9', 'Р-8', null])
  expect(groups[2]?.[1]).toEqual(expect.arrayContaining([1, 4]))
})

test('a following task stays in its group, at any depth', () => {
  const after = (n: number, parent: number) => task(n, { parentTaskGuid: guidOf(parent) })
  expect(shown(after(5, 4), after(4, 3), task(3, { resolution: newer }))).toEqual([['Р-9', [3, 4, 5]]])
})

test('without resolutions there is one group', () => {
  expect(shown(task(1))).toEqual([[null, [1]]])
})

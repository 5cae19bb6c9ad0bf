import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TaskStatus, taskStatusLabels } from '../../../src/contract/taskKinds.ts'
import { AssigneeList } from '../../../src/features/tasks/card/AssigneeList.tsx'
import type { Task } from '../../../src/features/tasks/taskState.ts'
import { doneAssignee, part, task } from './sampleTask.ts'

const later = { startDate: '2026-11-20', endDate: '2199-11-27', deadlineUnitOfMeasure: { id: 2 }, quantity: 5 }
const taskAssignees = [part(1, 'Иван Колев', { deadline: later }), doneAssignee(2, 'Мария Петрова')]
const wordsOf = (given: Partial<Task>) =>
  renderToStaticMarkup(createElement(AssigneeList, { task: task({ taskAssignees, ...given }), compact: true }))

test.each([
  [{ id: TaskStatus.OPEN, name: 'Неизпълнена' }, 'Неизпълнена'],
  [{ id: TaskStatus.WAITS_FOR_GUIDANCE, name: 'Чака указания' }, 'Чака указания'],
  [{ id: TaskStatus.WITHDRAWN, name: 'Снета' }, 'Без резултат'],
  [undefined, 'Неизпълнена'],
])('an open part of a task in status %o waits for the same', (taskStatus, words) => {
  expect(wordsOf({ taskStatus })).toContain(words)
})

test('no two statuses of a task have the same name', () => {
  const names = Object.values(taskStatusLabels)
  expect(new Set(names).size).toBe(names.length)
})

import { expect, test } from 'vitest'
import { tasksInOrder } from '../../../src/features/tasks/card/taskOrder.ts'
import { endOfTask, factsOfTask, openPartOf, partlyDone, runningEnd } from '../../../src/features/tasks/taskFacts.ts'
import { mayComplete } from '../../../src/rules/tasks/taskActions.ts'
import { doneAssignee, guidOf, part, task } from './sampleTask.ts'

const over = task({ taskStatus: { id: 4, name: 'Изпълнена' } })

test('the rules get the facts of a task that a backend returns', () => {
  const after = task({
    taskAssignees: [doneAssignee(1, 'Иван Колев'), part(2, 'Мария Петрова')],
    continueAfterParentTaskConjunctionType: { id: 1, name: 'И – всички изпълнители' },
    continueAfterParentTaskResultType: { id: 3, name: 'Без значение' },
  })
  expect(factsOfTask(after)).toEqual({
    number: '5',
    status: { id: 1, name: 'Неизпълнена' },
    assigner: { id: 99, fullName: 'Николай Христов' },
    condition: { conjunctionId: 1, resultId: 3 },
    parts: [
      { id: 1, personId: 10, name: 'Иван Колев', dateCompleted: '2026-11-21T08:00:00.000Z', resultId: 1 },
      { id: 2, personId: 20, name: 'Мария Петрова', dateCompleted: null, resultId: null },
    ],
  })
})

test('facts that a backend does not return block no action', () => {
  const { number: _, taskStatus: __, assignedBy: ___, ...poor } = task()
  const facts = factsOfTask(poor)
  expect(facts).toMatchObject({ number: '', status: undefined, assigner: undefined })
  expect(mayComplete(facts, { personId: 10, isAdministrator: false }).allowed).toBe(true)
})

test('the running term is that of the awaited parts', () => {
  const later = part(3, 'Елена Димова', {
    deadline: { startDate: '2026-11-20', endDate: '2026-12-04', deadlineUnitOfMeasure: { id: 2 }, quantity: 10 },
    dateCompleted: '2026-11-21T08:00:00.000Z',
  })
  const mixed = task({ taskAssignees: [part(1, 'Иван Колев'), later] })
  expect(runningEnd(mixed)).toBe('2026-11-27')
  expect(endOfTask(mixed)).toBe('2026-12-04')
  expect(runningEnd(over)).toBeNull()
  expect(openPartOf(mixed, 10)?.id).toBe(1)
  expect(openPartOf(mixed, 30)).toBeUndefined()
  expect(openPartOf(mixed, undefined)).toBeUndefined()
  expect([mixed, task(), over].map(partlyDone)).toEqual(['1 от 2 изпълнени', '', ''])
})

test('open tasks are first, the newest first, and a following task is under its predecessor', () => {
  const first = task({ id: 1, guid: guidOf(11), dateCreated: '2026-11-01T08:00:00.000Z' })
  const second = task({ id: 2, guid: guidOf(12), dateCreated: '2026-11-02T08:00:00.000Z' })
  const finished = task({ ...over, id: 3, guid: guidOf(13), dateCreated: '2026-11-09T08:00:00.000Z' })
  const after = task({ id: 4, guid: guidOf(14), parentTaskGuid: guidOf(11), dateCreated: '2026-11-05T08:00:00.000Z' })
  const orphan = task({ id: 6, guid: guidOf(16), parentTaskGuid: guidOf(77), dateCreated: '2026-10-05T08:00:00.000Z' })
  const placed = tasksInOrder([finished, first, after, second, orphan])
  expect(placed.map((one) => one.task.id)).toEqual([2, 1, 4, 6, 3])
  expect(placed.map((one) => one.after?.id)).toEqual([undefined, undefined, 1, undefined, undefined])
})

test('tasks with a cycle of parents are still shown', () => {
  const one = task({ id: 1, guid: guidOf(11), parentTaskGuid: guidOf(12) })
  const other = task({ id: 2, guid: guidOf(12), parentTaskGuid: guidOf(11) })
  expect(tasksInOrder([one, other])).toHaveLength(2)
})

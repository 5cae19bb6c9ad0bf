import { expect, test } from 'vitest'
import { ownOpenTask } from '../../../src/features/tasks/ownTask.ts'
import { doneAssignee, guidOf, part, task } from './sampleTask.ts'

const ivan = { personId: 10, isAdministrator: false }
const administrator = { personId: 1, isAdministrator: true }
const half = task({ number: '1', taskAssignees: [doneAssignee(1, 'Иван Колев'), part(2, 'Мария Петрова')] })
const whole = task({ number: '2' })
const before = task({ number: '3', guid: guidOf(11), taskAssignees: [part(2, 'Мария Петрова')] })
const after = task({
  number: '4',
  parentTaskGuid: guidOf(11),
  continueAfterParentTaskConjunctionType: { id: 1, name: 'И – всички изпълнители' },
  continueAfterParentTaskResultType: { id: 1, name: 'Положителен' },
})

test.each([
  ['an assignee', [half, whole], ivan, '2'],
  ['an assignee whose part is done', [half], ivan, undefined],
  ['an administrator, who may, but is not asked', [whole], administrator, undefined],
  ['an assignee whose task waits for another one', [before, after], ivan, undefined],
])('the task that waits for %s', (_, tasks, who, expected) => expect(ownOpenTask(tasks, who)?.number).toBe(expected))

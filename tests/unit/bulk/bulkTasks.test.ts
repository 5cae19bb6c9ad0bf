import { expect, test } from 'vitest'
import { TaskResult, TaskType } from '../../../src/contract/taskKinds.ts'
import { factsOfTask } from '../../../src/features/tasks/taskFacts.ts'
import { refusalOf, refusalText } from '../../../src/rules/ruleResult.ts'
import { type BulkTaskAction, mayAnswerInBulk, usualResult } from '../../../src/rules/tasks/bulkTasks.ts'
import { doneAssignee, part, task } from '../tasks/sampleTask.ts'

test.each<[BulkTaskAction, number | undefined, TaskResult | null]>([
  ['sign', TaskType.SIGNATURE, TaskResult.SIGNED],
  ['sign', TaskType.EXECUTION, null],
  ['agree', TaskType.AGREEMENT, TaskResult.AGREED],
  ['agree', TaskType.APPROVAL, TaskResult.AGREED],
  ['agree', TaskType.SIGNATURE, null],
  ['complete', TaskType.EXECUTION, TaskResult.DONE],
  ['complete', TaskType.ACQUAINTANCE, TaskResult.ACQUAINTED],
  ['complete', TaskType.INFORMATION, TaskResult.ACQUAINTED],
  ['complete', 77, TaskResult.DONE],
  ['complete', undefined, TaskResult.DONE],
  ['complete', TaskType.AGREEMENT, null],
  ['complete', TaskType.RESOLUTION, null],
])('%s on a task of type %s gives the result %s', (action, typeId, expected) =>
  expect(usualResult(action, typeId)).toBe(expected),
)

const ivan = { personId: 10, isAdministrator: false }
const textOf = (...given: Parameters<typeof mayAnswerInBulk>): string => {
  const refusal = refusalOf(mayAnswerInBulk(...given))
  return refusal ? refusalText(refusal) : ''
}
const own = factsOfTask(task({ taskAssignees: [part(1, 'Иван Колев')] }))
const done = factsOfTask(task({ taskAssignees: [doneAssignee(1, 'Иван Колев'), part(2, 'Мария Петрова')] }))
const others = factsOfTask(task({ taskAssignees: [part(2, 'Мария Петрова')] }))
const waiting = factsOfTask(
  task({
    taskAssignees: [part(1, 'Иван Колев')],
    continueAfterParentTaskConjunctionType: { id: 1, name: 'И' },
    continueAfterParentTaskResultType: { id: 3, name: 'Без значение' },
  }),
)
const execution = { typeId: TaskType.EXECUTION, needsDocument: false }

test.each<[string, Parameters<typeof mayAnswerInBulk>, RegExp]>([
  ['own part', ['complete', { ...execution, facts: own }, ivan], /^$/],
  ['another type', ['sign', { ...execution, facts: own }, ivan], /^Задачата не е за подпис/],
  [
    'a decision',
    ['complete', { ...execution, typeId: TaskType.SIGNATURE, facts: own }, ivan],
    /^Задачата иска решение/,
  ],
  ['a document is needed', ['complete', { ...execution, needsDocument: true, facts: own }, ivan], /изисква документ/],
  ['own part is done', ['complete', { ...execution, facts: done }, ivan], /^Вашата част от задачата вече е изпълнена/],
  ['of others', ['complete', { ...execution, facts: others }, ivan], /^Задачата се приключва само от изпълнителите/],
  [
    'of others, for an administrator',
    ['complete', { ...execution, facts: others }, { ...ivan, isAdministrator: true }],
    /^Задачата се приключва само от изпълнителите/,
  ],
  ['after another task', ['complete', { ...execution, facts: waiting, before: others }, ivan], /^Задачата чака задача/],
])('%s', (_title, given, expected) => expect(textOf(...given)).toMatch(expected))

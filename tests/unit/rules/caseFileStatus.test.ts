import { expect, test } from 'vitest'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import {
  awaitedAfter,
  awaitedIn,
  awaitedText,
  caseFileStatusName,
  isLastAwaited,
  isNothingAwaited,
  isWaitingForOthers,
} from '../../../src/rules/documents/caseFileStatus.ts'

test.each([
  ['all finished', [S.COMPLETED, S.COMPLETED], 0, true],
  ['the others annulled or forwarded', [S.COMPLETED, S.ANNULLED, S.FORWARDED], 0, true],
  ['the first annulled alone', [S.ANNULLED], 0, true],
  ['a registered one beside the finished first', [S.COMPLETED, S.REGISTERED], 0, false],
  ['a draft beside the finished first', [S.COMPLETED, S.DRAFT], 0, false],
  ['a suspended first', [S.SUSPENDED], 0, false],
  ['a sent letter that nobody has finished', [S.COMPLETED, S.SENT], 0, false],
  ['a task on finished documents', [S.COMPLETED, S.COMPLETED], 1, false],
] as const)('the status of a case file: %s', (_case, statuses, openTasks, isClosed) => {
  expect(isNothingAwaited(awaitedIn(statuses, openTasks))).toBe(isClosed)
})

test.each([
  [0, 0, ''],
  [1, 0, '1 документ'],
  [0, 1, '1 задача'],
  [1, 2, '1 документ и 2 задачи'],
])('the text about %i awaited documents and %i awaited tasks', (documents, tasks, words) => {
  expect(awaitedText({ documents, tasks })).toBe(words)
})

test('the number of awaited items decreases with completed ones, never below zero', () => {
  expect(awaitedAfter({ documents: 3, tasks: 1 }, { documents: 2, tasks: 1 })).toEqual({ documents: 1, tasks: 0 })
  expect(awaitedAfter({ documents: 1, tasks: 0 }, { documents: 2, tasks: 1 })).toEqual({ documents: 0, tasks: 0 })
})

const nothing = { documents: 0, tasks: 0 }
test.each([
  ['Приключен', nothing, 'Приключена'],
  ['Анулиран', nothing, 'Анулирана'],
  ['Приключен', { documents: 1, tasks: 0 }, 'Открита'],
  ['Препратен по компетентност', { documents: 0, tasks: 1 }, 'Открита'],
  ['В изпълнение', { documents: 2, tasks: 1 }, 'В изпълнение'],
  ['Приключен', null, 'Приключена'],
] as const)('the status of a case file whose first document is „%s“ and that waits for %o', (root, awaited, words) => {
  expect(caseFileStatusName(root, awaited)).toBe(words)
  expect(isWaitingForOthers(root, awaited)).toBe(words === 'Открита')
})

const [task, other] = [{ guid: 'task' }, { guid: 'other' }]
test.each([
  ['only this task', 0, 1, [task], true],
  ['another one', 0, 1, [other], false],
  ['this one and another', 0, 2, [task, other], false],
  ['this one and a document', 1, 1, [task, other], false],
  ['a task that nobody here may read', 0, 1, [], false],
])('a case that waits for %s is closed with it: %s documents, %s tasks', (_, documents, tasks, items, expected) =>
  expect(isLastAwaited({ documents, tasks, items }, 'task')).toBe(expected),
)

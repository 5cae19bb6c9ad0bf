import { expect, test } from 'vitest'
import { taskResultTypes } from '../../../../fixtures/nomenclatures.ts'
import { TaskResult, TaskType } from '../../../../src/contract/taskKinds.ts'
import {
  completionLabel,
  completionTitle,
  isNegativeResult,
  isResultFor,
  likelyResult,
  resultLabel,
  resultsFor,
} from '../../../../src/rules/tasks/taskResults.ts'

const work = ['Изпълнена', 'Неизпълнима', 'Върната за указания']
const agreeing = ['Съгласувам', 'Съгласувам със забележки', 'Не съгласувам']
const signing = ['Подписвам без забележки', 'Подписвам с особено мнение', 'Отказвам подпис']
const namesFor = (typeId: number | undefined) => resultsFor(typeId, taskResultTypes).map(({ name }) => name)

test.each([
  ['EXECUTION', work],
  ['RESOLUTION', ['Резолирано']],
  ['AGREEMENT', agreeing],
  ['SIGNATURE', signing],
  ['APPROVAL', agreeing],
  ['OPINION', work],
  ['INFORMATION', ['Запознат']],
  ['ACQUAINTANCE', ['Запознат']],
  ['SENDING', work],
  ['ANSWER', work],
] as const)('a task of type %s ends with %j', (type, names) => expect(namesFor(TaskType[type])).toEqual(names))

test('these results require a comment', () => {
  expect(taskResultTypes.filter(({ id }) => isNegativeResult(id)).map(({ name }) => name)).toEqual([
    'Неизпълнима',
    'Върната за указания',
    'Съгласувам със забележки',
    'Не съгласувам',
    'Подписвам с особено мнение',
    'Отказвам подпис',
  ])
  expect(isNegativeResult(null)).toBe(false)
})

test('an unknown result is offered everywhere and requires nothing', () => {
  expect(resultsFor(TaskType.AGREEMENT, [{ id: 77 }])).toHaveLength(1)
  expect(isResultFor(TaskType.AGREEMENT, 77)).toBe(true)
  expect(isNegativeResult(77)).toBe(false)
})
test('an added type has the results of execution; without a type all are offered', () => {
  expect(namesFor(11)).toEqual(work)
  expect(namesFor(undefined)).toHaveLength(taskResultTypes.length)
})

const [done, impossible, agreed, signed] = [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 7 }]
test.each([
  ['the only one', [signed], null, 7],
  ['done, with the document that came of it', [done, impossible], 'guid', 1],
  ['none, while no document is named', [done, impossible], null, null],
  ['no opinion, whatever is named', [agreed, { id: 6 }], 'guid', null],
  ['none of none', [], 'guid', null],
] as const)('the likely result: %s', (_, offered, documentGuid, expected) =>
  expect(likelyResult(offered, documentGuid)).toBe(expected),
)

test.each([
  ['SIGNATURE', 'Подпиши', 'Подписване по задача'],
  ['AGREEMENT', 'Съгласувай', 'Съгласуване по задача'],
  ['APPROVAL', 'Одобри', 'Одобряване по задача'],
  ['EXECUTION', 'Приключи', 'Приключване на задача'],
  ['RESOLUTION', 'Приключи', 'Приключване на задача'],
] as const)('a task of type %s is ended by „%s“ in the dialog „%s“', (type, label, title) => {
  expect(completionLabel(TaskType[type])).toBe(label)
  expect(completionTitle(TaskType[type])).toBe(title)
})

test.each([
  ['SIGNATURE', null, null, 'Подпиши'],
  ['SIGNATURE', TaskResult.SIGNED_WITH_OPINION, null, 'Подпиши'],
  ['SIGNATURE', TaskResult.SIGNATURE_REFUSED, null, 'Отказвам подпис'],
  ['AGREEMENT', TaskResult.AGREED, '04-1', 'Съгласувай и приключи преписка № 04-1'],
  ['AGREEMENT', TaskResult.NOT_AGREED, null, 'Не съгласувам'],
  ['APPROVAL', TaskResult.NOT_AGREED, null, 'Не съгласувам'],
  ['EXECUTION', TaskResult.IMPOSSIBLE, null, 'Приключи'],
  ['EXECUTION', TaskResult.DONE, '04-1', 'Приключи задачата и преписка № 04-1'],
] as const)('%s with result %s (closes the case file %s) is saved by „%s“', (type, result, closed, label) =>
  expect(resultLabel(TaskType[type], result, closed)).toBe(label),
)

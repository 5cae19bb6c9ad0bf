import { expect, test } from 'vitest'
import { taskResultTypes } from '../../../../fixtures/nomenclatures.ts'
import { TaskType } from '../../../../src/contract/taskKinds.ts'
import { isNegativeResult, isResultFor, likelyResult, resultsFor } from '../../../../src/rules/tasks/taskResults.ts'

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

import { expect, test } from 'vitest'
import {
  byCode,
  type Classification,
  classificationRules,
  classificationsOver,
  movedClassification,
  retentionOf,
} from '../../../src/rules/documents/classificationRules.ts'

const classification = (id: number, parentId: number | null, code: string, own: Partial<Classification> = {}) => ({
  id,
  parentId,
  code,
  name: `Дейност ${code}`,
  retentionYears: 5,
  description: '',
  isInheritable: true,
  isActive: true,
  ...own,
})
const all = [
  classification(1, null, '01'),
  classification(2, 1, '01.1', { name: 'Договори' }),
  classification(3, 2, '01.1.1'),
  classification(4, null, '02'),
]
const inItself = { parentId: 'Класификацията не може да бъде в себе си или под себе си.' }

test.each<[string, Classification, object]>([
  ['as it stands', classification(2, 1, '01.1', { name: 'Договори' }), {}],
  ['under another one', classification(3, 4, '01.1.1'), {}],
  ['in itself', classification(2, 2, '01.1', { name: 'Договори' }), inItself],
  ['under what is under it', classification(1, 3, '01'), inItself],
  ['under one that is gone', classification(3, 9, '01.1.1'), { parentId: 'Тази класификация вече не съществува.' }],
  ['with a code that is taken elsewhere', classification(0, 1, '02'), { code: 'Вече има класификация с този код.' }],
  ['without a code', classification(0, 1, ' ', { name: 'Нова' }), { code: 'Полето е задължително' }],
  [
    'with a name that its neighbour has',
    classification(0, 1, '01.2', { name: '„договори“' }),
    { name: 'Вече има класификация с това наименование.' },
  ],
  ['with a name that is used elsewhere', classification(0, 4, '02.1', { name: 'Договори' }), {}],
  ['stored for ever', classification(4, null, '02', { retentionYears: null }), {}],
  [
    'stored for no time',
    classification(4, null, '02', { retentionYears: 0 }),
    { retentionYears: 'Срокът е от 1 до 100 години; празно е постоянен.' },
  ],
])('the form of a classification %s', (_, one, errors) => {
  expect(classificationRules.errors(one, all)).toEqual(errors)
})

test('codes are sorted numerically', () => {
  const ordered = ['10', '01.10', '01.9', '01', '2'].map((code) => ({ code })).toSorted(byCode)
  expect(ordered.map(({ code }) => code)).toEqual(['01', '01.9', '01.10', '2', '10'])
})

test.each([
  [null, 'постоянен'],
  [1, '1 година'],
  [20, '20 години'],
])('a retention of %j years is shown as „%s“', (retentionYears, words) => {
  expect(retentionOf({ retentionYears })).toBe(words)
})

test.each([
  [3, 'into', 4, 4],
  [3, 'before', 2, 1],
  [3, 'after', 4, null],
  [3, 'into', 2, undefined],
  [4, 'after', 1, undefined],
  [1, 'into', 3, undefined],
  [2, 'after', 3, undefined],
] as const)('classification %i dropped %s %i gets the parent %j', (id, place, targetId, parentId) => {
  const [one, target] = [id, targetId].map((wanted) => all.find((row) => row.id === wanted))
  if (!one || !target) throw new Error('No such classification')
  expect(movedClassification(one, target, place, all)?.parentId).toBe(parentId)
})

test.each([
  ['all let them down', [], [3, 2, 1]],
  ['the nearest does not', [2], [3]],
  ['the top does not', [1], [3, 2]],
  ['itself does not: that is for what is under it', [3], [3, 2, 1]],
])('the permissions for documents under the third level: %s', (_, closed, expected) => {
  const scheme = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
  ].map((one) => ({ ...one, isInheritable: !(closed as number[]).includes(one.id) }))
  expect(classificationsOver(3, new Map(scheme.map((one) => [one.id, one])))).toEqual(expected)
})

test('a cycle of classifications terminates', () => {
  const circle = [
    { id: 1, parentId: 2, isInheritable: true },
    { id: 2, parentId: 1, isInheritable: true },
  ]
  expect(classificationsOver(1, new Map(circle.map((one) => [one.id, one])))).toEqual([1, 2])
})

import { expect, test } from 'vitest'
import { changedFields, differences, merged, sameValue } from '../../../src/features/documents/write/mergeDocument.ts'
import { letter } from './aDocument.ts'

const was = letter({ subjectDescription: 'Писмо', note: '', deadlineDate: null, priorityId: 1 })

test('what only I changed stays mine, what only they changed stays theirs, what both changed is asked first', () => {
  const theirs = { ...was, subjectDescription: 'Тяхно', deadlineDate: '2026-12-01' }
  const mine = { ...was, subjectDescription: 'Мое', note: 'Моя бележка' }
  expect(differences(was, theirs, mine)).toEqual([
    { field: 'subjectDescription', preselected: 'mine', isConflict: true },
    { field: 'deadlineDate', preselected: 'theirs', isConflict: false },
    { field: 'note', preselected: 'mine', isConflict: false },
  ])
  expect(merged(was, theirs, mine)).toEqual({
    ...was,
    subjectDescription: 'Мое',
    deadlineDate: '2026-12-01',
    note: 'Моя бележка',
  })
})

test('a choice overrides what was preselected, field by field', () => {
  const theirs = { ...was, subjectDescription: 'Тяхно', priorityId: 3 }
  const mine = { ...was, subjectDescription: 'Мое' }
  const chosen = merged(was, theirs, mine, { subjectDescription: 'theirs', priorityId: 'mine' })
  expect([chosen.subjectDescription, chosen.priorityId]).toEqual(['Тяхно', 1])
})

test('the same change by both is no difference', () => {
  const both = { ...was, note: 'Едно и също' }
  expect(differences(was, both, { ...both, note: ' Едно и също ' })).toEqual([])
})

test.each([
  [
    'a case file and its newer count',
    { guid: 'a', number: '1', rootDocumentGuid: 'x' },
    { guid: 'a', number: '1', rootDocumentGuid: 'x', subject: 'С' },
    true,
  ],
  [
    'two case files',
    { guid: 'a', number: '1', rootDocumentGuid: 'x' },
    { guid: 'b', number: '1', rootDocumentGuid: 'x' },
    false,
  ],
  ['nothing and an empty text', null, '', true],
  ['classifications in another order', [1, 2], [2, 1], false],
  ['zero and nothing', 0, null, false],
] as const)('%s: same value?', (_, a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected)
})

test('an untouched form has no changes', () => {
  expect(changedFields(was, { ...was })).toEqual([])
})

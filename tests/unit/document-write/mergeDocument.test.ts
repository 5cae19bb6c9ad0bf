import { expect, test } from 'vitest'
import { partsChanged } from '../../../src/features/documents/write/saving/partsChanged.ts'
import type { DocumentValues } from '../../../src/features/documents/write/values/documentValues.ts'
import {
  changedFields,
  differences,
  mergedDocument,
} from '../../../src/features/documents/write/values/mergeDocument.ts'
import { documentFields } from '../../../src/features/documents/write/values/shownFields.ts'
import { sameValue } from '../../../src/screen-kit/saving/fieldMerge.ts'
import { letter, storedDocument } from './aDocument.ts'

const who = (id: number) => ({ id, name: `Кореспондент ${id}`, isLegalEntity: false, identifier: '' })

const was = letter({ subjectDescription: 'Писмо', note: '', deadlineDate: null, priorityId: 1 })

test('own changes and changes of the other user are both kept, and the user decides about conflicts', () => {
  const theirs = { ...was, subjectDescription: 'Тяхно', deadlineDate: '2026-12-01' }
  const mine = { ...was, subjectDescription: 'Мое', note: 'Моя бележка' }
  expect(differences({ was, theirs, mine })).toEqual([
    { field: 'subjectDescription', preselected: 'mine', isConflict: true },
    { field: 'deadlineDate', preselected: 'theirs', isConflict: false },
    { field: 'note', preselected: 'mine', isConflict: false },
  ])
  expect(mergedDocument({ was, theirs, mine })).toEqual({
    ...was,
    subjectDescription: 'Мое',
    deadlineDate: '2026-12-01',
    note: 'Моя бележка',
  })
})

test('a choice overrides the preselection, field by field', () => {
  const theirs = { ...was, subjectDescription: 'Тяхно', priorityId: 3 }
  const mine = { ...was, subjectDescription: 'Мое' }
  const chosen = mergedDocument({ was, theirs, mine }, { subjectDescription: 'theirs', priorityId: 'mine' })
  expect([chosen.subjectDescription, chosen.priorityId]).toEqual(['Тяхно', 1])
})

test('the same change by both is no difference', () => {
  const both = { ...was, note: 'Едно и също' }
  expect(differences({ was, theirs: both, mine: { ...both, note: ' Едно и също ' } })).toEqual([])
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
] as const)('values are compared: %s', (_, a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected)
})

test('an untouched form has no changes', () => {
  expect(changedFields(was, { ...was })).toEqual([])
})

const threeOf: { [F in keyof DocumentValues]: readonly [DocumentValues[F], DocumentValues[F], DocumentValues[F]] } = {
  documentDirectionId: [1, 2, 3],
  documentTypeId: [40, 41, 42],
  subjectDescription: ['Беше', 'Тяхно', 'Мое'],
  caseFile: [
    null,
    { guid: 'a', number: '1', rootDocumentGuid: 'x' },
    { guid: 'b', number: '2', rootDocumentGuid: 'y' },
  ],
  answered: [[], [{ guid: 'a', number: '04-1', subject: 'А' }], [{ guid: 'b', number: '04-2', subject: 'Б' }]],
  receivedViaId: [1, 2, 3],
  dateReceived: [null, '2026-11-20T10:00', '2026-11-20T11:00'],
  sentViaId: [null, 1, 2],
  externalRefNumber: ['', '7', '8'],
  externalRefDate: [null, '2026-11-18', '2026-11-19'],
  correspondents: [[], [who(1)], [who(2)]],
  isAnonymous: [false, true, false],
  addressedToDepartmentId: [3, 4, 5],
  addressedToPersonId: [null, 4, 5],
  preparedByPersonId: [null, 4, 5],
  signedOnPaper: [null, '2026-11-18', '2026-11-19'],
  signedByPersonId: [null, 4, 5],
  numberIndexId: [null, 4, 5],
  classificationIds: [[], [4], [4, 5]],
  deadlineDate: [null, '2026-12-01', '2026-12-02'],
  priorityId: [1, 2, 3],
  sheetsCount: ['', '2', '3'],
  enclosuresCount: ['', '2', '3'],
  resultDelivery: ['', 'на гише', 'по пощата'],
  serviceKind: ['', 'обикновена', 'бърза'],
  note: ['', 'Тяхна', 'Моя'],
}

test.each(documentFields)(
  'the field %s: a change by both users is a conflict, and the chosen value is saved',
  (field) => {
    const [before, theirs, mine] = [0, 1, 2].map((at) => ({ ...was, [field]: threeOf[field][at] })) as [
      DocumentValues,
      DocumentValues,
      DocumentValues,
    ]
    const wasTheSame = sameValue(before[field], mine[field])
    expect(differences({ was: before, theirs, mine })).toEqual([
      { field, preselected: wasTheSame ? 'theirs' : 'mine', isConflict: !wasTheSame },
    ])
    expect(mergedDocument({ was: before, theirs, mine }, { [field]: 'theirs' })[field]).toEqual(theirs[field])
    expect(mergedDocument({ was: before, theirs, mine }, { [field]: 'mine' })[field]).toEqual(mine[field])
  },
)

test('additions outside the form are reported as text', () => {
  const now = storedDocument()
  const { files, comments } = { files: now.counts.files ?? 0, comments: now.counts.comments ?? 0 }
  const counts = { ...now.counts, files: files + 1, comments: comments + 2 }
  expect(partsChanged(now, { counts })).toBe(
    `файлове (бяха ${files}, сега са ${files + 1}); коментари (бяха ${comments}, сега са ${comments + 2})`,
  )
  expect(partsChanged(now, now)).toBe('')
})

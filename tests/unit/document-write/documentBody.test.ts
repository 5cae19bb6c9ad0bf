import { expect, test } from 'vitest'
import { Direction, ReceivedVia, Scope } from '../../../src/contract/enumerations.ts'
import { resolutionFirst } from '../../../src/features/document-lookups/lookups.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { valuesOf } from '../../../src/features/documents/write/values/documentValues.ts'
import { errorsOf, serverErrors } from '../../../src/features/documents/write/values/formErrors.ts'
import { newDocument, noInput } from '../../../src/features/documents/write/values/lastInput.ts'
import { documentFields, isShown } from '../../../src/features/documents/write/values/shownFields.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { letter, letterBody, noon, storedDocument } from './aDocument.ts'

const today = '2026-11-20'

test('a new document is incoming, received at the counter, now in the time of Sofia', () => {
  const values = newDocument(noInput, noon)
  expect(values).toMatchObject({
    documentDirectionId: Direction.INCOMING,
    receivedViaId: ReceivedVia.COUNTER,
    dateReceived: '2026-11-20T12:00',
    documentTypeId: null,
    addressedToDepartmentId: null,
  })
})

test('the body has the typed values, in the shapes of the call', () => {
  const body = letterBody({ sheetsCount: '12', enclosuresCount: '', note: ' бързо ', classificationIds: [4, 5] })
  expect(body).toMatchObject({
    scope: 1,
    documentTypeId: 40,
    subjectDescription: 'Писмо',
    dateReceived: '2026-11-20T12:00:00+02:00',
    correspondentIds: [7],
    sheetsCount: 12,
    enclosuresCount: null,
    note: 'бързо',
    classificationIds: [4, 5],
  })
})

test.each([
  [Direction.INTERNAL, ['receivedViaId', 'dateReceived', 'sentViaId', 'externalRefDate']],
  [Direction.OUTGOING, ['receivedViaId', 'dateReceived', 'addressedToDepartmentId', 'externalRefDate']],
  [Direction.INCOMING, ['sentViaId', 'preparedByPersonId', 'signedByPersonId']],
] as const)('a body with direction %i has none of the fields that the form hides', (direction, hidden) => {
  const full = letter({
    documentDirectionId: direction,
    sentViaId: 3,
    externalRefDate: today,
    preparedByPersonId: 8,
    signedByPersonId: 9,
  })
  const body = bodyOf(full, { scope: 1 })
  expect(hidden.map((field) => body[field])).toEqual(hidden.map(() => null))
})

test('fields that the form does not show stay as they are in the existing document', () => {
  const stored = valuesOf(storedDocument({ documentDirectionId: Direction.OUTGOING, externalRefNumber: '77' }))
  const changed = { ...stored, subjectDescription: 'Друго' }
  expect(bodyOf(changed, { scope: 1, base: stored }).externalRefNumber).toBe('77')
  const turned = { ...changed, documentDirectionId: Direction.INTERNAL }
  expect(bodyOf(turned, { scope: 1, base: stored }).externalRefNumber).toBe('')
})

test('an existing document gives the form that produced it', () => {
  const document = storedDocument({ sheetsCount: 3, classifications: [{ id: 4, name: '01.1' }] })
  const body = bodyOf(valuesOf(document), { scope: 1 })
  expect(body).toMatchObject({ sheetsCount: 3, classificationIds: [4], receivedViaId: 2, addressedToDepartmentId: 3 })
})

test('an anonymous document sends no correspondents, although they stay in the form', () => {
  expect(letterBody({ isAnonymous: true }).correspondentIds).toEqual([])
})

test.each([
  ['a ready letter', {}, []],
  ['no type', { documentTypeId: null }, ['documentTypeId']],
  ['blanks for a subject', { subjectDescription: '  ' }, ['subjectDescription']],
  ['no sender', { correspondents: [] }, ['correspondents']],
  ['no sender of an anonymous signal', { correspondents: [], isAnonymous: true }, []],
  ['nobody addressed', { addressedToDepartmentId: null }, ['addressedToDepartmentId']],
  ['a person addressed', { addressedToDepartmentId: null, addressedToPersonId: 5 }, []],
  ['received tomorrow', { dateReceived: '2026-11-21T00:10' }, ['dateReceived']],
  ['letters for a number', { sheetsCount: 'два' }, ['sheetsCount']],
  [
    'an outgoing one without a receiver',
    { documentDirectionId: Direction.OUTGOING, correspondents: [] },
    ['correspondents'],
  ],
  ['an outgoing one with a receiver', { documentDirectionId: Direction.OUTGOING }, []],
] as const)('the fields that are missing for the registration of %s', (_, given, expected) => {
  const errors = errorsOf('registration', letterBody(given as Partial<ReturnType<typeof letter>>), { today })
  expect(Object.keys(errors)).toEqual(expected)
})

test('a draft needs only direction, type and subject', () => {
  const bare = letterBody({ correspondents: [], receivedViaId: null, addressedToDepartmentId: null })
  expect(errorsOf('draft', bare, { today })).toEqual({})
})

test("the server's messages are shown at the form's fields, whatever the names in the body", () => {
  const fault = new Fault('invalid', 'x', {
    fields: { 'Body.SubjectDescription': ['Твърде дълго.'], caseFileGuid: ['Няма такава.'], other: ['?'] },
  })
  const errors = serverErrors(fault)
  expect(errors).toEqual({ subjectDescription: 'Твърде дълго.', caseFile: 'Няма такава.' })
})

test('services are required only of incoming documents of administrative services', () => {
  expect(isShown('serviceKind', Direction.INCOMING, 2)).toBe(true)
  expect(isShown('serviceKind', Direction.INCOMING, 1)).toBe(false)
  expect(isShown('serviceKind', Direction.OUTGOING, 2)).toBe(false)
  expect(documentFields.slice(0, 4)).toEqual([
    'documentDirectionId',
    'documentTypeId',
    'subjectDescription',
    'caseFile',
  ])
})

test('„Резолюция“ is first, at any place and with any name in the lookup', () => {
  const type = (id: number, name: string) => ({ id, name, directions: [2], needsCorrespondent: true })
  const names = resolutionFirst([type(46, 'Доклад'), type(466, 'РЕЗ'), type(47, 'Становище')], Scope.DMS).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Резолюция', 'Доклад', 'Становище'])
})

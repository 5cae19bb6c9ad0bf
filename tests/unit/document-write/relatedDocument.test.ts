import { expect, test } from 'vitest'
import { Direction, ReceivedVia, SentVia } from '../../../src/contract/enumerations.ts'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { blankDocument } from '../../../src/features/documents/write/values/documentValues.ts'
import { type LastInput, noInput } from '../../../src/features/documents/write/values/lastInput.ts'
import {
  answerSubject,
  relatedDocument,
  withoutPrefilled,
} from '../../../src/features/documents/write/values/relatedDocument.ts'
import { firstField } from '../../../src/features/documents/write/values/shownFields.ts'
import { aCorrespondent } from './aCorrespondent.ts'
import { storedDocument } from './aDocument.ts'

const caseFile = {
  guid: '00000000-0000-4000-8000-0000000000c1',
  number: 'АУ-08-7',
  rootDocumentGuid: '00000000-0000-4000-8000-000000000001',
  documentsCount: 1,
  isClosed: false,
  awaited: null,
}

const LETTER = 40
const DECISION = 50
const types = [{ id: LETTER, directions: [1, 3] }]
const last: LastInput = {
  types: { [Direction.OUTGOING]: DECISION },
  receivedViaId: null,
  presets: {
    [`3/${LETTER}`]: {
      sentViaId: SentVia.COURIER,
      signedByPersonId: 8,
      classificationIds: [],
    },
  },
}
const writing = { preparedByPersonId: 9, assignedByPersonId: null, types, last: noInput }

test('an answer is outgoing in the same case, to the applicant first, by its author', () => {
  const application = storedDocument({ caseFile, documentNumber: 'АУ-08-7' })
  const answer = relatedDocument(application, [aCorrespondent(1, false), aCorrespondent(2, true)], writing)
  expect(answer).toMatchObject({
    documentDirectionId: 3,
    caseFile: { guid: caseFile.guid, number: 'АУ-08-7' },
    preparedByPersonId: 9,
    documentTypeId: LETTER,
  })
  expect(answer.correspondents.map(({ id }) => id)).toEqual([2, 1])
})

const registered = { documentNumber: '04-821', dateRegistered: '2026-11-09T08:00:00Z' }
const theirs = { externalRefNumber: '17-22', externalRefDate: '2026-11-18' }
test.each<[Partial<Document>, string]>([
  [{ ...registered, ...theirs }, 'Отговор на Ваше писмо № 17-22/18.11.2026 г.'],
  [{ ...registered, externalRefNumber: '17-22' }, 'Отговор на Ваше писмо № 17-22'],
  [registered, 'Отговор на Ваше писмо с наш № 04-821/09.11.2026 г.'],
  [{ ...theirs, documentType: { id: 41, name: 'Жалба' } }, 'Отговор на Ваша жалба № 17-22/18.11.2026 г.'],
  [
    { ...theirs, documentType: { id: 42, name: 'Сигнал от гражданин' } },
    'Отговор на Ваш сигнал от гражданин № 17-22/18.11.2026 г.',
  ],
  [{ subjectDescription: 'Без номер' }, 'Без номер'],
])('the subject of an answer: %j', (given, subject) => {
  expect(answerSubject(storedDocument(given))).toBe(subject)
})

const via = (id: number): Partial<Document> => ({ receivedVia: { id, name: '' } })
test.each<[string, Partial<Document>, number | null, number | null]>([
  ['the way the sender prefers', via(ReceivedVia.MAIL), SentVia.EDELIVERY, SentVia.EDELIVERY],
  ['the way it came', via(ReceivedVia.MAIL), null, SentVia.MAIL],
  ['as the last of its kind, when it was brought by hand', via(ReceivedVia.COUNTER), null, SentVia.COURIER],
])('the direction of an answer: %s', (_, given, preferredSentViaId, sentViaId) => {
  const sender = aCorrespondent(1, true)
  const from = { ...sender, correspondent: { ...sender.correspondent, preferredSentViaId } }
  expect(relatedDocument(storedDocument(given), [from], { ...writing, last }).sentViaId).toBe(sentViaId)
})

test('it is signed by the assigner of its task, else by the last signer; a kind that is not outgoing becomes the last outgoing one', () => {
  const answer = (assignedByPersonId: number | null, typeId = LETTER) =>
    relatedDocument(storedDocument({ documentType: { id: typeId, name: 'Писмо' } }), [], {
      ...writing,
      last,
      assignedByPersonId,
    })
  expect(answer(7).signedByPersonId).toBe(7)
  expect(answer(null).signedByPersonId).toBe(8)
  expect(answer(null, 44)).toMatchObject({ documentTypeId: DECISION, signedByPersonId: null })
})

test('an answer to an outgoing document is incoming, for the department that wrote it', () => {
  const letter = storedDocument({ documentDirectionId: 3, caseFile, department: { id: 31, departmentName: 'Отдел' } })
  expect(relatedDocument(letter, [], writing)).toMatchObject({
    documentDirectionId: 1,
    addressedToDepartmentId: 31,
    preparedByPersonId: null,
    subjectDescription: '',
    receivedViaId: 2,
    dateReceived: expect.any(String),
  })
})

const someone = { id: 7, name: '„Везни“ ООД', isLegalEntity: true, identifier: '' }
test.each([
  ['an answer, at its kind', true, {}, 'documentTypeId'],
  ['… of a known kind, at what it is about', true, { documentTypeId: 40 }, 'subjectDescription'],
  ['… that says it, at whom it goes to', true, { documentTypeId: 40, subjectDescription: 'Отговор' }, 'correspondents'],
  [
    '… that lacks nothing, at what it is about',
    true,
    { documentTypeId: 40, subjectDescription: 'Отговор', correspondents: [someone] },
    'subjectDescription',
  ],
  ['one of its own, at its direction', false, {}, 'documentDirectionId'],
  ['… of a known kind, at what it is about', false, { documentTypeId: 40 }, 'subjectDescription'],
] as const)('the initial values of a new document: %s', (_, isRelated, given, field) => {
  const values = {
    ...blankDocument(Direction.OUTGOING),
    ...given,
    correspondents: [...('correspondents' in given ? given.correspondents : [])],
  }
  expect(firstField(values, isRelated)).toBe(field)
})

const answerToLetter = relatedDocument(storedDocument({ ...registered, caseFile }), [], writing)
const letterAfterOurs = relatedDocument(
  storedDocument({ ...registered, documentDirectionId: 3, caseFile }),
  [],
  writing,
)
const { OUTGOING, INTERNAL, INCOMING } = Direction
test.each([
  ['the same direction keeps all', answerToLetter, {}, OUTGOING, {}],
  [
    'an incoming document does not answer an incoming one',
    answerToLetter,
    {},
    INCOMING,
    { subjectDescription: '', answered: [] },
  ],
  ['an outgoing document does not answer an outgoing one', letterAfterOurs, {}, OUTGOING, { answered: [] }],
  ['an internal document does not show them', answerToLetter, {}, INTERNAL, {}],
  ['a subject of the user stays', answerToLetter, { subjectDescription: 'Моето' }, INCOMING, { answered: [] }],
  [
    'answered documents that the user chose stay',
    answerToLetter,
    { answered: [{ guid: caseFile.guid, number: '1', subject: '' }] },
    INCOMING,
    { subjectDescription: '' },
  ],
] as const)('a change of the direction: %s', (_, start, changed, direction, emptied) => {
  expect(withoutPrefilled({ ...start, ...changed }, start, direction)).toEqual(emptied)
})

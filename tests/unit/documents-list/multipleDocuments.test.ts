import { expect, test } from 'vitest'
import { Direction } from '../../../src/contract/enumerations.ts'
import {
  emptyMultiple,
  type MultipleDocuments,
  multipleBody,
  multipleErrors,
} from '../../../src/features/group-registration/multipleDocuments.ts'
import { registeredOf } from '../../../src/features/group-registration/registeredMultiple.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'

const whole: MultipleDocuments = {
  ...emptyMultiple(),
  departmentId: 12,
  typeId: 3,
  subject: ' Заявления от абонати ',
  receivedViaId: 2,
  correspondents: [{ correspondentID: 31, textValue: 'Община Русе', isLegalEntity: true }],
  count: 5,
}
const errorsOf = (form: MultipleDocuments, needsCorrespondent = true) =>
  multipleErrors(form, multipleBody(form, 1, needsCorrespondent), '2026-11-20')

test.each<[string, Partial<MultipleDocuments>, (keyof MultipleDocuments)[]]>([
  ['all is there', {}, []],
  ['no type', { typeId: undefined }, ['typeId']],
  ['no subject', { subject: '  ' }, ['subject']],
  ['no count', { count: null }, ['count']],
  ['count 0', { count: 0 }, ['count']],
  ['count 51', { count: 51 }, ['count']],
  ['count 50', { count: 50 }, []],
  ['half a document', { count: 1.5 }, ['count']],
  ['incoming without a channel', { receivedViaId: undefined }, ['receivedViaId']],
  ['incoming without a correspondent', { correspondents: [] }, ['correspondents']],
  ['incoming to nobody', { departmentId: undefined }, ['departmentId']],
  [
    'internal needs none of these',
    { direction: Direction.INTERNAL, receivedViaId: undefined, correspondents: [], departmentId: undefined },
    [],
  ],
])('a form with %s', (_, change, wrong) => {
  expect(Object.keys(errorsOf({ ...whole, ...change })).sort()).toEqual([...wrong].sort())
})

test('a missing count is reported as a missing required field', () => {
  expect(errorsOf({ ...whole, count: null }).count).toBe(requiredMessage)
})

test('a type that needs no correspondent may be without one', () => {
  expect(errorsOf({ ...whole, correspondents: [] }, false)).toEqual({})
})

test('the body has the trimmed subject and the ids', () => {
  const body = multipleBody(whole, 2, true)
  expect([body.subjectDescription, body.scope, body.correspondentIds, body.isAnonymous]).toEqual([
    'Заявления от абонати',
    2,
    [31],
    false,
  ])
})

test('all documents join the chosen case file, otherwise each opens a new one', () => {
  const guid = '00000000-0000-4000-8000-0000000000cc'
  const chosen = { ...whole, caseFile: { guid, number: '04-12' } }
  expect([multipleBody(chosen, 1, true).caseFileGuid, multipleBody(whole, 1, true).caseFileGuid]).toEqual([guid, null])
})

const row = (n: number, isDraft = false) => ({
  guid: String(n),
  documentNumber: isDraft ? null : `РД-10-${n}`,
  dateRegistered: isDraft ? null : '2026-11-20T10:00:00.000Z',
})

test('the result has each new document with its number once, in the order of the numbers', () => {
  const draft = row(12, true)
  const found = registeredOf([row(11), row(10), draft, row(11)])
  expect(found.map(({ documentNumber }) => documentNumber)).toEqual(['РД-10-10', 'РД-10-11'])
  expect(registeredOf([draft])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { Correspondent, CorrespondentAddress } from '../../../src/contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import {
  addressErrors,
  contactErrors,
  correspondentErrors,
  correspondentFieldErrors,
  flatCorrespondentErrors,
  isValidCorrespondent,
  representativeErrors,
  representativeWarning,
} from '../../../src/rules/correspondents/correspondentValidation.ts'
import { draftErrors, registrationErrors } from '../../../src/rules/documents/documentValidation.ts'
import { hasErrors, isFilled, messagesByField, required, requiredOption } from '../../../src/rules/requiredFields.ts'

const R = 'Полето е задължително'

test.each([
  ['', false],
  ['   ', false],
  ['\u00a0', false],
  ['а', true],
  [0, true],
  [-1, true],
  [Number.NaN, false],
  [null, false],
  [undefined, false],
  [[], false],
  [[0], true],
  [{}, false],
  [{ id: null }, false],
  [{ id: 0 }, true],
  [{ id: 5, name: '' }, true],
  [{ name: 'без id' }, false],
  [false, true],
])('the value %j counts as filled: %s', (value, expected) => {
  expect(isFilled(value)).toBe(expected)
  expect(required(value)).toBe(expected ? null : R)
})
test.each([
  [null, R],
  [undefined, R],
  [{ id: 0 }, null],
  [{ id: 3 }, null],
  [{ id: Number.NaN }, R],
])('the choice %j: %s', (value, message) => {
  expect(requiredOption(value)).toBe(message)
})

const body = (given: Partial<DocumentBody> = {}): DocumentBody => ({
  documentDirectionId: 1,
  documentTypeId: 3,
  scope: 1,
  subjectDescription: 'Искане за становище',
  caseFileGuid: null,
  parentDocumentGuid: null,
  receivedViaId: 2,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber: '',
  externalRefDate: null,
  addressedToDepartmentId: 12,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: null,
  sheetsCount: 0,
  enclosuresCount: null,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  note: '',
  correspondentIds: [4],
  ...given,
})
const today = '2026-11-21'
const future = 'Датата не може да е в бъдещето.'

describe('the document form', () => {
  test.each<readonly [Partial<DocumentBody>, object]>([
    [{}, {}],
    [{ subjectDescription: ' ' }, { subjectDescription: R }],
    [{ documentTypeId: Number.NaN }, { documentTypeId: R }],
    [{ documentTypeId: 0 }, {}],
    [{ receivedViaId: null, correspondentIds: [], addressedToDepartmentId: null }, {}],
    [{ dateReceived: '2026-11-21T21:59:00Z' }, {}],
    [{ dateReceived: '2026-11-21T22:00:00Z' }, { dateReceived: future }],
    [{ externalRefDate: '2026-11-22' }, { externalRefDate: future }],
    [{ sheetsCount: 1.5 }, { sheetsCount: 'Въведете цяло число, не по-малко от нула.' }],
  ])('a draft with %j has the errors %j', (given, errors) => {
    expect(draftErrors(body(given), { today })).toEqual(errors)
  })
  test.each<readonly [Partial<DocumentBody>, object, object]>([
    [{}, {}, {}],
    [{ receivedViaId: null }, {}, { receivedViaId: R }],
    [{ correspondentIds: [] }, {}, { correspondentIds: R }],
    [{ correspondentIds: [] }, { correspondentsCount: 1 }, {}],
    [{ correspondentIds: [], isAnonymous: true }, {}, {}],
    [{ addressedToDepartmentId: null }, {}, { addressedToDepartmentId: R }],
    [{ addressedToDepartmentId: null, addressedToPersonId: 9 }, {}, {}],
    [{ documentDirectionId: 2, receivedViaId: null, correspondentIds: [], addressedToDepartmentId: null }, {}, {}],
    [{ documentDirectionId: 3, receivedViaId: null, correspondentIds: [] }, { addresseesCount: 0 }, { addressees: R }],
    [{ documentDirectionId: 3, receivedViaId: null, correspondentIds: [] }, { addresseesCount: 2 }, {}],
    [{ subjectDescription: '', receivedViaId: null }, {}, { subjectDescription: R, receivedViaId: R }],
  ])('a document to be registered with %j and %j has the errors %j', (given, facts, errors) => {
    expect(registrationErrors(body(given), { today, ...facts })).toEqual(errors)
  })
})

const place = (id: number, name = '–') => ({ id, name })
const address = (given: Partial<CorrespondentAddress> = {}): CorrespondentAddress => ({
  id: 0,
  addressType: null,
  foreignSettlement: '',
  streetAddress: 'ул. „Примерна“ № 1',
  country: place(1, 'България'),
  district: place(2, 'Русе'),
  municipality: place(3, 'Русе'),
  settlement: place(4, 'гр. Русе'),
  ...given,
})
test.each<readonly [Partial<CorrespondentAddress>, object]>([
  [{}, {}],
  [{ district: place(0), municipality: place(0), settlement: place(0) }, {}],
  [{ country: null }, { country: R }],
  [
    { district: null, municipality: null, settlement: null },
    { district: R, municipality: R, settlement: R },
  ],
  [{ streetAddress: ' ' }, { streetAddress: R }],
])('the address row %j has the errors %j', (given, errors) => {
  expect(addressErrors(address(given))).toEqual(errors)
})
test('a contact needs its kind and its value', () => {
  expect(contactErrors({ id: 0, contactType: null, contactContent: '' })).toEqual({ contactType: R, contactContent: R })
  expect(contactErrors({ id: 0, contactType: place(1), contactContent: '02 123' })).toEqual({})
})
test('a representative needs three names and an ЕГН; an invalid one is reported and does not block', () => {
  const row = {
    id: 0,
    firstName: 'Иван',
    middleName: 'Петров',
    lastName: 'Колев',
    unifiedCitizenshipNumber: '7503141404',
  }
  expect(representativeErrors(row)).toEqual({})
  expect(representativeErrors({ ...row, middleName: '', unifiedCitizenshipNumber: '' })).toEqual({
    middleName: R,
    unifiedCitizenshipNumber: R,
  })
  expect(representativeErrors({ ...row, unifiedCitizenshipNumber: '7503141401' })).toEqual({})
  expect(representativeWarning({ ...row, unifiedCitizenshipNumber: '7503141401' })).toContain('не е валидно ЕГН')
  expect([representativeWarning(row), representativeWarning({ ...row, unifiedCitizenshipNumber: '' })]).toEqual([
    null,
    null,
  ])
})

const person = (given: Partial<Correspondent> = {}): Correspondent => ({
  id: 0,
  isLegalEntity: false,
  fullName: '',
  uniqueNumber: '',
  entityIdentifier: '',
  entityName: '',
  unifiedCitizenshipNumber: '7503141404',
  foreignerPersonalIdentifier: '',
  firstName: 'Иван',
  middleName: 'Петров',
  lastName: 'Колев',
  correspondentAddresses: [],
  correspondentContacts: [],
  representatives: [],
  isForeign: false,
  hasNoIdentifier: false,
  legalForm: '',
  correspondentGroupId: null,
  preferredSentViaId: null,
  note: '',
  isActive: true,
  ...given,
})
const entity = (given: Partial<Correspondent> = {}): Correspondent =>
  person({ isLegalEntity: true, entityName: '„Балкан Метър“ АД', entityIdentifier: '900123453', ...given })

test.each<readonly [Correspondent, object]>([
  [person(), {}],
  [person({ unifiedCitizenshipNumber: '' }), { unifiedCitizenshipNumber: R }],
  [person({ unifiedCitizenshipNumber: '', hasNoIdentifier: true }), {}],
  [person({ unifiedCitizenshipNumber: '123' }), { unifiedCitizenshipNumber: 'Невалидно ЕГН.' }],
  [person({ middleName: '' }), { middleName: R }],
  [person({ firstName: '', lastName: ' ' }), { firstName: R, lastName: R }],
  [person({ isForeign: true, middleName: '', unifiedCitizenshipNumber: '' }), { foreignerPersonalIdentifier: R }],
  [person({ isForeign: true, unifiedCitizenshipNumber: '', foreignerPersonalIdentifier: '1000123458' }), {}],
  [
    person({ isForeign: true, unifiedCitizenshipNumber: '', foreignerPersonalIdentifier: '1000123457' }),
    { foreignerPersonalIdentifier: 'Невалиден ЛНЧ.' },
  ],
  [person({ isForeign: true, unifiedCitizenshipNumber: '', hasNoIdentifier: true }), {}],
  [entity(), {}],
  [entity({ firstName: '', middleName: '', lastName: '', unifiedCitizenshipNumber: '' }), {}],
  [entity({ entityName: '' }), { entityName: R }],
  [entity({ entityIdentifier: '' }), { entityIdentifier: R }],
  [entity({ entityIdentifier: '900123450' }), { entityIdentifier: 'Невалиден ЕИК/БУЛСТАТ.' }],
  [entity({ entityIdentifier: '9001234530010' }), {}],
  [entity({ entityIdentifier: 'HRB 12345', isForeign: true }), {}],
])('correspondent %# has the errors %j', (one, errors) => {
  expect(correspondentFieldErrors(one)).toEqual(errors)
  expect(isValidCorrespondent(one)).toBe(!hasErrors(errors))
})
test('the rows of a correspondent are validated, and listed by their place', () => {
  const one = entity({
    correspondentAddresses: [address(), address({ settlement: null })],
    correspondentContacts: [{ id: 0, contactType: null, contactContent: 'a@b.bg' }],
  })
  expect(correspondentErrors(one).addresses).toEqual([{}, { settlement: R }])
  const flat = flatCorrespondentErrors(correspondentErrors(one))
  expect(messagesByField(flat)).toEqual({
    'correspondentAddresses[1].settlement': [R],
    'correspondentContacts[0].contactType': [R],
  })
  expect(isValidCorrespondent(one)).toBe(false)
})

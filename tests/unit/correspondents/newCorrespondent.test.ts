import { expect, test } from 'vitest'
import {
  fillsPlace,
  isAbroad,
  pickCountry,
  pickDistrict,
  pickMunicipality,
} from '../../../src/features/correspondents/addressCascade.ts'
import {
  checksumErrors,
  identityErrors,
  numberField,
  serverErrors,
  takenNumber,
} from '../../../src/features/correspondents/correspondentErrors.ts'
import {
  blankCorrespondent,
  bulgaria,
  correspondentFrom,
  correspondentToSend,
  newAddress,
  newContact,
  none,
} from '../../../src/features/correspondents/newCorrespondent.ts'
import { pickedOf } from '../../../src/features/correspondents/pickedCorrespondent.ts'
import { nameToCheck, numberToCheck } from '../../../src/features/correspondents/similar.ts'
import { addressErrors, sameIdentifierMessage } from '../../../src/rules/correspondents/correspondentValidation.ts'
import { makeEgn, makeEik, makeLnch } from '../../../src/rules/identifiers/identifiers.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'

const egn = makeEgn('1980-05-06', 12)
const lnch = makeLnch(100_200_300)
const eik = makeEik(20_345_678)
const person = { ...blankCorrespondent(), firstName: 'Иван', middleName: 'Стоянов', lastName: 'Колев' }
const company = { ...blankCorrespondent(), isLegalEntity: true, entityName: '„Нови везни“ ЕООД' }

test.each([
  ['', {}],
  ['Иван', { firstName: 'Иван', lastName: '' }],
  ['Иван  Колев', { firstName: 'Иван', middleName: '', lastName: 'Колев' }],
  ['Иван Стоянов Колев', { firstName: 'Иван', middleName: 'Стоянов', lastName: 'Колев' }],
  ['Ана Мария Петрова Колева', { firstName: 'Ана', middleName: 'Мария', lastName: 'Петрова Колева' }],
  ['„Мерител-99“ ЕООД', { isLegalEntity: true, entityName: '„Мерител-99“ ЕООД' }],
  ['Прецизна везна ЕТ', { isLegalEntity: true, entityName: 'Прецизна везна ЕТ' }],
  ['Община Русе', { isLegalEntity: true, entityName: 'Община Русе' }],
  [egn, { unifiedCitizenshipNumber: egn, isLegalEntity: false }],
  [lnch, { unifiedCitizenshipNumber: lnch, isForeign: false, foreignerPersonalIdentifier: '' }],
  [`ЛНЧ ${lnch}`, { foreignerPersonalIdentifier: lnch, isForeign: true }],
  ['Иван\u200b Ко\u00adлев', { firstName: 'Иван', lastName: 'Колев' }],
  [eik, { entityIdentifier: eik, isLegalEntity: true }],
])('a new correspondent starts with the searched text „%s“', (typed, expected) => {
  expect(correspondentFrom(typed)).toMatchObject(expected)
})

test('only the fields of its kind are sent, with name and number normalised', () => {
  const both = {
    ...person,
    isLegalEntity: true,
    entityName: ' „Нови везни“ ЕООД',
    entityIdentifier: eik,
    unifiedCitizenshipNumber: egn,
  }
  expect(correspondentToSend(both)).toMatchObject({
    firstName: '',
    unifiedCitizenshipNumber: '',
    fullName: '„Нови везни“ ЕООД',
    uniqueNumber: eik,
  })
  expect(correspondentToSend({ ...both, isLegalEntity: false })).toMatchObject({
    entityName: '',
    entityIdentifier: '',
    representatives: [],
    fullName: 'Иван Стоянов Колев',
    uniqueNumber: egn,
  })
  expect(correspondentToSend({ ...both, hasNoIdentifier: true }).uniqueNumber).toBe('')
})

test('a new address is in Bulgaria, at the office; a new contact has the first kind', () => {
  const types = [
    { id: 4, name: 'Адрес за кореспонденция' },
    { id: 9, name: 'Централен ОФИС' },
  ]
  expect(newAddress(types)).toMatchObject({ id: 0, country: bulgaria, addressType: types[1], settlement: null })
  expect(newAddress([]).addressType).toBeNull()
  const [permanent = bulgaria, ...others] = types
  expect(newAddress([...others, { ...permanent, isDefault: true }]).addressType).toEqual(permanent)
  expect(
    newContact([
      { id: 2, name: 'Мобилен' },
      { id: 1, name: 'Телефон' },
    ]),
  ).toMatchObject({
    id: 0,
    contactType: { id: 1 },
  })
})

const plovdiv = { id: 16, name: 'Пловдив' }
const germany = { id: 49, name: 'Германия' }
const row = { ...newAddress([]), district: plovdiv, municipality: plovdiv, settlement: plovdiv }

test('a district clears the fields below it, a municipality clears the settlement', () => {
  expect(pickDistrict(plovdiv)).toEqual({ district: plovdiv, municipality: null, settlement: null })
  expect(pickMunicipality(null)).toEqual({ municipality: null, settlement: null })
})

test('abroad the Bulgarian places are „–“, which counts as filled; back in Bulgaria they are required again', () => {
  const abroad = { ...row, ...pickCountry(row, germany), foreignSettlement: 'Berlin', streetAddress: 'Hauptstraße 1' }
  expect(abroad).toMatchObject({ country: germany, district: none, municipality: none, settlement: none })
  expect([isAbroad(abroad), addressErrors(abroad)]).toEqual([true, {}])
  expect(pickCountry(abroad, bulgaria)).toMatchObject({ district: null, settlement: null, foreignSettlement: '' })
  expect(pickCountry(row, bulgaria)).toEqual({ country: bulgaria })
  expect(addressErrors({ ...row, ...pickCountry(row, null) })).toHaveProperty('country', requiredMessage)
})

test('a settlement fills in the rest only in a new row', () => {
  expect(fillsPlace(row, plovdiv)).toBe(true)
  expect(fillsPlace({ ...row, id: 5 }, plovdiv)).toBe(false)
  expect(fillsPlace(row, none)).toBe(false)
  expect(fillsPlace(row, null)).toBe(false)
})

test.each([
  ['a person without a number', person, { unifiedCitizenshipNumber: requiredMessage }],
  ['one known to have none', { ...person, hasNoIdentifier: true }, {}],
  [
    'a wrong checksum',
    { ...person, unifiedCitizenshipNumber: '8005061234' },
    { unifiedCitizenshipNumber: 'Невалидно ЕГН.' },
  ],
  [
    'a foreigner without a middle name',
    { ...person, middleName: '', isForeign: true, foreignerPersonalIdentifier: lnch },
    {},
  ],
  [
    'a company with a wrong number',
    { ...company, entityIdentifier: '123456789' },
    { entityIdentifier: 'Невалиден ЕИК/БУЛСТАТ.' },
  ],
  ['a foreign company without a number', { ...company, isForeign: true }, {}],
] as const)('a correspondent with %s is refused', (_, draft, expected) => {
  expect(identityErrors(draft)).toEqual(expected)
})

test('a duplicate number is reported at the field of that number', () => {
  const taken = { ...company, entityIdentifier: eik }
  expect(serverErrors(takenNumber(taken))).toEqual({ [numberField(taken)]: sameIdentifierMessage })
})

test('a wrong checksum is reported when the number is complete, and not before', () => {
  expect(checksumErrors({ ...person, unifiedCitizenshipNumber: '800506' })).toEqual({})
  expect(checksumErrors({ ...person, unifiedCitizenshipNumber: '8005061234' })).not.toEqual({})
  expect(checksumErrors({ ...company, entityIdentifier: eik })).toEqual({})
})

test('duplicates are searched by a valid number and by a complete name', () => {
  expect(numberToCheck({ ...person, unifiedCitizenshipNumber: egn })).toEqual({ unifiedCitizenshipNumber: egn })
  expect(numberToCheck({ ...person, unifiedCitizenshipNumber: '8005061234' })).toBeNull()
  expect(numberToCheck({ ...company, entityIdentifier: eik, hasNoIdentifier: true })).toBeNull()
  expect(nameToCheck(company)).toBe('Нови везни')
  expect(nameToCheck({ ...person, lastName: '' })).toBe('')
})

test('the number of a citizen is masked, that of a company is shown whole', () => {
  expect(pickedOf({ ...person, id: 3, unifiedCitizenshipNumber: egn }).identifier).toBe(`ЕГН ${egn.slice(0, 6)}****`)
  expect(pickedOf({ ...company, id: 4, entityIdentifier: eik })).toEqual({
    id: 4,
    name: '„Нови везни“ ЕООД',
    isLegalEntity: true,
    identifier: `ЕИК ${eik}`,
  })
})

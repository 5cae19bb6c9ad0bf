import { expect, test } from 'vitest'
import type { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import { doubleDifferences, mergedDouble } from '../../../src/features/correspondents/mergeDoubles.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { doubleReason, mayMerge } from '../../../src/rules/correspondents/doubles.ts'

const address = (streetAddress: string, id = 1) => ({
  id,
  addressType: null,
  foreignSettlement: '',
  streetAddress,
  country: { id: 1, name: 'България' },
  district: null,
  municipality: null,
  settlement: { id: 5, name: 'Враца' },
})
const person = (id: number, given: Partial<Correspondent> = {}): Correspondent => ({
  ...blankCorrespondent(),
  ...{ id, firstName: 'Иван', middleName: '', lastName: 'Петров' },
  correspondentAddresses: [address('ул. „Шипка“ № 3')],
  ...given,
})
const company = (id: number, given: Partial<Correspondent> = {}): Correspondent => ({
  ...person(id, { isLegalEntity: true, firstName: '', lastName: '', entityName: '„Везни“ ЕООД' }),
  ...given,
})

test.each([
  ['the same name and address', person(1), person(2), 'nameAndAddress'],
  ['written in another way', company(1), company(2, { entityName: '"ВЕЗНИ" ЕООД' }), 'nameAndAddress'],
  ['another address', person(1), person(2, { correspondentAddresses: [address('ул. „Гурко“ № 1')] }), null],
  ['no address', person(1), person(2, { correspondentAddresses: [] }), null],
  [
    'the same number',
    company(1, { entityIdentifier: '1' }),
    company(2, { entityIdentifier: '1', entityName: 'Х' }),
    'identifier',
  ],
  ['different numbers', company(1, { entityIdentifier: '1' }), company(2, { entityIdentifier: '2' }), null],
  ['a person and a company', person(1), company(2), null],
  ['the record itself', person(1), person(1), null],
])('doubles: %s', (_case, one, other, reason) => {
  expect(doubleReason(one, other)).toBe(reason)
})

test.each([
  ['two records of one person', person(1), person(2), null],
  ['one with a number', person(1, { unifiedCitizenshipNumber: '7501010010' }), person(2), null],
  [
    'different numbers',
    company(1, { entityIdentifier: '1' }),
    company(2, { entityIdentifier: '2' }),
    /различни номера/,
  ],
  ['a hidden number', person(1), person(2, { unifiedCitizenshipNumber: '750101****' }), /скрит/],
  ['a person and a company', person(1), company(2), /организация/],
  ['the same record', person(1), person(1), /същият кореспондент/],
  ['a merged record', person(1), person(2, { mergedInto: { id: 3, name: 'Х' } }), /вече е обединен/],
])('merging of %s', (_case, kept, gone, refusal) => {
  const ruleResult = mayMerge(kept, gone)
  if (refusal === null) expect(ruleResult.allowed).toBe(true)
  else expect(ruleResult).toMatchObject({ allowed: false, refusal: { title: expect.stringMatching(refusal) } })
})

test('of each different field one value is chosen; rows and notes of both stay', () => {
  const kept = person(1, { note: 'Първа', middleName: '' })
  const gone = person(2, {
    ...{ middleName: 'Стоянов', lastName: 'Петров-Илиев', note: 'Втора', unifiedCitizenshipNumber: '7501010010' },
    correspondentAddresses: [address('ул. „Шипка“ № 3', 8), address('ул. „Гурко“ № 1', 9)],
  })
  const differences = doubleDifferences(kept, gone)
  expect(Object.fromEntries(differences.map(({ field, preselected }) => [field, preselected]))).toEqual({
    unifiedCitizenshipNumber: 'theirs',
    middleName: 'theirs',
    lastName: 'mine',
  })
  const merged = mergedDouble(kept, gone)
  expect(merged).toMatchObject({
    id: 1,
    fullName: 'Иван Стоянов Петров',
    uniqueNumber: '7501010010',
    note: 'Първа\nВтора',
  })
  expect(merged.correspondentAddresses.map(({ id, streetAddress }) => [id, streetAddress])).toEqual([
    [1, 'ул. „Шипка“ № 3'],
    [0, 'ул. „Гурко“ № 1'],
  ])
  expect(mergedDouble(kept, gone, { lastName: 'theirs', middleName: 'mine' }).fullName).toBe('Иван Петров-Илиев')
})

import { expect, test } from 'vitest'
import { type Entry, isOffered, nomenclatureRules } from '../../../src/rules/registers/nomenclatureRules.ts'

const because = 'Системна стойност: по нея работят правила на системата. Променят се само думите и мястото ѝ.'

const entry: Entry = {
  id: 1,
  code: '01',
  name: 'Телефон',
  latinName: '',
  description: '',
  validFrom: null,
  validTo: null,
  isSystem: false,
  isActive: true,
}
const system = { ...entry, isSystem: true }
const { errors, mayRemove } = nomenclatureRules.contactTypes

test.each<[string, Entry, Entry, ReturnType<typeof errors>]>([
  ['any word of one of ours', entry, { ...entry, code: 'Т', name: 'Стационарен', isActive: false }, {}],
  [
    'the words of a system one',
    system,
    { ...system, name: 'Стационарен', latinName: 'Phone', description: 'В офиса' },
    {},
  ],
  ['the code of a system one', system, { ...system, code: 'Т' }, { code: because }],
  ['a system one out of use', system, { ...system, isActive: false }, { isActive: because }],
  ['a system one that ends', system, { ...system, validTo: '2026-12-31' }, { validTo: because }],
  [
    'an end before the beginning',
    entry,
    { ...entry, validFrom: '2026-12-02', validTo: '2026-12-01' },
    { validTo: 'Краят е преди началото.' },
  ],
  ['one day', entry, { ...entry, validFrom: '2026-12-01', validTo: '2026-12-01' }, {}],
])('the form of a record: %s', (_, before, now, wrong) => {
  expect(errors(now, [before])).toEqual(wrong)
})

test('a system value is never deleted, used or not', () => {
  expect(mayRemove?.(entry).allowed).toBe(true)
  expect(mayRemove?.(system).allowed).toBe(false)
})

test.each([
  ['always', {}, true],
  ['out of use', { isActive: false }, false],
  ['from today on', { validFrom: '2026-11-23' }, true],
  ['from tomorrow on', { validFrom: '2026-11-24' }, false],
  ['to today', { validTo: '2026-11-23' }, true],
  ['to yesterday', { validTo: '2026-11-22' }, false],
])('the offered records: %s', (_, change, expected) => {
  expect(isOffered({ ...entry, ...change }, '2026-11-23')).toBe(expected)
})

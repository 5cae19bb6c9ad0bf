import { expect, test } from 'vitest'
import { builtIn } from '../../../fixtures/geography/builtIn.ts'
import { countries } from '../../../fixtures/geography/countries.ts'
import { FIRST_SYNTHETIC_CODE, parseGeography } from '../../../fixtures/geography/parseGeography.ts'

const { districts, municipalities, settlements } = parseGeography(builtIn)
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

test('there are 28 districts and 265 municipalities, numbered from 1', () => {
  expect(sorted(districts.map(({ id }) => id))).toEqual(numbersTo(28))
  expect(sorted(municipalities.map(({ id }) => id))).toEqual(numbersTo(265))
})

test.each([
  ['BLG', 'Благоевград', 14],
  ['BGS', 'Бургас', 13],
  ['VAR', 'Варна', 12],
  ['VTR', 'Велико Търново', 10],
  ['VID', 'Видин', 11],
  ['VRC', 'Враца', 10],
  ['GAB', 'Габрово', 4],
  ['DOB', 'Добрич', 8],
  ['KRZ', 'Кърджали', 7],
  ['KNL', 'Кюстендил', 9],
  ['LOV', 'Ловеч', 8],
  ['MON', 'Монтана', 11],
  ['PAZ', 'Пазарджик', 12],
  ['PER', 'Перник', 6],
  ['PVN', 'Плевен', 11],
  ['PDV', 'Пловдив', 18],
  ['RAZ', 'Разград', 7],
  ['RSE', 'Русе', 8],
  ['SLS', 'Силистра', 7],
  ['SLV', 'Сливен', 4],
  ['SML', 'Смолян', 10],
  ['SOF', 'София (столица)', 1],
  ['SFO', 'Софийска област', 22],
  ['SZR', 'Стара Загора', 11],
  ['TGV', 'Търговище', 5],
  ['HKV', 'Хасково', 11],
  ['SHU', 'Шумен', 10],
  ['JAM', 'Ямбол', 5],
])('district %s is „%s“ with %i municipalities', (code, name, count) => {
  const district = districts.find((one) => one.code === code)
  expect(district?.name).toBe(name)
  expect(municipalities.filter(({ districtId }) => districtId === district?.id)).toHaveLength(count)
})

test('no two rows share an id, a code, or a name in the same parent', () => {
  for (const rows of [districts, municipalities, settlements, countries]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  }
  const places = settlements.map(({ kind, name, municipalityId }) => `${kind} ${name} ${municipalityId}`)
  expect(new Set(places).size).toBe(places.length)
  const names = municipalities.map(({ name, districtId }) => `${name} ${districtId}`)
  expect(new Set(names).size).toBe(names.length)
})

test('the codes have their official form, and the id of a settlement is its code', () => {
  const districtCodes = new Map(districts.map(({ id, code }) => [id, code]))
  for (const { code, districtId } of municipalities)
    expect(code).toMatch(new RegExp(`^${districtCodes.get(districtId)}\\d{2}$`))
  for (const { id, code } of settlements) {
    expect(code).toMatch(/^\d{5}$/)
    expect(id).toBe(Number(code))
  }
})

test('every municipality contains its centre, except the four that are governed from the city they surround', () => {
  const homes = new Map(settlements.map(({ id, municipalityId }) => [id, municipalityId]))
  const outside = municipalities.filter(({ id, centreSettlementId }) => homes.get(centreSettlementId) !== id)
  expect(outside.map(({ name }) => name).toSorted()).toEqual(['Добричка', 'Марица', 'Родопи', 'Тунджа'])
  for (const { centreSettlementId } of outside) expect(homes.has(centreSettlementId)).toBe(true)
})

test('there are at least 300 further settlements, in every district', () => {
  const centres = new Set(municipalities.map(({ centreSettlementId }) => centreSettlementId))
  const further = settlements.filter(({ id }) => !centres.has(id))
  expect(further.length).toBeGreaterThanOrEqual(300)
  expect(new Set(further.map(({ districtId }) => districtId)).size).toBe(28)
})

test.each([
  ['68134', 'гр.', 'София', 'Столична'],
  ['56784', 'гр.', 'Пловдив', 'Пловдив'],
  ['10135', 'гр.', 'Варна', 'Варна'],
  ['07079', 'гр.', 'Бургас', 'Бургас'],
  ['63427', 'гр.', 'Русе', 'Русе'],
  ['68850', 'гр.', 'Стара Загора', 'Стара Загора'],
  ['56722', 'гр.', 'Плевен', 'Плевен'],
])('settlement %s is %s %s of общ. %s', (code, kind, name, municipality) => {
  const row = settlements.find((one) => one.code === code)
  expect(row).toMatchObject({ kind, name })
  expect(municipalities.find(({ id }) => id === row?.municipalityId)?.name).toBe(municipality)
})

test('real codes are in the alphabetical order of ЕКАТТЕ, except places that were renamed later', () => {
  const renamed = new Set(['00357', '11538', '14492', '17974', '48489', '48619', '51980', '58222', '68789', '72624'])
  const real = settlements.filter(({ id, code }) => id < FIRST_SYNTHETIC_CODE && !renamed.has(code))
  const byCode = real.toSorted((a, b) => a.id - b.id).map(({ name }) => name)
  expect(byCode).toEqual(byCode.toSorted((a, b) => a.localeCompare(b, 'bg')))
})

test('names are Bulgarian words without Latin letters or stray spaces', () => {
  for (const { name } of [...districts, ...municipalities, ...settlements, ...countries]) {
    expect(name).toMatch(/^[А-Я][А-Яа-я -]*[а-я]( \(столица\))?$/)
  }
})

test('България is the first country and there are about sixty others or more', () => {
  expect(countries[0]).toEqual({ id: 1, code: 'BG', name: 'България' })
  expect(countries.length).toBeGreaterThan(60)
})

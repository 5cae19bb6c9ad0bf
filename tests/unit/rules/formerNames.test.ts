import { expect, test } from 'vitest'
import { formerNameFound, formerNamesText, formerNameUntil } from '../../../src/rules/words/formerNames.ts'

const name = '„Черноморски маркет“ ЕАД'
const former = ['„Черноморски пазари“ ЕООД', '„Понтика“ ООД']

test.each([
  ['a former name', 'пазари', former[0]],
  ['without quotes and in Latin letters', 'pontika', former[1]],
  ['a word of the current name too', 'Черноморски', undefined],
  ['the current name', 'маркет', undefined],
  ['something else', '123456789', undefined],
])('a search by %s says which former name matched', (_case, typed, found) => {
  expect(formerNameFound(typed, name, former)).toBe(found)
})

test('former names are shown all, or the one that was found, or none', () => {
  expect(formerNamesText(former)).toBe(`преди: ${former.join(', ')}`)
  expect(formerNamesText(former, former[1])).toBe(`намерен по предишно име: ${former[1]}`)
  expect([formerNamesText(undefined), formerNamesText([])]).toEqual(['', ''])
  expect(formerNameUntil({ name: 'Стоева', until: '2026-11-20T10:00:00Z' })).toBe('Стоева (до 20.11.2026 г.)')
  expect(formerNameUntil({ name: 'Стоева', until: null })).toBe('Стоева')
})

import { describe, expect, test } from 'vitest'
import { addressText, shortAddressText } from '../../../src/rules/correspondents/addressText.ts'
import { regionalDepartmentTown, shortDepartmentName } from '../../../src/rules/words/departmentName.ts'
import { foldName, foldText, matcherOf, searchable } from '../../../src/rules/words/foldText.ts'
import {
  correspondentIdentifier,
  correspondentName,
  firstAndLastName,
  fullName,
  initials,
  shortName,
} from '../../../src/rules/words/personName.ts'
import { formatCount, listed, pluralise, wordFor } from '../../../src/rules/words/pluralise.ts'
import { quoted } from '../../../src/rules/words/quoteText.ts'
import { transliterate } from '../../../src/rules/words/transliterate.ts'

const gap = '\u00a0'

test.each([
  [0, 'document', '0 документа'],
  [1, 'document', '1 документ'],
  [2, 'document', '2 документа'],
  [11, 'document', '11 документа'],
  [21, 'document', '21 документа'],
  [101, 'document', '101 документа'],
  [12345, 'document', `12${gap}345 документа`],
  [1, 'person', '1 човек'],
  [2, 'person', '2 души'],
  [1, 'workingDayShort', '1 раб. ден'],
  [8, 'workingDayShort', '8 раб. дни'],
  [-1, 'workingDayShort', '-1 раб. ден'],
  [1, 'caseFile', '1 преписка'],
  [5, 'caseFile', '5 преписки'],
] as const)('the count %i of %s is written %s', (n, noun, text) => {
  expect(pluralise(n, noun)).toBe(text)
})
test('other nouns and numbers', () => {
  expect(wordFor(1, ['резултат', 'резултата'])).toBe('резултат')
  expect([999, 1234, 12345, 1234567].map(formatCount)).toEqual([
    '999',
    `1${gap}234`,
    `12${gap}345`,
    `1${gap}234${gap}567`,
  ])
  expect([[], ['а'], ['а', 'б'], ['а', 'б', 'в']].map((one) => listed(one))).toEqual(['', 'а', 'а и б', 'а, б и в'])
  expect(listed(['а', 'б'], 'или')).toBe('а или б')
})

test.each([
  ['Мария Петрова', 'Maria Petrova'],
  ['София', 'Sofia'],
  ['Щерю Жеков', 'Shteryu Zhekov'],
  ['Цветан Чолаков', 'Tsvetan Cholakov'],
  ['Йорданка Ъгъл', 'Yordanka Agal'],
  ['Кьосев', 'Kyosev'],
  ['ЩИТ', 'SHTIT'],
  ['Ян Хаджиев', 'Yan Hadzhiev'],
  ['СОФИЯ', 'SOFIA'],
  ['Мариян', 'Mariyan'],
  ['ABC 12-а', 'ABC 12-a'],
])('%s is transliterated as %s', (text, latin) => {
  expect(transliterate(text)).toBe(latin)
})

describe('folded text', () => {
  test.each([
    ['Иванова', 'ИВАНОВА'],
    ['Иванова', 'Ivanova'],
    ['София', 'Sofia'],
    ['София', 'sofiya'],
    ['Щерев', 'Shterev'],
    ['„Балкан Метър“ АД', '"Балкан метър" АД'],
    ['РД–12—345', 'РД-12-345'],
    ['Иван\u00a0 Колев', 'иван колев'],
    ['Иванов', 'Ив\u0061н\u006fв'],
    ['Мюлер', 'Myuler'],
    ['№ 5', 'No 5'],
    ['Müller', 'Muller'],
    ['Кирѝл', 'Кирил'],
    ['дого\u00adвор', 'договор'],
    ['дого\u3164вор', 'договор'],
    ['дого\u034fвор', 'договор'],
    // The Х and І of the first text are Cyrillic letters, its V is a Latin letter.
    ['раздел ХІV', 'раздел XIV'],
    ['Wаtеr', 'Water'],
    ['Плов\u200bград', 'Пловград'],
    ['\u202aСофмет\u202c\ufeff', 'Софмет'],
    ['Соф\u2060\u2066мет\u2069', 'Софмет'],
    ['два\u000bреда', 'два реда'],
    ['два\u0085реда', 'два\u2028реда'],
    ['Соф\u0001мет', 'Софмет'],
    ['❤\ufe0f', '❤'],
    ['раздел Х\u0406V', 'раздел ХIV'],
    ['\u0405офмет', 'Sofmet'],
    ['\u0408аков', 'Jakov'],
    ['Р\u04ae', 'Ру'],
    ['Киріл', 'Кирил'],
    ['и\u0306', 'й'],
    ['№0000651248', '№ 0000651248'],
    ['договор №Д-9/2026', 'договор № Д-9/2026'],
    ['No.5', '№ 5'],
    ['N°5', '№5'],
    ['Nº 5', '№ 5'],
    ['O´Нийл', 'OНийл'],
    ['O′Нийл', "O'Нийл"],
    ['‹Алфа›', '„Алфа“'],
  ])('„%s“ and „%s“ are the same', (a, b) => {
    expect(foldText(a)).toBe(foldText(b))
  })
  test('keeps different words different', () => {
    expect(foldText('Иванов')).not.toBe(foldText('Иваноф'))
    expect(foldText('Й')).not.toBe(foldText('И'))
  })
  test('visually, a number typed in the other script is the same', () => {
    expect(matcherOf('CB 1234 AA')(searchable('СВ 1234 АА'))).toBe(true)
  })
  test.each([
    ['становище наредба', true],
    ['НАРЕДБА становище', true],
    ['naredba', true],
    ['икономик', true],
    ['04-318', true],
    ['04-319', false],
    ['становище закон', false],
    ['', true],
    ['  ', true],
    ['Минист\u0065рство', true],
    ['PYCE', true],
    ['русе', true],
    ['ста\u00adновище', true],
    ['\u200eнаредба', true],
    ['№ 04-318', true],
    ['№04-318', true],
  ])('a search for „%s“ finds the document: %s', (typed, found) => {
    const text = searchable(
      '04-318',
      'Искане за становище по проект на наредба',
      'Министерство на икономиката',
      null,
      'Русе',
    )
    expect(matcherOf(typed)(text)).toBe(found)
  })
  test('names of companies are compared without quotes and legal form', () => {
    expect(foldName('„Балкан Метър“ АД')).toBe(foldName('БАЛКАН МЕТЪР'))
    expect(foldName('Balkan Metar EAD')).toBe(foldName('„Балкан Метър“ ЕАД'))
    expect(foldName('„Балкан\u00ad Ме\u200bтър“ АД')).toBe(foldName('Балкан Метър'))
    expect(foldName('„Балкан Метър“ АД')).not.toBe(foldName('„Балкан Метал“ АД'))
  })
})

test('names of people', () => {
  const maria = { firstName: 'Мария', middleName: 'Иванова', lastName: 'Петрова' }
  expect(fullName(maria)).toBe('Мария Иванова Петрова')
  expect(fullName({ ...maria, middleName: '' })).toBe('Мария Петрова')
  expect(firstAndLastName(maria)).toBe('Мария Петрова')
  expect(shortName('Мария Иванова Петрова')).toBe('М. Петрова')
  expect(shortName('Мария')).toBe('Мария')
  expect(initials('Мария Иванова Петрова')).toBe('МП')
  expect(initials('')).toBe('')
})
test('names and numbers of correspondents', () => {
  const one = {
    isLegalEntity: false,
    entityName: '„Балкан Метър“ АД',
    entityIdentifier: '900123453',
    unifiedCitizenshipNumber: '7503141404',
    foreignerPersonalIdentifier: '',
    firstName: 'Иван',
    middleName: '',
    lastName: 'Колев',
  }
  expect(correspondentName(one)).toBe('Иван Колев')
  expect(correspondentName({ ...one, isLegalEntity: true })).toBe('„Балкан Метър“ АД')
  expect(correspondentIdentifier(one)).toEqual({ label: 'ЕГН', number: '7503141404' })
  expect(correspondentIdentifier({ ...one, isLegalEntity: true })).toEqual({ label: 'ЕИК', number: '900123453' })
  expect(
    correspondentIdentifier({ ...one, unifiedCitizenshipNumber: '', foreignerPersonalIdentifier: '1000123458' }),
  ).toEqual({ label: 'ЛНЧ', number: '1000123458' })
  expect(correspondentIdentifier({ ...one, unifiedCitizenshipNumber: '' })).toBeNull()
})

test.each([
  [{}, 'гр. Русе, общ. Русе, обл. Русе, ул. „Примерна“ № 1', 'гр. Русе, ул. „Примерна“ № 1'],
  [{ district: null, municipality: null }, 'гр. Русе, ул. „Примерна“ № 1', 'гр. Русе, ул. „Примерна“ № 1'],
  [{ streetAddress: '' }, 'гр. Русе, общ. Русе, обл. Русе', 'гр. Русе'],
  [
    {
      country: { id: 5, name: 'Германия' },
      district: { id: 0, name: '–' },
      municipality: { id: 0, name: '–' },
      settlement: { id: 0, name: '–' },
      foreignSettlement: 'Berlin',
      streetAddress: 'Hauptstraße 1',
    },
    'Германия, Berlin, Hauptstraße 1',
    'Германия, Berlin, Hauptstraße 1',
  ],
])('the address %# is one line', (given, text, short) => {
  const address = {
    foreignSettlement: '',
    streetAddress: 'ул. „Примерна“ № 1',
    country: { id: 1, name: 'България' },
    district: { id: 2, name: 'Русе' },
    municipality: { id: 3, name: 'общ. Русе' },
    settlement: { id: 4, name: 'гр. Русе' },
    ...given,
  }
  expect(addressText(address)).toBe(text)
  expect(shortAddressText(address)).toBe(short)
})

test.each([
  ['Писмо', '„Писмо“'],
  ['Писмо за обект „Дунав“', '„Писмо за обект «Дунав»“'],
  ['Обект „Изток” и “Запад”', '„Обект «Изток» и «Запад»“'],
])('the text „%s“ in a sentence has one kind of quotes around it', (text, inSentence) => {
  expect(quoted(text)).toBe(inSentence)
})

test.each([
  ['Отдел „Регистри“', 'Регистри', 'Отдел „Регистри“'],
  ['Регионален отдел – Варна', 'РО – Варна', 'Варна'],
  ['Дирекция „Контрол“', 'Дирекция „Контрол“', 'Дирекция „Контрол“'],
  ['Отдел Регистри', 'Отдел Регистри', 'Отдел Регистри'],
  ['', '', ''],
])('the department %j is short %j, and as a town %j', (name, short, town) => {
  expect(shortDepartmentName(name)).toBe(short)
  expect(regionalDepartmentTown(name)).toBe(town)
})

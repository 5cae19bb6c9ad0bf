import { expect, test } from 'vitest'
import { completeDate, dateMessage, readDate, shownDate, typeDate } from '../../../src/dates/typedDate.ts'
import { completeTime, readTime, timeLimitsOn, typeTime } from '../../../src/dates/typedTime.ts'

test.each([
  ['', '0', '0'],
  ['0', '01', '01.'],
  ['01.', '01.1', '01.1'],
  ['01.1', '01.11', '01.11.'],
  ['01.11.202', '01.11.2026', '01.11.2026'],
  ['01.', '01', '01'],
  ['', '01112026', '01.11.2026'],
  ['', '1/11/2026', '1.11.2026'],
  ['01.11.2026', '01.11.20267', '01.11.2026'],
  ['', 'abc', 'abc'],
  ['01.11.2026', '01.11.2026 ', '01.11.2026'],
  ['', ' 21.11.2026', '21.11.2026'],
  ['', 'от 21.11.2026 г.', '21.11.2026'],
  ['21', '21 ', '21.'],
  ['', '21.11', '21.11.'],
  ['', '33.11.2026', '33.11.2026'],
  ['', '21 ноемри 2026', '21 ноемри 2026'],
  ['21 н', '21 но', '21 но'],
  ['', '11/21/2026', '11/21/2026'],
  ['', '31-02-2026', '31-02-2026'],
  ['', '31 02 2026', '31 02 2026'],
  ['', '21/11/2026', '21.11.2026'],
])('typing %j then %j shows %j', (before, after, shown) => {
  expect(typeDate(before, after)).toBe(shown)
})

const byKeys = (text: string, type: (before: string, after: string) => string): string =>
  [...text].reduce((before, key) => type(before, before + key), '')

test.each([
  ['11/21/2026', '11/21/2026'],
  ['31-02-2026', '31-02-2026'],
  ['31,02,2026', '31,02,2026'],
  ['21/11/2026', '21.11.2026'],
  ['21-11-2026', '21.11.2026'],
  ['1/2/2026', '1.2.2026'],
  ['21112026', '21.11.2026'],
  ['2026-11-21', '2026-11-21'],
  ['2026/13/41', '2026/13/41'],
])('the keys %j enter the date %j', (text, shown) => {
  expect(byKeys(text, typeDate)).toBe(shown)
})

test.each([
  ['25.70', '25.70'],
  ['25,70', '25,70'],
  ['14.35', '14:35'],
  ['9,05', '9:05'],
  ['1435', '14:35'],
  ['14:35', '14:35'],
])('the keys %j enter the time %j', (text, shown) => {
  expect(byKeys(text, typeTime)).toBe(shown)
})

test.each([
  ['1.9.2026', '01.09.2026'],
  ['2026-11-21', '21.11.2026'],
  ['01092026', '01.09.2026'],
  ['01.09.2026', '01.09.2026'],
  ['1.9.26', '01.09.2026'],
  ['20.26.11.21', '21.11.2026'],
  ['31.2.2026', '31.02.2026'],
  ['сто', 'сто'],
])('leaving the field completes %j to %j', (text, shown) => {
  expect(completeDate(text)).toBe(shown)
})

test.each([
  ['', null, null],
  ['29.02.2024', '2024-02-29', null],
  ['29.02.2026', null, 'invalid'],
  ['31.04.2026', null, 'invalid'],
  ['1.11.2026', null, 'invalid'],
  ['01.01.1900', '1900-01-01', null],
  ['01.01.0001', null, 'tooEarly'],
  ['21.11.26', null, 'invalid'],
  ['21.11.2024 ', null, 'invalid'],
  ['21/11/2024', null, 'invalid'],
  ['2024-11-21', null, 'invalid'],
  ['aa.bb.cccc', null, 'invalid'],
  ['00.00.0000', null, 'invalid'],
  ['31.12.1899', null, 'tooEarly'],
  ['31.12.2199', '2199-12-31', null],
  ['31.12.9999', null, 'tooLate'],
  ['20.11.3026', null, 'tooLate'],
  ['09.11.2026', null, 'beforeMin'],
  ['10.11.2026', '2026-11-10', null],
  ['21.11.2026', null, 'afterMax'],
])('the text %j is read as %j with the problem %j', (text, date, problem) => {
  const limits = /2026/.test(text) ? { min: '2026-11-10', max: '2026-11-20' } : {}
  expect(readDate(text, limits)).toEqual({ date, problem })
})

test('the messages are those of the specification, and a form may override them', () => {
  expect(dateMessage('invalid', {})).toBe('Въведената дата не е валидна.')
  expect(dateMessage('tooEarly', {})).toBe('Датата трябва да е по-голяма от 1 Януари 1900г.')
  expect(dateMessage('beforeMin', { min: '2026-11-20' }, { beforeMin: 'Не може в миналото.' })).toBe(
    'Не може в миналото.',
  )
  expect(shownDate('2026-11-21')).toBe('21.11.2026')
})

test.each([
  ['0', '09', '09:'],
  ['', '0905', '09:05'],
  ['09:', '09', '09'],
  ['', '9.05', '9:05'],
  ['09:', '09::', '09:'],
  ['', ' 14:35', '14:35'],
  ['', '\u200e14:35', '14:35'],
  ['', '9:05 ч.', '09:05'],
  ['', '14.35', '14:35'],
  ['', '14:35:00', '14:35'],
  ['', '25:00 ч.', '25:00 ч.'],
])('typing the time %j then %j shows %j', (before, after, shown) => {
  expect(typeTime(before, after)).toBe(shown)
})

test.each([
  ['23:59', '23:59', null],
  ['24:00', null, 'invalid'],
  ['12:60', null, 'invalid'],
  ['00:00', '00:00', null],
  ['', null, null],
  ['9:05', null, 'invalid'],
  ['08:59', null, 'beforeMin'],
  ['17:31', null, 'afterMax'],
])('the text %j is read as the time %j with the problem %j', (text, time, problem) => {
  const limits = problem === 'invalid' || time !== null || text === '' ? {} : { min: '09:00', max: '17:30' }
  expect(readTime(text, limits)).toEqual({ time, problem })
})

test('limits with a time limit the time only on the same day', () => {
  const limits = { min: '2026-11-20T09:00', max: '2026-11-21T17:30' }
  expect(timeLimitsOn('2026-11-20', limits)).toEqual({ min: '09:00', max: undefined })
  expect(timeLimitsOn('2026-11-21', limits)).toEqual({ min: undefined, max: '17:30' })
  expect(timeLimitsOn(null, limits)).toEqual({ min: undefined, max: undefined })
  expect(completeTime('9:05')).toBe('09:05')
})

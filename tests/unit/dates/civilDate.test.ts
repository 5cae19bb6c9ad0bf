import { describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  civilDateOf,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  formatDate,
  formatDateKnownTime,
  formatDateTime,
  formatDateYear,
  isCivilDate,
  isoAt,
  isShownOn,
  timeOf,
  weekday,
} from '../../../src/dates/civilDate.ts'
import { clockOffset, now, setClockOffset, today } from '../../../src/dates/clock.ts'
import { sofiaOffsetMinutes, sofiaWeeks } from '../../../src/dates/sofiaTime.ts'

test('days follow the calendar from 1600 to 2400', () => {
  for (let n = dayNumber('1600-01-01'); n < dayNumber('2400-01-01'); n += 37) {
    const date = dateOfDayNumber(n)
    const at = Date.parse(`${date}T00:00:00Z`)
    expect(at / 86_400_000).toBe(n)
    expect(dayNumber(date)).toBe(n)
    expect(weekday(date) % 7).toBe(new Date(at).getUTCDay())
  }
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('adding to %s days (%i) gives %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(daysBetween(date, expected)).toBe(days)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-10-31', 4, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('adding to %s months (%i) gives %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test.each([
  ['2026-11-21T12:35:00Z', '2026-11-21', '14:35'],
  ['2026-07-21T12:35:00Z', '2026-07-21', '15:35'],
  ['2026-12-31T22:00:00Z', '2027-01-01', '00:00'],
  ['2026-12-31T21:59:59.999Z', '2026-12-31', '23:59'],
  ['2026-06-30T21:00:00Z', '2026-07-01', '00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '02:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '04:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25', '03:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '03:00'],
  ['2026-11-21T14:35:00+02:00', '2026-11-21', '14:35'],
  ['2026-11-21T23:35:00-05:00', '2026-11-22', '06:35'],
  ['2026-11-21T14:35:00', '2026-11-21', '14:35'],
  ['2026-11-21T14:35', '2026-11-21', '14:35'],
])('the moment %s is %s %s in Sofia', (iso, date, time) => {
  expect(civilDateOf(iso)).toBe(date)
  expect(timeOf(iso)).toBe(time)
})

test('the offset equals the time-zone data at every hour of some years', () => {
  const intl = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Sofia',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (const year of [1985, 1996, 2016, 2026, 2040])
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 7 * 3_600_000) {
      const shown = new Date(at + sofiaOffsetMinutes(at) * 60_000).toISOString()
      const [day, time] = intl.format(at).split(', ')
      expect(`${shown.slice(8, 10)}/${shown.slice(5, 7)}/${shown.slice(0, 4)}, ${shown.slice(11, 16)}`).toBe(
        `${day}, ${time}`,
      )
    }
})

test.each([
  ['2026-11-21', '14:35', '2026-11-21T14:35:00+02:00'],
  ['2026-07-21', '00:00', '2026-07-21T00:00:00+03:00'],
  ['2026-03-29', '02:59', '2026-03-29T02:59:00+02:00'],
  ['2026-03-29', '04:00', '2026-03-29T04:00:00+03:00'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+03:00'],
  ['2026-10-25', '04:30', '2026-10-25T04:30:00+02:00'],
])('the time %s %s in Sofia is the moment %s', (date, time, iso) => {
  expect(isoAt(date, time)).toBe(iso)
  expect(civilDateOf(iso)).toBe(date)
  expect(timeOf(iso)).toBe(time)
})

describe('formatted dates', () => {
  test('have the Bulgarian suffixes', () => {
    expect(formatDate('2026-11-21')).toBe('21.11.2026')
    expect(formatDate('2026-11-21T23:30:00Z')).toBe('22.11.2026')
    expect(formatDateYear('2026-11-21')).toBe('21.11.2026 г.')
    expect(formatDateTime('2026-11-21T12:35:00Z')).toBe('21.11.2026 г. 14:35 ч.')
    expect(formatDateTime('2026-11-21')).toBe('21.11.2026 г.')
    expect(formatDateKnownTime('2026-11-21T12:35:00Z')).toBe('21.11.2026 г. 14:35 ч.')
    expect(formatDateKnownTime('2026-11-21T00:00:00+02:00')).toBe('21.11.2026 г.')
  })
  test.each([null, undefined, '', 'сряда', '2026-13-01', '2026-02-30'])('of %s are empty', (nothing) => {
    expect(formatDate(nothing)).toBe('')
    expect(formatDateYear(nothing)).toBe('')
    expect(formatDateTime(nothing)).toBe('')
    expect(formatDateKnownTime(nothing)).toBe('')
  })
})

test.each([
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
])('the text %s is a valid day: %s', (text, expected) => {
  expect(isCivilDate(text)).toBe(expected)
})

test.each([
  ['2027-03-28', '02:59', true],
  ['2027-03-28', '03:00', false],
  ['2027-03-28', '03:30', false],
  ['2027-03-28', '04:00', true],
  ['2026-10-25', '03:30', true],
  ['2026-11-20', '03:30', true],
])('the clock change on %s at %s: %s', (date, time, isShown) => {
  expect(isShownOn(date, time)).toBe(isShown)
})

test('days are never counted past the last valid date', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(Date.parse(isoAt(addDays('9999-12-31', 1)))).not.toBeNaN()
})

test('the clock can be set to another day', () => {
  try {
    setClockOffset(Date.parse('2026-11-20T22:30:00Z') - Date.now())
    expect(today()).toBe('2026-11-21')
    expect(now().toISOString().slice(0, 10)).toBe('2026-11-20')
  } finally {
    setClockOffset(0)
  }
  expect(clockOffset()).toBe(0)
})

test('the computed summer time equals that of the machine, for every hour near a change and every day between', () => {
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Sofia', timeZoneName: 'longOffset' })
  const utcOffset = (at: number): number => {
    const [, hours = '', minutes = ''] = zone.format(at).match(/GMT\+(\d\d):(\d\d)/) ?? []
    return Number(hours) * 60 + Number(minutes)
  }
  const hour = 3_600_000
  const wrong: string[] = []
  const compare = (at: number) => {
    if (sofiaOffsetMinutes(at) !== utcOffset(at)) wrong.push(new Date(at).toISOString())
  }
  for (let at = Date.UTC(1995, 0, 1); at < Date.UTC(2040, 0, 1); at += 24 * hour) compare(at)
  for (let year = 1996; year < 2040; year += 1) {
    for (const month of [2, 9]) {
      const from = Date.UTC(year, month, 24)
      for (let at = from; at < from + 9 * 24 * hour; at += hour) compare(at)
    }
  }
  expect(wrong).toEqual([])
})

test('the offsets read in one thread serve another one without Intl, also in a week with a clock change', async () => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31)]
  const known = structuredClone(sofiaWeeks(from, to))
  vi.resetModules()
  const other = await import('../../../src/dates/sofiaTime.ts')
  other.addSofiaWeeks(known)
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  const offsets = [from, Date.UTC(2026, 2, 29, 0, 59), Date.UTC(2026, 2, 29, 1), to].map(other.sofiaOffsetMinutes)
  expect(offsets).toEqual([120, 120, 180, 120])
  expect(format).not.toHaveBeenCalled()
  format.mockRestore()
})

import { expect, test } from 'vitest'
import { dayByKey, monthsOf } from '../../../src/features/calendar/months.ts'
import { daysOfYear } from '../../../src/rules/deadlines/dayCalendar.ts'
import { mayRemoveDay, movedTermsSentence, weekendHint } from '../../../src/rules/deadlines/nonWorkingDayRules.ts'
import { nonWorkingDaysOf } from '../../../src/rules/deadlines/nonWorkingDays.ts'

test.each([
  [{ documents: 0, tasks: 0 }, 'Няма неприключили срокове, които се променят.'],
  [{ documents: 1, tasks: 0 }, 'Ще се промени срокът на 1 документ.'],
  [{ documents: 0, tasks: 12 }, 'Ще се променят сроковете на 12 задачи.'],
  [{ documents: 3, tasks: 1 }, 'Ще се променят сроковете на 3 документа и 1 задача.'],
])('the day %o: %s', (moved, sentence) => {
  expect(movedTermsSentence(moved)).toBe(sentence)
})

test.each([
  ['2026-03-03', false],
  ['2026-04-10', false],
  ['2026-05-25', true],
  ['2026-11-24', true],
])('a declared day on %s may be removed: %s', (date, isAllowed) => {
  expect(mayRemoveDay({ date, name: 'Ден' }).allowed).toBe(isAllowed)
})

test('a day on a weekend needs a name, another day does not', () => {
  expect(weekendHint('2026-11-21')).toContain('събота')
  expect(weekendHint('2026-11-22')).toContain('неделя')
  expect(weekendHint('2026-11-23')).toBeUndefined()
  expect(weekendHint(null)).toBeUndefined()
})

test('a year without a calendar has the legal holidays beside its declared days', () => {
  const own = { date: '2031-01-02', name: 'Наш', kind: 'internal' as const }
  expect(daysOfYear(2031, [own])).toHaveLength(nonWorkingDaysOf(2031).length + 1)
  const entered = nonWorkingDaysOf(2026)
  expect(daysOfYear(2026, [own, ...entered])).toEqual(entered)
})

test('twelve months contain every day of a year once, from Monday to Sunday', () => {
  const months = monthsOf(2026, nonWorkingDaysOf(2026))
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
  expect(months).toHaveLength(12)
  expect(new Set(days.map(({ date }) => date)).size).toBe(365)
  expect(months[10]?.weeks[0]?.map((day) => day?.number)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ])
  expect(days.find(({ date }) => date === '2026-03-03')?.label).toContain('национален празник')
  expect(days.find(({ date }) => date === '2026-11-21')?.label).toBe('събота, 21 ноември, почивен ден')
})

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowRight', '2026-12-31', '2026-12-31'],
  ['ArrowUp', '2026-01-05', '2026-01-05'],
  ['ArrowDown', '2026-01-05', '2026-01-12'],
  ['Home', '2026-02-17', '2026-02-01'],
  ['End', '2026-02-17', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-01-31', '2026-01-31'],
  ['Enter', '2026-01-31', undefined],
])('the key %s from %s moves to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to)
})

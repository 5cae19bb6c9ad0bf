import { expect, test } from 'vitest'
import { taskTerm } from '../../../src/features/tasks/term/taskTerm.ts'
import { termKey } from '../../../src/features/tasks/term/useEndDate.ts'
import { officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'

const calendar = officialCalendar()

test('a term over Christmas names the holidays and renders every day', () => {
  const term = { startDate: '2026-12-21', quantity: 5, unitId: 2, endDate: '2026-12-31' }
  const { sentences, first, between } = taskTerm(term, calendar)
  expect(sentences[0]).toMatch(/^Срокът е 5 работни дни\./)
  expect(sentences.join(' ')).toMatch(/Неприсъствени дни в срока:.*Бъдни вечер/)
  expect(between).toBe(0)
  expect(first.map(({ role }) => role).filter((role) => role === 'holiday').length).toBeGreaterThan(0)
  expect(first.at(0)?.role).toBe('start')
  expect(first.at(-1)).toEqual({ date: '2026-12-31', role: 'end' })
  const onSaturday = { date: '2026-12-26', role: 'off', note: 'Рождество Христово (втори ден)' }
  expect(first, 'a holiday on a weekend keeps its name').toContainEqual(onSaturday)
  expect(first).toContainEqual({ date: '2026-12-27', role: 'off' })
})

test('the move from a non-working day is named and rendered', () => {
  const { sentences, first } = taskTerm(
    { startDate: '2026-11-20', quantity: 1, unitId: 1, endDate: '2026-11-23' },
    calendar,
  )
  expect(sentences.join(' ')).toContain('се премества на 23.11.2026 г.')
  expect(first.find(({ date }) => date === '2026-11-21')?.note).toContain('срокът се премества')
})

test('of a long term the beginning and the end are rendered', () => {
  const { first, between, last } = taskTerm(
    { startDate: '2026-11-20', quantity: 3, unitId: 4, endDate: '2027-02-22' },
    calendar,
  )
  expect([first.length, last.length]).toEqual([7, 14])
  expect(between).toBeGreaterThan(50)
  expect(last.at(-1)?.role).toBe('end')
})

test('an end that differs from the local calendar is not explained', () => {
  const { sentences, first } = taskTerm(
    { startDate: '2026-11-20', quantity: 5, unitId: 2, endDate: '2026-12-30' },
    calendar,
  )
  expect(sentences).toEqual(['Срокът 30.12.2026 г. е изчислен от сървъра по неговия календар на неприсъствените дни.'])
  expect(first).toEqual([])
})

test('a suspended term says so first, with its remaining days', () => {
  const term = { startDate: '2026-11-20', quantity: 5, unitId: 2, endDate: '2026-11-27', suspendedOn: '2026-11-24' }
  const [first] = taskTerm(term, calendar).sentences
  expect(first).toBe(
    'Документът е спрян на 24.11.2026 г. и срокът не тече. След възобновяването ще останат 3 работни дни.',
  )
  expect(taskTerm({ ...term, endDate: '2026-12-30' }, calendar).sentences[0]).toContain('срокът не тече')
  expect(taskTerm({ ...term, suspendedOn: null }, calendar).sentences.join()).not.toContain('не тече')
})

test('a term that was suspended renders the days that were not counted; a newly set one does not', () => {
  const suspensions = [{ from: '2026-11-24', to: '2026-12-01' }]
  const drawn = (endDate: string) =>
    taskTerm({ startDate: '2026-11-20', quantity: 5, unitId: 2, endDate, suspensions }, calendar).first
  expect(drawn('2026-12-04').filter(({ role }) => role === 'suspended')).toHaveLength(7)
  expect(drawn('2026-11-27').map(({ role }) => role)).not.toContain('suspended')
  expect(drawn('2026-11-27').at(-1)).toEqual({ date: '2026-11-27', role: 'end' })
})

test('an end belongs to its start, quantity and unit; zero is a quantity', () => {
  expect(termKey({ startDate: '2026-11-20', quantity: 0, unitId: 1 })).toBe('2026-11-20 0 1')
  expect(termKey({ startDate: '2026-11-20', quantity: null, unitId: 1 })).toBeNull()
})

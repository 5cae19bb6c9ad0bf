import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { yearOf } from '../../../src/dates/civilDate.ts'
import { setClockOffset, today } from '../../../src/dates/clock.ts'
import { YearCalendar } from '../../../src/features/calendar/YearCalendar.tsx'

const some = new Date('2026-11-20T10:00:00Z')
const year = 2026
const asWide = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const months = () => screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)
const drawn = (of = year) => render(<YearCalendar year={of} days={[]} onPress={vi.fn()} />)

beforeEach(() => setClockOffset(some.getTime() - Date.now()))
afterEach(() => {
  setClockOffset(0)
  vi.unstubAllGlobals()
})

test('on a phone the current year starts with the current month, and one press shows the months before it', async () => {
  expect(yearOf(today())).toBe(year)
  asWide(true)
  drawn()
  expect(months()).toEqual(['ноември', 'декември'])
  await userEvent.click(screen.getByRole('button', { name: 'Покажи януари – октомври' }))
  expect(months()).toHaveLength(12)
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-01-01')
  expect(screen.queryByRole('button', { name: /^Покажи/ })).toBeNull()
})

test('keyboard navigation to a month before the current one shows it', async () => {
  asWide(true)
  drawn()
  screen.getByRole('button', { name: /^петък, 20 ноември/ }).focus()
  await userEvent.keyboard('{PageUp}')
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-10-20')
  expect(months()).toHaveLength(12)
})

test.each([
  ['on a wide screen', false, year],
  ['of another year', true, year - 1],
])('all months are shown %s', (_, isPhone, of) => {
  asWide(isPhone)
  drawn(of)
  expect(months()[0]).toBe('януари')
  expect(months()).toHaveLength(12)
})

import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DayOff } from '../../../src/features/training/scenario/DayOff.tsx'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'

test.each([
  ['2026-11-20T10:00:00Z', null],
  ['2026-11-29T10:00:00Z', 'Денят не е работен: 29.11.2026 г., неделя.'],
  ['2026-12-24T10:00:00Z', 'Денят не е работен: 24.12.2026 г., Бъдни вечер.'],
])('a trainer who prepares a scenario on %s sees whether it is a day off', (now, isDayOff) => {
  vi.setSystemTime(new Date(now))
  onTestFinished(() => void vi.useRealTimers())
  render(<DayOff calendar={dayCalendar([])} />)
  const warning = screen.queryByText(/Денят не е работен/)
  if (isDayOff === null) expect(warning).toBeNull()
  else expect(warning?.textContent).toContain(isDayOff)
})

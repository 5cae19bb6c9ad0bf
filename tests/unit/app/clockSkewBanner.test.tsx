import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ClockSkewBanner } from '../../../src/app/shell/ClockSkewBanner.tsx'
import { setClockOffset } from '../../../src/dates/clock.ts'
import { type AppConfig, takeConfig } from '../../../src/transport/config.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => setClockOffset(0))

const hour = 3_600_000
test.each<[string, number, AppConfig['mode'], string | undefined]>([
  ['behind', 25 * hour, 'connected', 'Часовникът на този компютър изостава с 1 ден и 1 час'],
  ['ahead', -hour / 2, 'connected', 'Часовникът на този компютър избързва с 30 минути'],
  ['right', 0, 'connected', undefined],
  ['of a training database', 25 * hour, 'mocked', undefined],
])('the banner for a clock that is %s (%i ms, %s) says: %s', (_, apart, mode, text) => {
  takeConfig({ ...config, mode })
  setClockOffset(apart)
  render(<ClockSkewBanner />)
  expect(screen.queryByText(/Часовникът на този компютър/)?.textContent).toBe(text)
  if (text === undefined) return
  act(() => screen.getByRole('button', { name: 'Разбрах' }).click())
  expect(screen.queryByText(text)).toBeNull()
})

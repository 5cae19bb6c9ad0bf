import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Toasts } from '../../../src/app/shell/Toasts.tsx'
import { followNotices } from '../../../src/state/notices.ts'
import { notify } from '../../../src/transport/notices.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Shows a toast on a screen, and goes to another screen after this number of milliseconds. */
const leaveAfter = (milliseconds: number) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { hook, navigate } = memoryLocation({ path: '/inspections' })
  const store = createStore()
  const stop = followNotices(store)
  render(
    <Provider store={store}>
      <Router hook={hook}>
        <Toasts />
      </Router>
    </Provider>,
  )
  act(() => void notify({ kind: 'success', text: 'Файлът е изтрит.' }))
  expect(screen.getByText('Файлът е изтрит.')).toBeTruthy()
  clock.mockReturnValue(1000 + milliseconds)
  act(() => navigate('/group-inspections'))
  stop()
  return screen.queryByText('Файлът е изтрит.') !== null
}

test.each([
  ['of the screen that is left', 3000, false],
  ['that came with the step itself', 200, true],
])('after a toast %s: %i ms before the step is it still shown: %s', (_, milliseconds, stays) => {
  expect(leaveAfter(milliseconds)).toBe(stays)
})

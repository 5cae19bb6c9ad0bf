import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FaultsSection } from '../../../src/features/training/sections/FaultsSection.tsx'
import { TrainingContext } from '../../../src/features/training/trainingContext.ts'
import type { DrillState } from '../../../src/rules/training/faultDrills.ts'

const begun: DrillState = { name: 'offline', only: 'register', once: true, hits: 0, writes: [] }
const happened: DrillState = {
  ...begun,
  hits: 1,
  writes: [{ what: 'Регистриране на документ', tries: 1, done: 0, lost: 1, doubled: 0 }],
}

test('the result of a drill is scrolled into view when it occurs, and gets the focus when the drill is stopped', async () => {
  let state: DrillState | null = null
  const training = {
    drillState: async () => state,
    beginDrill: async () => {
      state = begun
    },
    endDrill: async () => undefined,
  }
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  onTestFinished(() => seen.mockRestore())
  render(
    <TrainingContext value={training as never}>
      <FaultsSection />
    </TrainingContext>,
  )
  const result = screen.getByRole('status')
  await userEvent.click(screen.getAllByRole('button', { name: 'Веднъж' })[1]!)
  expect(await screen.findByText('Аварията още не се е случила.')).toBeTruthy()
  expect(seen.mock.contexts.at(-1)).toBe(result)
  const before = seen.mock.calls.length
  state = happened
  await userEvent.click(screen.getByRole('button', { name: 'Провери данните' }))
  expect(await screen.findByText('Аварията се случи 1 път.')).toBeTruthy()
  expect(seen.mock.calls.length).toBeGreaterThan(before)
  await vi.waitFor(() => expect(document.activeElement).toBe(result))
  const shown = seen.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Провери данните' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(result))
  expect(seen.mock.calls.length, 'what is known already is shown too').toBeGreaterThan(shown)
  expect(seen.mock.contexts.at(-1)).toBe(result)
  await userEvent.click(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Спри аварията' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(result))
})

import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  endingLoses,
  guardPage,
  mayEnd,
  mayLeave,
  releaseGuards,
  setLeaveConfirmation,
  useLeaveGuard,
  wouldLose,
} from '../../../src/screen-kit/leaveGuard.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('work that outlives its screen does not block leaving the screen, but closing the page and logging out', async () => {
  const shownTexts: string[] = []
  stops.push(
    setLeaveConfirmation((loses) => {
      shownTexts.push(loses)
      return Promise.resolve(false)
    }),
  )
  let loses: string | undefined = 'Файловете още се качват.'
  stops.push(guardPage(() => loses))
  expect(wouldLose()).toBeUndefined()
  expect(await mayLeave()).toBe(true)
  expect(shownTexts).toEqual([])
  releaseGuards()
  expect(endingLoses(), 'leaving the screen does not forget it').toBe('Файловете още се качват.')
  expect(await mayEnd()).toBe(false)
  expect(shownTexts).toEqual(['Файловете още се качват.'])
  loses = undefined
  expect(endingLoses()).toBeUndefined()
  expect(await mayEnd()).toBe(true)
})

test('the question says whether typed text is stored; with a loss nothing is called stored', async () => {
  const confirmations: [string, boolean][] = []
  stops.push(
    setLeaveConfirmation(async (loses, isKept) => {
      confirmations.push([loses, isKept])
      return false
    }),
  )
  const guardOf = (loses: string, isStored: boolean) => renderHook(() => useLeaveGuard(loses, isStored))
  guardOf('Документът не е записан.', true)
  await mayLeave()
  await mayEnd('Пази се незаписан текст.')
  guardOf('Файловете още се качват.', false)
  await mayLeave()
  expect(confirmations.map(([, isKept]) => isKept)).toEqual([true, false, false])
  expect(confirmations[0]?.[0]).toContain('Въведеното остава в този браузър')
  expect(confirmations[1]?.[0]).toMatch(
    /^Пази се незаписан текст\. Документът не е записан\. Въведеното ще бъде изтрито/,
  )
  expect(confirmations[2]?.[0]).toBe('Файловете още се качват.')
})

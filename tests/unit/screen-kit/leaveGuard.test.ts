import { afterEach, expect, test } from 'vitest'
import {
  askWith,
  endingLoses,
  guardPage,
  mayEnd,
  mayLeave,
  releaseGuards,
  wouldLose,
} from '../../../src/screen-kit/leaveGuard.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('work that outlives its screen holds nobody on the screen, but the page and the session', async () => {
  const questions: string[] = []
  stops.push(
    askWith((loses) => {
      questions.push(loses)
      return Promise.resolve(false)
    }),
  )
  let loses: string | undefined = 'Файловете още се качват.'
  stops.push(guardPage(() => loses))
  expect(wouldLose()).toBeUndefined()
  expect(await mayLeave()).toBe(true)
  expect(questions).toEqual([])
  releaseGuards()
  expect(endingLoses(), 'leaving the screen does not forget it').toBe('Файловете още се качват.')
  expect(await mayEnd()).toBe(false)
  expect(questions).toEqual(['Файловете още се качват.'])
  loses = undefined
  expect(endingLoses()).toBeUndefined()
  expect(await mayEnd()).toBe(true)
})

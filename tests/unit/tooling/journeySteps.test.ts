import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import { expect, test } from 'vitest'
import SkippedStepsReporter from '../../journeys/skippedStepsReporter.ts'
import { independentSteps } from '../../support/independentSteps.ts'
import { skippedSteps } from '../../support/stepTitles.ts'

const failing = (message: string) => async () => {
  throw new Error(message)
}

test('after a failed step the others run, and the end reports all failures', async () => {
  const events: string[] = []
  const { step, end } = independentSteps(async (title) => void events.push(`mended after ${title}`))
  await step('one', failing('no rows'))
  await step('two', async () => void events.push('two'))
  expect(events).toEqual(['mended after one', 'two'])
  expect(end).toThrow(/^no rows$/)
  await step('three', failing('no button'))
  expect(end).toThrow(/^2 independent steps failed:\n\none\nError: no rows[\s\S]*\n\nthree\nError: no button/)
})

test('without a failure the end is silent, and nothing is repaired', async () => {
  const { step, end } = independentSteps(failing('mended for nothing'))
  await step('one', async () => undefined)
  expect(end).not.toThrow()
})

const spec = [
  "test('one journey', async ({ as, independent }) => {",
  "  await independent('a list (of rows) opens', async () => {",
  "    await test.step('inside of it', look)",
  '  })',
  '  for (const fault of faults) await test.step(fault, look)',
  '  await test.step(`register $' + '{name} is walked`, look)',
  "  // await test.step('not yet', look)",
  "  await test.step('the end', look)",
  '})',
  "test('another', async () => {",
  "  await test.step('elsewhere', look)",
  '})',
].join('\n')
const all = ['a list (of rows) opens', 'inside of it', 'register $' + '{name} is walked', 'the end']
test.each([
  [1, [], all],
  [4, [], all],
  [1, ['a list (of rows) opens', 'inside of it'], all.slice(2)],
  [1, ['a list (of rows) opens', 'inside of it', 'register of groups is walked'], ['the end']],
  [1, [...all, 'offline'], []],
  [10, [], ['elsewhere']],
  [99, [], []],
])('of the test in line %i with %j started these steps did not run: %j', (line, tried, untried) => {
  expect(skippedSteps(spec, line, tried)).toEqual(untried)
})

test('a failed journey lists the steps that did not run in its errors; a passed one does not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'delovod-spec-')), 'one.spec.ts')
  writeFileSync(file, spec)
  const journey = { location: { file, line: 1, column: 1 } } as TestCase
  const step = (title: string, category: string, steps: TestStep[] = []) => ({ title, category, steps }) as TestStep
  const errorsOf = (status: TestResult['status']) => {
    const steps = [step('Fixture', 'hook', [step(all[0] ?? '', 'test.step', [step('inside of it', 'test.step')])])]
    const result = { status, steps, errors: [] } as object as TestResult
    new SkippedStepsReporter().onTestEnd(journey, result)
    return result.errors.map(({ message }) => message)
  }
  expect(errorsOf('failed')).toEqual([`Not tried after that:\n  - ${all[2]}\n  - the end`])
  expect(errorsOf('timedOut')).toHaveLength(1)
  expect(errorsOf('passed')).toEqual([])
})

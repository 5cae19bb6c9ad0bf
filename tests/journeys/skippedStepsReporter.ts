import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import { skippedSteps } from '../support/stepTitles.ts'

const titlesOf = (steps: readonly TestStep[]): string[] =>
  steps.flatMap(({ category, title, steps: inner }) => [
    ...(category === 'test.step' ? [title] : []),
    ...titlesOf(inner),
  ])

export default class SkippedStepsReporter implements Reporter {
  onTestEnd({ location }: TestCase, { status, steps, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const untried = skippedSteps(readFileSync(location.file, 'utf8'), location.line, titlesOf(steps))
    if (untried.length > 0) errors.push({ message: ['Not tried after that:', ...untried].join('\n  - ') })
  }

  printsToStdio(): boolean {
    return false
  }
}

import { basename } from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import { pagesAtEnd } from '../support/timeoutDiagnostics.ts'

const LONG_MS = 1_000
const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1)

const innermost = (steps: readonly TestStep[]): TestStep[] =>
  steps.flatMap((step) => (step.steps.length > 0 ? innermost(step.steps) : [step]))

export default class SlowSteps implements Reporter {
  private readonly failed: string[] = []

  onTestEnd({ title }: TestCase, { status, steps, duration, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const long = innermost(steps).filter((step) => step.duration >= LONG_MS)
    const lines = long.map(({ title: action, duration: took, location }) => {
      const place = location ? ` (${basename(location.file)}:${location.line})` : ''
      return `    ${seconds(took)} s  ${action}${place}`
    })
    const pages = attachments.flatMap(({ name, body }) => (name === pagesAtEnd && body ? [body.toString('utf8')] : []))
    this.failed.push([`${title}: ${seconds(duration)} s, of which`, ...lines, ...pages].join('\n'))
  }

  onEnd(): void {
    for (const one of this.failed) console.log(one)
  }

  printsToStdio(): boolean {
    return false
  }
}

import type { Page } from 'playwright/test'

declare global {
  interface Window {
    answersComeBack?: () => void
    isHeldBack?: boolean
  }
}

/**
 * The page gets no answer to the next call whose address has `part` in it; the backend has done its work. Nor, when
 * `thenLost` is given, to any call after it whose address has that in it, until `findAnswers`.
 */
export const loseAnswers = (page: Page, part: string, thenLost?: string): Promise<void> =>
  page.evaluate(
    ([first, others]) => {
      const real = window.fetch
      let isFirstLost = false
      window.answersComeBack = () => {
        window.fetch = real
      }
      window.fetch = async (...parameters) => {
        const [input] = parameters
        const url = input instanceof Request ? input.url : String(input)
        const isFirst = !isFirstLost && url.includes(first)
        const isOther = isFirstLost && others !== undefined && url.includes(others)
        if (isFirst) isFirstLost = true
        const answer = await real.call(window, ...parameters)
        if (isFirst || isOther) throw new TypeError('Failed to fetch')
        return answer
      }
    },
    [part, thenLost] as const,
  )

/** From now on every answer arrives. */
export const findAnswers = (page: Page): Promise<void> => page.evaluate(() => window.answersComeBack?.())

/** The page waits for ever for the answer to such a call. Gives what to wait by until the backend has done its work. */
export const holdAnswer = async (page: Page, path: string): Promise<() => Promise<unknown>> => {
  await page.evaluate((held) => {
    const real = window.fetch
    window.fetch = async (...parameters) => {
      const [input] = parameters
      const answer = await real.call(window, ...parameters)
      if (!new URL(input instanceof Request ? input.url : String(input), location.href).pathname.endsWith(held))
        return answer
      window.isHeldBack = true
      return new Promise(() => undefined)
    }
  }, path)
  return () => page.waitForFunction(() => window.isHeldBack)
}

import type { Page } from 'playwright/test'

declare global {
  interface Window {
    answersComeBack?: () => void
    isHeldBack?: boolean
  }
}

/**
 * The page loses the response to the next request whose address contains `part`; the backend has completed it. With
 * `thenLost`, also the responses to all later requests that contain that text, until `findAnswers`.
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

/** All later responses arrive. */
export const findAnswers = (page: Page): Promise<void> => page.evaluate(() => window.answersComeBack?.())

/** The response to such a request never arrives. Returns a function that waits until the backend has completed it. */
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

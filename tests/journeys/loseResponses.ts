import type { Page } from 'playwright/test'

declare global {
  interface Window {
    responsesComeBack?: () => void
    isHeldBack?: boolean
  }
}

/**
 * Loses a response: the backend executes the next request whose URL contains `part`, but the page does not get the
 * response. With `thenLost` the page also loses all responses to later requests whose URL contains `thenLost`, until
 * `findResponses` is called.
 */
export const loseResponses = (page: Page, part: string, thenLost?: string): Promise<void> =>
  page.evaluate(
    ([first, others]) => {
      const real = window.fetch
      let isFirstLost = false
      window.responsesComeBack = () => {
        window.fetch = real
      }
      window.fetch = async (...parameters) => {
        const [input] = parameters
        const url = input instanceof Request ? input.url : String(input)
        const isFirst = !isFirstLost && url.includes(first)
        const isOther = isFirstLost && others !== undefined && url.includes(others)
        if (isFirst) isFirstLost = true
        const response = await real.call(window, ...parameters)
        if (isFirst || isOther) throw new TypeError('Failed to fetch')
        return response
      }
    },
    [part, thenLost] as const,
  )

export const findResponses = (page: Page): Promise<void> => page.evaluate(() => window.responsesComeBack?.())

/**
 * Holds a response back: the backend executes the next request to this path, but its response never reaches the page.
 * The returned function waits until the backend has executed the request.
 */
export const holdResponse = async (page: Page, path: string): Promise<() => Promise<unknown>> => {
  await page.evaluate((held) => {
    const real = window.fetch
    window.fetch = async (...parameters) => {
      const [input] = parameters
      const response = await real.call(window, ...parameters)
      if (!new URL(input instanceof Request ? input.url : String(input), location.href).pathname.endsWith(held))
        return response
      window.isHeldBack = true
      return new Promise(() => undefined)
    }
  }, path)
  return () => page.waitForFunction(() => window.isHeldBack)
}

import type { Page } from 'playwright/test'

/**
 * The page gets no answer to the next call whose address has `part` in it, though the backend has done its work by then;
 * nor, when `thenLost` is given, to the first call after it whose address has that in it.
 */
export const loseAnswers = (page: Page, part: string, thenLost?: string): Promise<void> =>
  page.evaluate(
    (parts) => {
      const real = window.fetch.bind(window)
      const left = parts.filter((one) => one !== undefined)
      window.fetch = async (...asked) => {
        const [what] = asked
        const url = what instanceof Request ? what.url : String(what)
        const [next] = left
        const isLost = next !== undefined && url.includes(next)
        if (isLost) left.shift()
        const answer = await real(...asked)
        if (isLost) throw new TypeError('Failed to fetch')
        return answer
      }
    },
    [part, thenLost],
  )

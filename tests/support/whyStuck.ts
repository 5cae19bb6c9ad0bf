import type { CDPSession, Page } from 'playwright/test'

const PATIENCE_MS = 3_000

/** What comes of a promise within the patience, or nothing. */
const inTime = <T>(wanted: Promise<T>): Promise<T | undefined> =>
  Promise.race([wanted, new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE_MS))])

/** Where a page that no longer answers is at work: the innermost functions with their places in the built files. */
const stackOf = async (session: CDPSession): Promise<string> => {
  const paused = new Promise<string>((done) =>
    session.once('Debugger.paused', ({ callFrames }) =>
      done(
        callFrames
          .slice(0, 12)
          .map(({ functionName, url, location }) => {
            const place = `${url}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1}`
            return `\n    at ${functionName || '(no name)'} (${place})`
          })
          .join(''),
      ),
    ),
  )
  const stopped = session.send('Debugger.enable').then(() => session.send('Debugger.pause'))
  return (await inTime(stopped.then(() => paused))) ?? '\n    and does not even stop for the debugger'
}

/**
 * Why a journey may have waited in vain, in one sentence per page: whether the page still runs scripts (and if not, what
 * it is busy with), whether it is visible, and whether it still draws. For the message of a journey that ran out of time.
 */
export const whyStuck = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const evaluated = async (expression: string): Promise<string | undefined> => {
    const answer = await inTime(
      session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    )
    return answer && String(answer.result.value)
  }
  const visibility = await evaluated('document.visibilityState')
  if (visibility === undefined) return `${page.url()} is busy:${await stackOf(session)}`
  const drawn = await evaluated('new Promise((done) => requestAnimationFrame(() => done(true)))')
  return `${page.url()} runs scripts, is ${visibility} and ${drawn ? 'draws' : 'has stopped drawing'}`
}

import type { CDPSession, Page } from 'playwright/test'

const RESPONSE_TIMEOUT_MS = 3_000
export const pagesAtEnd = 'pages at the end'

const inTime = <T>(wanted: Promise<T>): Promise<T | undefined> =>
  Promise.race([wanted, new Promise<undefined>((done) => setTimeout(() => done(undefined), RESPONSE_TIMEOUT_MS))])

/**
 * Returns where the script of a page that does not respond is: the innermost functions on the stack, with their
 * positions in the built files.
 */
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

const shown = `(() => {
  const line = (text) => text.replace(/\\s+/g, ' ').trim()
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => \`\${field.name || field.id || field.type}: \${field.value.length}\`,
  )
  const busy = [...document.querySelectorAll('[aria-busy=true], [aria-disabled=true], :disabled')].map(
    (one) => line(one.textContent).slice(0, 30) || one.className,
  )
  return [
    navigator.serviceWorker?.controller ? 'has a worker' : 'has no worker',
    \`was loaded \${Math.round(performance.now())} ms ago\`,
    \`focus: \${(document.activeElement?.outerHTML ?? 'none').slice(0, 80)}\`,
    \`letters in fields: \${fields.slice(0, 12).join(', ') || 'no fields'}\`,
    \`busy or off: \${busy.slice(0, 6).join(', ') || 'nothing'}\`,
    \`text: \${line(document.body.innerText).slice(0, 400)}\`,
  ].join('; ')
})()`

/**
 * Describes each page of a failed journey, to show why it timed out: whether it runs scripts (otherwise its stack),
 * whether it is visible, whether it renders, and its content.
 */
export const timeoutDiagnostics = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const evaluated = async (expression: string): Promise<string | undefined> => {
    const response = await inTime(
      session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    )
    return response && String(response.result.value)
  }
  const visibility = await evaluated('document.visibilityState')
  if (visibility === undefined) return `${page.url()} is busy:${await stackOf(session)}`
  const drawn = await evaluated('new Promise((done) => requestAnimationFrame(() => done(true)))')
  return `${page.url()} runs scripts, is ${visibility} and ${drawn ? 'draws' : 'has stopped drawing'}; ${await evaluated(shown)}`
}

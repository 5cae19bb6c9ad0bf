/**
 * Runs in the page before other scripts. Checks after each key that an element has the focus. If none has it a moment
 * later, or at the next key, the console reports the key and the last focused element.
 */
export const followFocus = (): void => {
  const MOMENT_MS = 250
  let key: string | undefined
  let last = 'nothing'
  let timer: ReturnType<typeof setTimeout> | undefined

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body
  const report = () => {
    if (key !== undefined && isNowhere()) console.error(`the focus is on nothing after ${key}; it was on ${last}`)
    key = undefined
  }
  /** True between the log-out and the log-in page, where there is no element to focus. */
  const isBetweenScreens = () => document.querySelector('h1') === null
  /** Checks twice, because the focus may be moving at the first check. */
  const look = () => {
    if (isNowhere()) timer = setTimeout(isBetweenScreens() ? look : report, MOMENT_MS)
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target.outerHTML.slice(0, 160)
  })
  addEventListener(
    'keydown',
    (event) => {
      report()
      clearTimeout(timer)
      // Tab on the last element moves the focus to the browser, which is correct.
      if (isNowhere() || event.key === 'Tab') return
      key = event.key
      timer = setTimeout(look, MOMENT_MS)
    },
    true,
  )
  addEventListener('mousedown', () => {
    key = undefined
  })
}

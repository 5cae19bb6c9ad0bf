/**
 * Runs in the page before other scripts. An element must have the focus after each key: if none has it a moment later,
 * or at the next key, the console reports the key and the last focused element.
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
  /** Between log-out and the log-in page there is no element to focus. */
  const isBetweenScreens = () => document.querySelector('h1') === null
  /** The focus may be in transit, so it is checked twice. */
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
      // The Tab key after the last element moves to the browser.
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

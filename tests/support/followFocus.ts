/**
 * Runs in the page before anything of it. The focus must be somewhere after each key: when it is on nothing a moment
 * later, or at the next key, the console says after which key it was lost, and what had it.
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
  /** Between a log-out and the page of the log-in nothing stands that could have the focus. */
  const isBetweenScreens = () => document.querySelector('h1') === null
  /** What is on its way from one place to another may be met between them: it is looked at twice. */
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
      // Beyond the last stop the Tab key leaves the page for the browser's own buttons.
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

import './fonts.css'
import './tokens.css'
import './base.css'
import './frame.css'

/** The longest wait for the paint, in milliseconds. */
const LONGEST = 100

/** Resolves when the content of index.html has been painted; at once in a hidden tab. */
export const waitForFramePaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => setTimeout(resolve))
  })

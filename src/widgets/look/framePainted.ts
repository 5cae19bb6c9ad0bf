import './fonts.css'
import './tokens.css'
import './base.css'
import './frame.css'

/** As long as a frame of the browser takes, many times over: what holds it up longer is not worth waiting for. */
const LONGEST = 100

/** Resolves when what stands in index.html has been painted; at once in a tab that nobody looks at. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => setTimeout(resolve))
  })

import { fromEvent } from 'rxjs'
import { ifAllowed } from '../../ifAllowed.ts'
import { endingLoses } from '../../screen-kit/leaveGuard.ts'
import { serverAnswers } from '../../transport/config.ts'

/** The version that runs: the names of its script files change with every build. */
const runningVersion = (): string =>
  [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(location.origin))
    .join(' ')

const mark = 'reloaded-for'
/** A page that was asked whether it may be left, and is still here after so many milliseconds, stays. */
const LEAVING_MS = 3000
let leavingSince = Number.NEGATIVE_INFINITY

/** Notes when the page is being left: a browser then breaks off what it fetches, which is no failure. */
export const watchLeaving = (): void => {
  fromEvent(window, 'beforeunload').subscribe(() => {
    leavingSince = performance.now()
  })
}

type Means = { reload: () => void; answers: () => Promise<boolean> }
const ofBrowser = (): Means => ({
  reload: () => location.reload(),
  answers: serverAnswers,
})

/**
 * Loads the page anew, once per version: a new version may have replaced its files. `away`: no server, or typed text
 * would be lost, so the page stays; `tried`: done before, so a broken deployment never reloads for ever.
 */
export const reloadOnce = async (means: Means = ofBrowser()): Promise<'reloading' | 'away' | 'tried'> => {
  if (performance.now() - leavingSince < LEAVING_MS) return 'reloading'
  if (endingLoses() !== undefined || !(await means.answers())) return 'away'
  const version = runningVersion()
  const isFirst = ifAllowed(() => {
    const before = sessionStorage.getItem(mark)
    sessionStorage.setItem(mark, version)
    return before !== version
  }, false)
  if (!isFirst) return 'tried'
  means.reload()
  return 'reloading'
}

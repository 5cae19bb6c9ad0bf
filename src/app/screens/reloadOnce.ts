import { fromEvent } from 'rxjs'
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

type Means = { storage: Storage; reload: () => void; answers: () => Promise<boolean> }
const ofBrowser = (): Means => ({
  storage: sessionStorage,
  reload: () => location.reload(),
  answers: serverAnswers,
})

/**
 * After a new version was put in place the old one's files may be gone: the page is loaded anew, once per version.
 * `away`: the server cannot be reached, or something typed would be lost, so the page stays and may ask again; `tried`:
 * this version was loaded anew before, so that a broken deployment never reloads for ever. On a page that is being left
 * nothing is done.
 */
export const reloadOnce = async (means: Means = ofBrowser()): Promise<'reloading' | 'away' | 'tried'> => {
  if (performance.now() - leavingSince < LEAVING_MS) return 'reloading'
  if (endingLoses() !== undefined || !(await means.answers())) return 'away'
  const version = runningVersion()
  try {
    if (means.storage.getItem(mark) === version) return 'tried'
    means.storage.setItem(mark, version)
  } catch {
    return 'tried'
  }
  means.reload()
  return 'reloading'
}

import { fromEvent } from 'rxjs'
import { ifAllowed } from '../../ifAllowed.ts'
import { endingLoses } from '../../screen-kit/leaveGuard.ts'
import { serverResponds } from '../../transport/config.ts'

/** Identifies the running version: the names of its script files change with every build. */
const runningVersion = (): string =>
  [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(location.origin))
    .join(' ')

const mark = 'reloaded-for'
/** A page that is still here this many milliseconds after `beforeunload` is not being left. */
const LEAVING_MS = 3000
let leavingSince = Number.NEGATIVE_INFINITY

/** Records that the page is being left. The browser then aborts pending requests, which is not a failure. */
export const watchLeaving = (): void => {
  fromEvent(window, 'beforeunload').subscribe(() => {
    leavingSince = performance.now()
  })
}

type Means = { reload: () => void; answers: () => Promise<boolean> }
const ofBrowser = (): Means => ({
  reload: () => location.reload(),
  answers: serverResponds,
})

/**
 * Reloads the page once per version, because a new version may have replaced its files. `away`: the server is
 * unreachable or typed text would be lost, so the page stays. `tried`: already reloaded, so that a broken deployment
 * does not reload forever.
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

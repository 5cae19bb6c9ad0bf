import { fromEvent } from 'rxjs'
import { ifAllowed } from '../../ifAllowed.ts'
import { endingLoses } from '../../screen-kit/leaveGuard.ts'
import { serverResponds } from '../../transport/config.ts'

/** Returns the names of the script files, which identify the version, because they change with every build. */
const runningVersion = (): string =>
  [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(location.origin))
    .join(' ')

const mark = 'reloaded-for'
/** In milliseconds: if the page still exists this long after `beforeunload`, the user has not left it. */
const LEAVING_MS = 3000
let leavingSince = Number.NEGATIVE_INFINITY

export const watchLeaving = (): void => {
  fromEvent(window, 'beforeunload').subscribe(() => {
    leavingSince = performance.now()
  })
}

type Means = { reload: () => void; responds: () => Promise<boolean> }
const ofBrowser = (): Means => ({
  reload: () => location.reload(),
  responds: serverResponds,
})

/**
 * Reloads the page once per version, because a new version may have replaced the script files. Resolves with `away`
 * without a reload if the server is unreachable or text would be lost, with `tried` if the page was already reloaded
 * for this version.
 */
export const reloadOnce = async (means: Means = ofBrowser()): Promise<'reloading' | 'away' | 'tried'> => {
  if (performance.now() - leavingSince < LEAVING_MS) return 'reloading'
  if (endingLoses() !== undefined || !(await means.responds())) return 'away'
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

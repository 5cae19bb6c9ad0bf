import type { AroundNavHandler } from 'wouter'
import { plainPath } from '../../modules/path.ts'
import { mayLeave, releaseGuards, wouldLose } from '../../screen-kit/leaveGuard.ts'

const stays = (to: string): boolean => plainPath(new URL(to, location.href).pathname) === plainPath(location.pathname)

/** Goes to an address, unless that would lose typed text and the person rather stays. A changed search part loses nothing. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  if (wouldLose() === undefined || stays(to)) return navigate(to, options)
  mayLeave().then((agreed) => {
    if (!agreed) return
    releaseGuards()
    navigate(to, options)
  })
}

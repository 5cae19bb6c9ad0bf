import { screenHref } from '../../basePath.ts'
import { mayEnd, releaseGuards } from '../../screen-kit/leaveGuard.ts'
import { logIn } from '../../state/logIn.ts'
import { saveTokens } from '../../transport/tokens.ts'
import { useTrialPassword } from './trainingContext.ts'

/**
 * Returns a function that logs in as another fictitious person and reloads on a page that this person may open. Rejects
 * with a readable message.
 */
export const useBecome = () => {
  const password = useTrialPassword()
  return async (username: string, address: string): Promise<void> => {
    if (!(await mayEnd())) return
    const end = await logIn({ username, password })
    if (!end.in) throw new Error(end.message)
    saveTokens(end.tokens)
    releaseGuards()
    location.assign(screenHref(address))
  }
}

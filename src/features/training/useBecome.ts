import { screenHref } from '../../basePath.ts'
import { mayEnd, releaseGuards } from '../../screen-kit/leaveGuard.ts'
import { logIn } from '../../state/logIn.ts'
import { keepTokens } from '../../transport/tokens.ts'
import { useTrialPassword } from './practiceContext.ts'

/** Goes on as another of the invented people, on a screen of hers; the page is loaded anew by it. Rejects with a sentence. */
export const useBecome = () => {
  const password = useTrialPassword()
  return async (username: string, address: string): Promise<void> => {
    if (!(await mayEnd())) return
    const end = await logIn({ username, password })
    if (!end.in) throw new Error(end.message)
    keepTokens(end.tokens)
    releaseGuards()
    location.assign(screenHref(address))
  }
}

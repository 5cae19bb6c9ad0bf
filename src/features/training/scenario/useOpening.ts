import { screenHref } from '../../../basePath.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { keepTokens } from '../../../transport/tokens.ts'
import { usePractice } from '../practiceContext.ts'
import { forgetLinked } from './link.ts'

/** Opens a scenario in place of the present world, as whom and where it says; the page is loaded anew by it. */
export const useOpening = () => {
  const practice = usePractice()
  return async (text: string): Promise<void> => {
    if (!(await mayLeave())) return
    const { scenario, state, tokens } = await practice.scenarioState(text)
    keepTokens({ register: { token: tokens.register }, shreder: { token: tokens.shreder } })
    forgetLinked()
    releaseGuards()
    history.replaceState(null, '', screenHref(scenario.where))
    await practice.importState(state)
  }
}

import { useSetAtom } from 'jotai'
import { screenHref } from '../../../basePath.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { saveTokens } from '../../../transport/tokens.ts'
import { sectionAtom, viewAtom } from '../panelPlace.ts'
import { useTraining } from '../trainingContext.ts'
import { removeLinked } from './link.ts'

export const useOpening = () => {
  const training = useTraining()
  const setView = useSetAtom(viewAtom)
  const setSection = useSetAtom(sectionAtom)
  return async (text: string): Promise<void> => {
    if (!(await mayLeave())) return
    const { scenario, state, tokens } = await training.scenarioState(text)
    saveTokens({ register: { token: tokens.register }, shreder: { token: tokens.shreder } })
    removeLinked()
    setView(null)
    if (scenario.exercises.length > 0) setSection('exercises')
    releaseGuards()
    await training.importState(state, screenHref(scenario.where))
  }
}

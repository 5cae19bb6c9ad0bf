import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Confirmation } from '../../../widgets/overlays/useConfirm.tsx'
import { useTraining } from '../trainingContext.ts'
import { useRefreshAfterRevert } from '../useRefreshAfterRevert.ts'

const confirmation: Confirmation = {
  title: 'Прекратяване на пробата',
  body: 'Всичко, което сте направили в нея, ще бъде върнато, както беше преди нея.',
  yes: 'Прекрати пробата',
  no: 'Продължи пробата',
  danger: true,
}

/**
 * Returns a function that ends the trainer's trial of an exercise and reverts its changes. The function returns false
 * if the user cancels.
 */
export const useEndTrial = (confirm: (confirmation: Confirmation) => Promise<boolean>) => {
  const training = useTraining()
  const refreshAfterRevert = useRefreshAfterRevert()
  const [path, navigate] = useLocation()
  return useCallback(async (): Promise<boolean> => {
    const trial = (await training.exerciseRuns()).find(({ isTrial }) => isTrial)
    if (!trial) return true
    const { changed } = await training.factsOfRun(trial.id)
    if (trial.endedAt === null && changed.length > 0 && !(await confirm(confirmation))) return false
    const shown = path.split('/')
    // The start page of the exercise is opened, because the open record will no longer exist.
    if (changed.some(({ since, key }) => since === 'new' && shown.includes(key))) navigate(trial.exercise.start)
    await training.takeBack(trial.id)
    await refreshAfterRevert()
    return true
  }, [training, refreshAfterRevert, path, navigate, confirm])
}

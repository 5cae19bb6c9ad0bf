import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { forgetGoneAtom } from '../../state/goneRoutes.ts'
import { askAnewAtom } from '../../state/queryClient.ts'
import { useTraining } from './practiceContext.ts'

/** After changes were reverted: refetches the pages and removes links to deleted records. */
export const useTakenBack = () => {
  const { standing } = useTraining()
  const askAnew = useSetAtom(askAnewAtom)
  const forgetGone = useSetAtom(forgetGoneAtom)
  return useCallback(async (): Promise<void> => {
    void askAnew()
    await forgetGone(standing)
  }, [standing, askAnew, forgetGone])
}

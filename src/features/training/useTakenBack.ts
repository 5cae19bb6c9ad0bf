import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { forgetGoneAtom } from '../../state/goneRoutes.ts'
import { askAnewAtom } from '../../state/queryClient.ts'
import { usePractice } from './practiceContext.ts'

/** After something was taken back: the screens ask anew, and no link leads to a record that is gone. */
export const useTakenBack = () => {
  const { standing } = usePractice()
  const askAnew = useSetAtom(askAnewAtom)
  const forgetGone = useSetAtom(forgetGoneAtom)
  return useCallback(async (): Promise<void> => {
    void askAnew()
    await forgetGone(standing)
  }, [standing, askAnew, forgetGone])
}

import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { clearGoneAtom } from '../../state/goneRoutes.ts'
import { refetchAtom } from '../../state/queryClient.ts'
import { useTraining } from './trainingContext.ts'

/** Returns a function to call after changes were reverted: refetches the pages and removes links to deleted records. */
export const useRefreshAfterRevert = () => {
  const { standing } = useTraining()
  const refetch = useSetAtom(refetchAtom)
  const clearGone = useSetAtom(clearGoneAtom)
  return useCallback(async (): Promise<void> => {
    void refetch()
    await clearGone(standing)
  }, [standing, refetch, clearGone])
}

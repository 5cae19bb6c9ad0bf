import { useCallback, useEffect, useState } from 'react'
import type { PlayedAction } from '../../../rules/training/simulatedActors.ts'
import { useTraining } from '../trainingContext.ts'

/**
 * The interval at which the simulated actions are refetched, in milliseconds, because they also happen in other tabs.
 */
const AGAIN = 4000

export const usePlayedActions = (): { played: readonly PlayedAction[]; refresh: () => Promise<void> } => {
  const training = useTraining()
  const [played, setPlayed] = useState<readonly PlayedAction[]>([])
  const refresh = useCallback(async () => setPlayed(await training.playedActions()), [training])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), AGAIN)
    return () => clearInterval(timer)
  }, [refresh])
  return { played, refresh }
}

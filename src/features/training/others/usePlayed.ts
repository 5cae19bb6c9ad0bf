import { useCallback, useEffect, useState } from 'react'
import type { PlayedDeed } from '../../../rules/training/others.ts'
import { usePractice } from '../practiceContext.ts'

/** What others did is asked for again so often, in milliseconds: it happens in another tab too. */
const AGAIN = 4000

/** What others did in this world, and how to ask for it at once; empty until it is known. */
export const usePlayed = (): { played: readonly PlayedDeed[]; refresh: () => Promise<void> } => {
  const practice = usePractice()
  const [played, setPlayed] = useState<readonly PlayedDeed[]>([])
  const refresh = useCallback(async () => setPlayed(await practice.playedDeeds()), [practice])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), AGAIN)
    return () => clearInterval(timer)
  }, [refresh])
  return { played, refresh }
}

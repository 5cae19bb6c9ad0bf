import { useState } from 'react'

type TrainingAction = {
  busy: string | null
  problem: string | null
  /** Runs an action, but only one at a time. Resolves with null if the action failed. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T | null>
}

export const useTrainingAction = (): TrainingAction => {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run: TrainingAction['run'] = async (name, work) => {
    setBusy(name)
    setProblem(null)
    try {
      return await work()
    } catch (failed) {
      setProblem(failed instanceof Error ? failed.message : String(failed))
      return null
    } finally {
      setBusy(null)
    }
  }
  return { busy, problem, run }
}

import { useState } from 'react'

type TrainingAction = {
  /** The name of the running action; null if none. */
  busy: string | null
  /** The error message of the last action; null if it succeeded. */
  problem: string | null
  /** Runs one action at a time; resolves with null if the action failed. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T | null>
}

/** Runs the actions of the panel one at a time and holds the error message. */
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

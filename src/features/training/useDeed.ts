import { useState } from 'react'

type Deed = {
  /** What is being done, by its name; null when nothing is. */
  busy: string | null
  /** Why the last one was not done, in words. */
  problem: string | null
  /** Does one thing at a time; what it gives is null when it was not done. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T | null>
}

/** Runs what the panel does: one at a time, with the sentence of what went wrong. */
export const useDeed = (): Deed => {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run: Deed['run'] = async (name, work) => {
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

import { useCallback, useEffect, useRef } from 'react'

/** What would be lost, in words for the question: „Документът не е записан.“ */
type Guard = { loses: () => string | undefined }
type Asker = (loses: string) => Promise<boolean>

const guards = new Set<Guard>()
let ask: Asker = () => Promise.resolve(true)

/** What leaving this screen now would lose; undefined when nothing. */
export const wouldLose = (): string | undefined => {
  for (const guard of guards) {
    const loses = guard.loses()
    if (loses !== undefined) return loses
  }
  return undefined
}

/** The shell says how the question is put; returns how to take it back. */
export const askWith = (asker: Asker): (() => void) => {
  ask = asker
  return () => {
    ask = () => Promise.resolve(true)
  }
}

/** Resolves to whether the person agrees to leave; at once when nothing would be lost. */
export const mayLeave = async (): Promise<boolean> => {
  const loses = wouldLose()
  return loses === undefined || (await ask(loses))
}

/** Forgets every guard: the person agreed to leave. */
export const letGo = (): void => guards.clear()

/**
 * Guards typed text: while `loses` is given, every way out of the screen (a link, „back“, closing the tab) asks first.
 * Returns `release`, to be called after a successful save, before going on to another address.
 */
export const useLeaveGuard = (loses: string | undefined): (() => void) => {
  const said = useRef(loses)
  said.current = loses
  useEffect(() => {
    const guard: Guard = { loses: () => said.current }
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [])
  return useCallback(() => {
    said.current = undefined
  }, [])
}

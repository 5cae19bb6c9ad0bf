import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** What would be lost, in words for the question: „Документът не е записан.“ */
type Guard = { loses: (way: Way) => string | undefined }
/** Another screen leaves stored drafts alone; the end of the session deletes them. */
type Way = 'screen' | 'session'
type Asker = (loses: string) => Promise<boolean>

const guards = new Set<Guard>()
const pageGuards = new Set<Guard>()
let ask: Asker = () => Promise.resolve(true)

const firstLost = (all: Iterable<Guard>, way: Way): string | undefined => {
  for (const guard of all) {
    const loses = guard.loses(way)
    if (loses !== undefined) return loses
  }
  return undefined
}

/** What leaving this screen now would lose; undefined when nothing. */
export const wouldLose = (): string | undefined => firstLost(guards, 'screen')

/** What closing the page or ending the session now would lose: also what goes on when the screen is left. */
export const endingLoses = (): string | undefined => firstLost(guards, 'session') ?? firstLost(pageGuards, 'session')

/** The shell says how the question is put; returns how to take it back. */
export const askWith = (asker: Asker): (() => void) => {
  ask = asker
  return () => {
    ask = () => Promise.resolve(true)
  }
}

const agreesToLose = async (loses: string | undefined): Promise<boolean> => loses === undefined || (await ask(loses))

/** Resolves to whether the person agrees to leave; at once when nothing would be lost. */
export const mayLeave = (): Promise<boolean> => agreesToLose(wouldLose())

/** The same for ending the session. */
export const mayEnd = (): Promise<boolean> => agreesToLose(endingLoses())

/** Forgets every guard of the screen: the person agreed to leave it. */
export const releaseGuards = (): void => guards.clear()

const draftThen: Record<Way, string> = {
  screen: 'Въведеното остава в този браузър и ще Ви бъде предложено, когато отворите формуляра отново.',
  session: 'Въведеното ще бъде изтрито и от този браузър.',
}

/**
 * Guards typed text: while `loses` is given, every way out of the screen asks first. The question says what becomes of
 * the draft where one `isStored`. Returns `release`, to be called after a save, before going on to another address.
 */
export const useLeaveGuard = (loses: string | undefined, isStored = false): (() => void) => {
  const isReleased = useRef(false)
  const present = useEffectEvent((way: Way) => {
    if (isReleased.current || loses === undefined) return undefined
    return isStored ? `${loses} ${draftThen[way]}` : loses
  })
  useEffect(() => {
    const guard: Guard = { loses: (way) => present(way) }
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [])
  // What is typed after a save is guarded again.
  useEffect(() => {
    if (loses === undefined) isReleased.current = false
  }, [loses])
  return useCallback(() => {
    isReleased.current = true
  }, [])
}

/** Guards work that outlives its screen and ends with the page: files that are sent while one looks elsewhere. */
export const guardPage = (loses: () => string | undefined): (() => void) => {
  const guard: Guard = { loses }
  pageGuards.add(guard)
  return () => {
    pageGuards.delete(guard)
  }
}

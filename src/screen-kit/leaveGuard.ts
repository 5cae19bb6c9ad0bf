import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** What would be lost, in words for the question: „Документът не е записан.“ */
type Loss = { text: string; isKept: boolean }
type Guard = { loses: (way: Way) => Loss | undefined }
/** Another screen leaves stored drafts alone; the end of the session deletes them. */
type Way = 'screen' | 'session'
/** `isKept`: the browser keeps what was typed, so that leaving loses nothing for good. */
type Asker = (loses: string, isKept: boolean) => Promise<boolean>

const guards = new Set<Guard>()
const pageGuards = new Set<Guard>()
let ask: Asker = () => Promise.resolve(true)

/** What is told first; nothing is called kept while something beside it is not. */
const lostOf = (all: Iterable<Guard>, way: Way): Loss | undefined => {
  const losses = [...all].flatMap((guard) => guard.loses(way) ?? [])
  const [first] = losses.toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
  return first
}
const lostByEnding = (): Loss | undefined => lostOf(guards, 'session') ?? lostOf(pageGuards, 'session')

/** What leaving this screen now would lose; undefined when nothing. */
export const wouldLose = (): string | undefined => lostOf(guards, 'screen')?.text

/** What closing the page or ending the session now would lose: also what goes on when the screen is left. */
export const endingLoses = (): string | undefined => lostByEnding()?.text

/** The shell says how the question is put; returns how to take it back. */
export const askWith = (asker: Asker): (() => void) => {
  ask = asker
  return () => {
    ask = () => Promise.resolve(true)
  }
}

const agreesToLose = async (loss: Loss | undefined, about = ''): Promise<boolean> =>
  loss === undefined || (await ask([about, loss.text].filter((part) => part !== '').join(' '), loss.isKept))

/** Resolves to whether the person agrees to leave; at once when nothing would be lost. */
export const mayLeave = (): Promise<boolean> => agreesToLose(lostOf(guards, 'screen'))

/** The same for ending the session. `about`: what is stored of the forms that are open here, said before what is lost. */
export const mayEnd = (about?: string): Promise<boolean> => agreesToLose(lostByEnding(), about)

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
  const present = useEffectEvent((way: Way): Loss | undefined => {
    if (isReleased.current || loses === undefined) return undefined
    return isStored ? { text: `${loses} ${draftThen[way]}`, isKept: way === 'screen' } : { text: loses, isKept: false }
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
  const guard: Guard = {
    loses: () => {
      const text = loses()
      return text === undefined ? undefined : { text, isKept: false }
    },
  }
  pageGuards.add(guard)
  return () => {
    pageGuards.delete(guard)
  }
}

import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** `text` says what is lost: „Документът не е записан.“ */
type Loss = { text: string; isKept: boolean }
type Guard = { loses: (way: LeaveKind) => Loss | undefined }
type LeaveKind = 'screen' | 'session'
/** `isKept`: the browser stores the input, so that leaving loses nothing permanently. */
type Asker = (loses: string, isKept: boolean) => Promise<boolean>

const guards = new Set<Guard>()
const pageGuards = new Set<Guard>()
let sendRequest: Asker = () => Promise.resolve(true)

/** Returns the most important loss. It counts as stored only if every loss is stored. */
const lostOf = (all: Iterable<Guard>, way: LeaveKind): Loss | undefined => {
  const losses = [...all].flatMap((guard) => guard.loses(way) ?? [])
  const [first] = losses.toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
  return first
}
const lostByEnding = (): Loss | undefined => lostOf(guards, 'session') ?? lostOf(pageGuards, 'session')

export const wouldLose = (): string | undefined => lostOf(guards, 'screen')?.text

/**
 * What is lost if the browser tab is closed or the session ends, including background work that survives a page change.
 */
export const endingLoses = (): string | undefined => lostByEnding()?.text

/** The shell registers its confirmation dialog here. Returns the function that unregisters it. */
export const requestWith = (asker: Asker): (() => void) => {
  sendRequest = asker
  return () => {
    sendRequest = () => Promise.resolve(true)
  }
}

const agreesToLose = async (loss: Loss | undefined, about = ''): Promise<boolean> =>
  loss === undefined || (await sendRequest([about, loss.text].filter((part) => part !== '').join(' '), loss.isKept))

export const mayLeave = (): Promise<boolean> => agreesToLose(lostOf(guards, 'screen'))

/**
 * Resolves with true if the user agrees to end the session. `about`: text about stored drafts of open forms, shown
 * first.
 */
export const mayEnd = (about?: string): Promise<boolean> => agreesToLose(lostByEnding(), about)

export const releaseGuards = (): void => guards.clear()

const draftThen: Record<LeaveKind, string> = {
  screen: 'Въведеното остава в този браузър и ще Ви бъде предложено, когато отворите формуляра отново.',
  session: 'Въведеното ще бъде изтрито и от този браузър.',
}

/**
 * Guards unsaved input: while `loses` is given, leaving the page needs a confirmation. If `isStored`, the confirmation
 * says what happens to the draft. Call the returned `release` after a save, before navigation.
 */
export const useLeaveGuard = (loses: string | undefined, isStored = false): (() => void) => {
  const isReleased = useRef(false)
  const present = useEffectEvent((way: LeaveKind): Loss | undefined => {
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
  // Input after a save is guarded again.
  useEffect(() => {
    if (loses === undefined) isReleased.current = false
  }, [loses])
  return useCallback(() => {
    isReleased.current = true
  }, [])
}

/** Guards background work (uploads) that survives a page change but not the closing of the browser tab. */
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

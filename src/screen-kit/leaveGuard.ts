import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** The loss as text of the confirmation: „Документът не е записан.“ */
type Loss = { text: string; isKept: boolean }
type Guard = { loses: (way: LeaveKind) => Loss | undefined }
/** A page change keeps stored drafts; the end of the session deletes them. */
type LeaveKind = 'screen' | 'session'
/** `isKept`: the browser stores the input, so that leaving loses nothing permanently. */
type Asker = (loses: string, isKept: boolean) => Promise<boolean>

const guards = new Set<Guard>()
const pageGuards = new Set<Guard>()
let sendRequest: Asker = () => Promise.resolve(true)

/** The most important loss. It counts as stored only if every loss is. */
const lostOf = (all: Iterable<Guard>, way: LeaveKind): Loss | undefined => {
  const losses = [...all].flatMap((guard) => guard.loses(way) ?? [])
  const [first] = losses.toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
  return first
}
const lostByEnding = (): Loss | undefined => lostOf(guards, 'session') ?? lostOf(pageGuards, 'session')

/** The loss on leaving this page now; undefined if none. */
export const wouldLose = (): string | undefined => lostOf(guards, 'screen')?.text

/** The loss on closing the browser tab or ending the session, with work that survives a page change. */
export const endingLoses = (): string | undefined => lostByEnding()?.text

/** The shell registers the confirmation; returns the function that unregisters it. */
export const requestWith = (asker: Asker): (() => void) => {
  sendRequest = asker
  return () => {
    sendRequest = () => Promise.resolve(true)
  }
}

const agreesToLose = async (loss: Loss | undefined, about = ''): Promise<boolean> =>
  loss === undefined || (await sendRequest([about, loss.text].filter((part) => part !== '').join(' '), loss.isKept))

/** Resolves with true if the user agrees to leave, or nothing would be lost. */
export const mayLeave = (): Promise<boolean> => agreesToLose(lostOf(guards, 'screen'))

/** The same for ending the session. `about`: text about stored drafts of open forms, shown first. */
export const mayEnd = (about?: string): Promise<boolean> => agreesToLose(lostByEnding(), about)

/** Removes every guard of the page, because the user agreed to leave. */
export const releaseGuards = (): void => guards.clear()

const draftThen: Record<LeaveKind, string> = {
  screen: 'Въведеното остава в този браузър и ще Ви бъде предложено, когато отворите формуляра отново.',
  session: 'Въведеното ще бъде изтрито и от този браузър.',
}

/**
 * Guards input: while `loses` is given, leaving the page needs a confirmation. It says what happens to the draft if it
 * `isStored`. Returns `release`, to be called after a save before navigation.
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

/** Guards work that survives a page change but not the browser tab: uploads in the background. */
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

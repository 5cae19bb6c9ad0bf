import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * What the user would lose. `text`: a sentence, for example „Документът не е записан.“ `isKept`: the browser stores the
 * input as a draft.
 */
type Loss = { text: string; isKept: boolean }
type Guard = { loses: (way: LeaveKind) => Loss | undefined }
type LeaveKind = 'screen' | 'session'
/** Asks the user whether to leave. `isKept`: nothing is lost permanently. */
type ConfirmLeave = (loses: string, isKept: boolean) => Promise<boolean>

const guards = new Set<Guard>()
const pageGuards = new Set<Guard>()
let confirmLeave: ConfirmLeave = () => Promise.resolve(true)

/** Returns the most important loss. `isKept` is true only if every loss is stored as a draft. */
const lostOf = (all: Iterable<Guard>, way: LeaveKind): Loss | undefined => {
  const losses = [...all].flatMap((guard) => guard.loses(way) ?? [])
  const [first] = losses.toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
  return first
}
const lostByEnding = (): Loss | undefined => lostOf(guards, 'session') ?? lostOf(pageGuards, 'session')

export const wouldLose = (): string | undefined => lostOf(guards, 'screen')?.text

/**
 * Returns what is lost if the browser tab is closed or the session ends. This includes background work (uploads), which
 * a change of the page does not lose.
 */
export const endingLoses = (): string | undefined => lostByEnding()?.text

/** Registers the dialog that asks before leaving. Returns the function that removes the registration. */
export const setLeaveConfirmation = (asker: ConfirmLeave): (() => void) => {
  confirmLeave = asker
  return () => {
    confirmLeave = () => Promise.resolve(true)
  }
}

const agreesToLose = async (loss: Loss | undefined, about = ''): Promise<boolean> =>
  loss === undefined || (await confirmLeave([about, loss.text].filter((part) => part !== '').join(' '), loss.isKept))

export const mayLeave = (): Promise<boolean> => agreesToLose(lostOf(guards, 'screen'))

export const mayEnd = (about?: string): Promise<boolean> => agreesToLose(lostByEnding(), about)

export const releaseGuards = (): void => guards.clear()

const draftNotes: Record<LeaveKind, string> = {
  screen: 'Въведеното остава в този браузър и ще Ви бъде предложено, когато отворите формуляра отново.',
  session: 'Въведеното ще бъде изтрито и от този браузър.',
}

/** Asks before the page is left while `loses` is set. Call the returned function after a save, before navigation. */
export const useLeaveGuard = (loses: string | undefined, isStored = false): (() => void) => {
  const isReleased = useRef(false)
  const present = useEffectEvent((way: LeaveKind): Loss | undefined => {
    if (isReleased.current || loses === undefined) return undefined
    return isStored ? { text: `${loses} ${draftNotes[way]}`, isKept: way === 'screen' } : { text: loses, isKept: false }
  })
  useEffect(() => {
    const guard: Guard = { loses: (way) => present(way) }
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [])
  // After `release`, new input is guarded again.
  useEffect(() => {
    if (loses === undefined) isReleased.current = false
  }, [loses])
  return useCallback(() => {
    isReleased.current = true
  }, [])
}

/** Guards uploads, which survive a page change but not the closing of the tab. */
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

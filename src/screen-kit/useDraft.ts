import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftSlots, isSlotOf, type Slot } from '../state/draftSlots.ts'
import { DraftNotStored, drafts } from '../state/drafts.ts'
import { sessionEvents$, userAtom } from '../state/session.ts'

/** No more than this is lost, in milliseconds. */
const patience = 800

type Options<T> = {
  /** Whether anything was typed that is not saved; only then is something kept. */
  isDirty: boolean
  /** Reads a kept value, which may be of an older version of the form; undefined when it means nothing any more. */
  read: (kept: unknown) => T | undefined
  /** Puts a kept value into the form, when the person wants it back. */
  use: (kept: T) => void
}

/** What a form gives to `DraftBanner`, and `saved`, to be called once the server has what was typed. */
export type StoredDraft = {
  /** When what is offered was typed (ISO 8601); offered once, until it is taken or declined. */
  offeredFrom: string | undefined
  /** How many more were left unsaved in other forms of this name; offered one after the other. */
  more: number
  /** The person wants it back: it is put into the form and not offered again. */
  take: () => void
  /** The person does not want it: it is deleted. */
  decline: () => void
  /** The form was saved: its draft is deleted and nothing more is kept; what was offered and not answered stays. */
  saved: () => void
  /** Why nothing is kept, as a sentence for the person. */
  problem: string | undefined
}

/**
 * Keeps what is typed into a form through a reload, a crash and a session that ended, for this user only. `form` names
 * the form and its record: `document/${guid}`, `document/new`; the same form in another tab keeps its own text. Give a
 * component that uses it `key={form}`. The value must be what JSON can hold. The time that is shown is the one of the last change.
 */
export const useDraft = <T>(form: string, value: T, { isDirty, read, use }: Options<T>): StoredDraft => {
  const now = useAtomValue(userAtom)?.userName
  // Whose form it is; the session may end before the last letters are kept.
  const [userName] = useState(now)
  const [offered, setOffered] = useState<{ value: T; keptAt: string }>()
  const [more, setMore] = useState(0)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ value, isDirty, read })
  latest.current = { value, isDirty, read }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const done = useRef(false)
  const kept = useRef<string>(undefined)
  /** Under what name this open form keeps its draft; known once a slot is taken. */
  const slot = useRef<string>(undefined)
  /** Under what name lies what is offered: until that is answered, what is typed meanwhile is kept beside it. */
  const offeredSlot = useRef<string>(undefined)

  const flush = useCallback(() => {
    const name = slot.current
    if (timer.current === undefined || userName === undefined || name === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const text = JSON.stringify(latest.current.value)
    if (done.current || !latest.current.isDirty || text === kept.current) return
    kept.current = text
    drafts.keep(userName, name, latest.current.value).then(
      () => setProblem(undefined),
      (failure: unknown) => setProblem(failure instanceof DraftNotStored ? failure.message : String(failure)),
    )
  }, [userName])
  const remove = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    kept.current = undefined
    if (userName !== undefined && slot.current !== undefined) drafts.remove(userName, slot.current)
  }, [userName])

  useEffect(() => {
    if (userName === undefined) return
    drafts.worksHere(userName)
    const held: Slot[] = []
    let gone = false
    const open = async (left: readonly string[]) => {
      const one = await draftSlots.open(userName, form, left)
      if (gone) one.release()
      else held.push(one)
      return one.name
    }
    const begin = async () => {
      const left = (await drafts.forms(userName)).filter((name) => isSlotOf(form, name))
      const own = await open(left)
      const others = left.filter((name) => name !== own)
      const [draft, openNow] = await Promise.all([drafts.find(userName, own), draftSlots.openNow(userName, others)])
      const value = draft ? latest.current.read(draft.value) : undefined
      // A form may remember by itself, while the page lives, what was typed.
      const isThere = latest.current.isDirty && JSON.stringify(value) === JSON.stringify(latest.current.value)
      const isOffered = draft !== null && value !== undefined && !isThere
      const writesTo = isOffered ? await open([]) : own
      if (gone || done.current) return
      slot.current = writesTo
      flush()
      setMore(others.length - openNow.length)
      if (!isOffered) return
      offeredSlot.current = own
      setOffered({ value, keptAt: draft.keptAt })
    }
    void begin()
    const ended = sessionEvents$.subscribe(({ kind }) => kind === 'expired' && flush())
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      gone = true
      ended.unsubscribe()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
      slot.current = undefined
      offeredSlot.current = undefined
      for (const one of held) one.release()
    }
  }, [userName, form, flush, round])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty && !done.current) timer.current ??= setTimeout(flush, patience)
    if (!isDirty && wasDirty.current) remove()
    wasDirty.current = isDirty
  }, [value, isDirty, flush, remove])

  return {
    offeredFrom: offered?.keptAt,
    more,
    take: () => {
      flush()
      if (offered) use(offered.value)
      slot.current = offeredSlot.current ?? slot.current
      kept.current = undefined
      setOffered(undefined)
    },
    decline: () => {
      const name = offeredSlot.current
      setOffered(undefined)
      if (name !== undefined && userName !== undefined) drafts.remove(userName, name)
      if (kept.current === undefined) slot.current = name ?? slot.current
      // The next one that was left is looked for.
      if (more > 0) setRound(round + 1)
    },
    saved: () => {
      done.current = true
      setOffered(undefined)
      remove()
    },
    problem,
  }
}

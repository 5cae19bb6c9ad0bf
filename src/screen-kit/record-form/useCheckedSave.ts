import { useState } from 'react'
import type { Outcome } from '../../transport/request.ts'
import type { Form } from '../form/useFormState.ts'
import { useSingleFlight } from '../saving/singleFlight.ts'

type Options<V> = {
  /** Reads the record as it is now; null for a new one. */
  load: (base: V) => Promise<Outcome<V>> | null
  /** The fields in which two versions differ. */
  changed: (one: V, other: V) => readonly string[]
  /** Whether a version is one's own, of a write whose answer was lost. */
  isOwn: (now: V) => boolean
  /** `base`: the version that it is written over. */
  send: (mine: V, base: V) => Promise<void> | void
}

/**
 * Saving over nobody's work in silence, for a call without a version of its own. The record is read again first, and
 * where somebody changed it the person decides field by field. What cannot be read is not written: the failure is told.
 */
export const useCheckedSave = <V extends object>(
  form: Pick<Form<V>, 'values' | 'base' | 'rebase'>,
  { load, changed, isOwn, send }: Options<V>,
) => {
  const [newer, setNewer] = useState<V | null>(null)
  const { busy, run } = useSingleFlight()
  const save = (mine: V, base: V) =>
    void run(async () => {
      const present = await load(base)
      if (present && !present.done) return
      const theirs = present?.reply ?? base
      const isNewer = changed(base, theirs).length > 0 && !isOwn(theirs)
      setNewer(isNewer && changed(theirs, mine).length > 0 ? theirs : null)
      if (!isNewer || changed(theirs, mine).length === 0) await send(mine, base)
    })
  return {
    busy,
    /** The version that somebody else saved, while it waits to be looked at. */
    newer,
    save: () => save(form.values, form.base),
    /** Saves what was chosen of both over the version that was shown, and only over it. */
    accept: (together: V) => {
      if (newer === null) return
      form.rebase(newer, together)
      setNewer(null)
      save(together, newer)
    },
    back: () => setNewer(null),
  }
}

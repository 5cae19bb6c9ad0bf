import { useState } from 'react'
import type { Outcome } from '../../transport/request.ts'
import type { Form } from '../form/useFormState.ts'
import { useSingleFlight } from '../saving/singleFlight.ts'

type Options<V> = {
  load: (base: V) => Promise<Outcome<V>> | null
  changed: (one: V, other: V) => readonly string[]
  /** True if the newest version was saved by this user, in a request whose response was lost. */
  isOwn: (now: V) => boolean
  /** `base` is the saved version that `mine` overwrites. */
  send: (mine: V, base: V) => Promise<void> | void
}

/**
 * Saves a record without silently overwriting changes of other users, for endpoints without version control. It first
 * reads the record again. If another user changed it, the user decides field by field. If the record cannot be read,
 * nothing is saved and the failure is reported.
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
    newer,
    save: () => save(form.values, form.base),
    /** Saves the merged values, if the version that the user saw in the dialog is still the newest. */
    accept: (together: V) => {
      if (newer === null) return
      form.rebase(newer, together)
      setNewer(null)
      save(together, newer)
    },
    back: () => setNewer(null),
  }
}

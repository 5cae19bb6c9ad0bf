import { useRef, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { documents } from '../../../contract/documents.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { attempt } from '../../../transport/request.ts'
import { changedMeanwhile } from './changedMeanwhile.ts'

const currentVersion = async (id: number): Promise<Correspondent | null> => {
  const outcome = await firstValueFrom(attempt(documents.getCorrespondentById, { query: { id } }, { quiet: true }))
  return outcome.done ? outcome.reply : null
}

/**
 * Saving that writes over nobody's work in silence: a correspondent that exists is read again first, and when somebody
 * changed it since `opened`, the person decides. The call has no version of its own, so the rows are compared.
 */
export const useCheckedSave = (opened: Correspondent, save: () => Promise<void>) => {
  const [newer, setNewer] = useState<Correspondent | null>(null)
  const { busy, run: once } = useOneAtATime()
  const base = useRef(opened)
  // What was typed before a reload was changed from an older version: that is what is compared.
  const given = useRef(opened)
  if (given.current !== opened) {
    given.current = opened
    base.current = opened
  }
  const run = () =>
    once(async () => {
      const now = opened.id === 0 ? null : await currentVersion(opened.id)
      const isNewer = now !== null && changedMeanwhile(base.current, now).length > 0
      setNewer(isNewer ? now : null)
      if (!isNewer) await save()
    })
  return {
    busy,
    newer,
    changed: newer ? changedMeanwhile(base.current, newer) : [],
    run,
    /** Saves mine over the newer version that was shown. */
    overwrite: () => {
      if (newer) base.current = newer
      return run()
    },
  }
}

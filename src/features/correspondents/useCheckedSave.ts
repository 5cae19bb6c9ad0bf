import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import { attempt } from '../../transport/request.ts'
import { type Choices, changedMeanwhile, differences, merged } from './mergeCorrespondent.ts'
import type { CorrespondentDraft } from './useCorrespondentDraft.ts'

/**
 * Saving that writes over nobody's work in silence: a correspondent that exists is read again first, and when somebody
 * changed it since it was opened, the person decides field by field. The call has no version of its own, so the fields
 * are compared. What cannot be read is not written either: the failure is told, and nothing is lost.
 */
export const useCheckedSave = (form: Pick<CorrespondentDraft, 'draft' | 'began' | 'save' | 'rebase' | 'isOwn'>) => {
  const [newer, setNewer] = useState<Correspondent | null>(null)
  const { busy, run: once } = useSingleFlight()
  const run = (mine = form.draft, was = form.began) =>
    once(async () => {
      if (was.id === 0) return form.save(mine)
      const outcome = await firstValueFrom(attempt(documents.getCorrespondentById, { query: { id: was.id } }))
      if (!outcome.done) return
      const theirs = outcome.reply
      const isNewer = changedMeanwhile(was, theirs).length > 0 && !form.isOwn(theirs)
      if (isNewer && differences({ was, theirs, mine }).length > 0) return setNewer(theirs)
      setNewer(null)
      await form.save(mine)
    })
  return {
    busy,
    /** The version that somebody else saved, while it waits to be looked at. */
    newer,
    run: () => run(),
    /** Saves what was chosen over the version that was shown, and only over it. */
    accept: (choices: Choices) => {
      if (!newer) return
      const together = merged({ was: form.began, theirs: newer, mine: form.draft }, choices)
      form.rebase(newer, together)
      setNewer(null)
      return run(together, newer)
    },
    back: () => setNewer(null),
  }
}

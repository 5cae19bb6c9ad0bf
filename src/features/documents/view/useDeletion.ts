import { useSetAtom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { useWriteState } from '../../../screen-kit/saving/useWriteState.ts'
import { sendAndConfirm, type WriteOutcome } from '../../../screen-kit/saving/writeState.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt, newIntent, type Outcome } from '../../../transport/request.ts'
import { dropUploads } from '../../document-files/public.ts'
import { documentChangedAtom, setLeavingAtom } from '../../document-record/public.ts'

/** A document that is no longer found is deleted. */
export const deletedSays = (answer: Outcome<Document>): WriteOutcome<null> => {
  if (answer.done) return { kind: 'notApplied' }
  return answer.fault.status === 404 ? { kind: 'done', reply: null } : { kind: 'unknown' }
}

/** „Изтрий“: while it runs, nothing more is asked about the document; `onGone` when it is deleted. */
export const useDeletion = (docGuid: string, onGone: () => void) => {
  const setLeaving = useSetAtom(setLeavingAtom)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { busy, run } = useWriteState<null>(({ kind }) => {
    if (kind === 'done') {
      dropUploads(docGuid)
      onGone()
      tellChanged()
      return
    }
    setLeaving(null)
    if (kind === 'notApplied') notify({ kind: 'warning', text: 'Черновата не е изтрита. Опитайте отново.' })
    if (kind === 'unknown') {
      notify({ kind: 'warning', text: 'Не е известно дали черновата е изтрита. Проверете в списъка.' })
    }
  })
  const remove = () => {
    setLeaving(docGuid)
    const query = { docGuid }
    const ask = attempt(documents.getDocument, { query }, { quiet: true })
    run(sendAndConfirm(attempt(documents.deleteDocument, { query }, { intent: newIntent() }), ask, deletedSays))
  }
  return { busy, remove }
}

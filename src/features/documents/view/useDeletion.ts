import { useSetAtom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { deleteRecordMutation } from '../../../screen-kit/saving/deleteRecord.ts'
import { useMutationState } from '../../../screen-kit/saving/useMutation.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { dropUploads } from '../../document-files/public.ts'
import { setLeavingAtom } from '../../document-record/public.ts'

export const useDeletion = (docGuid: string, onGone: () => void) => {
  const setLeaving = useSetAtom(setLeavingAtom)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { busy, write } = useMutationState<null>(({ kind }) => {
    if (kind === 'done') {
      dropUploads(docGuid)
      onGone()
      void notifyChanged({ docGuid })
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
    write(
      deleteRecordMutation({
        about: docGuid,
        send: (idempotencyKey) => attempt(documents.deleteDocument, { query }, { idempotencyKey }),
        readCurrent: () => attempt(documents.getDocument, { query }, { quiet: true }),
      }),
    )
  }
  return { busy, remove }
}

import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import { IdempotentMutations, type Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { attempt } from '../../transport/request.ts'

const quiet = { quiet: true } as const

const removedCorrespondent = (docGuid: string, linkId: number): Mutation<readonly { id: number }[], null> => ({
  about: `correspondent/${linkId}`,
  content: linkId,
  send: (idempotencyKey) =>
    attempt(documents.deleteDocumentCorrespondent, { query: { correspondentId: linkId } }, { idempotencyKey }),
  readCurrent: () => attempt(documents.getDocumentCorrespondents, { query: { docGuid } }, quiet),
  find: (now) => (now.some(({ id }) => id === linkId) ? null : { reply: null }),
  isRepeatable: true,
})

export const removeFileMutation = (
  docGuid: string,
  guid: string,
  reason = '',
): Mutation<readonly { guid: string }[], null> => ({
  about: `file/${guid}`,
  content: [guid, reason],
  send: (idempotencyKey) =>
    attempt(documents.removeAttachedFiles, { body: { fileGuids: [guid], reason } }, { idempotencyKey }),
  readCurrent: () => attempt(documents.getDocumentAttachedFiles, { query: { docGuid } }, quiet),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
  isRepeatable: true,
})

/**
 * Removes correspondents and files from a document. The queries are invalidated even after an error, because the
 * request may have been applied although its response was lost. `removing`: the key of the row that is being removed.
 */
export const useRemoval = (docGuid: string) => {
  const [removing, setRemoving] = useState<string | null>(null)
  const [writes] = useState(() => new IdempotentMutations<null>())
  const notifyChanged = useSetAtom(documentChangedAtom)
  const remove = async <D>(key: string, write: Mutation<D, null>): Promise<void> => {
    setRemoving(key)
    await writes.outcomeOf(write)
    setRemoving(null)
    void notifyChanged({ docGuid })
  }
  return {
    removing,
    removeCorrespondent: (linkId: number) => void remove(String(linkId), removedCorrespondent(docGuid, linkId)),
    removeFile: (guid: string) => void remove(guid, removeFileMutation(docGuid, guid)),
  }
}

import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import { attempt } from '../../transport/request.ts'
import { documentChangedAtom } from './documentState.ts'

/**
 * Taking a correspondent or a file off a document. What is true afterwards is asked again however it ended, so a lost
 * answer leaves no wrong list behind. `removing` is the key of what is on its way.
 */
export const useRemoval = () => {
  const [removing, setRemoving] = useState<string | null>(null)
  const tellChanged = useSetAtom(documentChangedAtom)
  const ended = () => {
    setRemoving(null)
    tellChanged()
  }
  return {
    removing,
    removeCorrespondent: (linkId: number) => {
      setRemoving(String(linkId))
      attempt(documents.deleteDocumentCorrespondent, { query: { correspondentId: linkId } }).subscribe(ended)
    },
    removeFile: (guid: string) => {
      setRemoving(guid)
      attempt(documents.removeAttachedFiles, { body: [guid] }).subscribe(ended)
    },
  }
}

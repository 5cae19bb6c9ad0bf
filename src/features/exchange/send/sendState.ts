import { atom } from 'jotai'
import { documentParts } from '../../../contract/documentParts.ts'
import { documents } from '../../../contract/documents.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import type { AttachedFile, Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { atomFamily } from '../../../state/atomFamily.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'

export type Addressee = Reply<typeof documentParts.getDocumentAddressees>[number]

const documentAtom = queryAtomFamily((docGuid: string) => queryOf(documents.getDocument, { query: { docGuid } }))
const permissionsAtom = queryAtomFamily((docGuid: string) =>
  queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
)
const filesAtom = queryAtomFamily((docGuid: string) =>
  queryOf(documents.getDocumentAttachedFiles, { query: { docGuid } }),
)
const addresseesAtom = queryAtomFamily((docGuid: string) =>
  queryOf(documentParts.getDocumentAddressees, { query: { docGuid } }),
)

export type Sending = {
  document: Document
  permissions: DocumentPermissionsReply
  files: readonly AttachedFile[]
  addressees: readonly Addressee[]
}
export type LoadedSending =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; again: () => void }
  | { kind: 'ready'; sending: Sending }

export const sendingAtom = atomFamily((docGuid: string) =>
  atom((get): LoadedSending => {
    const document = get(documentAtom(docGuid))
    const permissions = get(permissionsAtom(docGuid))
    const files = get(filesAtom(docGuid))
    const addressees = get(addresseesAtom(docGuid))
    if (document.data && permissions.data && files.data && addressees.data)
      return {
        kind: 'ready',
        sending: {
          document: document.data,
          permissions: permissions.data,
          files: files.data,
          addressees: addressees.data,
        },
      }
    const failed = [document, permissions, files, addressees].filter(({ error }) => error)
    const message = failed[0]?.error?.message
    if (message === undefined) return { kind: 'loading' }
    const again = () => {
      for (const one of failed) void one.refetch()
    }
    return { kind: 'failed', message, again }
  }),
)

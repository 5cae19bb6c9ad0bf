import { type Atom, atom } from 'jotai'
import type * as v from 'valibot'
import { documentParts } from '../../contract/documentParts.ts'
import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type {
  Addressee as AddresseeShape,
  Comment as CommentShape,
  Obligation as ObligationShape,
  Payment as PaymentShape,
} from '../../contract/shapes/documents.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { perDocument } from '../document-record/public.ts'

export type Comment = v.InferOutput<typeof CommentShape>
export type Obligation = v.InferOutput<typeof ObligationShape>
export type Payment = v.InferOutput<typeof PaymentShape>
export type Addressee = v.InferOutput<typeof AddresseeShape>

const ofDocument = (docGuid: string) => ({ query: { docGuid } })

export const commentsAtom = perDocument((docGuid) => queryOf(documentParts.getDocumentComments, ofDocument(docGuid)))
export const obligationsAtom = perDocument((docGuid) =>
  queryOf(documentParts.getDocumentObligations, ofDocument(docGuid)),
)
export const addresseesAtom = perDocument((docGuid) =>
  queryOf(documentParts.getDocumentAddressees, ofDocument(docGuid)),
)

const correspondents = queryAtomFamily((id: number) => queryOf(documents.getCorrespondentById, { query: { id } }))
const noCorrespondentAtom: Atom<{ data?: Correspondent | undefined }> = atom({})
export const correspondentAtom = (id: number | null): Atom<{ data?: Correspondent | undefined }> =>
  id === null ? noCorrespondentAtom : correspondents(id)

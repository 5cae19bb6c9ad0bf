import type { ComponentType, ReactNode } from 'react'
import type { Observable } from 'rxjs'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { OutcomeText } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationState } from '../../../screen-kit/saving/mutationState.ts'

export type RegisteredDocument = { guid: string }

export type DocumentFormProps = {
  draftName: string
  start: DocumentBody
  /** The hint that marks the addressed department proposed by the backend. */
  addresseeHint: string
  renderSender: (put: (one: Correspondent) => void) => ReactNode
  files: ReactNode
  /** True if files are chosen that are uploaded only after the document exists. */
  holdsMore: boolean
  labels: OutcomeText
  confirm: () => Promise<boolean>
  register: (body: DocumentBody) => Observable<MutationState<RegisteredDocument>>
  onDone: (document: RegisteredDocument) => void
  onStale: () => void
  onCancel: () => void
}

/**
 * The form of a document. It is a parameter, because the documents feature imports the exchange feature and not the
 * reverse.
 */
export type DocumentFormSlot = ComponentType<DocumentFormProps>

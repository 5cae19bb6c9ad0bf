import type { ComponentType, ReactNode } from 'react'
import type { Observable } from 'rxjs'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { OutcomeText } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationState } from '../../../screen-kit/saving/mutationState.ts'

export type RegisteredDocument = { guid: string }

export type FilledIn = {
  draftName: string
  start: DocumentBody
  /** Rendered above the correspondents; `put` adds a correspondent as the first, the sender. */
  renderSender: (put: (one: Correspondent) => void) => ReactNode
  files: ReactNode
  labels: OutcomeText
  /** Called when the form is valid, before the registration; resolves with false to cancel it. */
  confirm: () => Promise<boolean>
  register: (body: DocumentBody) => Observable<MutationState<RegisteredDocument>>
  onDone: (document: RegisteredDocument) => void
  /** Called after an attempt: the data on the screen may be stale. */
  onStale: () => void
  onCancel: () => void
}

/**
 * The document form, injected by the module, with slots for the parts of a message. Thus documents may use exchange
 * (sending), while exchange does not depend on documents.
 */
export type DocumentFormSlot = ComponentType<FilledIn>

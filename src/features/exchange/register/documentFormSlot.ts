import type { ComponentType, ReactNode } from 'react'
import type { Observable } from 'rxjs'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { OutcomeWords } from '../../../screen-kit/saving/WriteOutcomeBanner.tsx'
import type { WriteState } from '../../../screen-kit/saving/writeState.ts'

/** The document that a message became. */
export type RegisteredDocument = { guid: string }

/** What the document form is filled in with, and how it is registered. */
export type FilledIn = {
  /** Under which name what is typed is stored in the browser until it is registered. */
  draftName: string
  /** The body as the server filled it in. */
  start: DocumentBody
  /** Stands over the correspondents; `put` adds one of them, the first who is sent. */
  renderSender: (put: (one: Correspondent) => void) => ReactNode
  /** The files that go with the document. */
  files: ReactNode
  /** What is said when registering does not end well. */
  words: OutcomeWords
  /** Asked when the form is right, before it is registered: whether to go on. */
  confirm: () => Promise<boolean>
  register: (body: DocumentBody) => Observable<WriteState<RegisteredDocument>>
  onDone: (document: RegisteredDocument) => void
  /** Something was tried, and what the screen shows may be old. */
  onMayBeOld: () => void
  onCancel: () => void
}

/**
 * The document form as the module brings it, filled in and with places for what only a message knows. So documents may
 * use what exchange offers (sending), and exchange does not know documents.
 */
export type DocumentFormSlot = ComponentType<FilledIn>

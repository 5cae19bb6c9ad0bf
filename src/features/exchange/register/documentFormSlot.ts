import type { ComponentType, ReactNode } from 'react'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import type { Fault } from '../../../transport/fault.ts'

/** How registering ended; a fault has messages that belong at the fields. */
export type RegisterEnd = { done: boolean; fault: Fault | null }

/**
 * The document form as the module brings it, filled in and with places for what only a message knows. So documents may
 * use what exchange offers (sending), and exchange does not know documents.
 */
export type DocumentFormSlot = ComponentType<{
  /** Under which name what is typed is kept in the browser until it is registered. */
  draftName: string
  start: DocumentBody
  renderSender: (put: (one: Correspondent) => void) => ReactNode
  files: ReactNode
  message: ReactNode
  busy: boolean
  onTyped: (isTyped: boolean) => void
  onRegister: (body: DocumentBody) => Promise<RegisterEnd>
  onCancel: () => void
}>

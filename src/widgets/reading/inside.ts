import type { ReactNode } from 'react'
import type { Refusal } from '../refusal.ts'
import type { SignatureVerification } from './signatureVerification.ts'

/** A document or a record to which files contained in other files can be attached. */
export type Attaching = {
  /** What the file is attached to, after „към“: „документа“, „записа“. */
  target: string
  refusal?: Refusal | undefined
  /** Whether a file of this name and size is already attached or is being uploaded. */
  stateOf: (name: string, size: number | null) => 'absent' | 'sending' | 'attached'
  attach: (file: File) => void
}

export type Inside = {
  /** The size as text, „12 KB“; '' if unknown. */
  sizeOf: (bytes: number | null) => string
  save: (file: File) => void
  /** Whether a file of this name can be previewed; null if files are nested too deeply. */
  canShow: ((name: string) => boolean) | null
  /** Renders a preview of a contained file; `findSibling` finds another file in the same container. */
  show: (file: File, findSibling: SignatureVerification['findSibling']) => ReactNode
  verification: SignatureVerification
  /** How contained files can be attached. Undefined if there is no record to which they can be attached. */
  attaching?: Attaching | undefined
  /** Renders the button that makes new files of the pages of a PDF; absent if they cannot be attached. */
  pages?: ((file: Blob, name: string) => ReactNode) | undefined
}

import type { ReactNode } from 'react'
import type { Refusal } from '../refusal.ts'
import type { Judging } from './judging.ts'

/** Where files that lie inside others can be attached: a document or a record that takes files. */
export type Attaching = {
  refusal?: Refusal | undefined
  /** Whether a file of this name and size is attached already, or on its way. */
  stateOf: (name: string, size: number | null) => 'absent' | 'sending' | 'attached'
  attach: (file: File) => void
}

export type Inside = {
  /** „12 KB“; '' if unknown. */
  sizeOf: (bytes: number | null) => string
  save: (file: File) => void
  /** Null if the nesting is too deep. */
  canShow: ((name: string) => boolean) | null
  /** `beside` finds a file that lies beside it in the same one. */
  show: (file: File, beside: Judging['beside']) => ReactNode
  judging: Judging
  /** Absent where the file belongs to nothing that takes files. */
  attaching?: Attaching | undefined
}

import type { ReactNode } from 'react'
import type { Refusal } from '../refusal.ts'
import type { Judging } from './judging.ts'

/** A document or a record that takes files from inside other files. */
export type Attaching = {
  refusal?: Refusal | undefined
  /** Tells whether a file of this name and size is attached or being sent. */
  stateOf: (name: string, size: number | null) => 'absent' | 'sending' | 'attached'
  attach: (file: File) => void
}

export type Inside = {
  /** „12 KB“; '' if unknown. */
  sizeOf: (bytes: number | null) => string
  save: (file: File) => void
  /** Null if the nesting is too deep. */
  canShow: ((name: string) => boolean) | null
  /** `beside` finds a file in the same container. */
  show: (file: File, beside: Judging['beside']) => ReactNode
  judging: Judging
  /** Absent if the viewed file belongs to no record that takes files. */
  attaching?: Attaching | undefined
}

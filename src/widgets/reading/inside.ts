import type { ReactNode } from 'react'

/** What can be done with a file within another. */
export type Inside = {
  /** „12 KB“; '' where it is not known. */
  sizeOf: (bytes: number | null) => string
  save: (file: File) => void
  /** Whether a file of this name can be shown; null: it lies too deep. */
  canShow: ((name: string) => boolean) | null
  show: (file: File) => ReactNode
}

import type { Reading } from '../reading.ts'

export type Opened = {
  reading: Reading
  /** Rows of a sheet from index `from` on. A text is a sheet of one column. */
  rows?: (sheet: number, from: number) => readonly (readonly string[])[]
  part?: (part: number) => Blob | Promise<Blob>
}

export type OpeningMore = {
  name: string
  /** The trusted issuers, in PEM. */
  roots: string
  /** The file of a detached signature. */
  signed?: Blob | undefined
}
export const nothingMore: OpeningMore = { name: '', roots: '' }

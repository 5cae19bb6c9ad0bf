import type { Reading } from '../reading.ts'

export type Opened = {
  reading: Reading
  /** Returns rows of a sheet from index `from` on. A text counts as a sheet with one column. */
  rows?: (sheet: number, from: number) => readonly (readonly string[])[]
  part?: (part: number) => Blob | Promise<Blob>
}

export type OpeningMore = {
  name: string
  /** The certificates of the trusted issuers, in PEM. */
  roots: string
  /** The signed file, if the opened file is a detached signature. */
  signed?: Blob | undefined
}
export const nothingMore: OpeningMore = { name: '', roots: '' }

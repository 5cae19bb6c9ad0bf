import type { Reading } from '../reading.ts'

export type Opened = {
  reading: Reading
  /** Rows of a sheet from `from` on. The lines of a text are a sheet of one column. */
  rows?: (sheet: number, from: number) => readonly (readonly string[])[]
  /** A picture or file inside. */
  part?: (part: number) => Blob | Promise<Blob>
}

/** What a reader is told beside the bytes. */
export type OpeningMore = {
  name: string
  /** The issuers that the installation trusts, in PEM. */
  roots: string
  /** The file that a detached signature is over. */
  signed?: Blob | undefined
}
export const nothingMore: OpeningMore = { name: '', roots: '' }

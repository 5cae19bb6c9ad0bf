import type { Reading } from '../reading.ts'

/** A file that is read: what it holds, and what of that is given when it is asked for. */
export type Opened = {
  reading: Reading
  /** The rows of a sheet (the lines of a text are a sheet of one column), from the given one on. */
  rows?: (sheet: number, from: number) => readonly (readonly string[])[]
  /** A picture or a file within. */
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

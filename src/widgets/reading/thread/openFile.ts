import type { ReadKind } from '../reading.ts'
import type { Opened } from './opened.ts'
import { readCsv } from './readCsv.ts'
import { readText, readXml } from './readText.ts'

const readers: Record<ReadKind, (file: Blob) => Promise<Opened>> = {
  'text/plain': readText,
  'text/xml': readXml,
  'text/csv': readCsv,
}

/** Reads a file; what cannot be read throws. */
export const openFile = (file: Blob, mime: ReadKind): Promise<Opened> => readers[mime](file)

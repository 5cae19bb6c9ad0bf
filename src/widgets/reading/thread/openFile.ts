import type { ReadKind } from '../reading.ts'
import { fetched } from './fetched.ts'
import type { Opened } from './opened.ts'
import { readCsv } from './readCsv.ts'
import { readText, readXml } from './readText.ts'

/** The packages for a kind come with its first file. */
const readers: Record<ReadKind, (file: Blob) => Promise<Opened>> = {
  'text/plain': readText,
  'text/xml': readXml,
  'text/csv': readCsv,
  'message/rfc822': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-eml" */ './readEml.ts'))).readEml(file),
  'application/x-ole-storage': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-ole" */ './readOle.ts'))).readOle(file),
  'application/zip': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-zip" */ './readZip.ts'))).readZip(file),
  'image/tiff': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-tiff" */ './readTiff.ts'))).readTiff(file),
}

/** Reads a file; what cannot be read throws. */
export const openFile = (file: Blob, mime: ReadKind): Promise<Opened> => readers[mime](file)

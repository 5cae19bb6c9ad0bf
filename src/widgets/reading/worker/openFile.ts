import type { OpenedKind } from '../reading.ts'
import { nothingMore, type Opened, type OpeningMore } from './opened.ts'
import { readCsv } from './readCsv.ts'
import { readText, readXml } from './readText.ts'
import { waitForPart } from './waitForPart.ts'

const readers: Record<OpenedKind, (file: Blob, more: OpeningMore) => Promise<Opened>> = {
  'text/plain': readText,
  'text/xml': readXml,
  'text/csv': readCsv,
  'message/rfc822': async (file, more) =>
    (await waitForPart(import(/* webpackChunkName: "reading-eml" */ './readEml.ts'))).readEml(file, more),
  'application/x-ole-storage': async (file) =>
    (await waitForPart(import(/* webpackChunkName: "reading-ole" */ './readOle.ts'))).readOle(file),
  'application/zip': async (file, more) =>
    (await waitForPart(import(/* webpackChunkName: "reading-zip" */ './readZip.ts'))).readZip(file, more),
  'application/pkcs7-mime': async (file, more) =>
    (await waitForPart(import(/* webpackChunkName: "reading-signed" */ './readSigned.ts'))).readP7(file, more),
  'application/pdf': async (file, more) =>
    (await waitForPart(import(/* webpackChunkName: "reading-signed" */ './readSigned.ts'))).readPdfSignatures(
      file,
      more,
    ),
  'text/rtf': async (file) =>
    (await waitForPart(import(/* webpackChunkName: "reading-rtf" */ './readRtf.ts'))).readRtf(file),
  'image/tiff': async (file) =>
    (await waitForPart(import(/* webpackChunkName: "reading-tiff" */ './readTiff.ts'))).readTiff(file),
}

/** Throws `CannotRead` for a file that cannot be read. */
export const openFile = (file: Blob, mime: OpenedKind, more = nothingMore): Promise<Opened> => readers[mime](file, more)

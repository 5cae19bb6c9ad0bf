import type { ReadKind } from '../reading.ts'
import type { Opened } from './opened.ts'
import { readCsv } from './readCsv.ts'
import { readText, readXml } from './readText.ts'
import { CannotRead } from './unreadable.ts'

/** The packages for a kind come with its first file. */
const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new CannotRead(
      'Прегледът не се зареди',
      'Част от програмата не дойде от сървъра. Затворете файла и го отворете отново.',
    )
  })

const readers: Record<ReadKind, (file: Blob) => Promise<Opened>> = {
  'text/plain': readText,
  'text/xml': readXml,
  'text/csv': readCsv,
  'message/rfc822': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-eml" */ './readEml.ts'))).readEml(file),
  'application/x-ole-storage': async (file) =>
    (await fetched(import(/* webpackChunkName: "reading-ole" */ './readOle.ts'))).readOle(file),
}

/** Reads a file; what cannot be read throws. */
export const openFile = (file: Blob, mime: ReadKind): Promise<Opened> => readers[mime](file)

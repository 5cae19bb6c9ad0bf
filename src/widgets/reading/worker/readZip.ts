import { archiveReading, isSignedArchive } from './archiveFiles.ts'
import { mostArchiveBytes } from './limits.ts'
import { nothingMore, type Opened } from './opened.ts'
import { assertSize } from './unreadable.ts'
import { waitForPart } from './waitForPart.ts'
import { unpackEntry, type ZipEntry, zipEntries } from './zip.ts'

const openDocument = 'application/vnd.oasis.opendocument.'
const openDocumentKind = (entries: readonly ZipEntry[]): string => {
  const first = entries.find(({ path }) => path === 'mimetype')
  if (!first || first.size > 200) return ''
  const mime = new TextDecoder().decode(unpackEntry(first, 200))
  return mime.startsWith(openDocument) ? mime.slice(openDocument.length) : ''
}

/** Reads a ZIP file. Its content, not its name, decides whether it is a document, a table, or an archive. */
export const readZip = async (file: Blob, more = nothingMore): Promise<Opened> => {
  assertSize(file.size, mostArchiveBytes, 'архиви')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = zipEntries(bytes)
  const has = (path: string) => entries.some((entry) => entry.path === path)
  if (has('[Content_Types].xml') && has('word/document.xml'))
    return (await waitForPart(import(/* webpackChunkName: "reading-docx" */ './readDocx.ts'))).readDocx(entries)
  if (has('[Content_Types].xml') && has('xl/workbook.xml'))
    return (await waitForPart(import(/* webpackChunkName: "reading-xlsx" */ './readXlsx.ts'))).readXlsx(entries)
  const kind = openDocumentKind(entries)
  if (kind === 'text')
    return (await waitForPart(import(/* webpackChunkName: "reading-odf" */ './readOdt.ts'))).readOdt(entries)
  if (kind === 'spreadsheet')
    return (await waitForPart(import(/* webpackChunkName: "reading-odf" */ './readOds.ts'))).readOds(entries)
  if (isSignedArchive(entries))
    return (await waitForPart(import(/* webpackChunkName: "reading-signed" */ './readAsice.ts'))).readAsice(
      entries,
      more,
    )
  return archiveReading(entries)
}

import { archiveReading, isSignedArchive } from './archiveFiles.ts'
import { mostArchiveBytes } from './limits.ts'
import { nothingMore, type Opened } from './opened.ts'
import { assertSize, damagedError } from './unreadable.ts'
import { waitForPart } from './waitForPart.ts'
import { entryOf, unpackEntry, type ZipEntry, zipEntries } from './zip.ts'

const openDocument = 'application/vnd.oasis.opendocument.'
const openDocumentKind = (entries: readonly ZipEntry[]): string => {
  const first = entries.find(({ path }) => path === 'mimetype')
  if (!first || first.size > 200) return ''
  const mime = new TextDecoder().decode(unpackEntry(first, 200))
  return mime.startsWith(openDocument) ? mime.slice(openDocument.length) : ''
}

const asArchive = 'Показано е какво има в него като в архив.'
/** Names of files that are ZIP files with fixed parts, and the note if those parts are absent. */
const officeNotes: readonly (readonly [name: RegExp, note: string])[] = [
  [/\.(docx|docm|dotx|odt|ott)$/i, `Файлът е повреден: в него няма текст на документ. ${asArchive}`],
  [/\.(xlsx|xlsm|xltx|ods|ots)$/i, `Файлът е повреден: в него няма таблица. ${asArchive}`],
  [/\.(asice|asics)$/i, `В контейнера няма електронен подпис. ${asArchive}`],
  [/\.(pptx|pptm|ppsx|odp|odg|vsdx|xlsb)$/i, `За този вид файл няма преглед. ${asArchive}`],
]
const officeNote = (name: string): string | undefined => officeNotes.find(([names]) => names.test(name))?.[1]

/** Reads a ZIP file. Its content, not its name, decides whether it is a document, a table, or an archive. */
export const readZip = async (file: Blob, more = nothingMore): Promise<Opened> => {
  assertSize(file.size, mostArchiveBytes, 'архиви')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = zipEntries(bytes)
  const parts = entries.map((entry) => ({ ...entry, path: entry.path.replaceAll('\\', '/') }))
  const isOffice = (path: string) => Boolean(entryOf(parts, '[Content_Types].xml') && entryOf(parts, path))
  if (isOffice('word/document.xml'))
    return (await waitForPart(import(/* webpackChunkName: "reading-docx" */ './readDocx.ts'))).readDocx(parts)
  if (isOffice('xl/workbook.xml'))
    return (await waitForPart(import(/* webpackChunkName: "reading-xlsx" */ './readXlsx.ts'))).readXlsx(parts)
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
  const note = officeNote(more.name)
  if (note !== undefined && entries.length === 0) throw damagedError()
  return archiveReading(entries, note)
}

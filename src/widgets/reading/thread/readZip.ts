import type { InnerFile } from '../reading.ts'
import { fetched } from './fetched.ts'
import { mostArchiveBytes, mostInner, mostRatio } from './limits.ts'
import type { Opened } from './opened.ts'
import { damaged, insistOnSize } from './unreadable.ts'
import { unpacked, type ZipEntry, zipEntries } from './zip.ts'

const mostListed = 1000

/** Whether a path leads out of the folder that an archive is unpacked into. */
const isOutside = (path: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).some((step) => step === '..')

const mib = 1024 * 1024
/** Why a file of an archive is not opened; undefined: it may be. */
const problemOf = ({ path, size, packed, isLocked }: ZipEntry): string | undefined => {
  if (isLocked) return 'Заключен е с парола. Изтеглете архива и го отворете с паролата му.'
  if (isOutside(path))
    return 'Пътят му води извън архива. Такъв файл не се отваря: поискайте архива отново от подателя.'
  if (size > mostInner) return `По-голям е от ${mostInner / mib} MB. Изтеглете архива, за да го отворите.`
  if (size > mib && size > packed.length * mostRatio)
    return 'Свит е необичайно много. Такива файлове се правят и нарочно, за да затрупат компютъра, и тук не се отварят.'
  return undefined
}

const opened = (entries: readonly ZipEntry[]): Opened => {
  const files = entries.slice(0, mostListed).map((entry, part): InnerFile => {
    const problem = problemOf(entry)
    return { part, name: entry.path, size: entry.size, ...(problem !== undefined && { problem }) }
  })
  const notes = entries.length > mostListed ? [`Показани са първите ${mostListed} от ${entries.length} файла.`] : []
  return {
    reading: { kind: 'archive', files, notes },
    part: (part) => {
      const entry = entries[part]
      if (!entry || problemOf(entry) !== undefined) throw damaged()
      return new Blob([unpacked(entry, mostInner)])
    },
  }
}

const openDocument = 'application/vnd.oasis.opendocument.'
/** What a file of OpenDocument is, by the first of its entries. */
const openDocumentKind = (entries: readonly ZipEntry[]): string => {
  const first = entries.find(({ path }) => path === 'mimetype')
  if (!first || first.size > 200) return ''
  const mime = new TextDecoder().decode(unpacked(first, 200))
  return mime.startsWith(openDocument) ? mime.slice(openDocument.length) : ''
}

/** An archive: a document, a table, or only files. Which of them is told by what lies in it, and not by its name. */
export const readZip = async (file: Blob): Promise<Opened> => {
  insistOnSize(file.size, mostArchiveBytes, 'архиви')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = zipEntries(bytes)
  const has = (path: string) => entries.some((entry) => entry.path === path)
  if (has('[Content_Types].xml') && has('word/document.xml'))
    return (await fetched(import(/* webpackChunkName: "reading-docx" */ './readDocx.ts'))).readDocx(bytes, entries)
  if (has('[Content_Types].xml') && has('xl/workbook.xml'))
    return (await fetched(import(/* webpackChunkName: "reading-xlsx" */ './readXlsx.ts'))).readXlsx(entries)
  const kind = openDocumentKind(entries)
  if (kind === 'text')
    return (await fetched(import(/* webpackChunkName: "reading-odf" */ './readOdt.ts'))).readOdt(entries)
  if (kind === 'spreadsheet')
    return (await fetched(import(/* webpackChunkName: "reading-odf" */ './readOds.ts'))).readOds(entries)
  return opened(entries)
}

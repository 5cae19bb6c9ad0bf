import type { InnerFile } from '../reading.ts'
import { mostInner, mostRatio } from './limits.ts'
import type { Opened } from './opened.ts'
import { damagedError } from './unreadable.ts'
import { unpackEntry, type ZipEntry } from './zip.ts'

const mostListed = 1000

/** True if the path leads outside the folder of the archive. */
const isOutside = (path: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).some((step) => step === '..')

const mib = 1024 * 1024
/** Returns the reason why the file cannot be opened; undefined if it can. */
export const problemOf = ({ path, size, packed, isLocked }: ZipEntry): string | undefined => {
  if (isLocked) return 'Заключен е с парола. Изтеглете архива и го отворете с паролата му.'
  if (isOutside(path))
    return 'Пътят му води извън архива. Такъв файл не се отваря: поискайте архива отново от подателя.'
  if (size > mostInner) return `По-голям е от ${mostInner / mib} MB. Изтеглете архива, за да го отворите.`
  if (size > mib && size > packed.length * mostRatio)
    return 'Свит е необичайно много. Такива файлове се правят и нарочно, за да затрупат компютъра, и тук не се отварят.'
  return undefined
}

/** Lists the files of an archive; `note` is shown above them. */
export const archiveReading = (entries: readonly ZipEntry[], note?: string): Opened => {
  const files = entries.slice(0, mostListed).map((entry, part): InnerFile => {
    const problem = problemOf(entry)
    return { part, name: entry.path, size: entry.size, ...(problem !== undefined && { problem }) }
  })
  const notes = [
    ...(note === undefined ? [] : [note]),
    ...(entries.length > mostListed ? [`Показани са първите ${mostListed} от ${entries.length} файла.`] : []),
  ]
  return {
    reading: { kind: 'archive', files, notes },
    part: (part) => {
      const entry = entries[part]
      if (!entry || problemOf(entry) !== undefined) throw damagedError()
      return new Blob([unpackEntry(entry, mostInner)])
    },
  }
}

/** True for an XML signature of an ASiC-E container, for example `META-INF/signatures0.xml`. */
export const isXmlSignature = ({ path }: ZipEntry): boolean => /^META-INF\/[^/]*signatures?[^/]*\.xml$/i.test(path)
export const isCmsSignature = ({ path }: ZipEntry): boolean => /^META-INF\/[^/]*signature[^/]*\.p7s$/i.test(path)
export const isSignedArchive = (entries: readonly ZipEntry[]): boolean =>
  entries.some((entry) => isXmlSignature(entry) || isCmsSignature(entry))

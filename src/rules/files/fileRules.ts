import { decimalText } from '../words/decimal.ts'

/** Which files may be attached, how large, and how sizes are written (document 1, section 9). */
export const maxFileBytes = 50 * 1024 * 1024

export const allowedExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'odt',
  'ods',
  'rtf',
  'txt',
  'xml',
  'jpg',
  'jpeg',
  'png',
  'tif',
  'tiff',
  'zip',
  'p7s',
  'p7m',
  'asice',
] as const

const dangerous = new Set(
  'exe bat cmd com scr pif msi msp dll cpl js jse mjs vbs vbe ws wsf wsh hta ps1 psm1 jar lnk url website scf reg inf msc chm html htm xhtml svg xht mht mhtml xll iso img vhd vhdx appx msix application apk sh py docm xlsm pptm xlam iqy slk library-ms search-ms desktop'.split(
    ' ',
  ),
)

/** What the file dialog offers: `.pdf,.doc,...`. */
export const acceptedFiles = allowedExtensions.map((extension) => `.${extension}`).join(',')

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const round = (n: number): number => Math.round(n * 100) / 100

/** `0 Bytes`, `1,5 KB`, `50 MB`: the units of document 1, section 9, at most two decimals; '' when it is not known. */
export const formatFileSize = (bytes: number | null): string => {
  if (bytes === null) return ''
  let size = bytes
  let unit = 0
  while (unit < units.length - 1 && round(size) >= 1024) {
    size /= 1024
    unit += 1
  }
  return `${decimalText(round(size))} ${units[unit]}`
}

const code = (from: number, to = from): string => `\\u${hex(from)}-\\u${hex(to)}`
const hex = (n: number): string => n.toString(16).padStart(4, '0')
// Control characters and those that turn the writing direction: they make `exe.fdp` look like a PDF.
const invisible = new RegExp(
  `[${code(0x00, 0x1f)}${code(0x7f, 0x9f)}${code(0x200b, 0x200f)}${code(0x202a, 0x202e)}${code(0x2066, 0x2069)}${code(0xfeff)}]`,
  'g',
)

/** A file name as it may be shown and stored: no path, no invisible characters, at most 255 of them. */
export const cleanFileName = (name: string): string => {
  const bare = (name.split(/[\\/]/).pop() ?? '')
    .replace(invisible, '')
    .trim()
    .replace(/[. ]+$/, '')
  if (bare.length <= 255) return bare || 'файл'
  const dot = bare.lastIndexOf('.')
  const extension = dot > 0 && bare.length - dot <= 16 ? bare.slice(dot) : ''
  return bare.slice(0, 255 - extension.length) + extension
}

/** The same file with a name that may be shown. */
export const withCleanName = <F extends { fileName: string }>(file: F): F => ({
  ...file,
  fileName: cleanFileName(file.fileName),
})

/** The part after the last dot, in lower case; '' when there is none. */
export const extensionOf = (name: string): string => {
  const clean = cleanFileName(name)
  const dot = clean.lastIndexOf('.')
  return dot > 0 ? clean.slice(dot + 1).toLowerCase() : ''
}

/** Why this file may not be attached, or null. `most`: the largest that the backend takes, in bytes. */
export const fileProblem = ({ name, size }: { name: string; size: number }, most = maxFileBytes): string | null => {
  const shown = `„${cleanFileName(name)}“`
  const extension = extensionOf(name)
  if (dangerous.has(extension)) return `Файлът ${shown} е от забранен тип (.${extension}).`
  if (!allowedExtensions.some((one) => one === extension))
    return `Файлът ${shown} е от тип, който не се приема. Приемат се: ${allowedExtensions.join(', ')}.`
  if (size === 0) return `Файлът ${shown} е празен (0 Bytes).`
  return size > most
    ? `Файлът ${shown} е ${formatFileSize(size)}. Позволени са най-много ${formatFileSize(most)}.`
    : null
}

/** Why a file is asked about before it is saved: it may run a program, or it is of another kind than its row says. */
export type SavingDoubt = 'dangerous' | 'different'

/** What must be asked before a file that is shown under one name is saved under another; null when nothing. */
export const savingDoubt = (saved: string, shown: string): SavingDoubt | null => {
  if (dangerous.has(extensionOf(saved))) return 'dangerous'
  return extensionOf(saved) === extensionOf(shown) ? null : 'different'
}

/** Pictures and PDF can be looked at without downloading. */
export const canPreview = (name: string): boolean => ['pdf', 'jpg', 'jpeg', 'png'].includes(extensionOf(name))

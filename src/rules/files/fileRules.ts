import { decimalText } from '../words/decimal.ts'
import { visibleLine } from '../words/visibleText.ts'

/** Permitted file types and sizes, and the format of sizes (specification 1, section 9). */
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
  'eml',
  'msg',
] as const

const dangerous = new Set(
  'exe bat cmd com scr pif msi msp dll cpl js jse mjs vbs vbe ws wsf wsh hta ps1 psm1 jar lnk url website scf reg inf msc chm html htm xhtml svg xht mht mhtml xll iso img vhd vhdx appx msix application apk sh py docm xlsm pptm xlam iqy slk library-ms search-ms desktop'.split(
    ' ',
  ),
)

export const acceptedFiles = allowedExtensions.map((extension) => `.${extension}`).join(',')

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const round = (n: number): number => Math.round(n * 100) / 100

/** Formats a size with at most two decimals; '' if unknown (specification 1, section 9). */
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

/**
 * Returns a file name without a path and without invisible characters, at most 255 characters long. Characters that
 * change the writing direction could make `exe.fdp` look like a PDF.
 */
export const cleanFileName = (name: string): string => {
  const bare = visibleLine(name.split(/[\\/]/).pop() ?? '')
    .trim()
    .replace(/[. ]+$/, '')
  if (bare.length <= 255) return bare || 'файл'
  const dot = bare.lastIndexOf('.')
  const extension = dot > 0 && bare.length - dot <= 16 ? bare.slice(dot) : ''
  return bare.slice(0, 255 - extension.length) + extension
}

export const withCleanName = <F extends { fileName: string }>(file: F): F => ({
  ...file,
  fileName: cleanFileName(file.fileName),
})

/** Returns a name that is not taken, as in „писмо (2).pdf“. */
export const freeFileName = (name: string, taken: readonly string[]): string => {
  const clean = cleanFileName(name)
  const others = new Set(taken.map((one) => one.toLowerCase()))
  const dot = clean.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, '']
  let free = clean
  for (let number = 2; others.has(free.toLowerCase()); number += 1)
    free = cleanFileName(`${base.slice(0, 240)} (${number})${extension}`)
  return free
}

export const extensionOf = (name: string): string => {
  const clean = cleanFileName(name)
  const dot = clean.lastIndexOf('.')
  return dot > 0 ? clean.slice(dot + 1).toLowerCase() : ''
}

/** What a user can do with a file that is not accepted, by file extension. Executable files get no advice. */
const advice: readonly (readonly [extensions: string, advice: string])[] = [
  ['emlx mbox pst ost oft', 'Запишете писмото от пощенската програма като EML, MSG или PDF и качете него.'],
  [
    'heic heif heics avif jfif jpe jif webp bmp gif raw cr2 nef arw dng psd ico tga jp2',
    'Запишете снимката като JPG или PNG и качете нея.',
  ],
  [
    '7z rar gz tgz tar bz2 xz zst cab arj lzh',
    'Разархивирайте файла и качете файловете от него или ги съберете в ZIP.',
  ],
  ['csv tsv numbers', 'Отворете таблицата и я запишете като XLSX.'],
  ['ppt pptx pps ppsx odp key', 'Запишете презентацията като PDF.'],
  [
    'pages wps wpd odg vsd vsdx pub one mpp dwg dxf ai eps xps oxps djvu epub mobi md log json tex dot dotx xlsb xlt xltx docb',
    'Отворете файла с програмата, с която е направен, и го запишете като PDF.',
  ],
  [
    'mp3 wav m4a aac ogg oga opus flac wma amr mp4 m4v mov avi mkv webm wmv 3gp mpg mpeg',
    'Звукозаписи и видео не се прикачват. Ако записът е приложение към преписката, съберете го в ZIP.',
  ],
  [
    'p12 pfx cer crt p7b',
    'Това е удостоверение за подпис, а не подписан файл. Качете подписания файл (p7s, p7m или asice).',
  ],
  ['asics sce scs', 'Качете подписания файл като p7m, p7s или asice, или го сложете в ZIP.'],
]
const adviceOf = new Map(
  advice.flatMap(([extensions, text]) => extensions.split(' ').map((extension) => [extension, text] as const)),
)

/**
 * Returns why a file may not be attached, by its name and size; null if it may. `most`: the backend's size limit in
 * bytes.
 */
export const fileProblem = ({ name, size }: { name: string; size: number }, most = maxFileBytes): string | null => {
  const shown = `„${cleanFileName(name)}“`
  const extension = extensionOf(name)
  if (dangerous.has(extension)) return `Файлът ${shown} е от забранен тип (.${extension}).`
  if (!allowedExtensions.some((one) => one === extension))
    return `Файлът ${shown} е от тип, който не се приема. ${adviceOf.get(extension) ?? `Приемат се: ${allowedExtensions.join(', ')}.`}`
  if (size === 0) return `Файлът ${shown} е празен (0 Bytes).`
  return size > most
    ? `Файлът ${shown} е ${formatFileSize(size)}. Позволени са най-много ${formatFileSize(most)}.`
    : null
}

/** Why saving a file to the disk may be unsafe: it may be executable, or its real type is not the displayed type. */
export type SavingDoubt = 'dangerous' | 'different'

export const savingDoubt = (saved: string, shown: string): SavingDoubt | null => {
  if (dangerous.has(extensionOf(saved))) return 'dangerous'
  return extensionOf(saved) === extensionOf(shown) ? null : 'different'
}

export const isSignatureName = (name: string): boolean => ['p7s', 'p7m', 'asice'].includes(extensionOf(name))
export const mayHaveSignature = (name: string): boolean => isSignatureName(name) || extensionOf(name) === 'pdf'

/** The extensions of files with a preview: the browser can render them, or this client parses them. */
const previewExtensions = new Set(
  'pdf jpg jpeg png txt xml csv eml msg docx odt rtf xlsx ods zip asice tif tiff p7s p7m heic heif'.split(' '),
)
export const canPreview = (name: string): boolean => previewExtensions.has(extensionOf(name))

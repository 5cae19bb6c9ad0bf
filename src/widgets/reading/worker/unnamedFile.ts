import { pictureKind } from './pictureKind.ts'

/** Extensions by declared type. */
const extensions: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/pkcs7-mime': 'p7m',
  'application/pkcs7-signature': 'p7s',
  'application/rtf': 'rtf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-outlook': 'msg',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-pkcs7-mime': 'p7m',
  'application/x-pkcs7-signature': 'p7s',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
  'image/webp': 'webp',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'text/rtf': 'rtf',
  'text/vcard': 'vcf',
  'text/xml': 'xml',
}

/** The first bytes of some kinds of files. */
const beginnings: readonly (readonly [begin: string, extension: string])[] = [
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['{\\rtf', 'rtf'],
  ['II*\0', 'tif'],
  ['MM\0*', 'tif'],
]
const extensionByContent = (bytes: Uint8Array): string | undefined => {
  const begin = String.fromCharCode(...bytes.subarray(0, 8))
  return beginnings.find(([one]) => begin.startsWith(one))?.[1]
}

/** Returns a name for an attachment without a name. `place` is counted from 1. */
export const unnamedFile = (place: number, bytes: Uint8Array, mime = ''): string => {
  const ofType = extensions[mime.toLowerCase()] ?? (/^(text|message)\//i.test(mime) ? 'txt' : undefined)
  const extension = ofType ?? extensions[pictureKind(bytes) ?? ''] ?? extensionByContent(bytes)
  const what = extension === 'eml' || extension === 'msg' ? 'Приложено писмо' : 'Прикачен файл'
  return `${what} ${place}${extension === undefined ? '' : `.${extension}`}`
}

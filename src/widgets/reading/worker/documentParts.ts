import type { RichNode } from '../reading.ts'
import { cleanHtml, isBlank } from './cleanHtml.ts'
import { mostOfPictures, mostPictureBytes, mostPictures, mostText, mostXml } from './limits.ts'
import type { Opened } from './opened.ts'
import { pictureKind } from './pictureKind.ts'
import { cutText, damagedError } from './unreadable.ts'
import { assertWithoutDtd } from './xml.ts'
import { entryOf, unpackEntry, type ZipEntry } from './zip.ts'

export const xmlPart = (entries: readonly ZipEntry[], path: string, most = mostXml): string => {
  const entry = entryOf(entries, path)
  if (!entry) return ''
  const xml = new TextDecoder().decode(unpackEntry(entry, most))
  assertWithoutDtd(xml)
  return xml
}
export const neededPart = (entries: readonly ZipEntry[], path: string, most = mostXml): string => {
  const text = xmlPart(entries, path, most)
  if (text === '') throw damagedError()
  return text
}
export const picturePart = (entries: readonly ZipEntry[], path: string): Uint8Array<ArrayBuffer> | undefined => {
  const entry = entryOf(entries, path)
  return entry && entry.size <= mostPictureBytes ? unpackEntry(entry, mostPictureBytes) : undefined
}

const mark = 'part:'
/** Collects the pictures of a document. The HTML refers to each picture by the number returned for it. */
export const pictureGatherer = () => {
  const parts: Blob[] = []
  let left = 0
  let sum = 0
  const isFull = () => parts.length >= mostPictures || sum >= mostOfPictures
  const add = (bytes: Uint8Array<ArrayBuffer> | undefined): string => {
    const type = bytes && !isFull() ? pictureKind(bytes) : null
    if (!bytes || type === null) {
      left += 1
      return ''
    }
    sum += bytes.length
    parts.push(new Blob([bytes], { type }))
    return mark + String(parts.length - 1)
  }
  return { parts, add, isFull, left: () => left }
}
export type PictureGatherer = ReturnType<typeof pictureGatherer>

const simplified = 'Опростен изглед: текстът без колони, колонтитули и точно оформление. За пълния вид изтеглете файла.'
const leftWords = (count: number): string =>
  count === 1
    ? '1 картина е във вид, който тук не се показва.'
    : `${count} картини са във вид, който тук не се показва.`

export const openedDocument = (html: string, { parts, left }: PictureGatherer): Opened => {
  const cleaned = cleanHtml(html.slice(0, mostText), (address) => {
    const part = address.startsWith(mark) ? Number(address.slice(mark.length)) : -1
    return parts[part] ? part : undefined
  })
  const body: readonly RichNode[] = cleaned.body.every(isBlank) ? [] : cleaned.body
  const isCut = cleaned.isCut || html.length > mostText
  return {
    reading: {
      kind: 'document',
      body,
      notes: [
        ...(body.length > 0 ? [simplified] : []),
        ...(left() > 0 ? [leftWords(left())] : []),
        ...(isCut ? [cutText] : []),
      ],
    },
    part: (part) => {
      const found = parts[part]
      if (!found) throw damagedError()
      return found
    },
  }
}

import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { openedDocument, pictureGatherer } from './documentParts.ts'
import { mostOfPictures, mostPictureBytes, mostTreeXml } from './limits.ts'
import type { Opened } from './opened.ts'
import { pictureKind } from './pictureKind.ts'
import { CannotRead } from './unreadable.ts'
import { assertWithoutDtd } from './xml.ts'
import { unpackEntry, type ZipEntry } from './zip.ts'

/**
 * Unpacks the XML parts once to refuse a part that is larger than it claims, because the DOCX package builds a tree of
 * them in memory.
 */
const xmlParts = (entries: readonly ZipEntry[]): Map<string, Uint8Array> => {
  const parts = new Map<string, Uint8Array>()
  let sum = 0
  for (const entry of entries) {
    if (!/\.(xml|rels)$/i.test(entry.path)) continue
    sum += entry.size
    if (sum > mostTreeXml)
      throw new CannotRead(
        'Файлът е твърде голям за преглед',
        'Текстът в него е твърде дълъг. Изтеглете файла, за да го отворите.',
      )
    const part = unpackEntry(entry, mostTreeXml)
    assertWithoutDtd(new TextDecoder().decode(part))
    parts.set(entry.path, part)
  }
  return parts
}

const fieldTag = /(<\/?\w+:)fldSimple\b/g
/**
 * Renames tags, because the package drops the text of simple fields (`w:fldSimple`: dates, numbers), but keeps that of
 * `w:smartTag`.
 */
const withFields = (part: Uint8Array): Uint8Array => {
  const xml = new TextDecoder().decode(part)
  const renamed = xml.replaceAll(fieldTag, '$1smartTag')
  return renamed === xml ? part : strToU8(renamed)
}

/**
 * The maximum size, in bytes, of what is unpacked to look for pictures. It is twice that of the shown pictures, because
 * other files may be among them.
 */
const mostUnpacked = 2 * mostOfPictures

/** Unpacks a picture. Returns undefined if the entry is no picture, is damaged, or is larger than it claims. */
const pictureOf = (entry: ZipEntry): Uint8Array | undefined => {
  if (entry.size > mostPictureBytes) return undefined
  try {
    const bytes = unpackEntry(entry, mostPictureBytes)
    return pictureKind(bytes) === null ? undefined : bytes
  } catch {
    // The document is then shown without this picture.
    return undefined
  }
}

/**
 * Returns a DOCX file with only the XML parts and the pictures, because the DOCX package unpacks everything that a file
 * contains.
 */
const withoutOthers = (
  entries: readonly ZipEntry[],
  parts: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> => {
  const kept = new Map([...parts].map(([path, part]) => [path, withFields(part)]))
  let sum = 0
  for (const entry of entries) {
    if (kept.has(entry.path) || sum >= mostUnpacked) continue
    sum += entry.size
    const picture = pictureOf(entry)
    if (picture) kept.set(entry.path, picture)
  }
  return zipSync(Object.fromEntries(kept), { level: 0 })
}

export const readDocx = async (entries: readonly ZipEntry[]): Promise<Opened> => {
  const bytes = withoutOthers(entries, xmlParts(entries))
  const pictures = pictureGatherer()
  const convertImage = mammoth.images.imgElement(async (image) => {
    const read = async () => new Uint8Array(await image.readAsArrayBuffer())
    // Reading fails for a picture that was dropped or is not inside the file. It then counts as a picture that is not
    // shown.
    return { src: pictures.add(pictures.isFull() ? undefined : await read().catch(() => undefined)) }
  })
  // The DOCX package reads `buffer` in Node and `arrayBuffer` in browsers.
  const input = { arrayBuffer: bytes.buffer, buffer: bytes }
  const { value } = await mammoth.convertToHtml(input, {
    convertImage,
    includeEmbeddedStyleMap: false,
    styleMap: ['u => u', 'strike => s'],
  })
  return openedDocument(value, pictures)
}

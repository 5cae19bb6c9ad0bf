import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { openedDocument, pictureGatherer } from './documentParts.ts'
import { mostInner, mostTreeXml } from './limits.ts'
import type { Opened } from './opened.ts'
import { CannotRead } from './unreadable.ts'
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
    parts.set(entry.path, unpackEntry(entry, mostTreeXml))
  }
  return parts
}

const fieldTag = /(<\/?\w+:)fldSimple\b/g
/**
 * Renames tags, because the package drops the text of simple fields (`w:fldSimple`: dates, numbers), but keeps that of
 * `w:smartTag`.
 */
const withFields = (
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
  parts: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> => {
  const changed = new Map<string, Uint8Array>()
  for (const [path, part] of parts) {
    const xml = new TextDecoder().decode(part)
    const renamed = xml.replaceAll(fieldTag, '$1smartTag')
    if (renamed !== xml) changed.set(path, strToU8(renamed))
  }
  if (changed.size === 0) return bytes
  const all = entries.map((entry) => [
    entry.path,
    changed.get(entry.path) ?? parts.get(entry.path) ?? unpackEntry(entry, mostInner),
  ])
  return zipSync(Object.fromEntries(all), { level: 0 })
}

export const readDocx = async (whole: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<Opened> => {
  const bytes = withFields(whole, entries, xmlParts(entries))
  const pictures = pictureGatherer()
  const convertImage = mammoth.images.imgElement(async (image) => {
    const src = pictures.add(new Uint8Array(await image.readAsArrayBuffer()))
    return { src }
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

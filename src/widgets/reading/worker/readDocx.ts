import mammoth from 'mammoth'
import { openedDocument, pictureGatherer } from './documentParts.ts'
import { mostTreeXml } from './limits.ts'
import type { Opened } from './opened.ts'
import { CannotRead } from './unreadable.ts'
import { unpacked, type ZipEntry } from './zip.ts'

/**
 * Unpacks the XML parts once to refuse a part that is larger than it claims, because the DOCX package builds a tree of
 * them in memory.
 */
const assertXml = (entries: readonly ZipEntry[]): void => {
  let sum = 0
  for (const entry of entries) {
    if (!/\.(xml|rels)$/i.test(entry.path)) continue
    sum += entry.size
    if (sum > mostTreeXml)
      throw new CannotRead(
        'Файлът е твърде голям за преглед',
        'Текстът в него е твърде дълъг. Изтеглете файла, за да го отворите.',
      )
    unpacked(entry, mostTreeXml)
  }
}

export const readDocx = async (bytes: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<Opened> => {
  assertXml(entries)
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

import { sampleFile } from '../../fixtures/sampleFiles.ts'
import { found, Refused } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../world.ts'
import type { LibraryVersionRow } from './rows.ts'

const picturesAt = '/guides/'

const sampleOf = (world: World, { documentId, fileName, number, size }: LibraryVersionRow): Blob => {
  const { title, number: act } = found(world.libraryDocuments.get(documentId), 'Документът')
  const lines = [act, `Версия ${number}`, 'Учебен файл: съдържанието е измислено.'].filter(Boolean)
  const contentType = fileName.endsWith('.png') ? 'image/png' : 'application/pdf'
  return sampleFile({ contentType, title, lines, size })
}

const guideOf = async ({ fileName }: LibraryVersionRow): Promise<Blob> => {
  const { guideTexts } = await import('../../fixtures/guides/guideTexts.ts')
  const text = new Map<string, string>(Object.entries(guideTexts)).get(fileName.replace(/\.md$/, ''))
  return new Blob([found(text, 'Ръководството')], { type: 'text/markdown' })
}

/** The bytes of a version: as they were uploaded, made again, or the text of a guide, which is only now loaded. */
export const contentOf = async (world: World, uploads: Uploads, row: LibraryVersionRow): Promise<Blob> => {
  if (row.content === 'guide') return guideOf(row)
  if (row.content === 'sample') return sampleOf(world, row)
  return found(await uploads.load(row.guid), 'Файлът')
}

/** A picture of the product's own guides: a file beside the page, fetched when a guide that is open shows it. */
export const guidePicture = async (name: string): Promise<Blob> => {
  const missing = new Refused({ kind: 'notFound', message: 'Картинката не съществува.' })
  if (!/^[a-z\d-]+\.webp$/.test(name) || !('location' in globalThis)) throw missing
  const reply = await fetch(picturesAt + name)
  if (!reply.ok) throw missing
  return new Blob([await reply.arrayBuffer()], { type: 'image/webp' })
}

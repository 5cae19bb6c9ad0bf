import { fileAddress } from '../../src/basePath.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { assertFound } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { LibraryVersionRow } from './libraryRows.ts'

const sampleOf = async (
  db: MockDatabase,
  { documentId, fileName, number, note, size }: LibraryVersionRow,
): Promise<Blob> => {
  const [{ paperFile, pictureFile }, { libraryPaper }] = await Promise.all([
    import('../../fixtures/papers/madeFile.ts'),
    import(/* webpackChunkName: "papers" */ '../../fixtures/papers/libraryPaper.ts'),
  ])
  const document = assertFound(db.libraryDocuments.get(documentId), 'Документът')
  if (fileName.endsWith('.png')) return pictureFile(size)
  return paperFile(libraryPaper({ ...document, date: formatDateYear(document.date), version: number, note }), size)
}

const guideOf = async ({ fileName }: LibraryVersionRow): Promise<Blob> => {
  const { guideTexts } = await import(/* webpackChunkName: "papers" */ '../../fixtures/guides/guideTexts.ts')
  const text = new Map<string, string>(Object.entries(guideTexts)).get(fileName.replace(/\.md$/, ''))
  return new Blob([assertFound(text, 'Ръководството')], { type: 'text/markdown' })
}

export const contentOf = async (db: MockDatabase, uploads: Uploads, row: LibraryVersionRow): Promise<Blob> => {
  if (row.content === 'guide') return guideOf(row)
  if (row.content === 'sample') return sampleOf(db, row)
  return assertFound(await uploads.load(row.guid), 'Файлът')
}

export const guidePicture = async (name: string): Promise<Blob> => {
  const isOurs = /^[a-z\d-]+\.webp$/.test(name) && 'location' in globalThis
  const reply = isOurs ? await fetch(fileAddress(`guides/${name}`)) : null
  const picture = assertFound(reply?.ok ? reply : null, 'Картинката')
  return new Blob([await picture.arrayBuffer()], { type: 'image/webp' })
}

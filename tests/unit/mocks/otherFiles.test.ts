import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { previewKind } from '../../../src/rules/files/previewKind.ts'
import { isReadKind } from '../../../src/widgets/reading/reading.ts'
import { openFile } from '../../../src/widgets/reading/worker/openFile.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(600)
const { db } = backend

const fileNamed = (end: string) => {
  for (const { guid } of db.documents.all())
    for (const file of db.attachedFiles.by('documentGuid', guid)) if (file.name.endsWith(end)) return file
  throw new Error(`no ${end} in the mock database`)
}
const bytesOf = async (guid: string): Promise<Uint8Array<ArrayBuffer>> => {
  const tokens = await backend.tokensOf('administrator')
  const { downloadAttachedFile } = documents
  const reply = await backend.send(downloadAttachedFile, { query: { guid } }, tokens[downloadAttachedFile.backend])
  expect(reply.status).toBe(200)
  return new Uint8Array(await reply.arrayBuffer())
}

test.each([
  ['.eml', 'letter'],
  ['.msg', 'letter'],
  ['Становище.docx', 'document'],
  ['.odt', 'document'],
  ['.xlsx', 'sheets'],
  ['.xml', 'text'],
  ['.zip', 'archive'],
  ['.tif', 'pages'],
])('a %s belongs to a seeded document, has the size of its row, and is read as a %s', async (end, kind) => {
  const file = fileNamed(end)
  const bytes = await bytesOf(file.guid)
  expect(bytes.length).toBe(file.size)
  expect(Buffer.compare(bytes, await bytesOf(file.guid))).toBe(0)
  const mime = previewKind(bytes, file.name)
  if (mime === null || !isReadKind(mime)) throw new Error(`${end} is of no kind that is read`)
  const { reading, part } = await openFile(new Blob([bytes]), mime)
  expect(reading.kind).toBe(kind)
  if (reading.kind === 'letter') {
    expect(reading.subject).not.toBe('')
    expect(reading.date).toMatch(/^\d{4}-\d{2}-\d{2}T08:15:00/)
    expect(JSON.stringify(reading.body)).toContain('УЧЕБЕН')
    expect(reading.files).toMatchObject([{ name: 'Опис на документите.txt' }])
  }
  if (reading.kind === 'document') expect(JSON.stringify(reading.body)).toContain('УЧЕБЕН')
  if (reading.kind === 'pages') expect((await part?.(1))?.type).toBe('image/png')
  if (reading.kind === 'archive')
    expect(reading.files.map(({ name }) => name)).toEqual([
      'Опис на документите.txt',
      'Приложения/Становище.docx',
      'Приложения/Справка.xlsx',
    ])
})

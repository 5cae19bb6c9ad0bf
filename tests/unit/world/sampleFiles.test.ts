import { expect, test } from 'vitest'
import { sampleFile } from '../../../fixtures/sampleFiles.ts'

const of = (contentType: string, size = 60_000) =>
  sampleFile({ contentType, title: 'Заявление № АУ-01-5', lines: ['Относно: водомер (нов)'], size })
const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer())

test.each(['application/pdf', 'image/png', 'text/plain'])('a sample %s has exactly the size its row says', (type) => {
  expect(of(type)).toMatchObject({ size: 60_000, type })
})

test('a PDF tells readers truly where its objects are', async () => {
  const text = await textOf(of('application/pdf'))
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  expect(offsets.map((at) => text.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n} 0 obj`))
  expect(text).toContain('(Zayavlenie No AU-01-5)')
})

test('a PNG has whole chunks and the pixels its header promises', async () => {
  const bytes = new DataView(await of('image/png').arrayBuffer())
  const chunks: string[] = []
  for (let at = 8; at < bytes.byteLength; at += bytes.getUint32(at) + 12)
    chunks.push(String.fromCharCode(...[4, 5, 6, 7].map((i) => bytes.getUint8(at + i))))
  expect(chunks).toEqual(['IHDR', 'IDAT', 'deMo', 'IEND'])
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([240, 160])
})

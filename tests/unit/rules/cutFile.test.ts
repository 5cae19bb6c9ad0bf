import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { greyPng, joinBytes } from '../../../fixtures/greyPng.ts'
import { isCutShort, partWithEnd } from '../../../src/rules/files/cutFile.ts'
import { type PreviewKind, previewKind } from '../../../src/rules/files/previewKind.ts'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = (...values: number[]) => Uint8Array.from(values)
const read = (path: string) => new Uint8Array(readFileSync(`tests/unit/${path}`))

const photo = read('rules/pictures/photo.jpg')
/**
 * A picture with an EXIF thumbnail: the thumbnail is a second picture with an end marker, which must not be taken for
 * the end of the file.
 */
const withThumbnail = joinBytes(
  photo.slice(0, 2),
  bytes(0xff, 0xe1, (photo.length + 2) >> 8, (photo.length + 2) & 255),
  photo,
  photo.slice(2),
)
const animated = joinBytes(
  text('GIF89a'),
  bytes(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
  bytes(0x21, 0xfe, 2, 0x3b, 0x3b, 0),
  bytes(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0),
  bytes(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0x3b, 0, 255, 0x3b, 255, 2, 2, 0x44, 1, 0),
  bytes(0x3b),
)
/**
 * A linearized PDF. It has an additional end marker after its first page, which must not be taken for the end of the
 * file.
 */
const linearized = text(
  [
    '%PDF-1.4\n1 0 obj\n<</Linearized 1>>\nendobj\nxref\nstartxref\n0\n%%EOF\n',
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number} 0 obj\n<< /Type /Page /Contents 10 0 R >>\nendobj\n`),
    'xref\nstartxref\n116\n%%EOF\n',
  ].join(''),
)

const whole: [what: string, kind: PreviewKind, file: Uint8Array][] = [
  ['a photo', 'image/jpeg', photo],
  ['a photo with a smaller one inside', 'image/jpeg', withThumbnail],
  ['a picture of a scanner', 'image/webp', read('rules/pictures/scan.webp')],
  ['a drawing', 'image/png', greyPng(() => 100, 40_000)],
  ['an animation', 'image/gif', animated],
  ['a PDF', 'application/pdf', read('widgets/files/mixed.pdf')],
  ['a PDF with a form', 'application/pdf', read('widgets/files/form-need.pdf')],
  ['a PDF with an attachment', 'application/pdf', read('widgets/files/pdfa3.pdf')],
  ['a PDF that is read while it comes', 'application/pdf', linearized],
]

test.each(whole)('%s is complete, also with bytes after its end, and not when it is truncated', (_, kind, file) => {
  expect(previewKind(file, 'файл')).toBe(kind)
  expect(isCutShort(kind, file)).toBe(false)
  expect(isCutShort(kind, joinBytes(file, text(`\n\0\0MCR ${'x'.repeat(3000)}`)))).toBe(false)
  for (const part of [0.9, 0.5, 0.3]) expect(isCutShort(kind, file.slice(0, file.length * part)), `${part}`).toBe(true)
})

test('a PDF is truncated if a later change added to it is truncated', () => {
  const changed = joinBytes(read('widgets/files/mixed.pdf'), text('\n7 0 obj\n<< /Type /Page'))
  expect(isCutShort('application/pdf', changed)).toBe(true)
})

test('a photo truncated a few bytes before its end is truncated', () => {
  expect(isCutShort('image/jpeg', photo.slice(0, -2))).toBe(true)
  expect(isCutShort('image/jpeg', photo.slice(0, -1))).toBe(true)
})

const mib = 1024 * 1024
test('of a large file only its end is read, of a small one the whole, of a text nothing', () => {
  const [large, small] = [new Blob([new Uint8Array(3 * mib)]), new Blob([new Uint8Array(3000)])]
  for (const kind of ['application/pdf', 'image/png', 'image/jpeg', 'image/gif'] as const) {
    expect(partWithEnd(kind, large).size).toBe(mib)
    expect(partWithEnd(kind, small).size).toBe(3000)
  }
  expect(partWithEnd('image/webp', large).size).toBe(12)
  expect(partWithEnd('application/zip', large).size).toBe(0)
})

const filling = new Uint8Array(2 * mib).fill(100)
const longScan = read('rules/pictures/scan.webp')
new DataView(longScan.buffer).setUint32(4, longScan.length + filling.length - 8, true)
test.each<[what: string, kind: PreviewKind, file: Uint8Array<ArrayBuffer>]>([
  ['photo', 'image/jpeg', joinBytes(withThumbnail.slice(0, -2), filling, bytes(0xff, 0xd9))],
  ['drawing', 'image/png', greyPng(() => 100, 3 * mib)],
  ['scan', 'image/webp', joinBytes(longScan, filling)],
])('a large %s is recognised as truncated, also with bytes after its end', async (_, kind, file) => {
  const isCut = async (given: Blob) =>
    isCutShort(kind, new Uint8Array(await partWithEnd(kind, given).arrayBuffer()), given.size)
  expect(await isCut(new Blob([file]))).toBe(false)
  expect(await isCut(new Blob([file, 'x'.repeat(3000)]))).toBe(false)
  expect(await isCut(new Blob([file.slice(0, -100)]))).toBe(true)
  expect(await isCut(new Blob([file.slice(0, file.length / 2)]))).toBe(true)
})

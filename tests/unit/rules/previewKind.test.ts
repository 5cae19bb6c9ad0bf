import { expect, test } from 'vitest'
import { previewKind } from '../../../src/rules/files/previewKind.ts'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = (...values: number[]) => Uint8Array.from(values)

test.each([
  ['a PDF', text('%PDF-1.7\n%…'), 'application/pdf'],
  ['a PDF with something before its first line', text(`\ufeff\n  %PDF-1.4`), 'application/pdf'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a GIF', text('GIF89a…'), 'image/gif'],
  ['a WebP', bytes(...text('RIFF'), 1, 2, 3, 4, ...text('WEBP')), 'image/webp'],
  ['a HEIC photo', bytes(0, 0, 0, 24, ...text('ftypheic')), 'image/heic'],
  ['a HEIF photo', bytes(0, 0, 0, 24, ...text('ftypmif1')), 'image/heic'],
  ['a video in the same wrapping', bytes(0, 0, 0, 24, ...text('ftypisom')), null],
  ['a TIFF of a PC', bytes(0x49, 0x49, 0x2a, 0), 'image/tiff'],
  ['a TIFF of a Mac', bytes(0x4d, 0x4d, 0, 0x2a), 'image/tiff'],
  ['an archive', bytes(0x50, 0x4b, 3, 4), 'application/zip'],
  ['a compound file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'application/x-ole-storage'],
  ['a sound in the same wrapping', bytes(...text('RIFF'), 1, 2, 3, 4, ...text('WAVE')), null],
  ['a page of HTML that is called .pdf', text('<!doctype html><script>alert(1)</script>'), null],
  ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['a program', text('MZ…'), null],
  ['a PDF mark deep inside another file', text(`${'x'.repeat(2000)}%PDF-1.7`), null],
  ['the beginning of a PNG', bytes(0x89, 0x50), null],
  ['nothing', bytes(), null],
])('the file %s is shown by the type of its first bytes', (_, given, kind) => {
  expect(previewKind(given, 'letter.pdf')).toBe(kind)
})

test.each([
  ['текст.txt', 'text/plain'],
  ['ДАННИ.XML', 'text/xml'],
  ['списък.csv', 'text/csv'],
  ['страница.html', null],
  ['рисунка.svg', null],
  ['програма.js', null],
  ['без вид', null],
])('the file „%s“ without a known signature is shown as %s', (name, kind) => {
  expect(previewKind(text('<a>текст</a>'), name)).toBe(kind)
})

test('the first bytes of a file override the text type of its name', () => {
  expect(previewKind(text('%PDF-1.7'), 'letter.txt')).toBe('application/pdf')
})

test.each([
  ['писмо.pdf.p7m', '0\u0082 … %PDF-1.7', 'application/pkcs7-mime'],
  ['писмо.P7S', 'MIIB', 'application/pkcs7-mime'],
  ['писмо.p7s', '-----BEGIN CMS-----', 'application/pkcs7-mime'],
  ['писмо.pdf', '0\u0082 … %PDF-1.7', 'application/pdf'],
  ['писмо.p7m', '%PDF-1.7', 'application/pdf'],
  ['писмо.p7m', 'нещо друго', null],
])('the file „%s“ that begins with %j is %s: a PDF within a signature is not a PDF', (name, begin, kind) => {
  expect(previewKind(text(begin), name)).toBe(kind)
})

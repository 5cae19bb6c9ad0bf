import { expect, test } from 'vitest'
import { sampleFile } from '../../../fixtures/sampleFiles.ts'
import { pdfTroubleOf } from '../../../src/rules/documents/pdfTrouble.ts'

const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
const end = (start: number) => `startxref\n${start}\n%%EOF\n`
const table = (trailer = '<< /Size 3 /Root 1 0 R >>') =>
  `${body}xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n${trailer}\n${end(body.length)}`
const stream = (entries = '') =>
  `${body}7 0 obj\n<< /Type /XRef ${entries}>>\nstream\n…\nendstream\n${end(body.length)}`
const sample = (size: number) =>
  sampleFile({ contentType: 'application/pdf', title: 'Писмо', lines: ['Здравейте'], size })

test.each([
  ['with a table of references', new Blob([table()]), null],
  ['with a stream of references', new Blob([stream()]), null],
  ['longer than what is read of it', sample(300_000), null],
  ['changed once more at its end', new Blob([`${table()}${table().slice(0, 20)}`, end(body.length)]), null],
  ['cut off', new Blob([table().slice(0, -12)]), 'damaged'],
  ['cut off in the middle', sample(300_000).slice(0, 150_000), 'damaged'],
  ['whose end points nowhere', new Blob([`${body}${end(9999)}`]), 'damaged'],
  ['whose end points into its text', new Blob([`${body}${end(3)}`]), 'damaged'],
  ['of one line', new Blob(['%PDF-1.4\nnothing here']), 'damaged'],
  ['with a password', new Blob([table('<< /Root 1 0 R /Encrypt 9 0 R >>')]), 'locked'],
  ['with a password, told in its stream', new Blob([stream('/Encrypt 9 0 R ')]), 'locked'],
])('a PDF %s', async (_, file, trouble) => {
  expect(await pdfTroubleOf(file)).toBe(trouble)
})

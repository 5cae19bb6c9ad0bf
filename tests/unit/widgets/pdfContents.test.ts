import { readFileSync } from 'node:fs'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { fieldsOf, mostFields } from '../../../src/widgets/pdf/pageFields.ts'
import { contentsOf } from '../../../src/widgets/pdf/pdfContents.ts'

const bytesOf = (name: string) => new Uint8Array(readFileSync(`tests/unit/widgets/files/${name}.pdf`))
const opened = async <T>(bytes: Uint8Array<ArrayBuffer>, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> => {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 })
  try {
    return await read(await loading.promise)
  } finally {
    await loading.destroy()
  }
}
const contents = (name: string, added = '') => {
  const bytes = bytesOf(name)
  return opened(bytes, (pdf) => contentsOf(pdf, new Blob([bytes, added])))
}

test.each([
  ['form-need', 3, []],
  ['form-noneed', 3, []],
  ['pdfa3', 0, ['factur-x.xml']],
  ['mixed', 0, []],
  ['nopages', 0, []],
])(
  'the file %s has %i filled fields and the attached files %j besides its pages',
  async (name, filledFields, names) => {
    const found = await contents(name)
    expect(found).toMatchObject({ filledFields, isSigned: false, isAdobeForm: false })
    expect(found.attachments.map((one) => one.name)).toEqual(names)
  },
)

test('an attached file is returned completely', async () => {
  const [attached] = (await contents('pdfa3')).attachments
  expect(new TextDecoder().decode(attached?.content)).toMatch(/^<\?xml version="1\.0"\?>/)
})

test('a signature is shown with the bytes that it covers, without a validation', async () => {
  expect(await contents('mixed', '/Type /Sig /ByteRange [0 10 20 30]')).toMatchObject({ isSigned: true })
})

const pdfOf = (...objects: string[]): Uint8Array<ArrayBuffer> => {
  let text = '%PDF-1.7\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const xref = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`
  return new TextEncoder().encode(text)
}

test.each([
  ['q 50 0 0 50 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q', true],
  ['0 0 50 50 re f', false],
  ['', false],
  ['BT /F1 12 Tf (Text) Tj ET q 50 0 0 50 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q', false],
])('a page that draws „%s“ is a scan: %s', async (drawing, isScan) => {
  const bytes = pdfOf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  )
  expect(await opened(bytes, (pdf) => contentsOf(pdf, new Blob([bytes])))).toMatchObject({ isScan })
})

test('on a page with too many fields only a limited number is rendered', async () => {
  const count = mostFields + 50
  const all = Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')
  const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (v) /Rect [0 0 50 12] /DA (/Helv 8 Tf 0 g) >>'
  const bytes = pdfOf(
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${all}] >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Annots [${all}] >>`,
    ...Array.from({ length: count }, () => field),
  )
  expect(await opened(bytes, async (pdf) => fieldsOf(await pdf.getPage(1)))).toHaveLength(mostFields)
})

test('a form for Adobe Reader only is recognised as one', async () => {
  const bytes = pdfOf(
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 4 0 R >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
    '<< /Length 11 >>\nstream\n<xdp></xdp>\nendstream',
  )
  expect(await opened(bytes, (pdf) => contentsOf(pdf, new Blob([bytes])))).toMatchObject({ isAdobeForm: true })
})

test.each(['form-need', 'form-noneed'])('%s: the filled fields of a page are read with their labels', async (name) => {
  const fields = await opened(bytesOf(name), async (pdf) => fieldsOf(await pdf.getPage(1)))
  expect(fields.map(({ text, isTick }) => (isTick ? '✓' : text))).toEqual(['Мария Щерева-Йорданова', '8001010000', '✓'])
  const withoutPicture = fields.filter(({ isBare }) => isBare)
  expect(withoutPicture).toHaveLength(name === 'form-noneed' ? 3 : 1)
})

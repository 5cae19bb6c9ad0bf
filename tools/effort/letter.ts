import type { GivenFile } from './userDriver.ts'

export const letter = {
  subject: 'Искане за становище',
  number: '17-22',
  date: '18.11.2026',
  sender: '„Метролаб Юг“ ООД',
  eik: '831826092',
  settlement: 'Асеновг',
  street: 'ул. „Акация“ 5',
}

export const scan = (name: string): GivenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { previewKind } from '../../../src/rules/files/previewKind.ts'
import { worstOutcome } from '../../../src/widgets/reading/signature.ts'
import { openFile } from '../../../src/widgets/reading/worker/openFile.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(2800)
const { db } = backend
const roots = readFileSync('public/trusted-roots/practice.pem', 'utf8')

const fileNamed = (name: string) => {
  for (const { guid } of db.documents.all())
    for (const file of db.attachedFiles.by('documentGuid', guid)) if (file.name === name) return file
  throw new Error(`no ${name} in the mock database`)
}
const bytesOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { guid, size } = fileNamed(name)
  const tokens = await backend.tokensOf('administrator')
  const { downloadAttachedFile } = documents
  const reply = await backend.send(downloadAttachedFile, { query: { guid } }, tokens[downloadAttachedFile.backend])
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(bytes.length).toBe(size)
  return bytes
}

test.each([
  ['Протокол от изпитване № 214.pdf', 'trusted'],
  ['Протокол от изпитване № 215.pdf', 'changed'],
  ['Становище на камарата.docx.p7m', 'trusted'],
  ['Пълномощно.docx.p7s', 'trusted'],
  ['Документи по заявлението.asice', 'trusted'],
  ['Удостоверение за членство.docx.p7m', 'unconfirmed'],
  ['Оферта.docx.p7m', 'unconfirmed'],
])('the file %s belongs to a seeded document and is judged as %s', async (name, outcome) => {
  const bytes = await bytesOf(name)
  const mime = previewKind(bytes, name)
  if (mime !== 'application/pdf' && mime !== 'application/pkcs7-mime' && mime !== 'application/zip')
    throw new Error(`${name} is of no kind that has signatures`)
  const signed = name.endsWith('.p7s') ? new Blob([await bytesOf(name.replace('.p7s', ''))]) : undefined
  const { reading } = await openFile(new Blob([bytes]), mime, { name, roots, signed })
  expect(reading.kind === 'signed' && worstOutcome(reading.signatures)).toBe(outcome)
})

test('signed files belong only to documents dated after their signing, and to some messages', () => {
  const signed = db.documents
    .all()
    .filter(({ guid }) => db.attachedFiles.by('documentGuid', guid).some(({ name }) => /\.(p7[ms]|asice)$/.test(name)))
  expect(signed.length).toBeGreaterThan(3)
  expect(signed.every(({ dateCreated, directionId }) => dateCreated >= '2026-10-15' && directionId === 1)).toBe(true)
  const messages = db.exchangeMessages
    .all()
    .filter(({ guid }) => db.exchangeAttachments.by('messageGuid', guid).some(({ name }) => name.endsWith('.p7m')))
  expect(messages.length).toBeGreaterThan(1)
})

const signedName = /\.(p7[ms]|asice)$|№ 21[45]/
test('the list of documents marks those with a signed file, and is narrowed to them', async () => {
  const sendRequest = await backend.as('administrator')
  const query = { indexType: ListView.All, skip: 0, take: 10_000 }
  const reply = await sendRequest(documents.getAllDocumentsForDMS, { query, body: { hasSignature: true } })
  const { items } = reply.resultData
  expect(items.length).toBeGreaterThan(2)
  const whole = (await sendRequest(documents.getAllDocumentsForDMS, { query, body: {} })).resultData.items
  const marked = whole.filter(({ hasSignature }) => hasSignature)
  expect(marked.map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid))
  for (const { guid, hasSignature } of whole)
    expect(
      db.attachedFiles.by('documentGuid', guid).some(({ name }) => signedName.test(name)),
      guid,
    ).toBe(hasSignature)
})

test('the list of messages marks those with a signed file', async () => {
  const sendRequest = await backend.as('administrator')
  const query = { skip: 0, take: 1_000 }
  const { items } = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, { query, body: {} })).resultData
  expect(items.some(({ hasSignature }) => hasSignature)).toBe(true)
  for (const { guid, hasSignature } of items)
    expect(
      db.exchangeAttachments.by('messageGuid', guid).some(({ name }) => signedName.test(name)),
      guid,
    ).toBe(hasSignature)
})

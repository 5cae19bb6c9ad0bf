import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const formWith = (name: string) => {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4'], name, { type: 'application/pdf' }))
  form.append('kindId', '1')
  form.append('isPublic', 'false')
  return form
}

const rowOf = async (sendRequest: Awaited<ReturnType<ReturnType<typeof createTestBackend>['as']>>, subject: string) => {
  const { resultData } = await sendRequest(documents.getAllDocumentsForDMS, {
    query: { indexType: 7, skip: 0, take: 5 },
    body: { subject },
  })
  return resultData.items[0]
}

test('the list shows which documents have files, as files are added and removed', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const subject = 'Писмо, чиито файлове се броят'
  const body = incomingLetter({ subjectDescription: subject, enclosuresCount: 3 })
  const { guid } = (await sendRequest(documents.createDocument, { body })).resultData
  expect(await rowOf(sendRequest, subject)).toMatchObject({ guid, hasFiles: false })
  const query = { documentGuid: guid, description: 'Основен' }
  const file = (await sendRequest(documents.uploadFile, { query, body: formWith('писмо.pdf') })).resultData
  expect(await rowOf(sendRequest, subject)).toMatchObject({ guid, hasFiles: true })
  await sendRequest(documents.removeAttachedFiles, { body: { fileGuids: [file.guid], reason: '' } })
  expect(await rowOf(sendRequest, subject)).toMatchObject({ guid, hasFiles: false })
})

test('every seeded row that is marked so has files, and the others have none', async () => {
  const sendRequest = await createTestBackend().as('administrator')
  const query = { indexType: 7, skip: 0, take: 25 }
  const { items } = (await sendRequest(documents.getAllDocumentsForDMS, { query, body: {} })).resultData
  for (const { guid, hasFiles } of items) {
    const files = (await sendRequest(documents.getDocumentAttachedFiles, { query: { docGuid: guid } })).resultData
    expect(files.length > 0, guid).toBe(hasFiles)
  }
})

test('a document created from a message with files has them from the start', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const unread = { query: { skip: 0, take: 5 }, body: { onlyUnprocessed: true } }
  const [message] = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const query = { eDeliveryIncomingMessageGuid: message?.guid ?? '' }
  const pre = (await sendRequest(eDelivery.getPreDocEDelivery, { query })).resultData
  const [file] = pre.attachments.filter(({ scan }) => scan !== 'ISMALICIOUS')
  const subjectDescription = 'Писмо от съобщение с файл'
  await sendRequest(eDelivery.createAndRegisterIncomingEDeliveryMessage, {
    body: {
      messageGuid: message?.guid ?? '',
      document: { ...pre.body, subjectDescription, correspondentIds: [1] },
      attachmentGuids: file ? [file.guid] : [],
    },
  })
  expect(await rowOf(sendRequest, subjectDescription)).toMatchObject({ hasFiles: true })
})

test('a file of a registered letter is removed with a reason, which stays in its history', async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('administrator')
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
  const query = { documentGuid: guid, description: '' }
  const file = (await sendRequest(documents.uploadFile, { query, body: formWith('писмо.pdf') })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const left = async () =>
    (await sendRequest(documents.getDocumentAttachedFiles, { query: { docGuid: guid } })).resultData.length
  for (const reason of ['', '  ']) {
    const refused = await sendRequest(documents.removeAttachedFiles, { body: { fileGuids: [file.guid], reason } })
    expect(refused.type).toBe(0)
    expect(await left()).toBe(1)
  }
  await sendRequest(documents.removeAttachedFiles, {
    body: { fileGuids: [file.guid], reason: 'Файлът е от друго писмо.' },
  })
  expect(await left()).toBe(0)
  const line = backend.db.history.by('documentGuid', guid).find(({ action }) => action === 'Премахване на файл')
  expect(line).toMatchObject({ oldValue: 'писмо.pdf', note: 'Файлът е от друго писмо.' })
})

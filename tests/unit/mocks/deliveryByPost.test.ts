import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DeliveryStatus, DocumentStatus, ListView, SentVia } from '../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { ReturnReason } from '../../../src/contract/returnReasons.ts'
import { createTestBackend } from './createTestBackend.ts'
import { readyToSend } from './readyToSend.ts'

const D = DeliveryStatus
const record = {
  ...{ outcome: 'served' as const, on: '2026-11-18', servedTo: 'Иван Петров', reasonId: null, note: '' },
  receiptGuid: null,
}
const returned = { ...record, outcome: 'returned' as const, servedTo: '', reasonId: ReturnReason.UNCLAIMED }
const DECISION = 22

/** Returns a letter that was sent by registered mail on 16.11.2026. */
const sentLetter = async (userName = 'administrator', given: { typeId?: number } = {}) => {
  const { db, as } = createTestBackend()
  const sendRequest = await as(userName)
  const { guid: docGuid } = readyToSend(db, 'edelivery')
  const row = db.documents.get(docGuid)
  const [addressee] = db.addressees.by('documentGuid', docGuid)
  if (!row || !addressee) throw new RangeError('No letter')
  const sentViaId = SentVia.REGISTERED_MAIL
  const noTerm = { deadline: null, deadlineStart: null, deadlineQuantity: null, deadlineUnitId: null }
  db.put('documents', { ...row, ...noTerm, ...given, sentViaId, statusId: DocumentStatus.SENT, deadlineRuleId: null })
  db.put('addressees', {
    ...{ ...addressee, sentViaId, address: 'гр. Русе, ул. Дунав 1', deliveryStatusId: D.SENT },
    dateSent: '2026-11-16T08:00:00.000Z',
  })
  const query = { addresseeId: addressee.id }
  return {
    db,
    as,
    docGuid,
    sendRequest,
    query,
    one: async () => (await sendRequest(documentParts.getDocumentAddressees, { query: { docGuid } })).resultData[0],
    document: async () => (await sendRequest(documents.getDocument, { query: { docGuid } })).resultData,
    recorded: (body: typeof record | typeof returned) => sendRequest(documentParts.recordDelivery, { query, body }),
    undelivered: async () =>
      (
        await sendRequest(row.scope === 1 ? documents.getAllDocumentsForDMS : documents.getAllDocumentsForAU, {
          query: { indexType: ListView.All, skip: 0, take: 100 },
          body: { undelivered: true },
        })
      ).resultData.items.find(({ guid }) => guid === docGuid),
  }
}

test('a letter with a return receipt waits for it until the delivery is recorded', async () => {
  const at = await sentLetter()
  expect((await at.document()).counts.awaitedReceipts).toBe(1)
  expect((await at.recorded(record)).type).toBe(1)
  expect((await at.document()).counts.awaitedReceipts).toBe(0)
})

test('a returned letter is listed as undelivered, its people are notified, and it is sent again to another address', async () => {
  const at = await sentLetter()
  expect(await at.undelivered()).toBeUndefined()
  expect((await at.recorded(returned)).type).toBe(1)
  expect(await at.one()).toMatchObject({
    deliveryStatusId: D.FAILED,
    failure: 'Непотърсена в срока',
    record: { outcome: 'returned', on: '2026-11-18' },
  })
  expect((await at.document()).counts).toMatchObject({ failedDeliveries: 1, returnedDeliveries: 1 })
  expect(await at.undelivered()).toMatchObject({
    undeliveredSince: '2026-11-18',
    undeliveredTo: expect.stringMatching(/: Непотърсена в срока$/),
  })

  const again = {
    ...{ sentViaId: SentVia.COURIER, address: 'гр. Русе, ул. Борисова 5', attentionTo: '', sentOn: '2026-11-19' },
  }
  const { query, sendRequest } = at
  expect((await sendRequest(documentParts.sendToAddresseeAgain, { query, body: { ...again, address: '' } })).type).toBe(
    0,
  )
  expect((await sendRequest(documentParts.sendToAddresseeAgain, { query, body: again })).type).toBe(1)
  expect(await at.one()).toMatchObject({
    deliveryStatusId: D.SENT,
    sentViaId: SentVia.COURIER,
    failure: '',
    record: null,
    attempts: [
      {
        ...{ sentViaId: SentVia.REGISTERED_MAIL, address: 'гр. Русе, ул. Дунав 1' },
        ...{ failedOn: '2026-11-18', reason: 'Непотърсена в срока' },
      },
    ],
  })
  expect(await at.undelivered()).toBeUndefined()
  expect((await sendRequest(documentParts.sendToAddresseeAgain, { query, body: again })).type).toBe(0)
  expect((await at.recorded({ ...record, on: '2026-11-20' })).type).toBe(1)
  expect(await at.one()).toMatchObject({ deliveryStatusId: D.SEEN, record: { servedTo: 'Иван Петров' } })
  const history = (await sendRequest(audit.getDocumentHistory, { query: { docGuid: at.docGuid } })).resultData
  const of = (action: string) => history.filter((one) => one.action === action)
  expect(of('Връщане на пратка')[0]).toMatchObject({
    newValue: 'Върнато на 18.11.2026 г.',
    note: 'Непотърсена в срока',
  })
  expect(of('Повторно изпращане')[0]).toMatchObject({ newValue: 'С куриер, гр. Русе, ул. Борисова 5' })
  expect(of('Връчване')[0]).toMatchObject({ newValue: 'Връчено на 20.11.2026 г. на Иван Петров' })
})

test('the user who works on a returned letter is notified of the reason', async () => {
  const at = await sentLetter()
  const row = at.db.documents.get(at.docGuid)
  const user = at.db.users.all().find(({ userName }) => userName === 'mpetrova')
  if (row && user) at.db.put('documents', { ...row, authorPersonId: user.personId })
  await at.recorded(returned)
  const clerk = await at.as('mpetrova')
  const body = { fromDate: '2026-11-20', toDate: '2026-11-20', sortColumns: [], type: 'MessageFailed' }
  const news = (await clerk(notifications.getUserNotifications, { query: { skip: 0, take: 20 }, body })).resultData
  expect(news.items.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/ се върна от .*: Непотърсена в срока$/),
  )
})

test('the term runs from the recorded delivery, and from the corrected day after a correction', async () => {
  const at = await sentLetter('administrator', { typeId: DECISION })
  await at.recorded(record)
  expect((await at.document()).deadline).toMatchObject({ startDate: '2026-11-18', endDate: '2026-12-02' })
  expect(await at.one()).toMatchObject({ termEnd: '2026-12-02' })
  await at.recorded({ ...record, on: '2026-11-19' })
  expect((await at.document()).deadline).toMatchObject({ startDate: '2026-11-19', endDate: '2026-12-03' })
})

test('a second attempt by е-Връчване waits to be sent, and is sent by the system', async () => {
  const at = await sentLetter()
  await at.recorded(returned)
  const body = { sentViaId: SentVia.EDELIVERY, address: 'Община', attentionTo: '', sentOn: null }
  expect((await at.sendRequest(documentParts.sendToAddresseeAgain, { query: at.query, body })).type).toBe(1)
  expect(await at.one()).toMatchObject({ deliveryStatusId: D.PENDING, sentAt: null })
  const sent = await at.sendRequest(eDelivery.sendEDeliveryMessage, { query: { docGuid: at.docGuid } })
  expect(sent.type).toBe(1)
  expect(await at.one()).toMatchObject({ deliveryStatusId: D.SENT, attempts: [{ reason: 'Непотърсена в срока' }] })
})

test('a receipt is a file of this document, and nothing is recorded before sending or by a reader', async () => {
  const at = await sentLetter()
  const foreign = at.db.attachedFiles.all().find(({ documentGuid }) => documentGuid !== at.docGuid)
  const refused = await at.sendRequest(documentParts.recordDelivery, {
    query: at.query,
    body: { ...record, receiptGuid: foreign?.guid ?? '' },
  })
  expect(refused.additionalFieldMessages).toEqual({ receiptGuid: ['Този файл не е към документа.'] })
  const [own] = at.db.attachedFiles.by('documentGuid', at.docGuid)
  const receiptGuid = own?.guid ?? ''
  await at.sendRequest(documentParts.recordDelivery, { query: at.query, body: { ...record, receiptGuid } })
  expect((await at.one())?.record?.receiptGuid).toBe(receiptGuid)
  const [row] = at.db.addressees.by('documentGuid', at.docGuid)
  if (row) at.db.put('addressees', { ...row, dateSent: null, deliveryStatusId: null })
  expect((await at.recorded(record)).message).toMatch(/^Документът още не е изпратен/)
})

test('the return of a seeded letter is shown at the addressee, in the list, the history and the journal', async () => {
  const { db, as } = createTestBackend(2800)
  const attempts = db.deliveryAttempts.all().filter(({ outcome }) => outcome === 'returned')
  expect(new Set(attempts.map(({ isCurrent }) => isCurrent)).size).toBe(2)
  const admin = await as('administrator')
  for (const { documentGuid, addresseeId, isCurrent } of attempts) {
    const addressee = db.addressees.get(addresseeId)
    expect([addressee?.documentGuid, addressee?.deliveryStatusId === D.FAILED]).toEqual([documentGuid, isCurrent])
    const history = (await admin(audit.getDocumentHistory, { query: { docGuid: documentGuid } })).resultData
    const actions = history.map(({ action }) => action)
    expect(actions).toContain('Връщане на пратка')
    expect(actions.includes('Повторно изпращане')).toBe(!isCurrent)
  }
})

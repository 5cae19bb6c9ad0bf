import { expect, test } from 'vitest'
import { demoUsers } from '../../../fixtures/demoUsers.ts'
import { createMockDatabase } from '../../../mocks/createMockDatabase.ts'
import { pace } from '../../../mocks/engine/delays.ts'
import { deliverDue } from '../../../mocks/exchange/deliverMessages.ts'
import { decideDeliveries } from '../../../mocks/exchange/deliveryOutcome.ts'
import { audit } from '../../../src/contract/audit.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DeliveryStatus, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'
import { type channels, readyToSend } from './readyToSend.ts'

const D = DeliveryStatus
const aMonth = { sortColumns: [], fromDate: '2026-10-20', toDate: '2026-12-20' }

const office = async (system: keyof typeof channels, addressees = 1) => {
  let passed = 0
  const { db, as } = createTestBackend(400, () => new Date(someFriday.getTime() + passed))
  const sendRequest = await as('administrator')
  const { guid: docGuid } = readyToSend(db, system, addressees)
  const rows = async () =>
    (await sendRequest(documentParts.getDocumentAddressees, { query: { docGuid } })).resultData.toSorted(
      (a, b) => a.id - b.id,
    )
  return {
    db,
    sendRequest,
    docGuid,
    rows,
    statuses: async () => (await rows()).map(({ deliveryStatusId }) => deliveryStatusId),
    send: () => sendRequest(eDelivery.sendEDeliveryMessage, { query: { docGuid } }),
    sendTo: (addresseeIds: number[], fileGuids = db.attachedFiles.by('documentGuid', docGuid).map((f) => f.guid)) =>
      sendRequest(docExchange.sendExchangeMessage, { body: { docGuid, addresseeIds, fileGuids } }),
    after: (milliseconds: number) => {
      passed += milliseconds
      return deliverDue(db)
    },
    notificationsOf: async (type: string) =>
      (
        await sendRequest(notifications.getUserNotifications, {
          query: { skip: 0, take: 50 },
          body: { ...aMonth, type },
        })
      ).resultData.items.filter(({ documentGuid }) => documentGuid === docGuid),
  }
}

test('a document sent by е-Връчване is delivered and then served automatically, each at its time, and the sender is notified', async () => {
  const at = await office('edelivery')
  decideDeliveries(at.db, 'arrives')
  expect((await at.send()).message).toBe('Документът е изпратен.')
  expect(at.db.documents.get(at.docGuid)?.statusId).toBe(DocumentStatus.SENT)
  expect(await at.statuses()).toEqual([D.SENT])
  expect(at.after(pace.delivered / 2)).toBeGreaterThan(0)
  expect(await at.statuses()).toEqual([D.SENT])
  at.after(pace.delivered / 2 + 3 * pace.apart)
  expect(await at.statuses()).toEqual([D.DELIVERED])
  expect(await at.notificationsOf('MessageServed')).toEqual([])
  expect(at.after(pace.seen)).toBeUndefined()
  const [served] = await at.rows()
  expect(served).toMatchObject({ deliveryStatusId: D.SEEN, failure: '', answer: '' })
  expect(Date.parse(served?.servedAt ?? '') - Date.parse(served?.sentAt ?? '')).toBeGreaterThanOrEqual(pace.seen)
  expect(await at.notificationsOf('MessageServed')).toHaveLength(1)
  const history = (await at.sendRequest(audit.getDocumentHistory, { query: { docGuid: at.docGuid } })).resultData
  expect(history.filter(({ action }) => action === 'Доставка').map(({ newValue }) => newValue)).toHaveLength(2)
})

test('events that were due while no page was open are caught up, and none happens twice', async () => {
  const at = await office('edelivery')
  decideDeliveries(at.db, 'arrives')
  await at.send()
  at.after(60 * 60_000)
  expect(await at.statuses()).toEqual([D.SEEN])
  at.after(pace.seen)
  expect(await at.notificationsOf('MessageServed')).toHaveLength(1)
})

test('a failure has a reason and a notification, and only it is sent again; the second try is delivered', async () => {
  const at = await office('edelivery', 2)
  decideDeliveries(at.db, 'fails', 'arrives')
  await at.send()
  at.after(pace.seen * 2)
  const [failed, served] = await at.rows()
  expect([failed?.deliveryStatusId, served?.deliveryStatusId]).toEqual([D.FAILED, D.SEEN])
  expect(failed?.failure).toMatch(/е-Връчване|електронно връчване/)
  expect((await at.notificationsOf('MessageFailed'))[0]?.text).toContain(failed?.failure)
  await at.send()
  const [again] = await at.rows()
  expect(again).toMatchObject({ deliveryStatusId: D.SENT, failure: '' })
  expect((await at.rows())[1]?.sentAt).toBe(served?.sentAt)
  at.after(pace.seen * 2)
  expect(await at.statuses()).toEqual([D.SEEN, D.SEEN])
  expect((await at.send()).message).toBe('Изберете поне един адресат.')
})

test('in обмен на документи the other administration registers what it received, or refuses it with a reason', async () => {
  const at = await office('docexchange', 2)
  decideDeliveries(at.db, 'arrives', 'refused')
  const ids = (await at.rows()).map(({ id }) => id)
  await at.sendTo(ids)
  at.after(pace.seen * 2)
  const [registered, refused] = await at.rows()
  expect(registered?.answer).toMatch(/^Регистриран при получателя с № \d+-00-\d+\/20\.11\.2026 г\.$/)
  expect(refused).toMatchObject({ deliveryStatusId: D.DELIVERED, answer: '' })
  expect(refused?.failure).not.toBe('')
  expect(await at.notificationsOf('MessageRefused')).toHaveLength(1)
})

test('a refusal creates a task of the author, one for each refusing receiver, with the reason and a term', async () => {
  const at = await office('docexchange', 3)
  decideDeliveries(at.db, 'refused', 'arrives', 'refused')
  const { authorPersonId } = at.db.documents.get(at.docGuid) ?? { authorPersonId: 0 }
  const before = at.db.tasks.by('documentGuid', at.docGuid).length
  await at.sendTo((await at.rows()).map(({ id }) => id))
  at.after(pace.seen * 2)
  at.after(pace.seen)
  const given = at.db.tasks.by('documentGuid', at.docGuid).slice(before)
  const refusals = (await at.rows()).flatMap(({ name, failure }) => (failure ? [{ name, failure }] : []))
  expect(refusals).toHaveLength(2)
  expect(given.map(({ description }) => description)).toEqual(
    refusals.map(({ name, failure }) => `${name} отказа да регистрира документа: ${failure}`),
  )
  for (const { guid } of given)
    expect(at.db.taskAssignees.by('taskGuid', guid)).toMatchObject([
      { personId: authorPersonId, endDate: '2026-11-25', quantity: 3, unitId: 2, dateCompleted: null },
    ])
  const received = at.db.notifications.by('personId', authorPersonId)
  expect(
    received.filter(({ type, taskGuid }) => type === 'NewTask' && given.some(({ guid }) => guid === taskGuid)),
  ).toHaveLength(2)
})

test('обмен на документи sends to the chosen receivers, with at least one file of the document', async () => {
  const at = await office('docexchange', 2)
  const [first] = await at.rows()
  expect((await at.sendTo([first?.id ?? 0], [])).message).toBe('Изберете поне един файл за изпращане.')
  const foreign = at.db.attachedFiles.all().find(({ documentGuid }) => documentGuid !== at.docGuid)
  expect((await at.sendTo([first?.id ?? 0], [foreign?.guid ?? ''])).type).toBe(0)
  expect((await at.sendTo([first?.id ?? 0])).type).toBe(1)
  expect(await at.statuses()).toEqual([D.SENT, null])
})

test('an addressee without an active profile gets nothing, and the refusal names it', async () => {
  const at = await office('docexchange')
  const [row] = at.db.addressees.by('documentGuid', at.docGuid)
  const [citizen] = at.db.correspondents.by('correspondentGroupId', 12)
  if (!row || !citizen) throw new RangeError('No addressee or citizen')
  at.db.put('addressees', { ...row, correspondentId: citizen.id })
  const refused = await at.sendTo([row.id])
  expect(refused.type).toBe(0)
  expect(refused.message).toMatch(/^Без активен профил за електронен обмен: /)
})

test('a letter whose addressees use another channel is sent that way, and may be marked as sent', async () => {
  const at = await office('edelivery')
  const [row] = await at.rows()
  if (!row) throw new RangeError('No addressee')
  const body = { ...row, sentViaId: SentVia.PORTAL }
  expect((await at.sendRequest(documentParts.editDocumentAddressee, { body })).type).toBe(1)
  expect(at.db.documents.get(at.docGuid)?.sentViaId).toBe(SentVia.PORTAL)
})

test('a user who may only read a sent document cannot retry either', async () => {
  const { db, as } = createTestBackend()
  const document = { ...readyToSend(db, 'edelivery'), statusId: DocumentStatus.SENT }
  db.put('documents', document)
  const query = { docGuid: document.guid }
  for (const { userName } of demoUsers) {
    const sendRequest = await as(userName)
    const may = (await sendRequest(documents.getCurrentUserDocumentPermissions, { query })).resultData
    if (!may?.read || may.send) continue
    const refused = await sendRequest(eDelivery.sendEDeliveryMessage, { query })
    expect(refused).toMatchObject({ type: 0, message: 'Необходимо е право „Изпращане“.' })
    return
  }
  expect.unreachable('everybody who reads the document may send it')
})

test('documents sent before the start of the mock database stay unchanged', () => {
  const db = createMockDatabase({
    seed: 1,
    documents: 800,
    now: () => new Date('2026-12-20T10:00:00Z'),
    start: someFriday,
  })
  const before = db.exchangeMessages.all()
  expect(deliverDue(db)).toBeUndefined()
  expect(db.exchangeMessages.all()).toBe(before)
})

import { expect, test } from 'vitest'
import { deliverDue } from '../../../mocks/exchange/deliverMessages.ts'
import { receiveMessage } from '../../../mocks/exchange/receiveMessage.ts'
import { findRepeatable, receiveAgain } from '../../../mocks/exchange/repeatMessage.ts'
import { type HubPush, pushesOf } from '../../../mocks/pushChanges.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'

const unread = { query: { skip: 0, take: 5 }, body: { onlyUnprocessed: true } }

const isHarmless = ({ scan }: { scan: string | null }) => scan !== 'ISMALICIOUS'

test('a message becomes a registered document once, its files are copied, and it leaves the badge', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const count = async () => (await sendRequest(documents.getUnprocessedIncomingDocsCount, {})).resultData.eDeliveryCount
  const before = await count()
  const [message] = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const eDeliveryIncomingMessageGuid = message!.guid
  const pre = (await sendRequest(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid } })).resultData
  expect(pre.body).toMatchObject({ subjectDescription: message!.title, receivedViaId: 6, documentDirectionId: 1 })
  const body = {
    messageGuid: message!.guid,
    document: { ...pre.body, correspondentIds: pre.body.correspondentIds.length > 0 ? pre.body.correspondentIds : [1] },
    attachmentGuids: pre.attachments.filter(isHarmless).map(({ guid }) => guid),
  }
  const registered = await sendRequest(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body })
  expect(registered.resultData.documentNumber).not.toBe('')
  expect(await count()).toBe(before - 1)
  const files = await sendRequest(documents.getDocumentAttachedFiles, {
    query: { docGuid: registered.resultData.guid },
  })
  expect(files.resultData.map(({ fileName }) => fileName)).toEqual(
    pre.attachments.filter(isHarmless).map(({ fileName }) => fileName),
  )
  const again = await sendRequest(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body })
  expect(again).toMatchObject({ type: 0, message: 'Съобщението вече е обработено.' })
})

test('a message is rejected with a reason; „Друго“ requires an explanation', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const [message] = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const reject = (reasonId: number, explanation: string) =>
    sendRequest(eDelivery.rejectEDeliveryMessage, {
      body: { messageGuid: message!.guid, reasonId, explanation, notifySender: true },
    })
  expect((await reject(10, 'не')).additionalFieldMessages).toHaveProperty('explanation')
  expect((await reject(2, '')).type).toBe(1)
  const { resultData } = await sendRequest(eDelivery.getEDeliveryIncomingMessage, {
    query: { eDeliveryGuid: message!.guid },
  })
  expect(resultData).toMatchObject({
    incomingStatusId: 3,
    rejectionReason: 'Документът е адресиран до друга администрация.',
  })
})

test('„Друго“ is not printed beside its explanation', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const [message] = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const explanation = 'Писмото е за общината, не за нас.'
  await sendRequest(eDelivery.rejectEDeliveryMessage, {
    body: { messageGuid: message!.guid, reasonId: 10, explanation, notifySender: true },
  })
  const { resultData } = await sendRequest(eDelivery.getEDeliveryIncomingMessage, {
    query: { eDeliveryGuid: message!.guid },
  })
  expect(resultData.rejectionReason).toBe(explanation)
})

test('the sender of a rejected message is notified if requested, and the notice is delivered', async () => {
  let passed = 0
  const { db, as } = createTestBackend(400, () => new Date(someFriday.getTime() + passed))
  const sendRequest = await as('mpetrova')
  const [first, second] = (await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const look = async (eDeliveryGuid: string) =>
    (await sendRequest(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid } })).resultData.notice
  for (const [message, notifySender] of [
    [first, true],
    [second, false],
  ] as const)
    await sendRequest(eDelivery.rejectEDeliveryMessage, {
      body: { messageGuid: message!.guid, reasonId: 2, explanation: '', notifySender },
    })
  expect(await look(second!.guid)).toBeNull()
  expect(await look(first!.guid)).toMatchObject({ deliveryStatusId: 2, deliveredAt: null })
  passed = 60_000
  const pushes: HubPush[] = []
  db.onChange((changes) => pushes.push(...pushesOf(db, changes)))
  deliverDue(db)
  expect(await look(first!.guid)).toMatchObject({ deliveryStatusId: 5 })
  expect(pushes, 'the page of the message hears of it').toContainEqual({
    name: 'UnprocessedCountsChanged',
    messageGuid: first!.guid,
  })
  expect((await look(first!.guid))?.text).toContain('Документът е адресиран до друга администрация.')
})

test('a new message waits, is counted in the badge and notifies those who process it, from unknown senders too', async () => {
  const { db, as } = createTestBackend()
  const sendRequest = await as('mpetrova')
  const counts = async () => (await sendRequest(documents.getUnprocessedIncomingDocsCount, {})).resultData
  const before = await counts()
  const arrived = [1, 2, 3].map(() => receiveMessage(db, 'docexchange'))
  expect(await counts()).toEqual({ ...before, docExchangeCount: before.docExchangeCount + 3 })
  const list = await sendRequest(docExchange.getExchangeIncomingMessages, unread)
  const guids = arrived.map(({ guid }) => guid)
  expect(list.resultData.items.filter(({ guid }) => guids.includes(guid))).toHaveLength(3)
  const pre = async (exchangeIncomingMessageGuid: string) =>
    (await sendRequest(docExchange.getPreDocExchange, { query: { exchangeIncomingMessageGuid } })).resultData
  expect((await Promise.all(guids.map(pre))).filter(({ senderIsKnown }) => !senderIsKnown)).toHaveLength(1)
  const received = await sendRequest(notifications.getUserNotifications, {
    query: { skip: 0, take: 50 },
    body: { sortColumns: [], type: 'MessageReceived', fromDate: '2026-11-20', toDate: '2026-11-20' },
  })
  expect(
    received.resultData.items.map(({ message }) => message?.guid).filter((guid) => guids.includes(guid ?? '')),
  ).toEqual(guids)
  const expert = await as('knikolov')
  const nothing = await expert(notifications.getUserNotifications, {
    query: { skip: 0, take: 50 },
    body: { sortColumns: [], type: 'MessageReceived', fromDate: '2026-11-01', toDate: '2026-11-20' },
  })
  expect(nothing.resultData.items).toEqual([])
})

test('a repeated message of обмен на документи stays one: its sender is informed, and it is registered once', async () => {
  const { db, as } = createTestBackend(400)
  const sendRequest = await as('mpetrova')
  const row = receiveMessage(db, 'docexchange')
  const [waiting] = [(await sendRequest(docExchange.getExchangeIncomingMessages, unread)).resultData.totalCount]
  expect(findRepeatable(db)?.guid).toBe(row.guid)
  receiveAgain(db, row)
  expect((await sendRequest(docExchange.getExchangeIncomingMessages, unread)).resultData.totalCount).toBe(waiting)
  const again = await sendRequest(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: row.guid } })
  expect(again.resultData).toMatchObject({ registrationStatusId: 5, repeatedAt: someFriday.toISOString() })
  expect(findRepeatable(db)?.guid).not.toBe(row.guid)
  const { resultData: pre } = await sendRequest(docExchange.getPreDocExchange, {
    query: { exchangeIncomingMessageGuid: row.guid },
  })
  const body = { ...pre.body, correspondentIds: [1], addressedToDepartmentId: 12, documentTypeId: 40 }
  const register = () =>
    sendRequest(docExchange.createAndRegisterIncomingExchangeMessage, {
      body: { messageGuid: row.guid, document: body, attachmentGuids: [] },
    })
  expect((await register()).type).toBe(1)
  receiveAgain(db, db.exchangeMessages.get(row.guid) ?? row)
  const registered = await sendRequest(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: row.guid } })
  expect(registered.resultData).toMatchObject({ incomingStatusId: 2, registrationStatusId: 1 })
  expect((await register()).message).toBe('Съобщението вече е обработено.')
})

test('обмен на документи reports to the sender the status of the document', async () => {
  const { db, as } = createTestBackend(800)
  const sendRequest = await as('mpetrova')
  const row = db.exchangeMessages.all().find((one) => one.system === 'docexchange' && one.statusId === 2)
  const document = db.documents.get(row?.documentGuid)
  for (const [statusId, registrationStatusId] of [
    [4, 1],
    [10, 2],
    [11, 3],
    [13, 3],
  ] as const) {
    db.put('documents', { ...document!, statusId })
    const message = await sendRequest(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: row!.guid } })
    expect(message.resultData.registrationStatusId).toBe(registrationStatusId)
  }
})

test('a message has the address and the telephone of its sender; some senders are not in the register', async () => {
  const { db, as } = createTestBackend(2800)
  const sendRequest = await as('mpetrova')
  const waiting = db.exchangeMessages.all().filter(({ statusId }) => statusId === 1 || statusId === 4)
  for (const { guid, system } of waiting) {
    const message =
      system === 'edelivery'
        ? await sendRequest(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: guid } })
        : await sendRequest(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: guid } })
    const [first] = message.resultData.correspondents
    expect(first?.address).not.toBe('')
    expect(first?.phone).not.toBe('')
  }
  expect(waiting.filter(({ partyCorrespondentId }) => partyCorrespondentId === null).length).toBeGreaterThanOrEqual(3)
  const scans = new Set(
    waiting.flatMap(({ guid }) =>
      db.exchangeAttachments.by('messageGuid', guid).map(({ scanStatusId }) => scanStatusId),
    ),
  )
  expect([...scans].sort()).toEqual([1, 2, 3, 4])
})

test('a user without the exchange permission does not see its messages', async () => {
  const sendRequest = await createTestBackend(50).as('documents.eau')
  expect((await sendRequest(eDelivery.getEDeliveryIncomingMessages, unread)).status).toBe(403)
})

test('a case file shows its documents as a tree and is routed only along its step', async () => {
  const sendRequest = await createTestBackend().as('administrator')
  const list = await sendRequest(caseFiles.getAllCaseFiles, { query: { skip: 0, take: 5, indexType: 2 }, body: {} })
  const { guid, documentsCount } = list.resultData.items[0]!
  const query = { caseGuid: guid, includeDocuments: true, includeTasks: false }
  const tree = (await sendRequest(caseFiles.getCaseFileTree, { query })).resultData
  const countOf = (node: typeof tree): number =>
    node.children.reduce((sum, child) => sum + (child.linkKind ? 0 : countOf(child)), 1)
  expect(countOf(tree) - 1).toBe(documentsCount)

  const routes = (await sendRequest(caseFiles.getPossibleRoutes, { query: { caseFileGuid: guid } })).resultData
  const next = routes.find(({ isBack }) => !isBack)!
  const move = (newStepId: number, body: { name: string; value: string }[] = []) =>
    sendRequest(caseFiles.manualyRouteCaseFile, { query: { caseFileGuid: guid, newStepId }, body })
  expect((await move(999)).type).toBe(0)
  const items = next.dataItems.map(({ name }) => ({ name, value: '2026-12-01' }))
  expect((await move(next.stepId, items)).type).toBe(1)
  const info = (await sendRequest(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid: guid } }))
    .resultData
  expect(info.current?.name).toBe(next.name)
})

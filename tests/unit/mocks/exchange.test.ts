import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { askBackend } from './askBackend.ts'

const unread = { query: { skip: 0, take: 5 }, body: { onlyUnprocessed: true } }

test('a message becomes a registered document once, carries its files over and leaves the badge', async () => {
  const ask = await askBackend().as('mpetrova')
  const count = async () => (await ask(documents.getUnprocessedIncomingDocsCount, {})).resultData.eDeliveryCount
  const before = await count()
  const [message] = (await ask(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const eDeliveryIncomingMessageGuid = message!.guid
  const pre = (await ask(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid } })).resultData
  expect(pre.body).toMatchObject({ subjectDescription: message!.title, receivedViaId: 6, documentDirectionId: 1 })
  const body = {
    messageGuid: message!.guid,
    document: { ...pre.body, correspondentIds: pre.body.correspondentIds.length > 0 ? pre.body.correspondentIds : [1] },
    attachmentGuids: pre.attachments.map(({ guid }) => guid),
  }
  const registered = await ask(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body })
  expect(registered.resultData.documentNumber).not.toBe('')
  expect(await count()).toBe(before - 1)
  const files = await ask(documents.getDocumentAttachedFiles, { query: { docGuid: registered.resultData.guid } })
  expect(files.resultData.map(({ fileName }) => fileName)).toEqual(pre.attachments.map(({ fileName }) => fileName))
  const again = await ask(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body })
  expect(again).toMatchObject({ type: 0, message: 'Съобщението вече е обработено.' })
})

test('a message is rejected with a reason; „Друго“ needs words', async () => {
  const ask = await askBackend().as('mpetrova')
  const [message] = (await ask(eDelivery.getEDeliveryIncomingMessages, unread)).resultData.items
  const reject = (reasonId: number, explanation: string) =>
    ask(eDelivery.rejectEDeliveryMessage, {
      body: { messageGuid: message!.guid, reasonId, explanation, notifySender: true },
    })
  expect((await reject(10, 'не')).additionalFieldMessages).toHaveProperty('explanation')
  expect((await reject(2, '')).type).toBe(1)
  const { resultData } = await ask(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: message!.guid } })
  expect(resultData).toMatchObject({
    incomingStatusId: 3,
    rejectionReason: 'Документът е адресиран до друга администрация.',
  })
})

test('who does not work with the exchange does not see its messages', async () => {
  const ask = await askBackend(50).as('documents.eau')
  expect((await ask(eDelivery.getEDeliveryIncomingMessages, unread)).status).toBe(403)
})

test('a case file shows its documents as a tree and goes only where its step leads', async () => {
  const ask = await askBackend().as('administrator')
  const list = await ask(caseFiles.getAllCaseFiles, { query: { skip: 0, take: 5, indexType: 2 }, body: {} })
  const { guid, documentsCount } = list.resultData.items[0]!
  const query = { caseGuid: guid, includeDocuments: true, includeTasks: false }
  const tree = (await ask(caseFiles.getCaseFileTree, { query })).resultData
  const countOf = (node: typeof tree): number => node.children.reduce((sum, child) => sum + countOf(child), 1)
  expect(countOf(tree) - 1).toBe(documentsCount)

  const routes = (await ask(caseFiles.getPossibleRoutes, { query: { caseFileGuid: guid } })).resultData
  const next = routes.find(({ isBack }) => !isBack)!
  const move = (newStepId: number, body: { name: string; value: string }[] = []) =>
    ask(caseFiles.manualyRouteCaseFile, { query: { caseFileGuid: guid, newStepId }, body })
  expect((await move(999)).type).toBe(0)
  const items = next.dataItems.map(({ name }) => ({ name, value: '2026-12-01' }))
  expect((await move(next.stepId, items)).type).toBe(1)
  const info = (await ask(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid: guid } })).resultData
  expect(info.current?.name).toBe(next.name)
})

import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { mayRegister, mayReject } from '../../../src/features/exchange/processing.ts'
import { mayUseFile } from '../../../src/rules/exchange/scan.ts'
import { hasRole } from '../../../src/rules/routeAccess.ts'
import { type Actor, someOfEach } from './parityTable.ts'

const systemCalls = {
  edelivery: {
    one: ({ read }: Actor, guid: string) =>
      read(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: guid } }),
    files: ({ read }: Actor, guid: string) =>
      read(eDelivery.getEDeliveryIncomingMessageAttachments, { query: { eDeliveryGuid: guid } }),
    pre: ({ read }: Actor, guid: string) =>
      read(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid: guid } }),
    register: eDelivery.createAndRegisterIncomingEDeliveryMessage,
    reject: eDelivery.rejectEDeliveryMessage,
    download: eDelivery.downloadEDeliveryAttachment,
  },
  docexchange: {
    one: ({ read }: Actor, guid: string) =>
      read(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: guid } }),
    files: ({ read }: Actor, guid: string) =>
      read(docExchange.getExchangeIncomingMessageAttachments, { query: { exchangeGuid: guid } }),
    pre: ({ read }: Actor, guid: string) =>
      read(docExchange.getPreDocExchange, { query: { exchangeIncomingMessageGuid: guid } }),
    register: docExchange.createAndRegisterIncomingExchangeMessage,
    reject: docExchange.rejectExchangeMessage,
    download: docExchange.downloadExchangeAttachment,
  },
}

export const crawlExchange = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const received = db.exchangeMessages.all().filter(({ isIncoming }) => isIncoming)
  for (const { guid, system } of someOfEach(received, (row) => `${row.system} ${row.statusId}`, 2)) {
    const calls = systemCalls[system]
    const message = await calls.one(actor, guid)
    const pre = message && (await calls.pre(actor, guid))
    if (!message || !pre) continue
    const state = `${system}/${message.incomingStatusId}`
    const correspondentIds =
      pre.body.correspondentIds.length > 0 ? pre.body.correspondentIds : [db.correspondents.all()[0]?.id ?? 0]
    await actor.compare(
      {
        rule: 'mayRegisterMessage',
        action: 'register',
        state,
        ruleResult: mayRegister(message, hasRole('DOCUMENTS_FLOW', actor.roles)),
      },
      calls.register,
      { body: { messageGuid: guid, document: { ...pre.body, correspondentIds }, attachmentGuids: [] } },
    )
    await actor.compare(
      { rule: 'mayRejectMessage', action: 'reject', state, ruleResult: mayReject(message) },
      calls.reject,
      {
        body: { messageGuid: guid, reasonId: 2, explanation: 'Писмото е за общината, не за нас.', notifySender: true },
      },
    )
  }
  for (const row of someOfEach(db.exchangeAttachments.all(), ({ scanStatusId }) => `${scanStatusId}`)) {
    const system = db.exchangeMessages.get(row.messageGuid)?.system ?? 'edelivery'
    const calls = systemCalls[system]
    const file = (await calls.files(actor, row.messageGuid))?.find(({ guid }) => guid === row.guid)
    if (file)
      await actor.compare(
        { rule: 'mayUseFile', action: 'download', state: String(file.scan), ruleResult: mayUseFile(file.scan) },
        calls.download,
        { query: { guid: file.guid } },
      )
  }
}

import type { ExchangeSystemName } from '../../contract/enumerations.ts'
import { type Id, type Search, to } from '../../routes/to.ts'
import { docExchangeCalls, type ExchangeCalls, eDeliveryCalls } from './exchangeCalls.ts'

export type SystemName = ExchangeSystemName

export type ExchangeSystem = {
  name: SystemName
  short: string
  listTitle: string
  messageTitle: string
  registerTitle: string
  senderLabel: string
  subjectLabel: string
  /** True if opening a message counts as legal service and the sender is notified. The user must then confirm first. */
  servesByOpening: boolean
  calls: ExchangeCalls
  listHref: (search?: Search) => string
  messageHref: (id: Id) => string
  registerHref: (id: Id) => string
}

const documentsFlow = to.documentsFlow

export const exchangeSystems: Record<SystemName, ExchangeSystem> = {
  eDelivery: {
    name: 'eDelivery',
    short: 'е-Връчване',
    listTitle: 'Съобщения от е-Връчване',
    messageTitle: 'Съобщение от е-Връчване',
    registerTitle: 'Регистриране от е-Връчване',
    senderLabel: 'Подател',
    subjectLabel: 'Заглавие',
    servesByOpening: true,
    calls: eDeliveryCalls,
    listHref: documentsFlow.eDelivery,
    messageHref: documentsFlow.eDeliveryMessage,
    registerHref: documentsFlow.registerFromEDelivery,
  },
  docExchange: {
    name: 'docExchange',
    short: 'обмен на документи',
    listTitle: 'Съобщения от обмен на документи',
    messageTitle: 'Съобщение от обмен',
    registerTitle: 'Регистриране от обмен на документи',
    senderLabel: 'Изпращач',
    subjectLabel: 'Относно',
    servesByOpening: false,
    calls: docExchangeCalls,
    listHref: documentsFlow.docExchange,
    messageHref: documentsFlow.docExchangeMessage,
    registerHref: documentsFlow.registerFromDocExchange,
  },
}

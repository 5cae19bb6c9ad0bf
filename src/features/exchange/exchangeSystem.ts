import { type Id, type Search, to } from '../../routes/to.ts'
import { docExchangeCalls, type ExchangeCalls, eDeliveryCalls } from './exchangeCalls.ts'

export type SystemName = 'eDelivery' | 'docExchange'

/** One of the two systems of exchange: the same screens, each with its own calls, addresses and words. */
export type ExchangeSystem = {
  name: SystemName
  /** How people call it: „ССЕВ“. */
  short: string
  listTitle: string
  messageTitle: string
  registerTitle: string
  /** What the list and the preview call the party that sent it. */
  senderLabel: string
  subjectLabel: string
  /** Opening is being served: the sender is told when. So it is asked first. */
  servesByOpening: boolean
  calls: ExchangeCalls
  listHref: (search?: Search) => string
  messageHref: (id: Id) => string
  registerHref: (id: Id) => string
}

const at = to.documentsFlow

export const exchangeSystems: Record<SystemName, ExchangeSystem> = {
  eDelivery: {
    name: 'eDelivery',
    short: 'ССЕВ',
    listTitle: 'Съобщения от ССЕВ',
    messageTitle: 'Съобщение от ССЕВ',
    registerTitle: 'Регистриране от ССЕВ',
    senderLabel: 'Подател',
    subjectLabel: 'Заглавие',
    servesByOpening: true,
    calls: eDeliveryCalls,
    listHref: at.eDelivery,
    messageHref: at.eDeliveryMessage,
    registerHref: at.registerFromEDelivery,
  },
  docExchange: {
    name: 'docExchange',
    short: 'СЕОС',
    listTitle: 'Съобщения от СЕОС',
    messageTitle: 'Съобщение от СЕОС',
    registerTitle: 'Регистриране от СЕОС',
    senderLabel: 'Изпращач',
    subjectLabel: 'Относно',
    servesByOpening: false,
    calls: docExchangeCalls,
    listHref: at.docExchange,
    messageHref: at.docExchangeMessage,
    registerHref: at.registerFromDocExchange,
  },
}

import { to } from '../rules/to.ts'
import { hiddenOfDocuments, menuOfDocuments } from './documentWork.ts'
import type { AppModule, AppRoute } from './route.ts'

const access = { roles: ['ADMINISTRATOR', 'DOCUMENTS_FLOW'] } as const
const eDelivery = { roles: ['ADMINISTRATOR', 'DOCUMENTS_FLOW_EDELIVERY'] } as const
const docExchange = { roles: ['ADMINISTRATOR', 'DOCUMENTS_FLOW_DOCEXCHANGE'] } as const
const menu = menuOfDocuments('documents-flow', access)

const messages: readonly AppRoute[] = [
  {
    path: to.documentsFlow.eDelivery(),
    title: 'е-Връчване',
    access: eDelivery,
    icon: 'eDelivery',
    badge: 'eDeliveryCount',
    later: 'Получените съобщения от ССЕВ: необработени, регистрирани и отказани.',
  },
  {
    path: to.documentsFlow.docExchange(),
    title: 'Обмен на документи',
    access: docExchange,
    icon: 'docExchange',
    badge: 'docExchangeCount',
    later: 'Получените съобщения от СЕОС с подател, краен срок и състояние на регистрирането.',
  },
]

const hiddenMessages: readonly AppRoute[] = [
  {
    path: to.documentsFlow.eDeliveryMessage(':id'),
    title: 'Съобщение от е-Връчване',
    access: eDelivery,
    icon: 'eDelivery',
    hidden: true,
    later: 'Съобщението с файловете му, за да го регистрирате като документ или да го откажете с причина.',
  },
  {
    path: to.documentsFlow.docExchangeMessage(':id'),
    title: 'Съобщение от обмен',
    access: docExchange,
    icon: 'docExchange',
    hidden: true,
    later: 'Съобщението с файловете му, за да го регистрирате като документ или да го откажете с причина.',
  },
  {
    path: to.documentsFlow.registerFromEDelivery(':eDeliveryId'),
    title: 'Регистриране от е-Връчване',
    access,
    icon: 'eDelivery',
    hidden: true,
    later: 'Регистриране на входящ документ, попълнен от съобщението, което стои до формуляра.',
  },
  {
    path: to.documentsFlow.registerFromDocExchange(':docExchangeId'),
    title: 'Регистриране от обмен на документи',
    access,
    icon: 'docExchange',
    hidden: true,
    later: 'Регистриране на входящ документ, попълнен от съобщението, което стои до формуляра.',
  },
]

/** Document flow, hidden from the top menu (document 1, section 2, „Document flow“). */
export const documentsFlow: AppModule = {
  key: 'documents-flow',
  name: 'Модул Документооборот',
  icon: 'docExchange',
  hiddenFromTopMenu: true,
  routes: [
    {
      path: to.documentsFlow.root(),
      title: 'Документооборот',
      access,
      icon: 'documents',
      redirect: to.documentsFlow.documents(),
    },
    menu.documents,
    menu.caseFiles,
    ...messages,
    menu.containingNotRead,
    menu.control,
    menu.manage,
    menu.unfinished,
    menu.all,
    menu.tasks,
    menu.correspondents,
    {
      path: to.documentsFlow.goToEventis(),
      title: 'Eventis',
      access,
      icon: 'external',
      external: 'externalExchange',
    },
    ...hiddenMessages,
    ...hiddenOfDocuments('documents-flow', access),
  ],
}

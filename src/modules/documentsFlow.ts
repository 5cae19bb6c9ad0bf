import { docExchangeReaders, documentFlow, eDeliveryReaders } from '../contract/callers.ts'
import type { ExchangeSystemName } from '../contract/enumerations.ts'
import { to } from '../routes/to.ts'
import { lazyPart } from '../widgets/page/lazyPart.tsx'
import { hiddenOfDocuments, menuOfDocuments } from './documentWork.ts'
import { type AppModule, type AppRoute, type LoadPage, openTo, screen } from './route.ts'

const access = openTo(...documentFlow)
const eDelivery = openTo(...eDeliveryReaders)
const docExchange = openTo(...docExchangeReaders)
const menu = menuOfDocuments('documents-flow', access)

const messagesList = (system: ExchangeSystemName): LoadPage =>
  screen(() => import('../features/exchange/list/MessagesPage.tsx'), { system })
const oneMessage = (system: ExchangeSystemName): LoadPage =>
  screen(() => import('../features/exchange/message/MessagePage.tsx'), { system })
/**
 * Returns the page that registers a message. The form for a new document belongs to another feature, so it is passed to
 * the page.
 */
const registration = (system: ExchangeSystemName): LoadPage =>
  screen(() => import('../features/exchange/register/RegisterPage.tsx'), {
    system,
    Form: lazyPart(() => import('../features/documents/write/PrefilledForm.tsx')),
  })

const messageLists: Record<ExchangeSystemName, AppRoute> = {
  eDelivery: {
    path: to.documentsFlow.eDelivery(),
    title: 'е-Връчване',
    access: eDelivery,
    icon: 'eDelivery',
    badge: 'eDeliveryCount',
    load: messagesList('eDelivery'),
  },
  docExchange: {
    path: to.documentsFlow.docExchange(),
    title: 'Обмен на документи',
    access: docExchange,
    icon: 'docExchange',
    badge: 'docExchangeCount',
    load: messagesList('docExchange'),
  },
}

const messagePages: Record<ExchangeSystemName, AppRoute> = {
  eDelivery: {
    path: to.documentsFlow.eDeliveryMessage(':id'),
    title: 'Съобщение от е-Връчване',
    access: eDelivery,
    icon: 'eDelivery',
    hidden: true,
    load: oneMessage('eDelivery'),
  },
  docExchange: {
    path: to.documentsFlow.docExchangeMessage(':id'),
    title: 'Съобщение от обмен',
    access: docExchange,
    icon: 'docExchange',
    hidden: true,
    load: oneMessage('docExchange'),
  },
}

const registrationPages: Record<ExchangeSystemName, AppRoute> = {
  eDelivery: {
    path: to.documentsFlow.registerFromEDelivery(':eDeliveryId'),
    title: 'Регистриране от е-Връчване',
    access,
    icon: 'eDelivery',
    hidden: true,
    load: registration('eDelivery'),
  },
  docExchange: {
    path: to.documentsFlow.registerFromDocExchange(':docExchangeId'),
    title: 'Регистриране от обмен на документи',
    access,
    icon: 'docExchange',
    hidden: true,
    load: registration('docExchange'),
  },
}

/** The module „Document flow“ is not in the top menu (specification 1, section 2, „Document flow“). */
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
    ...Object.values(messageLists),
    menu.containingNotRead,
    menu.control,
    menu.manage,
    menu.unfinished,
    menu.all,
    menu.undelivered,
    menu.tasks,
    menu.correspondents,
    menu.registrationLog,
    {
      path: to.documentsFlow.goToEventis(),
      title: 'Eventis',
      access,
      icon: 'external',
      external: 'externalExchange',
    },
    ...Object.values(messagePages),
    ...Object.values(registrationPages),
    ...hiddenOfDocuments('documents-flow', access),
  ],
}

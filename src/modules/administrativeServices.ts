import { administrativeServices as callers } from '../contract/callers.ts'
import { ListView } from '../contract/enumerations.ts'
import { to } from '../routes/to.ts'
import { documentsList, hiddenOfDocuments, menuOfDocuments } from './documentWork.ts'
import { type AppModule, openTo } from './route.ts'

const access = openTo(...callers)
const menu = menuOfDocuments('administrative-services', access)

/** The module „Administrative services“, which opens by default (specification 1, section 2). */
export const administrativeServices: AppModule = {
  key: 'administrative-services',
  name: 'Модул АУ',
  icon: 'documents',
  routes: [
    {
      path: to.administrativeServices.root(),
      title: 'Административни услуги',
      access,
      icon: 'documents',
      redirect: to.administrativeServices.documents(),
    },
    menu.documents,
    menu.caseFiles,
    menu.containingNotRead,
    menu.control,
    menu.manage,
    menu.unfinished,
    menu.all,
    menu.undelivered,
    {
      path: to.administrativeServices.portal(),
      title: 'От портала',
      access,
      icon: 'portal',
      load: documentsList('administrative-services', ListView.Portal),
    },
    menu.tasks,
    menu.correspondents,
    menu.registrationLog,
    ...hiddenOfDocuments('administrative-services', access),
  ],
}

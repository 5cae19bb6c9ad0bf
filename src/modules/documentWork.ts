import { ListView } from '../contract/enumerations.ts'
import { type DocumentModule, documentModule } from '../routes/to.ts'
import { type Access, type AppRoute, type IconName, type LoadPage, screen } from './route.ts'

type Name = 'documents' | 'containingNotRead' | 'control' | 'manage' | 'unfinished' | 'all'
const views: Record<Name, { view: ListView; title: string; icon: IconName }> = {
  documents: { view: ListView.Documents, title: 'Документи', icon: 'documents' },
  containingNotRead: { view: ListView.ContainingNotRead, title: 'Съдържащи непрочетени', icon: 'notRead' },
  control: { view: ListView.Control, title: 'За контрол и изпълнение', icon: 'control' },
  manage: { view: ListView.Manage, title: 'За управление', icon: 'manage' },
  unfinished: { view: ListView.Unfinished, title: 'Неприключени', icon: 'unfinished' },
  all: { view: ListView.All, title: 'Всички', icon: 'all' },
}

export const documentsList = (module: DocumentModule, view: ListView | 'undelivered'): LoadPage =>
  screen(() => import('../features/documents/list/DocumentsPage.tsx'), { module, view })

export const menuOfDocuments = (module: DocumentModule, access: Access) => {
  const at = documentModule(module)
  const list = (name: Name): AppRoute => ({
    path: at[name](),
    title: views[name].title,
    access,
    icon: views[name].icon,
    load: documentsList(module, views[name].view),
  })
  return {
    documents: list('documents'),
    containingNotRead: list('containingNotRead'),
    control: list('control'),
    manage: list('manage'),
    unfinished: list('unfinished'),
    all: list('all'),
    undelivered: {
      path: at.undelivered(),
      title: 'Недоставени',
      access,
      icon: 'undelivered',
      needs: 'Documents/RecordDelivery',
      load: documentsList(module, 'undelivered'),
    },
    caseFiles: {
      path: at.caseFiles(),
      title: 'Преписки',
      access,
      icon: 'caseFiles',
      load: screen(() => import('../features/case-files/list/CaseFilesPage.tsx'), { module }),
    },
    tasks: {
      path: at.tasks(),
      title: 'Задачи',
      access,
      icon: 'tasks',
      load: screen(() => import('../features/tasks/list/TasksPage.tsx'), { module }),
    },
    correspondents: {
      path: at.correspondents(),
      title: 'Кореспонденти',
      access,
      icon: 'correspondents',
      load: screen(() => import('../features/correspondents/list/CorrespondentsPage.tsx'), { module }),
    },
    registrationLog: {
      path: at.registrationLog(),
      title: 'Дневници',
      access,
      icon: 'numbers',
      needs: 'Documents/GetRegistrationLog',
      load: screen(() => import('../features/registration-log/RegistrationLogPage.tsx'), { module }),
    },
  } satisfies Record<string, AppRoute>
}

export const hiddenOfDocuments = (module: DocumentModule, access: Access): readonly AppRoute[] => {
  const at = documentModule(module)
  return [
    {
      path: at.createDocument(),
      title: 'Нов документ',
      access,
      icon: 'documents',
      hidden: true,
      load: screen(() => import('../features/documents/write/CreateDocumentPage.tsx'), { module }),
    },
    {
      path: at.document(':id'),
      title: 'Документ',
      access,
      icon: 'documents',
      hidden: true,
      load: screen(() => import('../features/documents/view/DocumentPage.tsx'), { module }),
    },
    {
      path: at.caseFile(':id'),
      title: 'Преписка',
      access,
      icon: 'caseFiles',
      hidden: true,
      load: screen(() => import(/* webpackChunkName: "case-file" */ '../features/case-files/page/CaseFilePage.tsx'), {
        module,
      }),
    },
    {
      path: at.taskOfDocument(':id', ':taskId'),
      title: 'Задача по документ',
      access,
      icon: 'tasks',
      hidden: true,
      load: screen(() => import('../features/tasks/page/TaskPage.tsx'), { module, of: 'document' }),
    },
    {
      path: at.relatedDocument(':id', ':documentId'),
      title: 'Свързан документ',
      access,
      icon: 'documents',
      hidden: true,
      load: screen(() => import('../features/documents/related/RelatedDocumentPage.tsx'), { module }),
    },
    {
      path: at.createResolution(':resolutionToDocumentId'),
      title: 'Нова резолюция',
      access,
      icon: 'manage',
      hidden: true,
      load: screen(() => import('../features/resolutions/CreateResolutionPage.tsx'), { module }),
    },
    {
      path: at.resolution(':id', ':resolutionToDocumentId'),
      title: 'Резолюция',
      access,
      icon: 'manage',
      hidden: true,
      load: screen(() => import('../features/resolutions/ResolutionPage.tsx'), { module }),
    },
    {
      path: at.task(':id'),
      title: 'Задача',
      access,
      icon: 'tasks',
      hidden: true,
      load: screen(() => import('../features/tasks/page/TaskPage.tsx'), { module, of: 'list' }),
    },
    {
      path: at.createCorrespondent(),
      title: 'Нов кореспондент',
      access,
      icon: 'correspondents',
      hidden: true,
      load: screen(() => import('../features/correspondents/page/CreateCorrespondentPage.tsx'), { module }),
    },
    {
      path: at.correspondent(':id'),
      title: 'Кореспондент',
      access,
      icon: 'correspondents',
      hidden: true,
      load: screen(() => import('../features/correspondents/page/CorrespondentPage.tsx'), { module }),
    },
  ]
}

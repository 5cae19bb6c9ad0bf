import { to } from '../routes/to.ts'
import { type AppModule, type AppRoute, type IconName, screen } from './route.ts'

const access = { roles: ['ADMINISTRATOR'] } as const
const at = to.settings

const entry = (path: string, title: string, icon: IconName, later: string): AppRoute => ({
  path,
  title,
  access,
  icon,
  later,
})

/** Settings, for the administrator alone and hidden from the top menu (document 1, section 2, „Settings“). */
export const settings: AppModule = {
  key: 'settings',
  name: 'Подсистема УПП',
  icon: 'settings',
  hiddenFromTopMenu: true,
  routes: [
    { path: at.root(), title: 'Настройки', access, icon: 'settings', redirect: at.nomenclatures() },
    {
      path: at.nomenclatures(),
      title: 'Номенклатури',
      access,
      icon: 'nomenclatures',
      load: screen(() => import('../features/settings/nomenclatures/NomenclaturesPage.tsx'), {}),
    },
    {
      path: at.users.list(),
      title: 'Потребители',
      access,
      icon: 'users',
      load: screen(() => import('../features/settings/users/UsersPage.tsx'), {}),
    },
    {
      path: at.users.create(),
      title: 'Нов потребител',
      access,
      icon: 'users',
      hidden: true,
      load: screen(() => import('../features/settings/users/CreateUserPage.tsx'), {}),
    },
    {
      path: at.users.one(':id'),
      title: 'Потребител',
      access,
      icon: 'users',
      hidden: true,
      load: screen(() => import('../features/settings/users/UserPage.tsx'), {}),
    },
    {
      path: at.structure(),
      title: 'Организационна структура',
      access,
      icon: 'structure',
      load: screen(() => import('../features/settings/structure/StructurePage.tsx'), {}),
    },
    {
      path: at.documentClassificationTypes(),
      title: 'Класификации по вид документ',
      access,
      icon: 'classificationTypes',
      load: screen(() => import('../features/settings/TypeClassificationsPage.tsx'), {}),
    },
    {
      path: at.documentClassificationTree(),
      title: 'Класификационна схема',
      access,
      icon: 'classification',
      load: screen(() => import('../features/settings/ClassificationTreePage.tsx'), {}),
    },
    {
      path: at.documentTypes(),
      title: 'Видове документи',
      access,
      icon: 'documentTypes',
      load: screen(() => import('../features/settings/DocumentTypesPage.tsx'), {}),
    },
    {
      path: at.permissionTemplates(),
      title: 'Шаблони за права',
      access,
      icon: 'rights',
      load: screen(() => import('../features/settings/permission-templates/PermissionTemplatesPage.tsx'), {}),
    },
    {
      path: at.correspondentGroups(),
      title: 'Кореспондентски групи',
      access,
      icon: 'groups',
      load: screen(() => import('../features/settings/GroupsPage.tsx'), {}),
    },
    {
      path: at.userActionsLog(),
      title: 'Журнал на действията',
      access,
      icon: 'history',
      load: screen(() => import('../features/settings/journal/JournalPage.tsx'), {}),
    },
    {
      path: at.rulesForDeadlines(),
      title: 'Правила за срокове',
      access,
      icon: 'deadlines',
      load: screen(() => import('../features/settings/DeadlineRulesPage.tsx'), {}),
    },
    {
      path: at.incrementalNumbers(),
      title: 'Броячи за номера',
      access,
      icon: 'numbers',
      load: screen(() => import('../features/settings/CountersPage.tsx'), {}),
    },
    {
      path: at.caseFileOwnerRules(),
      title: 'Правила за собственик на преписка',
      access,
      icon: 'owners',
      load: screen(() => import('../features/settings/owner-rules/OwnerRulesPage.tsx'), {}),
    },
    {
      path: at.indexToDocuments(),
      title: 'Индекси към видове документи',
      access,
      icon: 'indexes',
      load: screen(() => import('../features/settings/NumberIndexesPage.tsx'), {}),
    },
    {
      path: at.addressTypes(),
      title: 'Видове адреси',
      access,
      icon: 'addresses',
      load: screen(() => import('../features/settings/AddressTypesPage.tsx'), {}),
    },
    {
      path: at.workingDaysCalendar(),
      title: 'Календар на неработните дни',
      access,
      icon: 'calendar',
      load: screen(() => import('../features/settings/calendar/WorkingDaysPage.tsx'), {}),
    },
    {
      path: at.protocolTemplates(),
      title: 'Шаблони на протоколи',
      access,
      icon: 'templates',
      load: screen(() => import('../features/settings/protocol-templates/ProtocolTemplatesPage.tsx'), {}),
    },
    {
      path: at.library(),
      title: 'Управление на библиотека',
      access,
      icon: 'library',
      load: screen(() => import('../features/library/manage/LibrarySettingsPage.tsx'), {}),
    },
  ],
}

import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const access = openTo()
const at = to.settings

/** Hidden from the top menu (specification 1, section 2, „Settings“). */
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
      group: 'Справочници',
      icon: 'nomenclatures',
      load: screen(
        () =>
          import(/* webpackChunkName: "values" */ '../features/settings/nomenclatures/NomenclaturesPage.tsx'),
        {},
      ),
    },
    {
      path: at.correspondentGroups(),
      title: 'Кореспондентски групи',
      access,
      group: 'Справочници',
      icon: 'groups',
      needs: 'Configuration/GetCorrespondentGroups',
      load: screen(
        () =>
          import(
            /* webpackChunkName: "values" */ '../features/settings/correspondent-registers/GroupsPage.tsx'
          ),
        {},
      ),
    },
    {
      path: at.addressTypes(),
      title: 'Видове адреси',
      access,
      group: 'Справочници',
      icon: 'addresses',
      needs: 'Configuration/GetAddressTypes',
      load: screen(
        () =>
          import(
            /* webpackChunkName: "values" */ '../features/settings/correspondent-registers/AddressTypesPage.tsx'
          ),
        {},
      ),
    },
    {
      path: at.protocolTemplates(),
      title: 'Шаблони на протоколи',
      access,
      group: 'Справочници',
      icon: 'templates',
      needs: 'Configuration/GetProtocolTemplates',
      load: screen(() => import('../features/settings/protocol-templates/ProtocolTemplatesPage.tsx'), {}),
    },
    {
      path: at.library(),
      title: 'Управление на библиотека',
      access,
      group: 'Справочници',
      icon: 'library',
      needs: 'Library/GetLibraryFolders',
      load: screen(() => import('../features/library/manage/LibrarySettingsPage.tsx'), {}),
    },
    {
      path: at.documentTypes(),
      title: 'Видове документи',
      access,
      group: 'Документи и срокове',
      icon: 'documentTypes',
      load: screen(() => import('../features/settings/document-types/DocumentTypesPage.tsx'), {}),
    },
    {
      path: at.documentClassificationTree(),
      title: 'Класификационна схема',
      access,
      group: 'Документи и срокове',
      icon: 'classification',
      load: screen(() => import('../features/settings/classifications/ClassificationTreePage.tsx'), {}),
    },
    {
      path: at.documentClassificationTypes(),
      title: 'Класификации по вид документ',
      access,
      group: 'Документи и срокове',
      icon: 'classificationTypes',
      load: screen(() => import('../features/settings/classifications/TypeClassificationsPage.tsx'), {}),
    },
    {
      path: at.indexToDocuments(),
      title: 'Индекси към видове документи',
      access,
      group: 'Документи и срокове',
      icon: 'indexes',
      load: screen(
        () => import(/* webpackChunkName: "rules" */ '../features/settings/numbering/NumberIndexesPage.tsx'),
        {},
      ),
    },
    {
      path: at.incrementalNumbers(),
      title: 'Броячи за номера',
      access,
      group: 'Документи и срокове',
      icon: 'numbers',
      load: screen(() => import(/* webpackChunkName: "rules" */ '../features/settings/numbering/CountersPage.tsx'), {}),
    },
    {
      path: at.caseFileOwnerRules(),
      title: 'Правила за собственик на преписка',
      access,
      group: 'Документи и срокове',
      icon: 'owners',
      load: screen(
        () => import(/* webpackChunkName: "rules" */ '../features/settings/owner-rules/OwnerRulesPage.tsx'),
        {},
      ),
    },
    {
      path: at.rulesForDeadlines(),
      title: 'Правила за срокове',
      access,
      group: 'Документи и срокове',
      icon: 'deadlines',
      load: screen(
        () => import(/* webpackChunkName: "rules" */ '../features/settings/deadline-rules/DeadlineRulesPage.tsx'),
        {},
      ),
    },
    {
      path: at.workingDaysCalendar(),
      title: 'Календар на неработните дни',
      access,
      group: 'Документи и срокове',
      icon: 'calendar',
      load: screen(() => import('../features/calendar/WorkingDaysPage.tsx'), {}),
    },
    {
      path: at.users.list(),
      title: 'Потребители',
      access,
      group: 'Служители и права',
      icon: 'users',
      load: screen(() => import('../features/users/UsersPage.tsx'), {}),
    },
    {
      path: at.users.create(),
      title: 'Нов потребител',
      access,
      icon: 'users',
      hidden: true,
      load: screen(() => import(/* webpackChunkName: "user" */ '../features/users/CreateUserPage.tsx'), {}),
    },
    {
      path: at.users.one(':id'),
      title: 'Потребител',
      access,
      icon: 'users',
      hidden: true,
      load: screen(() => import(/* webpackChunkName: "user" */ '../features/users/UserPage.tsx'), {}),
    },
    {
      path: at.structure(),
      title: 'Организационна структура',
      access,
      group: 'Служители и права',
      icon: 'structure',
      load: screen(() => import('../features/structure/StructurePage.tsx'), {}),
    },
    {
      path: at.permissionTemplates(),
      title: 'Шаблони за права',
      access,
      group: 'Служители и права',
      icon: 'rights',
      load: screen(() => import('../features/settings/permission-templates/PermissionTemplatesPage.tsx'), {}),
    },
    {
      path: at.userActionsLog(),
      title: 'Журнал на действията',
      access,
      group: 'Служители и права',
      icon: 'history',
      load: screen(() => import('../features/settings/journal/JournalPage.tsx'), {}),
    },
  ],
}

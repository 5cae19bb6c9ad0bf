/** What somebody with one role alone sees (document 1, sections 2 and 6), written by hand from the specification. */
export type Expected = {
  user: string
  /** The name on the login page's list. */
  name: string
  /** The module's name; none where the role opens only a screen outside the modules. */
  module?: string
  /** The addresses of the menu, in its order; the first is where the person lands. */
  menu: readonly string[]
  /** Addresses of others: some of this module, some of another. */
  refused: readonly [string, ...string[]]
}

const below = (base: string, ...rest: string[]): string[] => rest.map((one) => `${base}/${one}`)
const services = below(
  '/administrative-services',
  ...['documents', 'caseFiles', 'containing-not-read', 'control', 'manage', 'unfinished', 'all', 'portal', 'tasks'],
  'correspondents',
)
const flow = [
  ...below('/documents-flow', 'documents', 'caseFiles', 'containing-not-read', 'control', 'manage', 'unfinished'),
  ...below('/documents-flow', 'all', 'tasks', 'correspondents'),
  'https://eventis.example.bg/',
]
const vehicles = below('/vehicles', 'list', 'report', 'fuel-expenses', 'administrative-expenses', 'maintenances')
const register = below('/rtsi', 'devices', 'measuring-devices', 'foreign-devices')
const inspections = ['/inspections', '/group-inspections']
const reports = [
  ...below('/business-analysis/vehicles', 'go-insurances', 'insurances', 'accident-insurances'),
  '/business-analysis/vehicles/technical-inspections',
  '/business-analysis/vehicles/financial-reports-by-expense-type-vehicles',
  '/business-analysis/vehicles/financial-reports-by-expense-type',
  ...below('/business-analysis/employees', 'business-trips', 'sick-leaves'),
  ...below('/business-analysis/rtsi', 'otsiReport', 'tsiReport'),
  ...below('/business-analysis', 'inspections', 'documents-report', 'correspondents-report', 'payments-report'),
]
const staff = below('/staff', 'leave-applications', 'business-trips', 'sick-leaves', 'expense-report')

const ofDocuments: readonly Expected[] = [
  {
    user: 'documents.flow',
    name: 'Гергана Илиева',
    module: 'Модул Документооборот',
    menu: flow,
    refused: ['/documents-flow/e-delivery', '/administrative-services/documents'],
  },
  {
    user: 'documents.flow.edelivery',
    name: 'Виолета Христова',
    module: 'Модул Документооборот',
    menu: ['/documents-flow/e-delivery'],
    refused: ['/documents-flow/documents', '/documents-flow/doc-exchange'],
  },
  {
    user: 'documents.flow.docexchange',
    name: 'Стоян Колев',
    module: 'Модул Документооборот',
    menu: ['/documents-flow/doc-exchange'],
    refused: ['/documents-flow/e-delivery/7', '/documents-flow/go-to-eventis'],
  },
  {
    user: 'documents.eau',
    name: 'Елена Димова',
    module: 'Модул АУ',
    menu: services,
    refused: ['/documents-flow/documents/create', '/settings/users'],
  },
  { user: 'library.read', name: 'Емил Вълчев', menu: ['/library'], refused: ['/settings/library'] },
  { user: 'library.manager', name: 'Снежана Миткова', menu: ['/library'], refused: ['/settings'] },
]

const ofRegisters: readonly Expected[] = [
  {
    user: 'inspections.read',
    name: 'Димитър Русев',
    module: 'Модул Проверки',
    menu: inspections,
    refused: ['/business-analysis/inspections'],
  },
  {
    user: 'inspections.manager',
    name: 'Александър Ненов',
    module: 'Модул Проверки',
    menu: inspections,
    refused: ['/rtsi/devices'],
  },
  { user: 'rsi.read', name: 'Антоанета Белчева', module: 'Модул РСИ', menu: register, refused: ['/inspections'] },
  {
    user: 'rsi.manager',
    name: 'Борис Цонев',
    module: 'Модул РСИ',
    menu: register,
    refused: ['/business-analysis/rtsi/otsiReport'],
  },
  {
    user: 'reports',
    name: 'Красимира Спасова',
    module: 'Подсистема СБА',
    menu: reports,
    refused: ['/business-analysis/reports'],
  },
  {
    user: 'reports.external',
    name: 'Любомир Петков',
    module: 'Подсистема СБА',
    menu: ['/business-analysis/reports'],
    refused: ['/business-analysis/documents-report', '/business-analysis/vehicles'],
  },
]

const ofPeopleAndCars: readonly Expected[] = [
  { user: 'ua.read', name: 'Веселин Атанасов', module: 'Модул УА', menu: vehicles, refused: ['/staff/sick-leaves'] },
  { user: 'ua.manager', name: 'Радослав Янев', module: 'Модул УА', menu: vehicles, refused: ['/business-processes'] },
  { user: 'up.manager', name: 'Цветелина Попова', module: 'Модул УП', menu: staff, refused: ['/vehicles/list'] },
  {
    user: 'up.business.trips',
    name: 'Ивелина Кръстева',
    module: 'Модул УП',
    menu: ['/staff/business-trips'],
    refused: ['/staff/leave-applications'],
  },
  {
    user: 'up.vacations',
    name: 'Даниела Манолова',
    module: 'Модул УП',
    menu: ['/staff/leave-applications'],
    refused: ['/staff/expense-report/create'],
  },
  {
    user: 'up.expenses',
    name: 'Галина Борисова',
    module: 'Модул УП',
    menu: ['/staff/expense-report'],
    refused: ['/staff/business-trips'],
  },
]

/** The 20 roles but two: ADMINISTRATOR, who enters everywhere, and INSPECTIONS_DELETE, which opens no screen. */
export const singleRoles: Readonly<Record<string, readonly Expected[]>> = {
  'documents and library': ofDocuments,
  'registers and reports': ofRegisters,
  'staff and vehicles': ofPeopleAndCars,
}

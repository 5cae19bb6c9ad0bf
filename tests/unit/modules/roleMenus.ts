import type { Role } from '../../../src/contract/roles.ts'

export type Expected = {
  role: Role
  name: string
  /** The name of the module; absent if the role opens only a screen that is in no module. */
  module?: string
  menu: readonly string[]
  refused: readonly [string, ...string[]]
}

const below = (base: string, ...rest: string[]): string[] => rest.map((one) => `${base}/${one}`)
const services = below(
  '/administrative-services',
  ...[
    'documents',
    'caseFiles',
    'containing-not-read',
    'control',
    'manage',
    'unfinished',
    'all',
    'undelivered',
    'portal',
  ],
  'tasks',
  'correspondents',
  'registration-log',
)
const flow = [
  ...below('/documents-flow', 'documents', 'caseFiles', 'containing-not-read', 'control', 'manage', 'unfinished'),
  ...below('/documents-flow', 'all', 'undelivered', 'tasks', 'correspondents', 'registration-log'),
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
  ...below(
    '/business-analysis',
    'inspections',
    'documents-report',
    'execution-report',
    'correspondents-report',
    'payments-report',
  ),
]
const staff = below('/staff', 'leave-applications', 'business-trips', 'sick-leaves', 'expense-report')

const ofDocuments: readonly Expected[] = [
  {
    role: 'DOCUMENTS_FLOW',
    name: 'Гергана Илиева',
    module: 'Модул Документооборот',
    menu: flow,
    refused: ['/documents-flow/e-delivery', '/administrative-services/documents'],
  },
  {
    role: 'DOCUMENTS_FLOW_EDELIVERY',
    name: 'Виолета Христова',
    module: 'Модул Документооборот',
    menu: ['/documents-flow/e-delivery'],
    refused: ['/documents-flow/documents', '/documents-flow/doc-exchange'],
  },
  {
    role: 'DOCUMENTS_FLOW_DOCEXCHANGE',
    name: 'Стоян Колев',
    module: 'Модул Документооборот',
    menu: ['/documents-flow/doc-exchange'],
    refused: ['/documents-flow/e-delivery/7', '/documents-flow/go-to-eventis'],
  },
  {
    role: 'DOCUMENTS_EAU',
    name: 'Елена Димова',
    module: 'Модул АУ',
    menu: services,
    refused: ['/documents-flow/documents/create', '/settings/users'],
  },
  { role: 'LIBRARY_READ', name: 'Емил Вълчев', menu: ['/library'], refused: ['/settings/library'] },
  { role: 'LIBRARY_MANAGER', name: 'Снежана Миткова', menu: ['/library'], refused: ['/settings'] },
]

const ofRegisters: readonly Expected[] = [
  {
    role: 'INSPECTIONS_READ',
    name: 'Димитър Русев',
    module: 'Модул Проверки',
    menu: inspections,
    refused: ['/business-analysis/inspections'],
  },
  {
    role: 'INSPECTIONS_MANAGER',
    name: 'Александър Ненов',
    module: 'Модул Проверки',
    menu: inspections,
    refused: ['/rtsi/devices'],
  },
  { role: 'RSI_READ', name: 'Антоанета Белчева', module: 'Модул РСИ', menu: register, refused: ['/inspections'] },
  {
    role: 'RSI_MANAGER',
    name: 'Борис Цонев',
    module: 'Модул РСИ',
    menu: register,
    refused: ['/business-analysis/rtsi/otsiReport'],
  },
  {
    role: 'REPORTS',
    name: 'Красимира Спасова',
    module: 'Подсистема СБА',
    menu: reports,
    refused: ['/business-analysis/reports'],
  },
  {
    role: 'REPORTS_EXTERNAL',
    name: 'Любомир Петков',
    module: 'Подсистема СБА',
    menu: ['/business-analysis/reports'],
    refused: ['/business-analysis/documents-report', '/business-analysis/vehicles'],
  },
]

const ofPeopleAndCars: readonly Expected[] = [
  { role: 'UA_READ', name: 'Веселин Атанасов', module: 'Модул УА', menu: vehicles, refused: ['/staff/sick-leaves'] },
  { role: 'UA_MANAGER', name: 'Радослав Янев', module: 'Модул УА', menu: vehicles, refused: ['/business-processes'] },
  { role: 'UP_MANAGER', name: 'Цветелина Попова', module: 'Модул УП', menu: staff, refused: ['/vehicles/list'] },
  {
    role: 'UP_BUSINESS_TRIPS',
    name: 'Ивелина Кръстева',
    module: 'Модул УП',
    menu: ['/staff/business-trips'],
    refused: ['/staff/leave-applications'],
  },
  {
    role: 'UP_VACATIONS',
    name: 'Даниела Манолова',
    module: 'Модул УП',
    menu: ['/staff/leave-applications'],
    refused: ['/staff/expense-report/create'],
  },
  {
    role: 'UP_EXPENSES',
    name: 'Галина Борисова',
    module: 'Модул УП',
    menu: ['/staff/expense-report'],
    refused: ['/staff/business-trips'],
  },
]

export const singleRoles: readonly Expected[] = [...ofDocuments, ...ofRegisters, ...ofPeopleAndCars]

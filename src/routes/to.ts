/**
 * Every URL of the product (specification 1, section 2). Other code must not write URLs by hand. Pages call
 * `to.documentsFlow.document(guid)`; the modules call the same function with `':id'` to get the route's pattern.
 */
export type Search = URLSearchParams | Record<string, string | number | boolean | undefined>
export type Id = string | number

export type NotifyCode = 'session-expired' | 'no-roles' | 'logged-out' | 'bad-access-key' | 'restore-failed'

const asParams = (search: Search): URLSearchParams =>
  search instanceof URLSearchParams
    ? search
    : new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) =>
          value === undefined || value === '' ? [] : [[name, String(value)]],
        ),
      )

const at = (path: string, search?: Search): string => {
  const tail = search ? asParams(search).toString() : ''
  return tail ? `${path}?${tail}` : path
}

/** Encodes an id as a segment of a path. A colon stays, so that `:id` gives the pattern of a route. */
const seg = (id: Id): string => encodeURIComponent(id).replaceAll('%3A', ':')

const listRoutes = (base: string) => ({
  list: (search?: Search) => at(base, search),
  create: () => `${base}/create`,
  one: (id: Id) => `${base}/${seg(id)}`,
})

const copyableRoutes = (base: string) => ({
  ...listRoutes(base),
  createFrom: (copyFromGuid: Id) => `${base}/create/${seg(copyFromGuid)}`,
})

const deviceTypeRoutes = (base: string) => ({
  ...listRoutes(base),
  create: (search?: Search) => at(`${base}/create`, search),
  amendment: (toDeviceId: Id, search?: Search) => at(`${base}/amendment/${seg(toDeviceId)}`, search),
})

const documentWork = (base: string) => {
  const documents = `${base}/documents`
  const tasks = listRoutes(`${base}/tasks`)
  const correspondents = listRoutes(`${base}/correspondents`)
  return {
    root: () => base,
    documents: (search?: Search) => at(documents, search),
    caseFiles: (search?: Search) => at(`${base}/caseFiles`, search),
    containingNotRead: (search?: Search) => at(`${base}/containing-not-read`, search),
    control: (search?: Search) => at(`${base}/control`, search),
    manage: (search?: Search) => at(`${base}/manage`, search),
    unfinished: (search?: Search) => at(`${base}/unfinished`, search),
    all: (search?: Search) => at(`${base}/all`, search),
    undelivered: (search?: Search) => at(`${base}/undelivered`, search),
    registrationLog: (search?: Search) => at(`${base}/registration-log`, search),
    createDocument: (search?: Search) => at(`${documents}/create`, search),
    document: (id: Id, search?: Search) => at(`${documents}/${seg(id)}`, search),
    taskOfDocument: (id: Id, taskId: Id) => `${documents}/${seg(id)}/task/${seg(taskId)}`,
    relatedDocument: (id: Id, documentId: Id, search?: Search) =>
      at(`${documents}/${seg(id)}/document/${seg(documentId)}`, search),
    createResolution: (toDocumentId: Id) => `${documents}/create/resolution/${seg(toDocumentId)}`,
    resolution: (id: Id, toDocumentId: Id) => `${documents}/${seg(id)}/resolution/${seg(toDocumentId)}`,
    tasks: tasks.list,
    task: tasks.one,
    correspondents: correspondents.list,
    createCorrespondent: correspondents.create,
    correspondent: correspondents.one,
  }
}

const flow = '/documents-flow'
const services = '/administrative-services'
const reports = '/business-analysis'
const settings = '/settings'

export const to = {
  login: (search: { redirect?: string; notify?: NotifyCode } = {}) => at('/login', search),
  authRedirect: (search: { redirect?: string } = {}) => at('/auth-redirect', search),
  myDay: () => '/my-day',
  help: () => '/help',
  library: (search?: Search) => at('/library', search),
  vehicles: {
    root: () => '/vehicles',
    ...listRoutes('/vehicles/list'),
    report: (search?: Search) => at('/vehicles/report', search),
    fuelExpenses: (search?: Search) => at('/vehicles/fuel-expenses', search),
    administrativeExpenses: (search?: Search) => at('/vehicles/administrative-expenses', search),
    maintenances: (search?: Search) => at('/vehicles/maintenances', search),
  },
  staff: {
    leaveApplications: listRoutes('/staff/leave-applications'),
    businessTrips: listRoutes('/staff/business-trips'),
    sickLeaves: listRoutes('/staff/sick-leaves'),
    expenseReports: listRoutes('/staff/expense-report'),
  },
  rtsi: {
    root: () => '/rtsi',
    devices: (search?: Search) => at('/rtsi/devices', search),
    device: (id: Id) => `/rtsi/devices/${seg(id)}`,
    measuringDevices: deviceTypeRoutes('/rtsi/measuring-devices'),
    foreignDevices: deviceTypeRoutes('/rtsi/foreign-devices'),
  },
  inspections: copyableRoutes('/inspections'),
  groupInspections: copyableRoutes('/group-inspections'),
  administrativeServices: {
    ...documentWork(services),
    portal: (search?: Search) => at(`${services}/portal`, search),
  },
  documentsFlow: {
    ...documentWork(flow),
    eDelivery: (search?: Search) => at(`${flow}/e-delivery`, search),
    eDeliveryMessage: (id: Id) => `${flow}/e-delivery/${seg(id)}`,
    docExchange: (search?: Search) => at(`${flow}/doc-exchange`, search),
    docExchangeMessage: (id: Id) => `${flow}/doc-exchange/${seg(id)}`,
    registerFromEDelivery: (eDeliveryId: Id) => `${flow}/documents/e-delivery/${seg(eDeliveryId)}`,
    registerFromDocExchange: (docExchangeId: Id) => `${flow}/documents/doc-exchange/${seg(docExchangeId)}`,
    goToEventis: () => `${flow}/go-to-eventis`,
  },
  settings: {
    root: () => settings,
    nomenclatures: (search?: Search) => at(`${settings}/nomenclatures/list`, search),
    users: listRoutes(`${settings}/users`),
    structure: () => `${settings}/structure`,
    documentClassificationTypes: (search?: Search) => at(`${settings}/documentClassificationTypes`, search),
    documentClassificationTree: () => `${settings}/documentClassificationTree`,
    documentTypes: () => `${settings}/documentTypes`,
    permissionTemplates: (search?: Search) => at(`${settings}/permissionTemplates`, search),
    correspondentGroups: () => `${settings}/correspondentGroups`,
    userActionsLog: (search?: Search) => at(`${settings}/userActionsLog`, search),
    rulesForDeadlines: (search?: Search) => at(`${settings}/rules-for-deadlines`, search),
    incrementalNumbers: () => `${settings}/incremental-numbers`,
    caseFileOwnerRules: () => `${settings}/case-file-owner-rules`,
    indexToDocuments: (search?: Search) => at(`${settings}/index-to-documents`, search),
    addressTypes: () => `${settings}/address-types`,
    workingDaysCalendar: (search?: Search) => at(`${settings}/working-days-calendar`, search),
    protocolTemplates: () => `${settings}/protocol-templates`,
    library: () => `${settings}/library`,
  },
  businessProcesses: {
    list: (search?: Search) => at('/business-processes', search),
    one: (id: Id, search?: Search) => at(`/business-processes/${seg(id)}`, search),
  },
  businessAnalysis: {
    root: () => reports,
    vehicles: () => `${reports}/vehicles`,
    goInsurances: (search?: Search) => at(`${reports}/vehicles/go-insurances`, search),
    insurances: (search?: Search) => at(`${reports}/vehicles/insurances`, search),
    accidentInsurances: (search?: Search) => at(`${reports}/vehicles/accident-insurances`, search),
    technicalInspections: (search?: Search) => at(`${reports}/vehicles/technical-inspections`, search),
    expensesByVehicle: (search?: Search) =>
      at(`${reports}/vehicles/financial-reports-by-expense-type-vehicles`, search),
    expensesByKind: (search?: Search) => at(`${reports}/vehicles/financial-reports-by-expense-type`, search),
    businessTrips: (search?: Search) => at(`${reports}/employees/business-trips`, search),
    sickLeaves: (search?: Search) => at(`${reports}/employees/sick-leaves`, search),
    rtsi: () => `${reports}/rtsi`,
    approvedTypes: (search?: Search) => at(`${reports}/rtsi/otsiReport`, search),
    registeredTypes: (search?: Search) => at(`${reports}/rtsi/tsiReport`, search),
    inspections: (search?: Search) => at(`${reports}/inspections`, search),
    documents: (search?: Search) => at(`${reports}/documents-report`, search),
    correspondents: (search?: Search) => at(`${reports}/correspondents-report`, search),
    payments: (search?: Search) => at(`${reports}/payments-report`, search),
    external: (search?: Search) => at(`${reports}/reports`, search),
  },
} as const

/** The two modules with document work, which have the same subpaths (specification 1, section 2). */
export type DocumentModule = 'administrative-services' | 'documents-flow'
export const documentModule = (module: DocumentModule) =>
  module === 'documents-flow' ? to.documentsFlow : to.administrativeServices

/** Returns the URL of a case file's first document, always in administrative services (specification 1, section 2). */
export const caseFileRoot = (guid: Id): string => to.administrativeServices.document(guid)

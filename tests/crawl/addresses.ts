import { type Api, callOf } from '../../scripts/backend/api.ts'
import { account, users } from '../../src/contract/account.ts'
import { devices, foreignDevices, measuringDevices } from '../../src/contract/devices.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../src/contract/exchange.ts'
import { groupedInspections, inspections } from '../../src/contract/inspections.ts'
import { library } from '../../src/contract/library.ts'
import { tasks } from '../../src/contract/tasks.ts'
import type { AppRoute } from '../../src/modules/route.ts'
import { allRoutes } from '../../src/modules/routes.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { backendOf, type OneBackend, queryString } from '../../src/transport/address.ts'

export type RequestDirectly = <T>(endpoint: Endpoint, query?: object, body?: unknown) => Promise<T>

export const directly = async (
  api: Api,
  userName: string,
): Promise<{ tokens: Record<'register' | 'shreder', string>; sendRequest: RequestDirectly }> => {
  const send = async (base: OneBackend, { method, path }: Endpoint, query: object, body: unknown, token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = method === 'GET' ? null : JSON.stringify(body ?? {})
    const address = `http://host/${base}${path}?${queryString(query)}`
    const call = callOf(new Request(address, { method, headers, body: sent }))
    if (!call) throw new Error(`${path} is no call`)
    const reply = await api(call)
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()).resultData
  }
  const logIn = async (base: OneBackend): Promise<string> =>
    (await send(base, account.login, {}, { username: userName, password: 'demo' }, '')).token
  const tokens = { register: await logIn('register'), shreder: await logIn('shreder') }
  return {
    tokens,
    sendRequest: (endpoint, query = {}, body = undefined) => {
      const base = backendOf(endpoint, 'shreder')
      return send(base, endpoint, query, body, tokens[base])
    },
  }
}

type Row = { guid: string }
type TaskRow = Row & { taskStatus: { id: number } | null }
type Message = Row & { dateServed: string | null }
type Page<R> = { items: R[] }
type Whole = {
  guid: string
  documentType: { id: number }
  documentStatusId: number
  parentDocument: Row | null
  caseFile: (Row & { documentsCount: number }) | null
  counts: Record<string, number>
}

const RESOLUTION = 466
const page = { skip: 0, take: 100 }
const firstPage = { pageNumber: 1, pageSize: 20 }

const richness = ({ counts, caseFile }: Whole): number =>
  Object.values(counts).filter((count) => count > 0).length + Math.min(3, caseFile?.documentsCount ?? 0)

const richest = (documents: readonly Whole[]): Whole => {
  const [best] = [...documents].sort((one, other) => richness(other) - richness(one))
  if (!best) throw new Error('The walk found no document of the kind it needs')
  return best
}
const firstOf = <R>(rows: readonly R[], what: string): R => {
  const [first] = rows
  if (first === undefined) throw new Error(`The mock database has no ${what} for the crawl`)
  return first
}

/**
 * Returns existing records for the parameters of routes, by the last part of the route pattern. A new kind of record
 * needs a new line.
 */
const records = async (sendRequest: RequestDirectly): Promise<Record<string, Record<string, string>>> => {
  const list = (endpoint: Endpoint) => sendRequest<Page<Message>>(endpoint, page)
  const rows = await sendRequest<Page<Row>>(documents.getAllDocumentsForDMS, { ...page, indexType: 1 })
  const whole = await Promise.all(
    rows.items.map(({ guid }) => sendRequest<Whole>(documents.getDocument, { docGuid: guid })),
  )
  // The dialogs of the crawl need a document in progress.
  const letter = richest(
    whole.filter(
      ({ counts, documentType, documentStatusId }) =>
        counts.tasks && documentType.id !== RESOLUTION && documentStatusId === DocumentStatus.IN_PROGRESS,
    ),
  )
  const resolution = richest(whole.filter((one) => one.documentType.id === RESOLUTION && one.parentDocument))
  const resolved = resolution.parentDocument?.guid ?? ''
  const ofLetter = await sendRequest<TaskRow[]>(tasks.getDocumentTasks, { docGuid: letter.guid })
  const task = firstOf(
    ofLetter.filter(({ taskStatus }) => isOpenStatus(taskStatus?.id)),
    'open task',
  ).guid
  const ownTask = firstOf((await sendRequest<Page<Row>>(tasks.getOpenedUserTasks, page)).items, 'own task').guid
  const correspondents = await sendRequest<Page<{ id: number; isLegalEntity: boolean }>>(
    documents.searchDocumentCorrespondents,
    // A legal entity is needed. The first page, sorted by name, may contain only people, so more rows are requested.
    { ...page, take: 200 },
  )
  const company = firstOf(
    correspondents.items.filter(({ isLegalEntity }) => isLegalEntity),
    'company',
  )
  const served = (await list(eDelivery.getEDeliveryIncomingMessages)).items.filter((one) => one.dateServed)
  const eDeliveryGuid = firstOf(served, 'opened message of е-Връчване').guid
  const docExchangeGuid = firstOf(
    (await list(docExchange.getExchangeIncomingMessages)).items,
    'message of обмен на документи',
  ).guid
  const staff = await sendRequest<Page<{ id: string; userName: string }>>(users.getUsers, { skip: 0, take: 200 })
  const clerk = firstOf(
    staff.items.filter(({ userName }) => userName === 'mpetrova'),
    'user',
  )
  const inspection = firstOf(
    (await sendRequest<Page<Row>>(inspections.getInspections, firstPage, { resultId: 2 })).items,
    'inspection with violations',
  ).guid
  const group = firstOf(
    (await sendRequest<Page<Row>>(groupedInspections.getGroupedInspections, firstPage, { statusId: 3 })).items,
    'group inspection under way',
  ).guid
  const inRegister = async (endpoint: Endpoint) =>
    firstOf((await sendRequest<Page<{ id: string }>>(endpoint, firstPage, { IsDraft: false })).items, endpoint.path).id
  const [device = '', approved = '', registered = ''] = await Promise.all(
    [devices.getDevices, measuringDevices.list, foreignDevices.list].map(inRegister),
  )
  return {
    '/rtsi/devices/:id': { id: device },
    '/measuring-devices/:id': { id: approved },
    '/measuring-devices/amendment/:toDeviceId': { toDeviceId: approved },
    '/foreign-devices/:id': { id: registered },
    '/foreign-devices/amendment/:toDeviceId': { toDeviceId: registered },
    '/group-inspections/:id': { id: group },
    '/group-inspections/create/:copyFromGuid': { copyFromGuid: group },
    '/inspections/:id': { id: inspection },
    '/inspections/create/:copyFromGuid': { copyFromGuid: inspection },
    '/documents/:id': { id: letter.guid },
    '/caseFiles/:id': { id: letter.caseFile?.guid ?? '' },
    '/documents/:id/task/:taskId': { id: letter.guid, taskId: task },
    '/documents/:id/document/:documentId': { id: letter.guid, documentId: resolved },
    '/documents/create/resolution/:resolutionToDocumentId': { resolutionToDocumentId: letter.guid },
    '/documents/:id/resolution/:resolutionToDocumentId': { id: resolution.guid, resolutionToDocumentId: resolved },
    '/tasks/:id': { id: ownTask },
    '/correspondents/:id': { id: String(company.id) },
    '/e-delivery/:id': { id: eDeliveryGuid },
    '/doc-exchange/:id': { id: docExchangeGuid },
    '/business-processes/:id': { id: '1' },
    '/vehicles/list/:id': { id: '1' },
    '/leave-applications/:id': { id: '1' },
    '/settings/users/:id': { id: clerk.id },
    '/business-trips/:id': { id: '1' },
    '/sick-leaves/:id': { id: '1' },
    '/expense-report/:id': { id: '1' },
    '/documents/e-delivery/:eDeliveryId': { eDeliveryId: eDeliveryGuid },
    '/documents/doc-exchange/:docExchangeId': { docExchangeId: docExchangeGuid },
  }
}

/**
 * The URL queries that show all rows of a list, by the end of its route. Without the query the list shows only the
 * department of the user and may be empty.
 */
const searches: Record<string, string> = {
  '/documents': '?departmentId=any',
  '/all': '?departmentId=any',
  '/unfinished': '?departmentId=any',
}
export type CrawlPlace = { pattern: string; address: string }

const filled = (pattern: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((path, [name, value]) => path.replace(`:${name}`, value), pattern)

const isScreenInside = (route: AppRoute): boolean => 'load' in route && !('anonymous' in route.access)

/**
 * Returns the screens that show a record given in the query of the URL. Without the query the same route shows a list.
 */
const openedByAddress = async (sendRequest: RequestDirectly): Promise<CrawlPlace[]> => {
  const { items } = await sendRequest<Page<{ id: number }>>(library.getLibraryDocuments, page, {
    text: 'знак проверено средство',
  })
  const { id } = firstOf(items, 'picture in the library')
  return [{ pattern: '/library?document', address: `/library?document=${id}` }]
}

export const crawlAddresses = async (sendRequest: RequestDirectly): Promise<CrawlPlace[]> => {
  const known = Object.entries(await records(sendRequest))
  const screens = allRoutes.filter(isScreenInside).map(({ path }) => {
    const search = searches[path.slice(path.lastIndexOf('/'))] ?? ''
    if (!path.includes(':')) return { pattern: path, address: path + search }
    const values = known.find(([end]) => path.endsWith(end))?.[1]
    if (!values) throw new Error(`The walk has no record for ${path}: add one to tests/crawl/addresses.ts`)
    return { pattern: path, address: filled(path, values) }
  })
  return [...screens, ...(await openedByAddress(sendRequest))]
}

/** Removes the screens of one of the two modules of documents, because both modules have the same screens. */
export const oncePerScreen = (places: readonly CrawlPlace[]): CrawlPlace[] =>
  places.filter(({ pattern }) => !pattern.startsWith('/administrative-services/') || pattern.endsWith('/portal'))

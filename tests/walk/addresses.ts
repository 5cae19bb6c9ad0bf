import { type Api, callOf } from '../../scripts/backend/api.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { AppRoute } from '../../src/modules/route.ts'
import { allRoutes } from '../../src/modules/routes.ts'

/** Asks the backend itself as somebody, and gives what it says. */
export type AskDirectly = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>

const ofRegister = new Set(
  Object.values(catalogue).flatMap((area) =>
    Object.values<Endpoint>(area).flatMap(({ backend, path }) => (backend === 'register' ? [path as string] : [])),
  ),
)
/** Which of the two backends answers an address. */
const backendOf = (address: string): 'register' | 'shreder' =>
  ofRegister.has(address.split('?')[0] ?? '') ? 'register' : 'shreder'

/** Logs somebody in to both backends; gives the tokens, and a way to ask. */
export const directly = async (
  api: Api,
  userName: string,
): Promise<{ tokens: Record<'register' | 'shreder', string>; ask: AskDirectly }> => {
  const send = async (base: string, method: string, path: string, body: unknown, token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = method === 'GET' ? null : JSON.stringify(body ?? {})
    const call = callOf(new Request(`http://host/${base}${path}`, { method, headers, body: sent }))
    if (!call) throw new Error(`${path} is no call`)
    const reply = await api(call)
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()).resultData
  }
  const logIn = async (base: string): Promise<string> =>
    (await send(base, 'POST', '/api/Account/Login', { username: userName, password: 'demo' }, '')).token
  const tokens = { register: await logIn('register'), shreder: await logIn('shreder') }
  return {
    tokens,
    ask: (method, path, body) => send(backendOf(path), method, path, body, tokens[backendOf(path)]),
  }
}

type Row = { guid: string }
type Message = Row & { dateServed: string | null }
type Page<R> = { items: R[] }
type Whole = {
  guid: string
  documentType: { id: number }
  parentDocument: Row | null
  caseFile: (Row & { documentsCount: number }) | null
  counts: Record<string, number>
}

const RESOLUTION = 466
const page = '?skip=0&take=100'
const firstPage = '?pageNumber=1&pageSize=20'

/** How much a document shows: in how many of its parts there is something. */
const richness = ({ counts, caseFile }: Whole): number =>
  Object.values(counts).filter((count) => count > 0).length + Math.min(3, caseFile?.documentsCount ?? 0)

const richest = (documents: readonly Whole[]): Whole => {
  const [best] = [...documents].sort((one, other) => richness(other) - richness(one))
  if (!best) throw new Error('The walk found no document of the kind it needs')
  return best
}
const firstOf = <R>(rows: readonly R[], what: string): R => {
  const [first] = rows
  if (first === undefined) throw new Error(`The world has no ${what} for the walk`)
  return first
}

/** Real records for the parameters of the routes, by how the route's pattern ends. A new kind of record is one line. */
const records = async (ask: AskDirectly): Promise<Record<string, Record<string, string>>> => {
  const list = (path: string) => ask<Page<Message>>('POST', `${path}${page}`)
  const rows = await ask<Page<Row>>('POST', `/api/Documents/GetAllDocumentsForDMS${page}&indexType=1`)
  const documents = await Promise.all(
    rows.items.map(({ guid }) => ask<Whole>('GET', `/api/Documents/GetDocument?docGuid=${guid}`)),
  )
  const letter = richest(documents.filter(({ counts, documentType }) => counts.tasks && documentType.id !== RESOLUTION))
  const resolution = richest(documents.filter((one) => one.documentType.id === RESOLUTION && one.parentDocument))
  const resolved = resolution.parentDocument?.guid ?? ''
  const tasks = await ask<Row[]>('GET', `/api/Tasks/GetDocumentTasks?docGuid=${letter.guid}`)
  const task = firstOf(tasks, 'task').guid
  const ownTask = firstOf((await ask<Page<Row>>('POST', `/api/Tasks/GetOpenedUserTasks${page}`)).items, 'own task').guid
  const correspondents = await ask<Page<{ id: number; isLegalEntity: boolean }>>(
    'POST',
    `/api/Documents/SearchDocumentCorrespondents${page}`,
  )
  const company = firstOf(
    correspondents.items.filter(({ isLegalEntity }) => isLegalEntity),
    'company',
  )
  const served = (await list('/api/Documents/GetEDeliveryIncomingMessages')).items.filter((one) => one.dateServed)
  const eDelivery = firstOf(served, 'opened message of е-Връчване').guid
  const docExchange = firstOf(
    (await list('/api/Documents/GetExchangeIncomingMessages')).items,
    'message of обмен на документи',
  ).guid
  const users = await ask<Page<{ id: string; userName: string }>>('POST', '/api/Account/GetUsers?skip=0&take=200')
  const clerk = firstOf(
    users.items.filter(({ userName }) => userName === 'mpetrova'),
    'user',
  )
  const inspection = firstOf(
    (await ask<Page<Row>>('POST', `/api/Inspection/GetInspections${firstPage}`, { resultId: 2 })).items,
    'inspection with violations',
  ).guid
  const group = firstOf(
    (await ask<Page<Row>>('POST', `/api/GroupedInspection/GetGroupedInspections${firstPage}`, { statusId: 3 })).items,
    'group inspection under way',
  ).guid
  const inRegister = async (name: string) =>
    firstOf(
      (await ask<Page<{ id: string }>>('POST', `/api/${name}/Get${name}s${firstPage}`, { IsDraft: false })).items,
      name,
    ).id
  const [device = '', approved = '', registered = ''] = await Promise.all(
    ['Device', 'MeasuringDevice', 'ForeignDevice'].map(inRegister),
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
    '/documents/:id/task/:taskId': { id: letter.guid, taskId: task },
    '/documents/:id/document/:documentId': { id: letter.guid, documentId: resolved },
    '/documents/create/resolution/:resolutionToDocumentId': { resolutionToDocumentId: resolved },
    '/documents/:id/resolution/:resolutionToDocumentId': { id: resolution.guid, resolutionToDocumentId: resolved },
    '/tasks/:id': { id: ownTask },
    '/correspondents/:id': { id: String(company.id) },
    '/e-delivery/:id': { id: eDelivery },
    '/doc-exchange/:id': { id: docExchange },
    '/business-processes/:id': { id: '1' },
    '/vehicles/list/:id': { id: '1' },
    '/leave-applications/:id': { id: '1' },
    '/settings/users/:id': { id: clerk.id },
    '/business-trips/:id': { id: '1' },
    '/sick-leaves/:id': { id: '1' },
    '/expense-report/:id': { id: '1' },
    '/documents/e-delivery/:eDeliveryId': { eDeliveryId: eDelivery },
    '/documents/doc-exchange/:docExchangeId': { docExchangeId: docExchange },
  }
}

/** A search part that fills a list which is narrowed to the person's own department. */
const searches: Record<string, string> = {
  '/documents': '?departmentId=any',
  '/all': '?departmentId=any',
  '/unfinished': '?departmentId=any',
}
/** A screen as the walk visits it: its route's pattern, and a real address of it. */
export type Place = { pattern: string; address: string }

const filled = (pattern: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((path, [name, value]) => path.replace(`:${name}`, value), pattern)

const isScreenInside = (route: AppRoute): boolean => 'load' in route && !('anonymous' in route.access)

/** Screens that show a record by the search part of their address, as another one than the list at the same route. */
const openedByAddress = async (ask: AskDirectly): Promise<Place[]> => {
  const { items } = await ask<Page<{ id: number }>>('POST', `/api/Library/GetLibraryDocuments${page}`, {
    text: 'знак проверено средство',
  })
  const { id } = firstOf(items, 'picture in the library')
  return [{ pattern: '/library?document', address: `/library?document=${id}` }]
}

/** Where the walk goes: every route that has a screen and needs a session, with a real record where it shows one. */
export const walkAddresses = async (ask: AskDirectly): Promise<Place[]> => {
  const known = Object.entries(await records(ask))
  const screens = allRoutes.filter(isScreenInside).map(({ path }) => {
    const search = searches[path.slice(path.lastIndexOf('/'))] ?? ''
    if (!path.includes(':')) return { pattern: path, address: path + search }
    const values = known.find(([end]) => path.endsWith(end))?.[1]
    if (!values) throw new Error(`The walk has no record for ${path}: add one to tests/walk/addresses.ts`)
    return { pattern: path, address: filled(path, values) }
  })
  return [...screens, ...(await openedByAddress(ask))]
}

/** Two modules show the same screens: each screen once, in the module that has more of them. */
export const oncePerScreen = (places: readonly Place[]): Place[] =>
  places.filter(({ pattern }) => !pattern.startsWith('/administrative-services/') || pattern.endsWith('/portal'))

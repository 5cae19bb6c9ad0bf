import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint, Shape } from '../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../src/contract/shapeTree.ts'

export type NamedCall = { name: string; endpoint: Endpoint }
export type Sample = { query?: Record<string, unknown>; body?: unknown }

export const everyCall: readonly NamedCall[] = Object.entries(catalogue).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
)

/** Endpoints that look like reads but change data. */
const leavesTraces = new Set(['account.login', 'errorReports.notFound'])
const readName = /^(get|search|find|check|export|calc|download)/i
const lastWord = ({ path }: Endpoint) => path.slice(path.lastIndexOf('/') + 1)

/**
 * True if an endpoint only reads data: every GET endpoint, and any other whose last part of the path begins with a word
 * of `readName`, except those in `leavesTraces`.
 */
export const isReadCall = ({ name, endpoint }: NamedCall): boolean =>
  !leavesTraces.has(name) && (endpoint.method === 'GET' || readName.test(lastWord(endpoint)))

/** Values taken from earlier responses; the key is the endpoint and the field, such as `documents.getDocument guid`. */
export type Known = ReadonlyMap<string, unknown>
const keyOf = (call: string, field: string) => `${call} ${field}`

const documentsList = 'documents.getAllDocumentsForDMS'
const caseFilesList = 'caseFiles.getAllCaseFiles'
const inspectionsList = 'inspections.getInspections'

const sources: Record<string, readonly [call: string, field: string]> = {
  docGuid: [documentsList, 'guid'],
  documentId: [documentsList, 'guid'],
  documentTypeId: ['metadata.getDocumentTypes', 'id'],
  caseGuid: [caseFilesList, 'guid'],
  caseFileGuid: [caseFilesList, 'guid'],
  taskGuid: ['tasks.getOpenedUserTasks', 'guid'],
  eDeliveryGuid: ['eDelivery.getEDeliveryIncomingMessages', 'guid'],
  eDeliveryIncomingMessageGuid: ['eDelivery.getEDeliveryIncomingMessages', 'guid'],
  exchangeGuid: ['docExchange.getExchangeIncomingMessages', 'guid'],
  exchangeIncomingMessageGuid: ['docExchange.getExchangeIncomingMessages', 'guid'],
  personId: ['orgStructure.getPersons', 'id'],
  departmentId: ['orgStructure.getOrgStructure', 'id'],
  addresseeId: ['documentParts.getDocumentAddressees', 'id'],
  templateId: ['configuration.getAllPermissionTemplates', 'id'],
  districtId: ['metadata.getDistricts', 'id'],
  municipalityId: ['metadata.getMunicipalities', 'id'],
  settlementId: ['metadata.getSettlements', 'id'],
  ownerGuid: [inspectionsList, 'guid'],
  'documents.getDocumentClassifications guid': [documentsList, 'guid'],
  'documents.downloadAttachedFile guid': ['documents.getDocumentAttachedFiles', 'guid'],
  'documents.getCorrespondentById id': ['documents.searchDocumentCorrespondents', 'id'],
  'documentParts.getDocumentObligation guid': ['documentParts.getDocumentObligations', 'guid'],
  'documentParts.getDocumentCommentById id': ['documentParts.getDocumentComments', 'id'],
  'eDelivery.downloadEDeliveryAttachment guid': ['eDelivery.getEDeliveryIncomingMessageAttachments', 'guid'],
  'docExchange.downloadExchangeAttachment guid': ['docExchange.getExchangeIncomingMessageAttachments', 'guid'],
  'configuration.getDocumentTypeUses id': ['metadata.getDocumentTypes', 'id'],
}

/** Values that every backend accepts: a page number, a period, a search text that has results. */
const usual: Record<string, unknown> = {
  skip: 0,
  take: 10,
  page: 1,
  size: 10,
  pageNumber: 1,
  pageSize: 10,
  indexType: 1,
  search: 'а',
  includeDocuments: true,
  includeTasks: true,
  includeDisabled: false,
  quantity: 1,
  measure: 1,
  type: 1,
  filters: '{}',
}

const entriesOf = (shape: Shape | undefined): Record<string, Shape> => {
  const { entries, pipe } = (shape ?? {}) as {
    entries?: Record<string, Shape>
    pipe?: readonly { entries?: Record<string, Shape> }[]
  }
  return entries ?? pipe?.[0]?.entries ?? {}
}
const isLeftOut = ({ type }: { type: string }) => type === 'optional' || type === 'nullish'

/**
 * The values for a minimal body. `guid` is an existing document for a read request, and a GUID that no record has for a
 * save request.
 */
type Least = { day: string; guid: unknown; number?: number }
const nowhere = '00000000-0000-4000-8000-000000000000'
/** An id that no record has. */
const unknownId = 2_147_483_647

const textOf = ({ pipe = [] }: ShapeTree, { day, guid }: Least): unknown => {
  if (pipe.some(({ type }) => type === 'iso_date')) return day
  return pipe.some(({ type }) => type === 'regex') ? (guid ?? nowhere) : ''
}

const leastOf = (shape: ShapeTree, least: Least): unknown => {
  switch (shape.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {})
          .filter(([, field]) => !isLeftOut(field))
          .map(([name, field]) => [name, name in usual ? usual[name] : leastOf(field, least)]),
      )
    case 'array':
      return []
    case 'nullable':
    case 'nullish':
      return null
    case 'record':
      return {}
    case 'number':
      return least.number ?? 1
    case 'boolean':
      return false
    case 'picklist':
      return shape.options?.[0]
    case 'string':
      return textOf(shape, least)
    default:
      return undefined
  }
}

export const sampleOf = ({ name, endpoint }: NamedCall, known: Known, day: string): Sample | { lacks: string } => {
  const query: Record<string, unknown> = {}
  for (const [parameter, shape] of Object.entries(entriesOf(endpoint.query))) {
    const [area = ''] = name.split('.')
    const source = sources[keyOf(name, parameter)] ?? sources[parameter]
    const knownValue = known.get(source ? keyOf(...source) : keyOf(area, parameter))
    if (knownValue !== undefined) query[parameter] = knownValue
    else if (parameter in usual) query[parameter] = usual[parameter]
    else if (/date$/i.test(parameter)) query[parameter] = day
    else if (parameter === 'year') query[parameter] = Number(day.slice(0, 4))
    else if (!isLeftOut(shape)) return { lacks: parameter }
  }
  if (endpoint.body === 'form') return { lacks: 'a file' }
  return {
    ...(Object.keys(query).length > 0 && { query }),
    ...(endpoint.body && {
      body: leastOf(endpoint.body, { day, guid: known.get(keyOf(documentsList, 'guid')) }),
    }),
  }
}

export const leastForm = (parts: Endpoint['parts'] = {}): FormData => {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (part === 'file') form.append(name, new File(['Проверка'], 'проверка.txt', { type: 'text/plain' }))
    else form.append(name, name === 'kindId' ? '2' : '')
  }
  return form
}

/**
 * Returns a request that an existing endpoint refuses, because the request contains unknown records and empty texts.
 */
export const namingNothing = ({ endpoint }: NamedCall, day: string): Sample => {
  const least = { day, guid: nowhere, number: unknownId }
  const query = endpoint.query ? leastOf(endpoint.query, least) : undefined
  return {
    ...(isFields(query) && { query }),
    ...(endpoint.body === 'form'
      ? { body: leastForm(endpoint.parts) }
      : endpoint.body && { body: leastOf(endpoint.body, least) }),
  }
}

export const isFields = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

export const learn = (known: Map<string, unknown>, { name }: NamedCall, reply: unknown): void => {
  const rows = isFields(reply) && 'items' in reply ? reply.items : reply
  const first = Array.isArray(rows) ? rows[0] : undefined
  if (!isFields(first)) return
  const [area = ''] = name.split('.')
  for (const field of ['guid', 'id', 'name']) {
    const value = first[field]
    if (value === undefined || value === null) continue
    known.set(keyOf(name, field), value)
    // The field keeps the value of the first list of its area, unless a source is configured for it.
    if (field !== 'name' && !known.has(keyOf(area, field))) known.set(keyOf(area, field), value)
  }
}

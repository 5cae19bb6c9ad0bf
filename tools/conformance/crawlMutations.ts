import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Client } from './client.ts'
import { type CrawlResult, evaluateExchange, type Found, withFixedResponse } from './crawlCalls.ts'
import type { Zones } from './differences.ts'
import { draftLike } from './draftLike.ts'
import {
  everyCall,
  isFields,
  isReadCall,
  leastForm,
  type NamedCall,
  namingNothing,
  type Sample,
} from './sampleRequests.ts'

/** Endpoints that are never called, because even a minimal body has an effect, which may be impossible to undo. */
const skippedCalls = new Set([
  'account.login',
  'users.createUser',
  'users.updateUser',
  'errorReports.notFound',
  'configuration.savePermissionTemplate2s',
  'documents.createAndRegisterMultipleDocuments',
  // This endpoint is not called, because some backends accept an empty correspondent, and correspondents cannot be
  // deleted.
  'documents.createCorrespondent',
  'orgStructure.movePosition',
  'tasks.handOverTasks',
])
const orders = /\.order$/

type Row = Record<string, unknown>
const rowsIn = (reply: unknown): Row[] => {
  const rows = isFields(reply) && 'items' in reply ? reply.items : reply
  return Array.isArray(rows) ? rows.filter(isFields) : []
}
const callNamed = (name: string): NamedCall | undefined => everyCall.find((call) => call.name === name)

class Crawl {
  readonly found = new Map<string, Found>()
  readonly zones: Zones = { utc: 0, offset: 0, none: 0 }
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async sendRequest(call: NamedCall, sample: Sample): Promise<unknown> {
    try {
      const exchange = await this.#client.sendRequest(call.endpoint, sample)
      const judged = evaluateExchange(call, exchange, this.zones)
      const isThere = judged.state === 'refused' && exchange.status !== 401 && exchange.status !== 403
      if (!this.found.has(call.name)) this.found.set(call.name, isThere ? { ...judged, state: 'there' } : judged)
      return exchange.reply.kind === 'data' ? exchange.reply.data : undefined
    } catch (problem) {
      this.found.set(call.name, { ...withFixedResponse(call, String((problem as Error).message)), state: 'broken' })
      return undefined
    }
  }
}

const callOf = (endpoint: Endpoint): NamedCall => {
  const call = everyCall.find((one) => one.endpoint === endpoint)
  if (!call) throw new Error(`${endpoint.path} is in no area of the contract`)
  return call
}

const lifeOfDraft = async (crawl: Crawl, client: Client): Promise<void> => {
  const body = await draftLike(client)
  if (!body) return
  const made = await crawl.sendRequest(callOf(documents.createDocument), { body })
  const guid = isFields(made) ? made.guid : undefined
  if (typeof guid !== 'string') return
  const comment = { id: 0, docGuid: guid, content: 'Проверка', onlyMyDepartment: false, mentionedPersonIds: [] }
  const written = await crawl.sendRequest(callOf(documentParts.createDocumentComment), { body: comment })
  if (isFields(written)) {
    await crawl.sendRequest(callOf(documentParts.editDocumentComment), {
      body: { ...comment, ...written, content: 'Проверка 2' },
    })
    await crawl.sendRequest(callOf(documentParts.deleteDocumentComment), { query: { id: written.id } })
  }
  const form = leastForm(documents.uploadFile.parts)
  form.set('isPublic', 'false')
  const file = await crawl.sendRequest(callOf(documents.uploadFile), {
    query: { documentGuid: guid, description: '' },
    body: form,
  })
  if (isFields(file))
    await crawl.sendRequest(callOf(documents.removeAttachedFiles), { body: { fileGuids: [file.guid], reason: '' } })
  await crawl.sendRequest(callOf(documents.deleteDocument), { query: { docGuid: guid } })
}

const registers = [...new Set(everyCall.map(({ name }) => name.split('.')[0] ?? ''))].flatMap((area) => {
  const one = (...names: string[]) =>
    names.map((name) => callNamed(`${area}.${name}`)).find((call) => call !== undefined)
  const [list, create, edit, remove] = [one('list'), one('create', 'insert'), one('edit', 'update'), one('remove')]
  return list && create && edit && remove ? [{ list, create, edit, remove }] : []
})

const uniqueText = (row: Row, mark: string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      ['name', 'code', 'title', 'shortName'].includes(name) && typeof value === 'string'
        ? [name, name === 'code' ? mark.slice(-4) : `Проверка ${mark}`]
        : [name, value],
    ),
  )

const lifeOfRecord = async (crawl: Crawl, client: Client, register: (typeof registers)[number], mark: string) => {
  const { list, create, edit, remove } = register
  const query = list.endpoint.query ? { query: { pageNumber: 1, pageSize: 10 } } : {}
  const { reply } = await client.sendRequest(list.endpoint, { ...query, ...(list.endpoint.body && { body: {} }) })
  const [first] = reply.kind === 'data' ? rowsIn(reply.data) : []
  if (!first) return
  const made = await crawl.sendRequest(create, { body: { ...uniqueText(first, mark), id: 0, isDefault: false } })
  if (!isFields(made) || typeof made.id !== 'number' || made.id === first.id) return
  await crawl.sendRequest(edit, { body: made })
  await crawl.sendRequest(remove, { query: { id: made.id } })
}

/**
 * Calls every endpoint that changes data, **on a test system only**. Creates, changes and deletes a draft and a copy of
 * one record of each register; other endpoints get requests with unknown records. `mark` must be unique for each run.
 */
export const crawlMutations = async (
  client: Client,
  crawled: CrawlResult,
  { day, mark }: { day: string; mark: string },
): Promise<CrawlResult> => {
  const crawl = new Crawl(client)
  await lifeOfDraft(crawl, client)
  for (const register of registers) await lifeOfRecord(crawl, client, register, mark)
  for (const call of everyCall) {
    if (isReadCall(call) || crawl.found.has(call.name) || skippedCalls.has(call.name) || orders.test(call.name))
      continue
    await crawl.sendRequest(call, namingNothing(call, day))
  }
  const { zones } = crawled
  const { utc, offset, none } = crawl.zones
  return {
    ...crawled,
    calls: crawled.calls.map((one) => crawl.found.get(one.name) ?? one),
    zones: { utc: zones.utc + utc, offset: zones.offset + offset, none: zones.none + none },
  }
}

import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { everyCall, isFields, isQuestion, leastForm, type NamedCall, namingNothing, type Sample } from './asks.ts'
import type { Client } from './client.ts'
import type { Zones } from './differences.ts'
import { draftLike } from './draftLike.ts'
import { type Found, judge, unasked, type Walked } from './walkCalls.ts'

/** Calls whose least body would do something, or could not be taken back. */
const notAsked = new Set([
  'account.login',
  'users.createUser',
  'users.updateUser',
  'errorReports.notFound',
  'configuration.savePermissionTemplate2s',
  'documents.createAndRegisterMultipleDocuments',
  // Some backend takes an empty one, and no call deletes a correspondent.
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
const named = (name: string): NamedCall | undefined => everyCall.find((call) => call.name === name)

/** What the walk has found so far; every call is told once, by the first reply that was read. */
class Walk {
  readonly found = new Map<string, Found>()
  readonly zones: Zones = { utc: 0, offset: 0, none: 0 }
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Asks a call and keeps how it was found; gives its reply where there is one. */
  async ask(call: NamedCall, sample: Sample): Promise<unknown> {
    try {
      const exchange = await this.#client.ask(call.endpoint, sample)
      const judged = judge(call, exchange, this.zones)
      const isThere = judged.state === 'refused' && exchange.status !== 401 && exchange.status !== 403
      if (!this.found.has(call.name)) this.found.set(call.name, isThere ? { ...judged, state: 'there' } : judged)
      return exchange.reply.kind === 'data' ? exchange.reply.data : undefined
    } catch (problem) {
      this.found.set(call.name, { ...unasked(call, String((problem as Error).message)), state: 'broken' })
      return undefined
    }
  }
}

/** A declaration by itself, as a call with its name. */
const callOf = (endpoint: Endpoint): NamedCall => {
  const call = everyCall.find((one) => one.endpoint === endpoint)
  if (!call) throw new Error(`${endpoint.path} is in no area of the contract`)
  return call
}

/** A draft from its making to its end, with a comment and a file. */
const lifeOfDraft = async (walk: Walk, client: Client): Promise<void> => {
  const body = await draftLike(client)
  if (!body) return
  const made = await walk.ask(callOf(documents.createDocument), { body })
  const guid = isFields(made) ? made.guid : undefined
  if (typeof guid !== 'string') return
  const comment = { id: 0, docGuid: guid, content: 'Проверка', onlyMyDepartment: false, mentionedPersonIds: [] }
  const written = await walk.ask(callOf(documentParts.createDocumentComment), { body: comment })
  if (isFields(written)) {
    await walk.ask(callOf(documentParts.editDocumentComment), {
      body: { ...comment, ...written, content: 'Проверка 2' },
    })
    await walk.ask(callOf(documentParts.deleteDocumentComment), { query: { id: written.id } })
  }
  const form = leastForm(documents.uploadFile.parts)
  form.set('isPublic', 'false')
  const file = await walk.ask(callOf(documents.uploadFile), {
    query: { documentGuid: guid, description: '' },
    body: form,
  })
  if (isFields(file))
    await walk.ask(callOf(documents.removeAttachedFiles), { body: { fileGuids: [file.guid], reason: '' } })
  await walk.ask(callOf(documents.deleteDocument), { query: { docGuid: guid } })
}

/** The areas whose records are made, changed and removed by calls of one shape, with the names of those. */
const registers = [...new Set(everyCall.map(({ name }) => name.split('.')[0] ?? ''))].flatMap((area) => {
  const one = (...names: string[]) => names.map((name) => named(`${area}.${name}`)).find((call) => call !== undefined)
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

/** A copy of a register's first record is made, changed and removed. What rules refuse is said to be there. */
const lifeOfRecord = async (walk: Walk, client: Client, register: (typeof registers)[number], mark: string) => {
  const { list, create, edit, remove } = register
  const query = list.endpoint.query ? { query: { pageNumber: 1, pageSize: 10 } } : {}
  const { reply } = await client.ask(list.endpoint, { ...query, ...(list.endpoint.body && { body: {} }) })
  const [first] = reply.kind === 'data' ? rowsIn(reply.data) : []
  if (!first) return
  const made = await walk.ask(create, { body: { ...uniqueText(first, mark), id: 0, isDefault: false } })
  if (!isFields(made) || typeof made.id !== 'number' || made.id === first.id) return
  await walk.ask(edit, { body: made })
  await walk.ask(remove, { query: { id: made.id } })
}

/**
 * Asks every call that changes data, **on a test system only**: a draft and a copy of each register's record are made,
 * changed and taken away again; all others are asked about records that are nowhere. `mark` must be new for each run.
 */
export const walkWrites = async (
  client: Client,
  walked: Walked,
  { day, mark }: { day: string; mark: string },
): Promise<Walked> => {
  const walk = new Walk(client)
  await lifeOfDraft(walk, client)
  for (const register of registers) await lifeOfRecord(walk, client, register, mark)
  for (const call of everyCall) {
    if (isQuestion(call) || walk.found.has(call.name) || notAsked.has(call.name) || orders.test(call.name)) continue
    await walk.ask(call, namingNothing(call, day))
  }
  const { zones } = walked
  const { utc, offset, none } = walk.zones
  return {
    ...walked,
    calls: walked.calls.map((one) => walk.found.get(one.name) ?? one),
    zones: { utc: zones.utc + utc, offset: zones.offset + offset, none: zones.none + none },
  }
}

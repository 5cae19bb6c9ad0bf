import type { Shape } from '../../src/contract/endpoint.ts'
import type { Client, Exchange } from './client.ts'
import { type Difference, differencesOf, type Zones } from './differences.ts'
import { everyCall, isReadCall, learn, type NamedCall, sampleOf } from './sampleRequests.ts'

/**
 * The result for an endpoint. `absent`: the status is 404, 405 or 501. `broken`: no response, or a server error.
 * `there`: the endpoint exists, because it refused a save request with unknown records.
 */
export type Found = {
  name: string
  path: string
  isProposed: boolean
  state: 'answered' | 'there' | 'differs' | 'absent' | 'refused' | 'broken' | 'not asked'
  why: string
  differences: Difference[]
  bytes: number
  milliseconds: number
  withoutZone: number
}
export type CrawlResult = {
  calls: Found[]
  zones: Zones
  largest: { name: string; bytes: number }
  compressed: number
  plain: number
}

/** In bytes: larger responses should be compressed. */
const worthCompressing = 4096
const absentStatuses = new Set([404, 405, 501])

export const withFixedResponse = ({ name, endpoint }: NamedCall, why: string): Found => ({
  ...{ name, path: `${endpoint.method} ${endpoint.path}`, isProposed: endpoint.proposed === true },
  ...{ state: 'not asked', why, differences: [], bytes: 0, milliseconds: 0, withoutZone: 0 },
})

const pageSize = 10
const isPaged = ({ endpoint: { query } }: NamedCall): boolean =>
  ['take', 'pageSize'].some((name) => name in ((query as { entries?: object } | undefined)?.entries ?? {}))
/** Returns a difference if a page contains more rows than requested; fewer rows are allowed. */
const tooManyRows = (reply: unknown): Difference[] => {
  const items = (reply as { items?: unknown } | null)?.items
  return Array.isArray(items) && items.length > pageSize
    ? [
        {
          path: 'items',
          weight: 'required',
          what: `holds ${items.length} rows where ${pageSize} were asked for`,
          times: 1,
        },
      ]
    : []
}

export const evaluateExchange = (
  call: NamedCall,
  { status, reply, bytes, milliseconds }: Exchange,
  zones: Zones,
): Found => {
  const { endpoint } = call
  const rest = { ...withFixedResponse(call, ''), bytes, milliseconds }
  if (absentStatuses.has(status) && reply.kind === 'refused' && !reply.hasMessage)
    return { ...rest, state: 'absent', why: `status ${status}` }
  if (status >= 500) return { ...rest, state: 'broken', why: `status ${status}` }
  if (reply.kind === 'refused') return { ...rest, state: 'refused', why: `status ${status}: ${reply.words}` }
  if (endpoint.reply === 'file')
    return reply.kind === 'file' && bytes > 0
      ? { ...rest, state: 'answered' }
      : { ...rest, state: 'differs', why: 'no file came' }
  if (endpoint.reply === 'nothing' || reply.kind === 'file') return { ...rest, state: 'answered' }
  const { found, zones: own } = differencesOf(endpoint.reply as Shape, reply.data)
  for (const zone of ['utc', 'offset', 'none'] as const) zones[zone] += own[zone]
  const differences = [...found, ...(isPaged(call) ? tooManyRows(reply.data) : [])]
  const isOther = differences.some(({ weight }) => weight !== 'harmless')
  return { ...rest, state: isOther ? 'differs' : 'answered', differences, withoutZone: own.none }
}

/**
 * Calls every read endpoint. If an endpoint needs the key of a record, it is called after another response has supplied
 * a key. `day` is `YYYY-MM-DD`; `only` selects endpoints whose name contains this text.
 */
export const crawlCalls = async (
  client: Client,
  { day, only = '' }: { day: string; only?: string },
): Promise<CrawlResult> => {
  const known = new Map<string, unknown>()
  const found = new Map<string, Found>()
  const zones: Zones = { utc: 0, offset: 0, none: 0 }
  let largest = { name: '', bytes: 0 }
  let compressed = 0
  let plain = 0
  let waiting = everyCall.filter(isReadCall)
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false
    const later: NamedCall[] = []
    for (const call of waiting) {
      const sample = sampleOf(call, known, day)
      if ('lacks' in sample) {
        later.push(call)
        continue
      }
      hasMoved = true
      try {
        const exchange = await client.sendRequest(call.endpoint, sample)
        if (exchange.reply.kind === 'data') learn(known, call, exchange.reply.data)
        if (exchange.bytes > largest.bytes) largest = { name: call.name, bytes: exchange.bytes }
        if (exchange.headers.has('content-encoding')) compressed += 1
        else if (exchange.bytes > worthCompressing && call.endpoint.reply !== 'file') plain += 1
        found.set(call.name, evaluateExchange(call, exchange, zones))
      } catch (problem) {
        found.set(call.name, { ...withFixedResponse(call, String((problem as Error).message)), state: 'broken' })
      }
    }
    waiting = later
  }
  for (const call of waiting) {
    const sample = sampleOf(call, known, day)
    found.set(
      call.name,
      withFixedResponse(call, `no record told a value for „${'lacks' in sample ? sample.lacks : ''}“`),
    )
  }
  const calls = everyCall.flatMap((call) => {
    const one = found.get(call.name) ?? withFixedResponse(call, 'changes data')
    return call.name.includes(only) ? [one] : []
  })
  return { calls, zones, largest, compressed, plain }
}

import { type Change, ofResultData, withBody } from '../../scripts/backend/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type OfFields = (fields: Record<string, unknown>) => unknown
type OfValue = (value: unknown, name: string) => unknown
const everywhere = (value: unknown, ofFields: OfFields, ofValue: OfValue = (one) => one, at = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => everywhere(one, ofFields, ofValue, at))
  if (!isFields(value)) return ofValue(value, at)
  const inside = Object.entries(value).map(([name, one]) => [name, everywhere(one, ofFields, ofValue, name)])
  return ofFields(Object.fromEntries(inside))
}
export const ofValues = (ofValue: OfValue): Change =>
  ofResultData((data) => everywhere(data, (fields) => fields, ofValue))

const ofJson =
  (change: (body: unknown) => unknown): Change =>
  async (call, next) => {
    const reply = await next(call)
    if (!reply.headers.get('content-type')?.startsWith('application/json')) return reply
    return withBody(reply, JSON.stringify(change(await reply.clone().json())))
  }

/** Changes responses like `WhenWritingNull` of .NET: omits null values, also in the envelope. */
export const withoutNulls = ofJson((body) =>
  everywhere(body, (fields) => Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== null))),
)
export const withoutEnvelope = ofJson((body) => (isFields(body) && 'resultData' in body ? body.resultData : body))
export const pascalCase = ofJson((body) =>
  everywhere(body, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [name.slice(0, 1).toUpperCase() + name.slice(1), one]),
    ),
  ),
)
export const dataAndTotal = ofResultData((data) =>
  isFields(data) && 'items' in data ? { data: data.items, total: data.totalCount } : data,
)
export const moreFields = ofJson((body) =>
  everywhere(body, (fields) =>
    'id' in fields || 'guid' in fields ? { ...fields, $id: '7', rowVersion: 'AAAAAAAAB9E=' } : fields,
  ),
)
export const numbersAsText = ofValues((value) => (typeof value === 'number' ? String(value) : value))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/
/**
 * Changes instants to the local time of Sofia without a zone, with the seven digits of .NET:
 * `2026-11-17T10:32:52.0000000`.
 */
export const withoutZone = ofValues((value) => {
  if (typeof value !== 'string' || !instant.test(value)) return value
  const at = new Date(value)
  const clock = at.toLocaleTimeString('bg-BG', { timeZone: 'Europe/Sofia', hourCycle: 'h23' }).replace(/[^\d:]/g, '')
  return `${civilDateOf(at)}T${clock}.${String(at.getMilliseconds()).padStart(3, '0')}0000`
})
/** Changes instants as a server does whose clock is some hours slow, or that writes UTC as if it were local time. */
export const hoursBehind = (hours: number): Change =>
  ofValues((value) =>
    typeof value === 'string' && instant.test(value)
      ? new Date(Date.parse(value) - hours * 3_600_000).toISOString()
      : value,
  )
/** Changes a date to the instant at which it starts in Sofia (winter time): `2026-12-11T22:00:00Z` is 12 December. */
export const daysAsInstants = ofValues((value) => {
  if (typeof value !== 'string' || !day.test(value)) return value
  const before = new Date(`${value}T00:00:00+02:00`)
  const isSummer = civilDateOf(new Date(before.getTime() - 1)) === value
  return new Date(before.getTime() - (isSummer ? 3_600_000 : 0)).toISOString().replace('.000', '')
})

type Refusal = { status: number; body?: string; type?: string; headers?: Record<string, string> }
export const answering =
  (endpoint: Endpoint, { status, body = '', type = 'application/json', headers = {} }: Refusal): Change =>
  async (call, next) =>
    call.path === endpoint.path
      ? new Response(status === 204 ? null : body, { status, headers: { 'content-type': type, ...headers } })
      : next(call)
export const doneButAnswering =
  (endpoint: Endpoint, refusal: Refusal): Change =>
  async (call, next) => {
    if (call.path === endpoint.path) await next(call)
    return answering(endpoint, refusal)(call, next)
  }
export const loseResponse =
  (endpoint: Endpoint): Change =>
  async (call, next) => {
    const reply = await next(call)
    return call.path === endpoint.path ? Response.error() : reply
  }

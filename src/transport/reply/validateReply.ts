import type { Endpoint } from '../../contract/endpoint.ts'
import { deferErrors } from '../deferredErrors.ts'
import { Fault } from '../fault.ts'
import { notify } from '../notices.ts'
import type { Problem } from './reader.ts'
import { emptyReply, type InvalidReply, type ReadReply, type RequestedRange, readReply } from './readReply.ts'

const ofAnotherShape = 'Сървърът отговори по начин, който приложението не може да прочете.'
const partly = 'Част от данните, получени от сървъра, не може да се прочете и не е показана.'
const words: Readonly<Record<InvalidReply, string>> = {
  nothing: 'Сървърът не върна данни.',
  noRows: 'Сървърът брои записи, но не изпрати нито един.',
}

const MOST_LINES = 5

const traceOf = ({ method, path }: Endpoint, problems: readonly Problem[]): string[] => {
  const places = new Map(problems.map((one) => [one.path.replace(/\[\d+\]/g, '[]'), one]))
  const lines = [...places.values()].map(
    (one) => `${one.path || 'целият отговор'}: очаква се ${one.expected}, получено е ${one.received}`,
  )
  const more = lines.length - MOST_LINES
  return [`${method} ${path}`, ...lines.slice(0, MOST_LINES), ...(more > 0 ? [`и още ${more}`] : [])]
}

const reportedCalls = new Set<string>()

const notifyOnce = (endpoint: Endpoint, text: string, problems: readonly Problem[]) => {
  const call = `${endpoint.path} ${text}`
  if (reportedCalls.has(call)) return
  reportedCalls.add(call)
  notify({ kind: 'error', title: 'Непълни данни', text, trace: traceOf(endpoint, problems) })
}

const requestedRange = ({ query }: { query?: { skip?: unknown; take?: unknown } }): RequestedRange => {
  const take = Number(query?.take)
  return { skip: Number(query?.skip ?? 0) || 0, take: query?.take === undefined || Number.isNaN(take) ? null : take }
}

const sentBy = ({ body }: { body?: unknown }): unknown =>
  typeof body === 'object' && body !== null ? { ...body, changedGuid: null } : undefined

/**
 * Reads a response. An empty response of a save request is not replaced by a default, because it does not say whether
 * the request was applied. The same applies to a list that is read to find this out. A lookup list may be empty.
 */
const readByShape = (endpoint: Endpoint, request: object, raw: unknown, mayBeEmpty: boolean): ReadReply => {
  const { reply } = endpoint
  if (typeof reply === 'string') return { isRead: true, value: reply === 'file' ? raw : null, problems: [] }
  const given = raw ?? (endpoint.kind === 'update' ? sentBy(request) : raw)
  const needsRows = reply.type === 'array' && !mayBeEmpty && endpoint.cachedPerSession !== true
  if ((given === null || given === undefined) && (endpoint.kind !== 'read' || needsRows)) return emptyReply
  return readReply(reply, given, requestedRange(request))
}

type How = { reporting: 'now' | 'later' | 'quiet'; mayBeEmpty: boolean }

/**
 * Returns the value by its shape, or a `Fault` of kind `unreadable`. Dropped values are reported to the user here. The
 * fault is reported here (`now`), by the caller (`quiet`), or by the code that finds out the result of the save request
 * (`later`).
 */
export const validReply = (
  endpoint: Endpoint,
  request: object,
  raw: unknown,
  { reporting, mayBeEmpty }: How,
): unknown => {
  const reply = readByShape(endpoint, request, raw, mayBeEmpty)
  if (reply.isRead) {
    if (reply.problems.length > 0) notifyOnce(endpoint, partly, reply.problems)
    return reply.value
  }
  const text = reply.invalidParts ? words[reply.invalidParts] : ofAnotherShape
  const fault = new Fault('unreadable', text)
  const notify = () => notifyOnce(endpoint, text, reply.problems)
  if (reporting === 'now') notify()
  if (reporting === 'later') deferErrors(fault, notify)
  return fault
}

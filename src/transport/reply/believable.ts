import type { Endpoint } from '../../contract/endpoint.ts'
import { Fault } from '../fault.ts'
import { notify } from '../notices.ts'
import { keepUntold } from '../untold.ts'
import type { Problem } from './reader.ts'
import { type Amiss, nothingCame, type ReadReply, type RowsAsked, readReply } from './readReply.ts'

const ofAnotherShape = 'Сървърът отговори по начин, който приложението не може да прочете.'
const partly = 'Част от данните, получени от сървъра, не може да се прочете и не е показана.'
const words: Readonly<Record<Amiss, string>> = {
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

/** Tells of a call whose reply could not be read whole: the first time, not for every row and repetition. */
const tellOnce = (endpoint: Endpoint, text: string, problems: readonly Problem[]) => {
  const call = `${endpoint.path} ${text}`
  if (reportedCalls.has(call)) return
  reportedCalls.add(call)
  notify({ kind: 'error', title: 'Непълни данни', text, trace: traceOf(endpoint, problems) })
}

const rowsAsked = ({ query }: { query?: { skip?: unknown; take?: unknown } }): RowsAsked => {
  const take = Number(query?.take)
  return { skip: Number(query?.skip ?? 0) || 0, take: query?.take === undefined || Number.isNaN(take) ? null : take }
}

/** What an update that was answered with nothing has left: the record that was sent, in a version nobody knows yet. */
const sentBy = ({ body }: { body?: unknown }): unknown =>
  typeof body === 'object' && body !== null ? { ...body, changedGuid: null } : undefined

/**
 * Nothing stands for what a write should have brought: whether it was done is not known then. Nor for a list that is
 * asked for to find that out: that none came does not say that there is none. A lookup list may be empty.
 */
const read = (endpoint: Endpoint, ask: object, raw: unknown, mayBeEmpty: boolean): ReadReply => {
  const { reply } = endpoint
  if (typeof reply === 'string') return { isRead: true, value: reply === 'file' ? raw : null, problems: [] }
  const given = raw ?? (endpoint.kind === 'update' ? sentBy(ask) : raw)
  const needsRows = reply.type === 'array' && !mayBeEmpty && endpoint.cachedPerSession !== true
  if ((given === null || given === undefined) && (endpoint.kind !== 'read' || needsRows)) return nothingCame
  return readReply(reply, given, rowsAsked(ask))
}

type How = { telling: 'now' | 'later' | 'quiet'; mayBeEmpty: boolean }

/**
 * What a caller gets of a raw reply: what its shape says, or a `Fault` of kind `unreadable`. What was lost is told; the
 * fault of a `quiet` call its caller tells, that of a `later` one whoever finds out what is true.
 */
export const believable = (endpoint: Endpoint, ask: object, raw: unknown, { telling, mayBeEmpty }: How): unknown => {
  const reply = read(endpoint, ask, raw, mayBeEmpty)
  if (reply.isRead) {
    if (reply.problems.length > 0) tellOnce(endpoint, partly, reply.problems)
    return reply.value
  }
  const text = reply.amiss ? words[reply.amiss] : ofAnotherShape
  const fault = new Fault('unreadable', text)
  const tell = () => tellOnce(endpoint, text, reply.problems)
  if (telling === 'now') tell()
  if (telling === 'later') keepUntold(fault, tell)
  return fault
}

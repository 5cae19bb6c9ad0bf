import { type Endpoint, isUpdate } from '../../contract/endpoint.ts'
import { Fault } from '../fault.ts'
import { notify } from '../notices.ts'
import type { Problem } from './reader.ts'
import { readReply } from './readReply.ts'

const ofAnotherShape = 'Сървърът отговори по начин, който приложението не може да прочете.'
const withoutData = 'Сървърът не върна данни.'
const partly = 'Част от данните, получени от сървъра, не може да се прочете и не е показана.'

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

const skippedBy = (ask: { query?: { skip?: unknown } }): number => Number(ask.query?.skip ?? 0) || 0

/** What an update that was answered with nothing has left: the record that was sent, in a version nobody knows yet. */
const sentBy = ({ body }: { body?: unknown }): unknown =>
  typeof body === 'object' && body !== null ? { ...body, changedGuid: null } : undefined

/**
 * What a caller gets of a raw reply: what its shape says, or a `Fault`. Its kind is `unreadable` when the whole is of
 * another shape or did not come. What was lost has been told; a quiet call's fault its caller tells.
 */
export const believable = (endpoint: Endpoint, ask: object, raw: unknown, quiet = false): unknown => {
  if (endpoint.reply === 'nothing') return null
  if (endpoint.reply === 'file') return raw
  const given = raw ?? (isUpdate(endpoint) ? sentBy(ask) : raw)
  const read = readReply(endpoint.reply, given, skippedBy(ask))
  if (read.isRead) {
    if (read.problems.length > 0) tellOnce(endpoint, partly, read.problems)
    return read.value
  }
  const text = raw === null || raw === undefined ? withoutData : ofAnotherShape
  if (!quiet) tellOnce(endpoint, text, read.problems)
  return new Fault('unreadable', text)
}

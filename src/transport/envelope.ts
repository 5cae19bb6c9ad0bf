import type { Reading } from '../contract/endpoint.ts'
import { fieldsOf, isObject, type Json, linesUnder, shownText, withoutOddFirstLine } from './envelopeMessages.ts'
import { Fault, sessionOver } from './fault.ts'
import type { NewNotice } from './notices.ts'

/** An HTTP answer with its body: `json` undefined means an empty body, `garbled` one that is no JSON. */
export type Answer = { status: number; json: unknown; garbled?: boolean }

/**
 * What an answer means (document 1, section 8; document 2, section 8).
 * `refused`: the backend said no inside an answer; `reply` is what the specification gives the caller then.
 * `failed`: passed on to the caller as an error.
 */
export type Meaning =
  | { kind: 'done'; reply: unknown; notice?: NewNotice }
  | { kind: 'refused'; reply: unknown; fault: Fault; notice: NewNotice }
  | { kind: 'failed'; fault: Fault; notice?: NewNotice }

const generic = 'Грешка'

const messageOf = (json: unknown): string | null => shownText(isObject(json) ? json.message : json)

const isSuccess = (type: unknown) => type === undefined || type === null || type === 1 || type === 'Success'

const isEnvelope = (json: unknown): json is Json =>
  isObject(json) && ('type' in json || 'resultData' in json || 'message' in json)

const done = (reply: unknown, message: string | null): Meaning =>
  message === null ? { kind: 'done', reply } : { kind: 'done', reply, notice: { kind: 'success', text: message } }

const refused = (json: Json, reply: unknown, status?: number): Meaning => {
  const text = messageOf(json) ?? generic
  const fault = new Fault('refused', text, {
    fields: fieldsOf(json.additionalFieldMessages),
    ...(status === undefined ? {} : { status }),
  })
  return { kind: 'refused', reply, fault, notice: { kind: 'error', text, details: linesUnder(json) } }
}

const failed = (kind: Fault['kind'], status: number, notice: NewNotice | undefined, fields = {}): Meaning => {
  const text = notice ? [notice.text, ...(notice.details ?? [])].join('\n') : generic
  const fault = new Fault(kind, text, { status, fields })
  return notice ? { kind: 'failed', fault, notice } : { kind: 'failed', fault }
}

/** HTTP 400: the map of field to messages, one per line, under the heading „Внимание!“. */
const invalid = (json: unknown): Meaning => {
  const fields = fieldsOf(isObject(json) ? (json.errors ?? json.additionalFieldMessages) : undefined)
  const text = Object.values(fields).flat().join('\n') || messageOf(json) || generic
  return failed('invalid', 400, { kind: 'error', title: 'Внимание!', text }, fields)
}

const serverFault = ({ status, json }: Answer): Meaning => {
  const message = messageOf(json)
  const text = (status === 500 && message !== null ? withoutOddFirstLine(message) : message) || generic
  return failed('server', status, { kind: 'error', text, details: isObject(json) ? linesUnder(json) : [] })
}

/** Statuses that are read the same way by both variants; null when the body decides. */
const byStatus = (answer: Answer): Meaning | null => {
  if (answer.status === 400) return invalid(answer.json)
  if (answer.status === 401) return { kind: 'failed', fault: sessionOver() }
  if (answer.status === 500) return serverFault(answer)
  if (answer.status < 300 && answer.garbled) return serverFault({ ...answer, json: undefined })
  return null
}

const readMain = (answer: Answer): Meaning => {
  const { status, json } = answer
  if (status >= 300) return serverFault(answer)
  if (!isEnvelope(json)) return done(json, null)
  if (!isSuccess(json.type)) return refused(json, null, status)
  return done(json.resultData, messageOf(json))
}

/**
 * The device-call variant: a body of type 0 with additionalFieldMessages is shown as an error and returned whole;
 * another status than 200, 201 or 204 shows the message as an error and returns nothing; a message is an error for
 * type 0 and a success otherwise; a body without a type is returned as it is, others are reduced to resultData.
 */
const readDevice = ({ status, json }: Answer): Meaning => {
  const body = isObject(json) ? json : {}
  if (body.type === 0 && body.additionalFieldMessages) return refused(body, json, status)
  if (![200, 201, 204].includes(status)) return refused(body, null, status)
  if (body.type === 0) return refused(body, body.resultData ?? null, status)
  if (!isObject(json)) return done(json, null)
  return done(json.type === undefined ? json : json.resultData, messageOf(json))
}

/** Reads one answer by its endpoint's variant. Pure: it shows nothing and ends no session. */
export const readAnswer = (reading: Reading, answer: Answer): Meaning =>
  byStatus(answer) ?? (reading === 'device' ? readDevice(answer) : readMain(answer))

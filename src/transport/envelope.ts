import type { Reading } from '../contract/endpoint.ts'
import {
  bareFields,
  fieldsOf,
  isObject,
  type Json,
  linesUnder,
  shownText,
  toCamelCase,
  withoutOddFirstLine,
} from './envelopeMessages.ts'
import { Fault, type FieldMessages, sessionOver } from './fault.ts'
import type { NewNotice } from './notices.ts'
import {
  damaged,
  fieldLines,
  noSentences,
  notOurs,
  readableFields,
  type SentenceOf,
  textFor,
} from './serverErrorText.ts'

/**
 * An HTTP response with its body. `json`: undefined if the body is empty. `garbled`: the body is not JSON, and `text`
 * contains it.
 */
export type HttpResponse = {
  status: number
  json: unknown
  garbled?: boolean
  text?: string
  retryAfter?: string | null
}

/**
 * What a response means for the caller (specification 1, section 8; specification 2, section 8). `refused`: the backend
 * refused, and `reply` is the value that the specification prescribes for the caller. `failed`: the caller gets an
 * error.
 */
export type Meaning =
  | { kind: 'done'; reply: unknown; notice?: NewNotice }
  | { kind: 'refused'; reply: unknown; fault: Fault; notice: NewNotice }
  | { kind: 'failed'; fault: Fault; notice?: NewNotice }

/**
 * Returns the message in a body: the field `message`, the detail or title of ProblemDetails (RFC 9457), or a body that
 * is a text.
 */
const messageOf = (json: unknown): string | null =>
  isObject(json) ? (shownText(json.message) ?? shownText(json.detail) ?? shownText(json.title)) : shownText(json)

const isSuccess = (type: unknown) => type === undefined || type === null || type === 1 || type === 'Success'

const isEnvelope = (json: unknown): json is Json =>
  isObject(json) && ('type' in json || 'resultData' in json || 'message' in json)

const doneMeaning = (reply: unknown, message: string | null): Meaning =>
  message === null ? { kind: 'done', reply } : { kind: 'done', reply, notice: { kind: 'success', text: message } }

/** Returns what support needs: the status and the server's text, if the user does not see this text. */
const traceOf = (status: number, original: string | null): { trace?: readonly string[] } =>
  original === null ? {} : { trace: [`HTTP ${status}`, ...(original ? [original] : [])] }

type Failure = { fields?: FieldMessages; notice: NewNotice; original: string | null }

const faultOf = (kind: Fault['kind'], status: number, { fields = {}, notice, original }: Failure): Fault => {
  const text = [notice.text, ...(kind === 'refused' ? [] : (notice.details ?? []))].join('\n')
  return new Fault(kind, text, { status, fields, ...(original !== null && { serverText: original }) })
}

const failedMeaning = (kind: Fault['kind'], status: number, failure: Failure): Meaning => ({
  kind: 'failed',
  fault: faultOf(kind, status, failure),
  notice: { ...failure.notice, ...traceOf(status, failure.original) },
})

const readRefusal = (json: Json, reply: unknown, { status }: HttpResponse, sentenceOf: SentenceOf): Meaning => {
  const { text, original } = textFor(messageOf(json), { status }, sentenceOf)
  const notice: NewNotice = { kind: 'error', text, details: linesUnder(json), ...traceOf(status, original) }
  const fields = readableFields(fieldsOf(json.additionalFieldMessages))
  return { kind: 'refused', reply, fault: faultOf('refused', status, { fields, notice, original }), notice }
}

/** Reads HTTP 400 and 422: the notice has the title „Внимание!“ and the messages by field, one per line. */
const readInvalid = (response: HttpResponse, sentenceOf: SentenceOf): Meaning => {
  const { status, json } = response
  const given = fieldsOf(isObject(json) ? (json.errors ?? json.additionalFieldMessages ?? bareFields(json)) : undefined)
  const lines = fieldLines(given)
  const words = () => textFor(messageOf(json) ?? shownText(response.text), response, sentenceOf)
  const { text, original } = lines.text === '' ? words() : lines
  const notice: NewNotice = { kind: 'error', title: 'Внимание!', text }
  return failedMeaning('invalid', status, { fields: readableFields(given), notice, original })
}

const readServerFault = (response: HttpResponse, sentenceOf: SentenceOf): Meaning => {
  const { status, json } = response
  const message = messageOf(json) ?? shownText(response.text)
  const serverText = status === 500 && message !== null ? withoutOddFirstLine(message) : message
  const { text, original } = textFor(serverText, response, sentenceOf)
  const details = isObject(json) ? linesUnder(json) : []
  return failedMeaning('server', status, { notice: { kind: 'error', text, details }, original })
}

/** Reads a successful status with an unreadable body: it is unknown whether the request was applied. */
const readGarbled = ({ status, text = '' }: HttpResponse): Meaning => {
  const words = /^\s*[{[]/.test(text) ? damaged : notOurs
  return failedMeaning('unreadable', status, { notice: { kind: 'error', text: words }, original: text })
}

/**
 * Returns the message of a 401 in the backend's envelope. Undefined without an envelope: the response then comes from a
 * proxy, or the path is unknown.
 */
const envelopeMessage = (json: unknown): string | undefined =>
  isEnvelope(json) && !isSuccess(json.type) ? (messageOf(json) ?? '') : undefined

const readByStatus = (response: HttpResponse, sentenceOf: SentenceOf): Meaning | null => {
  if (response.status === 400 || response.status === 422) return readInvalid(response, sentenceOf)
  if (response.status === 401) return { kind: 'failed', fault: sessionOver(envelopeMessage(response.json)) }
  if (response.status === 500) return readServerFault(response, sentenceOf)
  if (response.status < 300 && response.garbled) return readGarbled(response)
  return null
}

const readMain = (response: HttpResponse, sentenceOf: SentenceOf): Meaning => {
  const { status, json } = response
  if (status >= 300) return readServerFault(response, sentenceOf)
  if (!isEnvelope(json)) return doneMeaning(json, null)
  if (!isSuccess(json.type)) return readRefusal(json, null, response, sentenceOf)
  return doneMeaning(json.resultData, messageOf(json))
}

/**
 * Reads a response in the format of the device calls. Type 0 with additionalFieldMessages is a refusal, and the caller
 * gets the whole body. For a status other than 200, 201, 204 the message is shown and the caller gets null. A body
 * without a type is returned unchanged; of any other body the caller gets resultData.
 */
const readDevice = (response: HttpResponse, sentenceOf: SentenceOf): Meaning => {
  const { status, json } = response
  const body = isObject(json) ? json : {}
  if (body.type === 0 && body.additionalFieldMessages) return readRefusal(body, json, response, sentenceOf)
  if (![200, 201, 204].includes(status)) return readRefusal(body, null, response, sentenceOf)
  if (body.type === 0) return readRefusal(body, body.resultData ?? null, response, sentenceOf)
  if (!isObject(json)) return doneMeaning(json, null)
  return doneMeaning(json.type === undefined ? json : json.resultData, messageOf(json))
}

export const isFailure = ({ status, json }: HttpResponse): boolean =>
  status >= 300 || (isObject(json) && !isSuccess(json.type ?? json.Type))

/**
 * Reads one response in the format of its endpoint. The function has no side effects: it shows no message and ends no
 * session.
 */
export const readResponse = (reading: Reading, given: HttpResponse, sentenceOf: SentenceOf = noSentences): Meaning => {
  const response = { ...given, json: toCamelCase(given.json) }
  return readByStatus(response, sentenceOf) ?? (reading === 'device' ? readDevice : readMain)(response, sentenceOf)
}

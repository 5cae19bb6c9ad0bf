import type { Reading } from '../contract/endpoint.ts'
import {
  bareFields,
  fieldsOf,
  inCamelCase,
  isObject,
  type Json,
  linesUnder,
  shownText,
  withoutOddFirstLine,
} from './envelopeMessages.ts'
import { Fault, sessionOver } from './fault.ts'
import type { NewNotice } from './notices.ts'

/**
 * An HTTP answer with its body: `json` undefined means an empty body, `garbled` one that is no JSON, `text` what stood in
 * it. `retryAfter`: the header of that name.
 */
export type Answer = { status: number; json: unknown; garbled?: boolean; text?: string; retryAfter?: string | null }

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

/** What a body says in words: its message, the detail or title of ProblemDetails (RFC 9457), or the body itself. */
const messageOf = (json: unknown): string | null =>
  isObject(json) ? (shownText(json.message) ?? shownText(json.detail) ?? shownText(json.title)) : shownText(json)

const isSuccess = (type: unknown) => type === undefined || type === null || type === 1 || type === 'Success'

const isEnvelope = (json: unknown): json is Json =>
  isObject(json) && ('type' in json || 'resultData' in json || 'message' in json)

const done = (reply: unknown, message: string | null): Meaning =>
  message === null ? { kind: 'done', reply } : { kind: 'done', reply, notice: { kind: 'success', text: message } }

const refused = (json: Json, reply: unknown, status?: number): Meaning => {
  const text = messageOf(json) ?? sentences[status ?? 0] ?? generic
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

/** HTTP 400 and 422: the map of field to messages, one per line, under the heading „Внимание!“. */
const invalid = ({ status, json, text: body }: Answer): Meaning => {
  const fields = fieldsOf(
    isObject(json) ? (json.errors ?? json.additionalFieldMessages ?? bareFields(json)) : undefined,
  )
  const text = Object.values(fields).flat().join('\n') || messageOf(json) || shownText(body) || generic
  return failed('invalid', status, { kind: 'error', title: 'Внимание!', text }, fields)
}

/** What is said of a status whose body says nothing in Bulgarian. */
const sentences: Readonly<Record<number, string>> = {
  403: 'Сървърът не разрешава това действие: нямате нужното право.',
  404: 'Търсеното не е намерено на сървъра. Възможно е междувременно да е изтрито.',
  409: 'Междувременно записът е променен. Заредете го отново и опитайте пак.',
  413: 'Изпратеното е по-голямо, отколкото сървърът приема.',
  429: 'Към сървъра са изпратени твърде много заявки.',
  503: 'Сървърът временно не работи.',
}
const isBulgarian = (text: string): boolean => /[а-я]/i.test(text)

/** „Опитайте отново след 30 секунди.“ for 429 and 503, by `Retry-After` where it is a number of seconds. */
const whenAgain = ({ status, retryAfter }: Answer): string => {
  if (status !== 429 && status !== 503) return ''
  const seconds = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  if (seconds === 0) return ' Опитайте отново след малко.'
  return seconds < 100
    ? ` Опитайте отново след ${seconds} сек.`
    : ` Опитайте отново след ${Math.ceil(seconds / 60)} мин.`
}

const wordsOf = (answer: Answer): string => {
  const { status, json } = answer
  const message = messageOf(json) ?? shownText(answer.text)
  const own = sentences[status]
  if (own !== undefined && (message === null || !isBulgarian(message))) return own + whenAgain(answer)
  return (status === 500 && message !== null ? withoutOddFirstLine(message) : message) || generic
}

const serverFault = (answer: Answer): Meaning => {
  const { status, json } = answer
  const text = wordsOf(answer)
  return failed('server', status, { kind: 'error', text, details: isObject(json) ? linesUnder(json) : [] })
}

/** Statuses that are read the same way by both variants; null when the body decides. */
const byStatus = (answer: Answer): Meaning | null => {
  if (answer.status === 400 || answer.status === 422) return invalid(answer)
  if (answer.status === 401) return { kind: 'failed', fault: sessionOver() }
  if (answer.status === 500) return serverFault(answer)
  if (answer.status < 300 && answer.garbled) return serverFault({ status: answer.status, json: undefined })
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
 * Reads a reply of the device-call variant. Type 0 with additionalFieldMessages is shown as an error and returned
 * whole; another status than 200, 201, 204 shows its message and returns nothing; a body without a type stays, others
 * are reduced to resultData.
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
export const readAnswer = (reading: Reading, given: Answer): Meaning => {
  const answer = { ...given, json: inCamelCase(given.json) }
  return byStatus(answer) ?? (reading === 'device' ? readDevice(answer) : readMain(answer))
}

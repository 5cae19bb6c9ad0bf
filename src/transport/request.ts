import { catchError, concatMap, defer, finalize, from, map, type Observable, of, tap } from 'rxjs'
import { callName, type Endpoint, type Reply, type RequestParams } from '../contract/endpoint.ts'
import { addressOf, backendOf, type OneBackend } from './address.ts'
import { noteEnd } from './backendStatus.ts'
import { appConfig, isDoneOnce } from './config.ts'
import { deferErrors } from './deferredErrors.ts'
import { isFailure, readResponse } from './envelope.ts'
import { asFault, Fault, isResponseLost, sessionOver } from './fault.ts'
import { headersOf, type Message } from './message.ts'
import { type NewNotice, notify } from './notices.ts'
import { noteOwnMutation } from './ownMutations.ts'
import { countPending } from './pendingRequests.ts'
import { randomKey } from './randomKey.ts'
import { readBody } from './readBody.ts'
import { validReply } from './reply/validateReply.ts'
import { type Sending, sendByFetch } from './send.ts'
import { noSentences, sentences } from './serverErrorText.ts'
import { maySendAgain, notifySessionEnded, renewalOver, sessionNow } from './sessionEnded.ts'
import { tokenOf } from './tokens.ts'
import { isMissing } from './unsupportedEndpoints.ts'

export type Options = {
  /**
   * The idempotency key of one user action, made by `newIdempotencyKey()` when a form opens and reused for its retries.
   * If the response is lost, the sender checks whether the request was applied and then calls `reportDeferredErrors`.
   */
  idempotencyKey?: string
  /** The backend to use, for calls that are declared for both; default `register`. */
  backend?: OneBackend
  /** A token used instead of the stored one, because the login checks a token before it is stored. */
  token?: string
  fileName?: string
  quiet?: true
  /**
   * True if an empty response counts as an empty list, which the page shows. By default true, except for quiet calls.
   */
  mayBeEmpty?: true
  /** True if no success notice is shown, because the next page shows the result. Failures are shown. */
  silentWhenDone?: boolean
  outside?: true
}
/** Options of a call with a single response. After `signal` aborts, the call ends as `aborted` without a notice. */
export type CallOptions = Options & { signal?: AbortSignal | undefined }

/**
 * How a call ended; the promise never rejects. `returned` is the value that specification 2, section 8 requires after a
 * failure: null, or for the device variant the body or its resultData.
 */
export type Outcome<R> = { done: true; reply: R } | { done: false; fault: Fault; returned: unknown }
export const mapReply = <R, T>(outcome: Outcome<R>, of: (reply: R) => T): Outcome<T> =>
  outcome.done ? { done: true, reply: of(outcome.reply) } : outcome
export type Uploading<R> = { kind: 'progress'; share: number } | { kind: 'end'; outcome: Outcome<R> }

export const newIdempotencyKey = (): string => randomKey()

const partsOf = (request: object): { query?: object; body?: unknown } => request

const messageOf = (
  endpoint: Endpoint,
  request: object,
  backend: OneBackend,
  token: string | null,
  options: Options,
) => {
  const { query, body } = partsOf(request)
  const { 'Content-Type': json, ...headers } = headersOf(token)
  if (options.idempotencyKey && appConfig().writes.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const message: Message = { method: endpoint.method, url: addressOf(endpoint, backend, query), headers }
  if (body instanceof FormData) return { ...message, body }
  if (json) headers['Content-Type'] = json
  return body === undefined ? message : { ...message, body: JSON.stringify(body) }
}

/**
 * True if a failed save request may have been applied: the response was lost, the server failed, or the browser sent
 * the request twice and the second was refused. If the backend applies each key only once, a refusal is final.
 */
export const mayBeDone = (fault: Fault): boolean =>
  fault.ended !== 'unsent' &&
  (isResponseLost(fault) || (fault.kind !== 'unauthorised' && (fault.kind === 'server' || !isDoneOnce())))

/** True if sending the call twice has no further effect. */
const isSafeTwice = (endpoint: Endpoint, { idempotencyKey }: Options): boolean =>
  endpoint.kind === 'read' || (idempotencyKey !== undefined && isDoneOnce())

export type Send = (message: Message) => Observable<Sending>
type Sent<R> = { one: Uploading<R>; token: string | null }

const isUnauthorised = <R>(one: Uploading<R>): boolean =>
  one.kind === 'end' && !one.outcome.done && one.outcome.fault.kind === 'unauthorised'

const notSupported = 'Не се поддържа от сървъра.'

/**
 * Returns the outcome of a call that the backend does not support. The user sees a message after each click, but only
 * once for requests that a page sends automatically.
 */
const unsupportedOutcome = ({ method, path }: Endpoint, isReported: boolean, isSent = true): Outcome<never> => {
  const serverText = `${method} ${path}`
  if (isReported) notify({ kind: 'warning', text: notSupported, trace: [serverText] })
  return {
    done: false,
    fault: new Fault('server', notSupported, { status: 501, serverText, ...(!isSent && { ended: 'unsent' }) }),
    returned: null,
  }
}

/**
 * Returns the outcome of a save request that got 401 and was not sent again after the session was renewed, because it
 * may have been applied; the caller must find out whether it was.
 */
const renewed = <R>(): Uploading<R> => {
  const fault = new Fault('unauthorised', sessionOver().message, {
    status: 401,
    ended: 'renewed',
  })
  return { kind: 'end', outcome: { done: false, fault, returned: null } }
}

const sendOnce = <E extends Endpoint>(endpoint: E, request: RequestParams<E>, options: Options, send: Send) =>
  defer((): Observable<Sent<Reply<E>>> => {
    const backend = backendOf(endpoint, options.backend)
    const token = options.token ?? tokenOf(backend)
    const loud = !options.quiet
    const isPressed = endpoint.kind !== 'read' || endpoint.reply === 'file'
    const name = callName(endpoint)
    if (isMissing(name))
      return of({
        one: { kind: 'end' as const, outcome: unsupportedOutcome(endpoint, loud && isPressed, false) },
        token,
      })
    const notifyListeners = (fault: Fault, notice: NewNotice) => {
      if (!loud) return
      if (options.idempotencyKey !== undefined && mayBeDone(fault)) deferErrors(fault, () => notify(notice))
      else notify(notice)
    }
    const reporting = options.quiet ? 'quiet' : options.idempotencyKey === undefined ? 'now' : 'later'
    const mayBeEmpty = options.mayBeEmpty ?? !options.quiet
    const read = async (raw: Extract<Sending, { kind: 'answer' }>['raw']): Promise<Outcome<Reply<E>>> => {
      const body = await readBody(endpoint, raw, options.fileName)
      if ('file' in body) return { done: true, reply: body.file as Reply<E> }
      if (raw.status > 403) {
        const { noteMissing, meansUnsupported } = await import(
          /* webpackChunkName: "sentences" */ './missingEndpoint.ts'
        )
        if (meansUnsupported(endpoint, partsOf(request).query ?? {}, body.response))
          return unsupportedOutcome(endpoint, loud && (noteMissing(endpoint) || isPressed))
      }
      const sentenceOf = isFailure(body.response) ? await sentences() : noSentences
      const meaning = readResponse(endpoint.reading, body.response, sentenceOf)
      const reply =
        meaning.kind === 'done' ? validReply(endpoint, request, meaning.reply, { reporting, mayBeEmpty }) : null
      if (reply instanceof Fault) return { done: false, fault: reply, returned: null }
      if (raw.status === 401 && !options.outside) notifySessionEnded(backend, token)
      if (meaning.kind === 'done') {
        if (meaning.notice && loud && !options.silentWhenDone) notify(meaning.notice)
        return { done: true, reply: reply as Reply<E> }
      }
      if (meaning.notice) notifyListeners(meaning.fault, meaning.notice)
      return { done: false, fault: meaning.fault, returned: meaning.kind === 'refused' ? meaning.reply : null }
    }
    const mutationEnded =
      options.idempotencyKey === undefined ? () => undefined : noteOwnMutation(options.idempotencyKey)
    const sending = send(messageOf(endpoint, request, backend, token, options)).pipe(
      concatMap((one) =>
        one.kind === 'progress'
          ? of(one)
          : from(read(one.raw)).pipe(map((outcome) => ({ kind: 'end' as const, outcome }))),
      ),
      catchError((thrown: unknown) => {
        const fault = asFault(thrown)
        notifyListeners(fault, {
          kind: 'error',
          title: 'Грешка',
          text: fault.message,
          ...(fault.serverText && { trace: [fault.serverText] }),
        })
        return of({ kind: 'end' as const, outcome: { done: false as const, fault, returned: null } })
      }),
    )
    return sending.pipe(
      finalize(mutationEnded),
      tap((one) => one.kind === 'end' && noteEnd(backend, one.outcome.done ? null : one.outcome.fault)),
      map((one) => ({ one, token })),
    )
  }).pipe(countPending)

const loggedOutOutcome = <R>(): Uploading<R> => ({
  kind: 'end',
  outcome: { done: false, fault: sessionOver(), returned: null },
})

/**
 * Sends a call of the session. If the session ends, the call waits until the user enters the password and is sent again
 * with its idempotency key. A save request that the backend could apply twice ends as `renewed` instead. Without a new
 * login the call ends as `unauthorised`.
 */
export const sendAndRead = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  options: Options,
  send: Send,
): Observable<Uploading<Reply<E>>> => {
  if (options.outside) return sendOnce(endpoint, request, options, send).pipe(map(({ one }) => one))
  const sendFromStart = (began: number): Observable<Uploading<Reply<E>>> =>
    sendOnce(endpoint, request, options, send).pipe(
      concatMap(({ one, token }) =>
        isUnauthorised(one)
          ? from(maySendAgain(backendOf(endpoint, options.backend), token, began)).pipe(
              concatMap((again) => {
                if (!again) return of(one)
                return isSafeTwice(endpoint, options) ? sendFromStart(began) : of(renewed<Reply<E>>())
              }),
            )
          : of(one),
      ),
    )
  return defer(() => {
    const began = sessionNow()
    const renewal = renewalOver()
    if (renewal === null) return sendFromStart(began)
    return from(renewal).pipe(
      concatMap((renewed) => (renewed ? sendFromStart(began) : of(loggedOutOutcome<Reply<E>>()))),
    )
  })
}

const byFetch = (message: Message): Observable<Sending> =>
  sendByFetch(message).pipe(map((raw) => ({ kind: 'answer' as const, raw })))

const abortedOutcome = <R>(): Outcome<R> => ({
  done: false,
  fault: new Fault('aborted', 'Заявката е прекратена.'),
  returned: null,
})

/**
 * Sends a call at once and never retries. Resolves to the reply or a typed fault, whose `fields` a form can show
 * (`fieldMessage(fault, 'subjectDescription')`). Rejects only for a programming error.
 */
export const attempt = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  { signal, ...options }: CallOptions = {},
): Promise<Outcome<Reply<E>>> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve(abortedOutcome())
    const call = sendAndRead(endpoint, request, options, byFetch).subscribe({
      next: (one) => one.kind === 'end' && resolve(one.outcome),
      error: reject,
    })
    const abort = () => {
      call.unsubscribe()
      resolve(abortedOutcome())
    }
    signal?.addEventListener('abort', abort)
    // `signal` may outlive the call, and its listener would keep the outcome in memory.
    call.add(() => signal?.removeEventListener('abort', abort))
  })

/**
 * Sends a call as specification 1, section 8 requires: a refusal in the envelope resolves to `null`, any other failure
 * rejects with a `Fault`.
 */
export const request = async <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  options: CallOptions = {},
): Promise<Reply<E> | null> => {
  const outcome = await attempt(endpoint, request, options)
  if (outcome.done) return outcome.reply
  if (outcome.fault.kind === 'refused') return null
  throw outcome.fault
}

import { catchError, concatMap, defer, finalize, from, map, type Observable, of, tap } from 'rxjs'
import { type Ask, callName, type Endpoint, type Reply } from '../contract/endpoint.ts'
import { addressOf, backendOf, type OneBackend } from './address.ts'
import { appConfig, isDoneOnce } from './config.ts'
import { isFailure, readAnswer } from './envelope.ts'
import { asFault, Fault, isAnswerLost, sessionOver } from './fault.ts'
import { headersOf, type Message } from './message.ts'
import { type NewNotice, notify } from './notices.ts'
import { noteOwnWrite } from './ownWrites.ts'
import { counted } from './pending.ts'
import { randomKey } from './randomKey.ts'
import { noteEnd } from './reachable.ts'
import { readBody } from './readBody.ts'
import { believable } from './reply/believable.ts'
import { type Sending, sendByFetch } from './send.ts'
import { noSentences, sentences } from './serverWords.ts'
import { maySendAgain, renewalOver, sessionNow, tellSessionEnded } from './sessionEnded.ts'
import { tokenOf } from './tokens.ts'
import { isMissing } from './unsupported.ts'
import { keepUntold } from './untold.ts'

export type Options = {
  /**
   * One key per thing the person wants done: made by `newIntent()` when a form opens, reused when it is sent again. Whoever
   * sends it asks what is true when the answer is lost, and then `tellUntold`.
   */
  intent?: string
  /** Which backend, for the calls that are declared for both; default the register. */
  backend?: OneBackend
  /** A token other than the stored one: the login looks before it keeps anything. */
  token?: string
  /** What a file is called on the screen, where its answer does not name it. */
  fileName?: string
  /** Shows nothing; the caller says what happened. */
  quiet?: true
  /** A list that did not come is an empty one, which the screen shows. Without it a quiet question wants an answer. */
  mayBeEmpty?: true
  /** Says nothing when it is done: the screen that follows says it. What goes wrong is told as ever. */
  silentWhenDone?: boolean
  /** Not a call of the session: a 401 ends none. The login asks so. */
  outside?: true
}
/** Of a call with a single answer. `signal` aborts it: it ends as `aborted`, and nothing is shown. */
export type CallOptions = Options & { signal?: AbortSignal | undefined }

/**
 * The end of a call that never errors: the reply, or the fault with what document 2, section 8 gives the caller
 * (`returned`: null, or for the device variant the body or its resultData).
 */
export type Outcome<R> = { done: true; reply: R } | { done: false; fault: Fault; returned: unknown }
/** The same outcome with another reply. */
export const mapReply = <R, T>(outcome: Outcome<R>, of: (reply: R) => T): Outcome<T> =>
  outcome.done ? { done: true, reply: of(outcome.reply) } : outcome
/** An upload on its way: how much is sent (0 to 1), then its end. */
export type Uploading<R> = { kind: 'progress'; share: number } | { kind: 'end'; outcome: Outcome<R> }

/** A key for one intent of the person, sent as Idempotency-Key. */
export const newIntent = (): string => randomKey()

const partsOf = (ask: object): { query?: object; body?: unknown } => ask

const messageOf = (endpoint: Endpoint, ask: object, backend: OneBackend, token: string | null, options: Options) => {
  const { query, body } = partsOf(ask)
  const { 'Content-Type': json, ...headers } = headersOf(token)
  if (options.intent && appConfig().writes.idempotencyKey) headers['Idempotency-Key'] = options.intent
  const message: Message = { method: endpoint.method, url: addressOf(endpoint, backend, query), headers }
  if (body instanceof FormData) return { ...message, body }
  if (json) headers['Content-Type'] = json
  return body === undefined ? message : { ...message, body: JSON.stringify(body) }
}

/**
 * Whether a write that went wrong may be done all the same: its answer was lost, the server failed after it, or the browser
 * sent it twice and what was refused is the second time. A backend that keeps keys is believed when it refuses.
 */
export const mayBeDone = (fault: Fault): boolean =>
  fault.ended !== 'unsent' &&
  (isAnswerLost(fault) || (fault.kind !== 'unauthorised' && (fault.kind === 'server' || !isDoneOnce())))

/** Whether sending a call twice does nothing twice. */
const isSafeTwice = (endpoint: Endpoint, { intent }: Options): boolean =>
  endpoint.kind === 'read' || (intent !== undefined && isDoneOnce())

export type Send = (message: Message) => Observable<Sending>
/** One sending of a call and the token it went with. */
type Sent<R> = { one: Uploading<R>; token: string | null }

const isUnauthorised = <R>(one: Uploading<R>): boolean =>
  one.kind === 'end' && !one.outcome.done && one.outcome.fault.kind === 'unauthorised'

const notSupported = 'Не се поддържа от сървъра.'

/**
 * The end of a call that its backend has not. What somebody pressed is answered each time; of what a screen asks by itself
 * the person was told when it was found out.
 */
const unsupported = ({ method, path }: Endpoint, isTold: boolean, isSent = true): Outcome<never> => {
  const said = `${method} ${path}`
  if (isTold) notify({ kind: 'warning', text: notSupported, trace: [said] })
  return {
    done: false,
    fault: new Fault('server', notSupported, { status: 501, said, ...(!isSent && { ended: 'unsent' }) }),
    returned: null,
  }
}

/** A write that was answered 401 and may be done: whoever sent it asks what is true. */
const renewed = <R>(): Uploading<R> => {
  const fault = new Fault('unauthorised', sessionOver().message, {
    status: 401,
    ended: 'renewed',
  })
  return { kind: 'end', outcome: { done: false, fault, returned: null } }
}

/** Sends and reads one call; every ending is an outcome, everything the person must know has been told. */
const sendOnce = <E extends Endpoint>(endpoint: E, ask: Ask<E>, options: Options, send: Send) =>
  defer((): Observable<Sent<Reply<E>>> => {
    const backend = backendOf(endpoint, options.backend)
    const token = options.token ?? tokenOf(backend)
    const loud = !options.quiet
    const isPressed = endpoint.kind !== 'read' || endpoint.reply === 'file'
    const name = callName(endpoint)
    if (isMissing(name))
      return of({ one: { kind: 'end' as const, outcome: unsupported(endpoint, loud && isPressed, false) }, token })
    const tell = (fault: Fault, notice: NewNotice) => {
      if (!loud) return
      if (options.intent !== undefined && mayBeDone(fault)) keepUntold(fault, () => notify(notice))
      else notify(notice)
    }
    const telling = options.quiet ? 'quiet' : options.intent === undefined ? 'now' : 'later'
    const mayBeEmpty = options.mayBeEmpty ?? !options.quiet
    const read = async (raw: Extract<Sending, { kind: 'answer' }>['raw']): Promise<Outcome<Reply<E>>> => {
      const body = await readBody(endpoint, raw, options.fileName)
      if ('file' in body) return { done: true, reply: body.file as Reply<E> }
      if (raw.status > 403) {
        const { noteMissing, saysMissing } = await import(/* webpackChunkName: "sentences" */ './missingCall.ts')
        if (saysMissing(endpoint, partsOf(ask).query ?? {}, body.answer))
          return unsupported(endpoint, loud && (noteMissing(endpoint) || isPressed))
      }
      const sentenceOf = isFailure(body.answer) ? await sentences() : noSentences
      const meaning = readAnswer(endpoint.reading, body.answer, sentenceOf)
      const reply = meaning.kind === 'done' ? believable(endpoint, ask, meaning.reply, { telling, mayBeEmpty }) : null
      if (reply instanceof Fault) return { done: false, fault: reply, returned: null }
      if (raw.status === 401 && !options.outside) tellSessionEnded(backend, token)
      if (meaning.kind === 'done') {
        if (meaning.notice && loud && !options.silentWhenDone) notify(meaning.notice)
        return { done: true, reply: reply as Reply<E> }
      }
      if (meaning.notice) tell(meaning.fault, meaning.notice)
      return { done: false, fault: meaning.fault, returned: meaning.kind === 'refused' ? meaning.reply : null }
    }
    const writeEnded = options.intent === undefined ? () => undefined : noteOwnWrite(options.intent)
    const sending = send(messageOf(endpoint, ask, backend, token, options)).pipe(
      concatMap((one) =>
        one.kind === 'progress'
          ? of(one)
          : from(read(one.raw)).pipe(map((outcome) => ({ kind: 'end' as const, outcome }))),
      ),
      catchError((thrown: unknown) => {
        const fault = asFault(thrown)
        tell(fault, { kind: 'error', title: 'Грешка', text: fault.message, ...(fault.said && { trace: [fault.said] }) })
        return of({ kind: 'end' as const, outcome: { done: false as const, fault, returned: null } })
      }),
    )
    return sending.pipe(
      finalize(writeEnded),
      tap((one) => one.kind === 'end' && noteEnd(backend, one.outcome.done ? null : one.outcome.fault)),
      map((one) => ({ one, token })),
    )
  }).pipe(counted)

const nobodyCame = <R>(): Uploading<R> => ({
  kind: 'end',
  outcome: { done: false, fault: sessionOver(), returned: null },
})

/**
 * A call of the session. When the session ends meanwhile it waits for the person's password and is sent
 * again with its key. A write that a backend may do twice is `renewed` instead; when nobody comes back it ends as
 * `unauthorised`.
 */
export const sendAndRead = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  options: Options,
  send: Send,
): Observable<Uploading<Reply<E>>> => {
  if (options.outside) return sendOnce(endpoint, ask, options, send).pipe(map(({ one }) => one))
  const fromHere = (began: number): Observable<Uploading<Reply<E>>> =>
    sendOnce(endpoint, ask, options, send).pipe(
      concatMap(({ one, token }) =>
        isUnauthorised(one)
          ? from(maySendAgain(backendOf(endpoint, options.backend), token, began)).pipe(
              concatMap((again) => {
                if (!again) return of(one)
                return isSafeTwice(endpoint, options) ? fromHere(began) : of(renewed<Reply<E>>())
              }),
            )
          : of(one),
      ),
    )
  return defer(() => {
    const began = sessionNow()
    const renewal = renewalOver()
    if (renewal === null) return fromHere(began)
    return from(renewal).pipe(concatMap((renewed) => (renewed ? fromHere(began) : of(nobodyCame<Reply<E>>()))))
  })
}

const byFetch = (message: Message): Observable<Sending> =>
  sendByFetch(message).pipe(map((raw) => ({ kind: 'answer' as const, raw })))

const aborted = <R>(): Outcome<R> => ({
  done: false,
  fault: new Fault('aborted', 'Заявката е прекратена.'),
  returned: null,
})

/**
 * Asks and always ends well: with the reply or with a typed fault whose `fields` a form can place
 * (`fieldMessage(fault, 'subjectDescription')`). Sent at once, and never repeated. It rejects only for an error of ours.
 */
export const attempt = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  { signal, ...options }: CallOptions = {},
): Promise<Outcome<Reply<E>>> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve(aborted())
    const call = sendAndRead(endpoint, ask, options, byFetch).subscribe({
      next: (one) => one.kind === 'end' && resolve(one.outcome),
      error: reject,
    })
    const abort = () => {
      call.unsubscribe()
      resolve(aborted())
    }
    signal?.addEventListener('abort', abort)
    // A signal may outlive the call, and its listeners keep the outcome in memory.
    call.add(() => signal?.removeEventListener('abort', abort))
  })

/**
 * Asks as the specification says (document 1, section 8): a refusal inside an answer gives `null`, every other
 * failure rejects with a `Fault`.
 */
export const request = async <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  options: CallOptions = {},
): Promise<Reply<E> | null> => {
  const outcome = await attempt(endpoint, ask, options)
  if (outcome.done) return outcome.reply
  if (outcome.fault.kind === 'refused') return null
  throw outcome.fault
}

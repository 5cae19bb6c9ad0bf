import { Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { Fault } from './fault.ts'
import { fetchMessage, type Message } from './message.ts'
import { takePrefetched } from './prefetch.ts'
import type { RawResponse } from './readBody.ts'

export type Sending = { kind: 'progress'; share: number } | { kind: 'answer'; raw: RawResponse }

const offline = 'Компютърът не е свързан с мрежата. Свържете го и опитайте отново.'
const away = 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.'
const cut = 'Връзката прекъсна, преди отговорът да дойде докрай. Опитайте отново.'
const late = 'Сървърът не отговори навреме. Опитайте отново след малко.'
const lateEnd = 'Сървърът започна да отговаря, но не свърши навреме. Опитайте отново след малко.'

export type Progress = { hasBegun: boolean }

export const noResponseFault = ({ hasBegun }: Progress = { hasBegun: false }): Fault => {
  if (globalThis.navigator?.onLine === false) return new Fault('network', offline)
  return new Fault('network', hasBegun ? cut : away)
}
export const timeoutFault = ({ hasBegun }: Progress = { hasBegun: false }): Fault =>
  new Fault('timeout', hasBegun ? lateEnd : late)

export const explainFailure = async ({ url, headers, body }: Message, progress: Progress): Promise<Fault> => {
  const plain = noResponseFault(progress)
  if (progress.hasBegun || globalThis.navigator?.onLine === false) return plain
  try {
    const { diagnoseNetworkError } = await import(/* webpackChunkName: "sentences" */ './diagnoseNetworkError.ts')
    return (await diagnoseNetworkError(url, headers, body instanceof FormData)) ?? plain
  } catch {
    return plain
  }
}

export const timeout = () => appConfig().timeoutMinutes * 60_000

/**
 * Sends a request on subscription and aborts it on unsubscription. A response after the time limit is a `timeout`
 * fault.
 */
export const sendByFetch = (message: Message): Observable<RawResponse> =>
  new Observable((out) => {
    const prefetched = takePrefetched(message)
    const abort = prefetched?.abort ?? new AbortController()
    const progress: Progress = { hasBegun: false }
    const clock = setTimeout(() => {
      out.error(timeoutFault(progress))
      abort.abort()
    }, timeout())
    const reply = prefetched?.reply ?? fetchMessage(message, abort.signal)
    reply
      .then(async (response): Promise<RawResponse> => {
        progress.hasBegun = true
        const body = await response.blob()
        return { status: response.status, header: (name) => response.headers.get(name), body }
      })
      .then(
        (raw) => {
          out.next(raw)
          out.complete()
        },
        async () => {
          if (!out.closed) out.error(await explainFailure(message, progress))
        },
      )
    return () => {
      clearTimeout(clock)
      abort.abort()
    }
  })

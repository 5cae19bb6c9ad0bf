import { Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { Fault } from './fault.ts'
import type { RawAnswer } from './readBody.ts'

export type Message = { method: string; url: string; headers: Record<string, string>; body?: string | FormData }
/** What an upload tells on its way; `share` is from 0 to 1. */
export type Sending = { kind: 'progress'; share: number } | { kind: 'answer'; raw: RawAnswer }

export const noAnswer = () => new Fault('network', 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.')
export const tooLate = () => new Fault('timeout', 'Сървърът не отговори навреме. Опитайте отново след малко.')

const timeout = () => appConfig().timeoutMinutes * 60_000

/** Cold: subscribing sends, unsubscribing aborts; an answer that does not come in time is a `timeout` fault. */
export const sendByFetch = (message: Message): Observable<RawAnswer> =>
  new Observable((out) => {
    const abort = new AbortController()
    const clock = setTimeout(() => {
      out.error(tooLate())
      abort.abort()
    }, timeout())
    const { url, ...rest } = message
    fetch(url, { ...rest, signal: abort.signal, cache: 'no-store', credentials: 'omit', redirect: 'error' })
      .then(async (response): Promise<RawAnswer> => {
        const body = await response.blob()
        return { status: response.status, header: (name) => response.headers.get(name), body }
      })
      .then(
        (raw) => {
          out.next(raw)
          out.complete()
        },
        () => out.error(noAnswer()),
      )
    return () => {
      clearTimeout(clock)
      abort.abort()
    }
  })

/** Whether an answer came from where it was asked for. */
const isFromThere = (sentTo: string, answeredBy: string): boolean =>
  answeredBy === '' || new URL(answeredBy, location.origin).origin === new URL(sentTo, location.origin).origin

/**
 * The same over XMLHttpRequest, because only it tells how much of a body has been sent. It follows redirects by itself:
 * the policy of the page holds it back from other origins, and what comes from one all the same is no answer.
 */
export const sendByXhr = (message: Message): Observable<Sending> =>
  new Observable((out) => {
    const xhr = new XMLHttpRequest()
    xhr.open(message.method, message.url)
    xhr.responseType = 'blob'
    xhr.timeout = timeout()
    for (const [name, value] of Object.entries(message.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      out.next({ kind: 'progress', share: lengthComputable && total > 0 ? loaded / total : 0 })
    xhr.onload = () => {
      if (!isFromThere(message.url, xhr.responseURL)) return out.error(noAnswer())
      const body = xhr.response instanceof Blob ? xhr.response : new Blob([])
      out.next({ kind: 'answer', raw: { status: xhr.status, header: (name) => xhr.getResponseHeader(name), body } })
      out.complete()
    }
    xhr.onerror = () => out.error(noAnswer())
    xhr.ontimeout = () => out.error(tooLate())
    xhr.send(message.body ?? null)
    return () => xhr.abort()
  })

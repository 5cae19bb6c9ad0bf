import { Observable } from 'rxjs'
import { appConfig } from './config.ts'
import { Fault } from './fault.ts'
import type { RawAnswer } from './readBody.ts'

export type Message = { method: string; url: string; headers: Record<string, string>; body?: string | FormData }
/** What an upload tells on its way; `share` is from 0 to 1. */
export type Sending = { kind: 'progress'; share: number } | { kind: 'answer'; raw: RawAnswer }

export const noAnswer = () => new Fault('network', 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.')
export const tooLate = () => new Fault('timeout', 'Сървърът не отговори навреме. Опитайте отново след малко.')

export const timeout = () => appConfig().timeoutMinutes * 60_000

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

import { Observable } from 'rxjs'
import type { Ask, Endpoint, Reply } from '../contract/endpoint.ts'
import type { Message } from './message.ts'
import type { RawAnswer } from './readBody.ts'
import { type Options, sendAndRead, type Uploading } from './request.ts'
import { explained, noAnswer, type Progress, type Sending, timeout, tooLate } from './send.ts'

/** Whether an answer came from where it was asked for. */
const isFromThere = (sentTo: string, answeredBy: string): boolean =>
  answeredBy === '' || new URL(answeredBy, location.origin).origin === new URL(sentTo, location.origin).origin

/** A header of an answer. Asked for by its name, one that is not exposed makes the browser complain in its console. */
const headerOf = (xhr: XMLHttpRequest): RawAnswer['header'] => {
  const lines = (xhr.getAllResponseHeaders() ?? '').split('\r\n')
  return (name) => lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? null
}

/**
 * The same over XMLHttpRequest, because only it tells how much of a body has been sent. It follows redirects by itself:
 * the policy of the page holds it back from other origins, and what comes from one all the same is no answer.
 */
const sendByXhr = (message: Message): Observable<Sending> =>
  new Observable((out) => {
    const xhr = new XMLHttpRequest()
    const progress: Progress = { hasBegun: false }
    xhr.open(message.method, message.url)
    xhr.responseType = 'blob'
    xhr.timeout = timeout()
    for (const [name, value] of Object.entries(message.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      out.next({ kind: 'progress', share: lengthComputable && total > 0 ? loaded / total : 0 })
    xhr.onreadystatechange = () => {
      progress.hasBegun ||= xhr.readyState === XMLHttpRequest.HEADERS_RECEIVED
    }
    xhr.onload = () => {
      if (!isFromThere(message.url, xhr.responseURL)) return out.error(noAnswer())
      const body = xhr.response instanceof Blob ? xhr.response : new Blob([])
      out.next({ kind: 'answer', raw: { status: xhr.status, header: headerOf(xhr), body } })
      out.complete()
    }
    xhr.onerror = async () => out.error(await explained(message, progress))
    xhr.ontimeout = () => out.error(tooLate(progress))
    xhr.send(message.body ?? null)
    return () => xhr.abort()
  })

/** Sends a form with files and tells how much of it is on its way. Unsubscribing cancels the sending. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  options: Options = {},
): Observable<Uploading<Reply<E>>> => sendAndRead(endpoint, ask, options, sendByXhr)

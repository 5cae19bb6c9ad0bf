import { Observable } from 'rxjs'
import type { Endpoint, Reply, RequestParams } from '../contract/endpoint.ts'
import type { Message } from './message.ts'
import type { RawResponse } from './readBody.ts'
import { type Options, sendAndRead, type Uploading } from './request.ts'
import { explainFailure, noResponseFault, type Progress, type Sending, timeout, timeoutFault } from './send.ts'

const isFromThere = (sentTo: string, responseUrl: string): boolean =>
  responseUrl === '' || new URL(responseUrl, location.origin).origin === new URL(sentTo, location.origin).origin

/**
 * Returns a reader of response headers. All headers are parsed, because reading a header that is not exposed logs an
 * error in the console.
 */
const headerOf = (xhr: XMLHttpRequest): RawResponse['header'] => {
  const lines = (xhr.getAllResponseHeaders() ?? '').split('\r\n')
  return (name) => lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? null
}

/**
 * Sends a request by XMLHttpRequest, because only this API reports upload progress. It follows redirects, but the
 * Content-Security-Policy forbids other origins; a response from another origin counts as no response.
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
      if (!isFromThere(message.url, xhr.responseURL)) return out.error(noResponseFault())
      const body = xhr.response instanceof Blob ? xhr.response : new Blob([])
      out.next({ kind: 'answer', raw: { status: xhr.status, header: headerOf(xhr), body } })
      out.complete()
    }
    xhr.onerror = async () => out.error(await explainFailure(message, progress))
    xhr.ontimeout = () => out.error(timeoutFault(progress))
    xhr.send(message.body ?? null)
    return () => xhr.abort()
  })

export const upload = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  options: Options = {},
): Observable<Uploading<Reply<E>>> => sendAndRead(endpoint, request, options, sendByXhr)

import { lastValueFrom, toArray } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upload } from '../../../src/transport/upload.ts'
import { calls } from './calls.ts'
import { openPage } from './fakeBrowser.ts'

/** A fake of the part of XMLHttpRequest that an upload uses; the test decides about progress, success and failure. */
class FakeXhr {
  static last: FakeXhr
  readonly upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  timeout = 0
  status = 0
  responseURL = ''
  response: Blob | null = null
  opened = ''
  aborted = false
  body: unknown
  readonly headers: Record<string, string> = {}
  constructor() {
    FakeXhr.last = this
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 30\r\n'
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.aborted = true
  }
  respond(status: number, json: unknown) {
    this.status = status
    this.response = new Blob([JSON.stringify(json)])
    this.onload?.()
  }
}

beforeEach(() => {
  openPage()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => vi.unstubAllGlobals())

test('progress, then the response; the content type of the form is left to the browser', async () => {
  const body = new FormData()
  const events = lastValueFrom(upload(calls.send, { body }, { idempotencyKey: 'i1' }).pipe(toArray()))
  FakeXhr.last.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
  FakeXhr.last.upload.onprogress?.({ loaded: 4, total: 4, lengthComputable: true })
  FakeXhr.last.respond(200, { type: 1, resultData: { name: 'файл' } })
  expect(await events).toEqual([
    { kind: 'progress', share: 0.25 },
    { kind: 'progress', share: 1 },
    { kind: 'end', outcome: { done: true, reply: { name: 'файл' } } },
  ])
  expect(FakeXhr.last.opened).toBe('POST /shreder/api/Test/Send')
  expect(FakeXhr.last.headers).toEqual({ Accept: 'application/json', 'Idempotency-Key': 'i1' })
  expect(FakeXhr.last.body).toBe(body)
  expect(FakeXhr.last.timeout).toBe(300_000)
})

test('cancelling aborts the upload', () => {
  upload(calls.send, { body: new FormData() }).subscribe().unsubscribe()
  expect(FakeXhr.last.aborted).toBe(true)
})

test.each([
  ['refused', () => FakeXhr.last.respond(200, { type: 0, message: 'Твърде голям' })],
  ['server', () => FakeXhr.last.respond(413, undefined)],
  ['network', () => FakeXhr.last.onerror?.()],
  ['timeout', () => FakeXhr.last.ontimeout?.()],
] as const)('an upload that is %s ends with its fault', async (kind, play) => {
  const events = lastValueFrom(upload(calls.send, { body: new FormData() }))
  play()
  expect(await events).toMatchObject({ kind: 'end', outcome: { done: false, fault: { kind } } })
})

test('a response redirected from another origin is refused', async () => {
  const ends = lastValueFrom(upload(calls.send, { body: new FormData() }))
  FakeXhr.last.responseURL = 'https://elsewhere.example/api/Test/Send'
  FakeXhr.last.respond(200, { type: 1, resultData: { name: 'файл' } })
  expect(await ends).toMatchObject({ kind: 'end', outcome: { done: false, fault: { kind: 'network' } } })
  const own = lastValueFrom(upload(calls.send, { body: new FormData() }))
  FakeXhr.last.responseURL = 'http://localhost:4173/shreder/api/Test/Moved'
  FakeXhr.last.respond(200, { type: 1, resultData: { name: 'файл' } })
  expect(await own).toMatchObject({ outcome: { done: true } })
})

import { Observable } from 'rxjs'
import type { OpenedKind, Reading, Unreadable, WorkerRequest, WorkerResponse } from './reading.ts'
import type { OpeningMore } from './worker/opened.ts'

/** An open file. If `rows` or `part` fails, its promise rejects with an `Unreadable`. */
export type OpenFile = {
  reading: Reading
  rows: (sheet: number, from: number) => Promise<readonly (readonly string[])[]>
  part: (part: number) => Promise<Blob>
}
/** The result of opening. `unavailable`: the code of the worker could not be loaded. */
export type ReaderReply = { kind: 'open'; file: OpenFile } | Unreadable | { kind: 'unavailable' }

/** The longest reading time in milliseconds: a file that takes longer is hostile, or too large for this computer. */
export const longestMs = 20_000
const tooSlow: Unreadable = {
  kind: 'unreadable',
  title: 'Файлът не може да бъде показан',
  sentence: 'Четенето му отне твърде много време и беше прекъснато. Изтеглете файла, за да го отворите.',
}

type ReaderOptions = Omit<OpeningMore, 'roots'> & { roots: () => Promise<string> }
const untrusting: ReaderOptions = { name: '', roots: async () => '' }
const mayBeSigned: ReadonlySet<string> = new Set([
  'message/rfc822',
  'application/zip',
  'application/pkcs7-mime',
  'application/pdf',
])

type Waiting = { resolve: (response: unknown) => void; reject: (why: Unreadable) => void }
/** Applies `Omit` to each member of the union. */
type ReaderRequest = WorkerRequest extends infer Each ? (Each extends WorkerRequest ? Omit<Each, 'id'> : never) : never

export const isUnreadable = (failure: unknown): failure is Unreadable =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'unreadable'

/**
 * Reads a file in a separate worker. The worker ends when the caller unsubscribes, or when a response takes longer than
 * `longestMs`.
 */
export const openReader = (
  blob: Blob,
  mime: OpenedKind,
  { roots, ...more }: ReaderOptions = untrusting,
): Observable<ReaderReply> =>
  new Observable((subscriber) => {
    const thread = new Worker(/* webpackChunkName: "reading" */ new URL('./worker/worker.ts', import.meta.url))
    const waiting = new Map<number, Waiting>()
    let last = 0
    let ended: Unreadable | undefined
    const end = (why: Unreadable) => {
      ended = why
      thread.terminate()
      for (const { reject } of waiting.values()) reject(why)
      waiting.clear()
    }
    thread.addEventListener('error', () => subscriber.next({ kind: 'unavailable' }))
    thread.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const pending = waiting.get(data.id)
      waiting.delete(data.id)
      if ('unreadable' in data) pending?.reject(data.unreadable)
      else pending?.resolve(data.response)
    })
    const postRequest = (readerRequest: ReaderRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        last += 1
        const late = setTimeout(end, longestMs, tooSlow)
        const settled =
          <A>(settle: (response: A) => void) =>
          (response: A) => {
            clearTimeout(late)
            settle(response)
          }
        waiting.set(last, { resolve: settled(resolve), reject: settled(reject) })
        thread.postMessage({ ...readerRequest, id: last })
      })
    const open = async () =>
      postRequest({ request: 'open', file: blob, mime, roots: mayBeSigned.has(mime) ? await roots() : '', ...more })
    open().then(
      (response) => {
        const file: OpenFile = {
          reading: response as Reading,
          rows: async (sheet, from) => (await postRequest({ request: 'rows', sheet, from })) as string[][],
          part: async (part) => (await postRequest({ request: 'part', part })) as Blob,
        }
        subscriber.next({ kind: 'open', file })
      },
      (why: Unreadable) => subscriber.next(why),
    )
    return () => end(tooSlow)
  })

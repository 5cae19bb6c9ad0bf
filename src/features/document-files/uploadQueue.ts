import { concat, defer, filter, finalize, map, mergeMap, type Observable, of, ReplaySubject, takeUntil } from 'rxjs'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import type { Uploading } from '../../transport/request.ts'

export type Job = { id: string; send: Observable<Uploading<AttachedFile>> }
export type UploadProgress = { id: string } & (
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'sent'; file: AttachedFile }
  | { kind: 'failed'; message: string }
)

const progressOf = (id: string, one: Uploading<AttachedFile>): UploadProgress => {
  if (one.kind === 'progress') return { id, kind: 'progress', share: one.share }
  const { outcome } = one
  if (outcome.done) return { id, kind: 'sent', file: outcome.reply }
  return { id, kind: 'failed', message: outcome.fault.message }
}

/**
 * Runs jobs in order, `atOnce` at a time. A cancelled job emits nothing more; a failed job does not block the others.
 */
export const uploadQueue = (
  jobs: Observable<Job>,
  cancelled: Observable<string>,
  atOnce = 2,
): Observable<UploadProgress> =>
  defer(() => {
    // A replay subject, because a job may be cancelled while it waits and has not subscribed yet.
    const gone = new ReplaySubject<string>()
    const listening = cancelled.subscribe(gone)
    return jobs.pipe(
      mergeMap(
        ({ id, send }) =>
          concat(of<UploadProgress>({ id, kind: 'started' }), send.pipe(map((one) => progressOf(id, one)))).pipe(
            takeUntil(gone.pipe(filter((other) => other === id))),
          ),
        atOnce,
      ),
      finalize(() => listening.unsubscribe()),
    )
  })

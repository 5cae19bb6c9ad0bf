import { concat, defer, filter, finalize, map, mergeMap, type Observable, of, ReplaySubject, takeUntil } from 'rxjs'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import type { Uploading } from '../../transport/request.ts'

/** One try to send one file. A second try is another job. */
export type Job = { id: string; send: Observable<Uploading<AttachedFile>> }
export type UploadProgress = { id: string } & (
  | { kind: 'started' }
  /** `share` is from 0 to 1. */
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
 * Sends jobs in the order they come, `atOnce` at a time. A cancelled job stops where it is, and one that still waits
 * never starts; a cancelled job tells nothing more. One job that fails does not hold up the others.
 */
export const uploadQueue = (
  jobs: Observable<Job>,
  cancelled: Observable<string>,
  atOnce = 2,
): Observable<UploadProgress> =>
  defer(() => {
    // Replayed, because a job may be cancelled long before its turn comes.
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

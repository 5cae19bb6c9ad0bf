import { BehaviorSubject, filter, firstValueFrom, map, type Observable, Subject, tap } from 'rxjs'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { contentProblemOf } from '../../screen-kit/files/contentProblemOf.ts'
import { newIdempotencyKey, type Uploading } from '../../transport/request.ts'
import {
  afterProgress,
  type ChosenFile,
  type ChosenList,
  changed,
  type FileDescription,
  isSendable,
  isUnderWay,
  jobId,
  withAdded,
} from './chosenFiles.ts'
import { type Job, uploadQueue } from './uploadQueue.ts'

/** Uploads a file. The observable is cold: each subscription sends the file again. */
export type SendFile = (docGuid: string, chosen: ChosenFile) => Observable<Uploading<AttachedFile>>
export type SentCount = { sent: number; failed: number }
export type Uploader = ReturnType<typeof createUploader>

const stoppedText = 'Прекъснахте качването.'
const mayHaveComeText = 'Ако файлът вече е пристигнал, ще го видите сред прикачените.'

const unreadableText =
  'Файлът вече не може да се прочете: преместен е, изтрит е или е променен, откакто беше избран. Премахнете го и го изберете отново.'

/**
 * Creates the list of a document's chosen files with their uploads. The list belongs to no screen, so leaving a tab
 * does not abort uploads.
 */
export const createUploader = (send: SendFile) => {
  const list = new BehaviorSubject<ChosenList>([])
  const jobs = new Subject<Job>()
  const cancelled = new Subject<string>()
  const sent = new Subject<AttachedFile>()
  let document: string | null = null

  uploadQueue(jobs, cancelled).subscribe((progress) => {
    list.next(afterProgress(list.value, progress))
    if (progress.kind === 'sent') sent.next(progress.file)
    if (progress.kind === 'failed') explain(progress.id)
  })
  const explain = (job: string) => {
    const failed = list.value.find((one) => jobId(one) === job)
    const isThere = failed?.file.slice(0, 1).arrayBuffer()
    isThere?.catch(() => {
      list.next(list.value.map((one) => (jobId(one) === job ? { ...one, error: unreadableText } : one)))
    })
  }
  const refuseByContent = async (file: File) => {
    const problem = await contentProblemOf(file)
    if (problem === null) return
    list.next(list.value.map((one) => (one.file === file && one.problem === null ? { ...one, problem } : one)))
  }
  const find = (id: string) => list.value.find((one) => one.id === id)
  const start = (id: string, docGuid: string) => {
    const attempt = (find(id)?.attempt ?? 0) + 1
    list.next(changed(list.value, id, { state: 'waiting', error: null, share: 0, attempt }))
    const one = find(id)
    if (one) jobs.next({ id: jobId(one), send: send(docGuid, one) })
  }
  const stop = (id: string) => {
    const one = find(id)
    if (one) cancelled.next(jobId(one))
  }
  return {
    list$: list.asObservable(),
    sent$: sent.asObservable(),
    now: () => list.value,
    /** Adds files to the list. Resolves when the content of the files is checked too. */
    add: async (files: readonly File[], hasMain?: boolean, description?: FileDescription): Promise<void> => {
      list.next(withAdded(list.value, files, newIdempotencyKey, hasMain, description))
      await Promise.all(files.map(refuseByContent))
    },
    change: (id: string, values: FileDescription) => list.next(changed(list.value, id, values)),
    remove: (id: string) => {
      stop(id)
      list.next(list.value.filter((one) => one.id !== id))
    },
    cancel: (id: string) => {
      const error = find(id)?.state === 'sending' ? `${stoppedText} ${mayHaveComeText}` : stoppedText
      stop(id)
      list.next(changed(list.value, id, { state: 'failed', error }))
    },
    retry: (id: string) => {
      if (document !== null && find(id)) start(id, document)
    },
    /**
     * Uploads all files that may be sent, or those of them for which `which` is true. Resolves when all uploads have
     * ended.
     */
    startAll: (docGuid: string, which: (one: ChosenFile) => boolean = isSendable): Promise<SentCount> => {
      document = docGuid
      const ids = list.value.filter((one) => isSendable(one) && which(one)).map(({ id }) => id)
      // Uploaded files are noted here, because they may be removed from the list while others are still uploading.
      const arrived = new Set<string>()
      for (const id of ids) start(id, docGuid)
      return firstValueFrom(
        list.pipe(
          tap((all) => {
            for (const { id, state } of all) if (state === 'sent' && ids.includes(id)) arrived.add(id)
          }),
          filter((all) => !all.some((one) => ids.includes(one.id) && isUnderWay(one))),
          map((all) => ({
            sent: arrived.size,
            failed: all.filter(({ id, state }) => ids.includes(id) && state === 'failed').length,
          })),
        ),
      )
    },
    settle: (guids: readonly string[]) => {
      const rest = list.value.filter(({ sentGuid }) => sentGuid === null || !guids.includes(sentGuid))
      if (rest.length < list.value.length) list.next(rest)
    },
    clear: () => {
      for (const { id } of list.value) stop(id)
      list.next([])
    },
  }
}

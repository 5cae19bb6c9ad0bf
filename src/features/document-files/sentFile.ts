import { concatMap, defer, map, type Observable, of, tap } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { duplicatesWarning, ExistingIds } from '../../screen-kit/saving/existingIds.ts'
import { fromCall } from '../../streams/fromCall.ts'
import { isDoneOnce } from '../../transport/config.ts'
import { Fault, isResponseLost } from '../../transport/fault.ts'
import { notify } from '../../transport/notices.ts'
import { attempt, mapReply, mayBeDone, type Outcome, type Uploading } from '../../transport/request.ts'

type Sending = Observable<Uploading<AttachedFile>>
export type FileToSend = { docGuid: string; file: File; name: string; send: Sending }

const lostText = 'Качването прекъсна. Опитайте отново: ако файлът вече е пристигнал, няма да се запише втори път.'
const notThereText = 'Качването прекъсна и файлът не е пристигнал. Опитайте отново.'
const notKnownText =
  'Не е известно дали файлът е качен. Опитайте отново: първо ще се провери дали вече е там, за да не се запише втори път.'
const retryText = 'Опитайте отново: ако файлът вече е пристигнал, няма да се запише втори път.'

type Tried = { before: ExistingIds; mayBeThere: boolean }
const triedFiles = new WeakMap<File, Tried>()

const endWith = (outcome: Outcome<AttachedFile>): Uploading<AttachedFile> => ({ kind: 'end', outcome })
const failWith = (message: string) => endWith({ done: false, fault: new Fault('network', message), returned: null })
const guidOf = ({ guid }: AttachedFile): string => guid

/**
 * After a lost response, replaces the error with one that asks the user to retry. That is safe, because the backend
 * supports idempotency keys.
 */
const withPromise = (one: Uploading<AttachedFile>): Uploading<AttachedFile> => {
  if (one.kind === 'progress' || one.outcome.done) return one
  const { fault } = one.outcome
  if (isResponseLost(fault)) return failWith(lostText)
  return mayBeDone(fault) && (fault.status ?? 0) >= 500 ? failWith(`${fault.message}\n${retryText}`) : one
}

/**
 * Uploads a file to a backend without idempotency keys. Before a retry, the stored files with the same name and size
 * are fetched, so that the file is not stored twice.
 */
const countedFile = ({ docGuid, file, name, send }: FileToSend): Sending => {
  const known: Tried = triedFiles.get(file) ?? { before: new ExistingIds(), mayBeThere: false }
  triedFiles.set(file, known)
  const { before } = known
  const readCurrent = (signal?: AbortSignal) =>
    attempt(documents.getDocumentAttachedFiles, { query: { docGuid } }, { quiet: true, signal })
  const guidsNow = async (signal: AbortSignal) => mapReply(await readCurrent(signal), (now) => now.map(guidOf))
  const equalIn = (files: readonly AttachedFile[]) =>
    files.filter(({ fileName, size }) => fileName === name && (size === null || size === file.size))
  const warnOfDuplicates = (files: readonly AttachedFile[]) => {
    const text = duplicatesWarning(
      before.duplicatesOf(equalIn(files), guidOf),
      `Файлът „${name}“ е прикачен`,
      'Премахнете излишния от файловете на документа.',
    )
    if (text !== null) notify({ kind: 'error', text })
  }
  const look = fromCall(readCurrent).pipe(
    map((now): AttachedFile | 'unknown' | 'notThere' => {
      if (!now.done) return 'unknown'
      const found = before.foundOf(equalIn(now.reply), guidOf)
      if (found === null) return 'notThere'
      warnOfDuplicates(now.reply)
      return found.reply ?? 'unknown'
    }),
  )
  const count = () => readCurrent().then((now) => now.done && warnOfDuplicates(now.reply))
  const settled = (one: Uploading<AttachedFile>): Sending => {
    if (one.kind === 'progress') return of(one)
    known.mayBeThere = !one.outcome.done && mayBeDone(one.outcome.fault)
    if (one.outcome.done) void count()
    if (one.outcome.done || !known.mayBeThere) return of(one)
    const { fault } = one.outcome
    return look.pipe(
      concatMap((found): Sending => {
        if (found === 'unknown')
          return of(failWith(isResponseLost(fault) ? notKnownText : `${fault.message}\n${notKnownText}`))
        known.mayBeThere = false
        if (found !== 'notThere') return of(endWith({ done: true, reply: found }))
        // The user has entered the password again after the session ended, so a file that is not on the server is sent
        // again.
        if (fault.ended === 'renewed') return sendNow
        return of(isResponseLost(fault) && fault.serverText === undefined ? failWith(notThereText) : one)
      }),
    )
  }
  const ready = async (): Promise<Outcome<null>> => ({ done: true, reply: null })
  const sendNow: Sending = fromCall((signal) => before.send(() => guidsNow(signal), ready)).pipe(
    tap((ready) => {
      known.mayBeThere = ready.done
    }),
    concatMap((ready) => (ready.done ? send.pipe(concatMap(settled)) : of(failWith(notThereText)))),
  )
  return defer(() => {
    if (!known.mayBeThere) return sendNow
    return look.pipe(
      concatMap((found) => {
        if (found === 'unknown') return of(failWith(notKnownText))
        return found === 'notThere' ? sendNow : of(endWith({ done: true, reply: found }))
      }),
    )
  })
}

/** Uploads a file and reports whether the file is really stored, even after a lost response. */
export const sentFile = (one: FileToSend): Sending =>
  defer(() => (isDoneOnce() ? one.send.pipe(map(withPromise)) : countedFile(one)))

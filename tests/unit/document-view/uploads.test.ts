import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { FileKind } from '../../../src/contract/fileKinds.ts'
import type { AttachedFile } from '../../../src/contract/shapes/documents.ts'
import {
  type ChosenFile,
  changed,
  lossText,
  stateOf,
  withAdded,
} from '../../../src/features/document-files/chosenFiles.ts'
import { createUploader } from '../../../src/features/document-files/uploader.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Uploading } from '../../../src/transport/request.ts'

const keys = () => {
  let last = 0
  return () => {
    last += 1
    return String(last)
  }
}
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 1 })
const guid = '00000000-0000-4000-8000-0000000000aa'
const attached = (fileName: string): AttachedFile => ({
  guid,
  fileName,
  description: '',
  kindId: 1,
  size: 10,
  contentType: '',
  isPublic: false,
  uploadedBy: '',
  dateUploaded: '2026-11-20T10:00:00Z',
})

test('a file that the rule refuses stays in the list with its reason and is not sent', () => {
  const list = withAdded([], [file('вирус.exe'), file('празен.pdf', 0), file('писмо.pdf')], keys())
  expect(list.map(({ problem }) => problem)).toEqual([
    'Файлът „вирус.exe“ е от забранен тип (.exe).',
    'Файлът „празен.pdf“ е празен (0 Bytes).',
    null,
  ])
})

test('a file whose content is not accepted is refused after it was chosen', async () => {
  const uploader = createUploader(() => new Subject())
  const photo = new File([Uint8Array.from([0, 0, 0, 24]), 'ftypheic'], 'снимка.jpg')
  await uploader.add([photo, file('писмо.pdf')])
  expect(uploader.now().map(({ problem }) => problem?.slice(0, 60) ?? null)).toEqual([
    'Файлът „снимка.jpg“ е снимка от телефон във формат HEIC, а н',
    null,
  ])
})

test('the first file is the main document, the next are enclosures, pictures and signed documents', () => {
  const names = ['писмо.pdf', 'сметка.xlsx', 'бон.jpg', 'писмо.p7s']
  const kinds = (hasMain: boolean) =>
    withAdded(
      [],
      names.map((name) => file(name)),
      keys(),
      hasMain,
    ).map((one) => one.kindId)
  expect(kinds(false)).toEqual([FileKind.MAIN, FileKind.ENCLOSURE, FileKind.PICTURE, FileKind.SIGNED])
  expect(kinds(true)).toEqual([FileKind.ENCLOSURE, FileKind.ENCLOSURE, FileKind.PICTURE, FileKind.SIGNED])
})

test('the same file chosen twice is added once', () => {
  const newKey = keys()
  const once = withAdded([], [file('писмо.pdf')], newKey)
  expect(withAdded(once, [file('писмо.pdf'), file('друго.pdf')], newKey).map(({ name }) => name)).toEqual([
    'писмо.pdf',
    'друго.pdf',
  ])
})

test.each<[string, Partial<ChosenFile>, string | undefined]>([
  ['chosen', {}, 'Избраните файлове не са качени.'],
  ['failed, so that it can be tried again', { state: 'failed' }, 'Избраните файлове не са качени.'],
  ['waiting for its turn', { state: 'waiting' }, 'Файловете още се качват.'],
  ['on its way', { state: 'sending' }, 'Файловете още се качват.'],
  ['arrived', { state: 'sent' }, undefined],
  ['refused by the rule', { problem: 'Файлът е празен.' }, undefined],
])('leaving would lose a file that is %s', (_, values, loses) => {
  const arrived = changed(withAdded([], [file('друго.pdf')], keys()), '1', { state: 'sent' })
  const list = changed(withAdded([], [file('писмо.pdf')], keys()), '1', values)
  expect(lossText([arrived, list])).toBe(loses)
})

test('a lost file is retried with the same key, and startAll returns the result of all', async () => {
  const tries: { idempotencyKey: string; progress: Subject<Uploading<AttachedFile>> }[] = []
  const uploader = createUploader((_, { idempotencyKey }) => {
    const progress = new Subject<Uploading<AttachedFile>>()
    tries.push({ idempotencyKey, progress })
    return progress
  })
  const end = (outcome: Extract<Uploading<AttachedFile>, { kind: 'end' }>['outcome']) => {
    const progress = tries.at(-1)?.progress
    progress?.next({ kind: 'end', outcome })
    progress?.complete()
  }
  uploader.add([file('писмо.pdf')])
  const first = uploader.startAll('документ')
  expect(stateOf(uploader.now())).toBe('sending')
  end({ done: false, fault: new Fault('network', 'Няма връзка.'), returned: null })
  expect(await first).toEqual({ sent: 0, failed: 1 })

  const [lost] = uploader.now()
  uploader.retry(lost?.id ?? '')
  expect(tries.map(({ idempotencyKey }) => idempotencyKey)).toEqual([lost?.idempotencyKey, lost?.idempotencyKey])
  end({ done: true, reply: attached('писмо.pdf') })
  expect(uploader.now()[0]).toMatchObject({ state: 'sent', sentGuid: guid, error: null })

  uploader.settle([guid])
  expect(stateOf(uploader.now())).toBe('empty')
})

test('a cancelled file can be retried', () => {
  const progressOfFiles: Subject<Uploading<AttachedFile>>[] = []
  const uploader = createUploader(() => {
    const progress = new Subject<Uploading<AttachedFile>>()
    progressOfFiles.push(progress)
    return progress
  })
  uploader.add([file('писмо.pdf')])
  uploader.startAll('документ')
  const id = uploader.now()[0]?.id ?? ''
  uploader.cancel(id)
  expect(progressOfFiles[0]?.observed).toBe(false)
  const error = 'Прекъснахте качването. Ако файлът вече е пристигнал, ще го видите сред прикачените.'
  expect(uploader.now()[0]).toMatchObject({ state: 'failed', error })
  uploader.retry(id)
  expect(progressOfFiles[1]?.observed).toBe(true)
  expect(uploader.now()[0]).toMatchObject({ state: 'sending', error: null })
})

test('a file that finishes while others are being sent is counted as uploaded', async () => {
  const progressOfFiles: Subject<Uploading<AttachedFile>>[] = []
  const uploader = createUploader(() => {
    const progress = new Subject<Uploading<AttachedFile>>()
    progressOfFiles.push(progress)
    return progress
  })
  const arrive = (index: number, reply: AttachedFile) => {
    progressOfFiles[index]?.next({ kind: 'end', outcome: { done: true, reply } })
    progressOfFiles[index]?.complete()
  }
  uploader.add([file('писмо.pdf'), file('сметка.xlsx')])
  const ended = uploader.startAll('документ')
  arrive(0, attached('писмо.pdf'))
  uploader.settle([guid])
  arrive(1, { ...attached('сметка.xlsx'), guid: '00000000-0000-4000-8000-0000000000bb' })
  expect(await ended).toEqual({ sent: 2, failed: 0 })
})

test('a file cancelled in the queue counts as not uploaded', () => {
  const uploader = createUploader(() => new Subject<Uploading<AttachedFile>>())
  uploader.add(['а.pdf', 'б.pdf', 'в.pdf'].map((name) => file(name)))
  uploader.startAll('документ')
  const third = uploader.now()[2]
  expect(third?.state).toBe('waiting')
  uploader.cancel(third?.id ?? '')
  expect(uploader.now()[2]).toMatchObject({ state: 'failed', error: 'Прекъснахте качването.' })
})

test('a file that is gone from the disk says so and offers no retry', async () => {
  const progress = new Subject<Uploading<AttachedFile>>()
  const uploader = createUploader(() => progress)
  const moved = file('преместен.pdf')
  moved.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  uploader.add([moved])
  uploader.startAll('документ')
  progress.next({ kind: 'end', outcome: { done: false, fault: new Fault('network', 'Няма връзка.'), returned: null } })
  progress.complete()
  await expect.poll(() => uploader.now()[0]?.error).toContain('вече не може да се прочете')
})

import { map, type Observable } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import type { AttachedFile } from '../../../src/contract/shapes/documents.ts'
import { type UploadProgress, uploadQueue } from '../../../src/features/document-files/uploadQueue.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Uploading } from '../../../src/transport/request.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)

const attached: AttachedFile = {
  guid: '00000000-0000-4000-8000-000000000001',
  fileName: 'писмо.pdf',
  description: '',
  kindId: 1,
  size: 10,
  contentType: 'application/pdf',
  isPublic: false,
  uploadedBy: '',
  dateUploaded: '2026-11-20T10:00:00Z',
}
const ends = {
  h: { kind: 'progress', share: 0.5 },
  d: { kind: 'end', outcome: { done: true, reply: attached } },
  n: { kind: 'end', outcome: { done: false, fault: new Fault('network', 'Качването прекъсна.'), returned: null } },
  r: { kind: 'end', outcome: { done: false, fault: new Fault('refused', 'Файлът е твърде голям.'), returned: null } },
} satisfies Record<string, Uploading<AttachedFile>>

/**
 * Returns the upload progress as text: the number of the file and its state, for example „1 started“, „1 0.5“, „1 sent“
 * or „1 failed: …“.
 */
const summaryOf = (progress: UploadProgress): string => {
  if (progress.kind === 'progress') return `${progress.id} ${progress.share}`
  return progress.kind === 'failed'
    ? `${progress.id} failed: ${progress.message.split('.')[0]}`
    : `${progress.id} ${progress.kind}`
}
const run = (
  jobs: Observable<string>,
  sends: Record<string, Observable<Uploading<AttachedFile>>>,
  cancelled: Observable<string>,
) =>
  uploadQueue(jobs.pipe(map((id) => ({ id, send: sends[id] as Observable<Uploading<AttachedFile>> }))), cancelled).pipe(
    map(summaryOf),
  )

test('two files upload at a time; the third starts when one is finished', () =>
  marbles(({ cold, hot, expectObservable }) => {
    const sends = { a: cold('-----h----(d|)', ends), b: cold('---------------(d|)', ends), c: cold('-----(d|)', ends) }
    const jobs = hot('       (abc)', { a: 'a', b: 'b', c: 'c' })
    const expected = '       (xy)-h----(dz)-(ef)'
    const shown = { x: 'a started', y: 'b started', h: 'a 0.5', d: 'a sent', z: 'c started', e: 'b sent', f: 'c sent' }
    expectObservable(run(jobs, sends, hot('-'))).toBe(expected, shown)
  }))

test('a file cancelled during its upload stops, and the next one starts', () =>
  marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const a = cold('   ----------(d|)', ends)
    const sends = { a, b: cold('----------(d|)', ends), c: cold('--(d|)', ends) }
    const jobs = hot(' (abc)', { a: 'a', b: 'b', c: 'c' })
    const cancelled = hot('-----a', { a: 'a' })
    const expected = ' (xy)-z-e--f'
    const shown = { x: 'a started', y: 'b started', z: 'c started', e: 'c sent', f: 'b sent' }
    expectObservable(run(jobs, sends, cancelled)).toBe(expected, shown)
    expectSubscriptions(a.subscriptions).toBe('^----!')
  }))

test('a file cancelled in the queue is never sent', () =>
  marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const c = cold('(d|)', ends)
    const sends = { a: cold('------(d|)', ends), b: cold('-------(d|)', ends), c }
    const jobs = hot(' (abc)', { a: 'a', b: 'b', c: 'c' })
    const cancelled = hot('--c', { c: 'c' })
    expectObservable(run(jobs, sends, cancelled)).toBe('(xy)--de', {
      x: 'a started',
      y: 'b started',
      d: 'a sent',
      e: 'b sent',
    })
    expectSubscriptions(c.subscriptions).toBe([])
  }))

test('a refused and a lost file fail separately, and the user sees which of the two it was', () =>
  marbles(({ cold, hot, expectObservable }) => {
    const sends = { a: cold('-----(r|)', ends), b: cold('---------(n|)', ends), c: cold('--------(d|)', ends) }
    const jobs = hot('       (abc)', { a: 'a', b: 'b', c: 'c' })
    const expected = '       (xy)-(rz)n---d'
    expectObservable(run(jobs, sends, hot('-'))).toBe(expected, {
      x: 'a started',
      y: 'b started',
      r: 'a failed: Файлът е твърде голям',
      z: 'c started',
      n: 'b failed: Качването прекъсна',
      d: 'c sent',
    })
  }))

import { expect, test } from 'vitest'
import {
  addScans,
  countLeft,
  countScans,
  nextScan,
  type Scan,
  type ScanQueue,
  type ScanState,
  scanCreated,
  skipScan,
  takeSkippedAgain,
} from '../../../src/rules/documents/scanQueue.ts'

const states: Record<string, ScanState> = { w: 'waiting', s: 'skipped', d: 'done' }
/** „wsd“: the first file waits, the second one was skipped, the third one has a document. */
const queueOf = (text: string): ScanQueue<string> =>
  [...text].map(
    (letter, index): Scan<string> => ({
      file: `scan-${index + 1}.pdf`,
      state: states[letter] ?? 'waiting',
      docGuid: letter === 'd' ? `guid-${index + 1}` : null,
    }),
  )
const textOf = (queue: ScanQueue<string>) => queue.map(({ state }) => state.charAt(0)).join('')

test.each([
  ['', 0, null, 0],
  ['www', 0, 1, 3],
  ['dww', 1, 2, 2],
  ['dsw', 1, 3, 2],
  ['wdd', 3, 1, 1],
  ['dsd', 3, null, 1],
  ['ddd', 3, null, 0],
] as const)('of the queue „%s“ after file %i comes %j; left: %i', (text, after, next, left) => {
  expect(nextScan(queueOf(text), after)).toBe(next)
  expect(countLeft(queueOf(text))).toBe(left)
})

test.each([
  ['www', 2, 'wsw'],
  ['sww', 1, 'sww'],
  ['dww', 1, 'dww'],
  ['www', 9, 'www'],
] as const)('of the queue „%s“ file %i is skipped: „%s“', (text, number, after) => {
  expect(textOf(skipScan(queueOf(text), number))).toBe(after)
})

test('a file is done with its document; a document without the file leaves the file for later', () => {
  const done = scanCreated(queueOf('www'), 2, 'guid', true)
  expect([textOf(done), done[1]?.docGuid]).toEqual(['wdw', 'guid'])
  const without = scanCreated(queueOf('www'), 2, 'guid', false)
  expect([textOf(without), without[1]?.docGuid, countLeft(without)]).toEqual(['wsw', 'guid', 3])
  // A repeated save of the same form changes nothing.
  expect(scanCreated(done, 2, 'other', false)).toEqual(done)
})

test('skipped files wait again, in their order', () => {
  const again = takeSkippedAgain(scanCreated(queueOf('dsws'), 3, 'guid', true))
  expect(textOf(again)).toBe('dwdw')
  expect(nextScan(again, 4)).toBe(2)
  expect(countScans(again, 'skipped')).toBe(0)
})

test.each([
  ['', 'ww'],
  ['ddd', 'ww'],
  ['dwd', 'dwdww'],
  ['dsd', 'dsdww'],
])('two more files added to „%s“ give „%s“', (text, after) => {
  expect(textOf(addScans(queueOf(text), ['new-1.pdf', 'new-2.pdf']))).toBe(after)
})

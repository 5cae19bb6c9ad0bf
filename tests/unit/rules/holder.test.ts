import { expect, test } from 'vitest'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { type Holder, holderBy, holderText } from '../../../src/rules/documents/holder.ts'

const named = (holder: Holder): string | number[] | null =>
  typeof holder === 'function' ? Object.values(TaskType).filter((typeId) => holder(typeId)) : holder
const requests: readonly number[] = [TaskType.RESOLUTION, TaskType.AGREEMENT, TaskType.SIGNATURE, TaskType.APPROVAL]
const work = Object.values(TaskType).filter((typeId) => !requests.includes(typeId))

test.each([
  [S.DRAFT, false, 'author'],
  [S.REGISTERED, true, 'addressee'],
  [S.REGISTERED, false, 'author'],
  [S.FOR_RESOLUTION, true, [TaskType.RESOLUTION]],
  [S.FOR_AGREEMENT, false, [TaskType.AGREEMENT]],
  [S.FOR_SIGNATURE, false, [TaskType.SIGNATURE]],
  [S.IN_PROGRESS, true, work],
  [S.SUSPENDED, true, work],
  [S.COMPLETED, true, null],
  [S.ANNULLED, false, null],
  [S.FORWARDED, true, null],
])('the holder of a document in status %i (incoming: %s) is %j', (status, isIncoming, expected) => {
  expect(named(holderBy(status, isIncoming))).toEqual(expected)
})

test('the text names the holder and the start', () => {
  expect(holderText({ heldBy: 'М. Петрова', heldSince: '2026-11-24T09:00:00Z' })).toBe('М. Петрова, от 24.11.2026')
  expect([holderText({ heldBy: '', heldSince: null }), holderText({ heldBy: 'П. Б.', heldSince: null })]).toEqual([
    ...['', 'П. Б.'],
  ])
})

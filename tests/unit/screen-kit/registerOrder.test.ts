import { expect, test, vi } from 'vitest'
import {
  moveId,
  movesBetween,
  orderByMoves,
  orderRecordsMutation,
  sortLike,
} from '../../../src/screen-kit/register/orderWrites.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { placeAfterDrop } from '../../../src/widgets/grid/useRowOrder.ts'

test.each<[string, number, number, number[]]>([
  ['down', 1, 2, [2, 3, 1, 4]],
  ['up', 4, 0, [4, 1, 2, 3]],
  ['nowhere', 2, 1, [1, 2, 3, 4]],
])('a record moved %s', (_where, id, to, ids) => {
  expect(moveId([1, 2, 3, 4], id, to)).toEqual(ids)
})

test('added records are last, deleted ones are left out', () => {
  expect(sortLike([1, 3, 4, 9], [4, 2, 1, 3])).toEqual([4, 1, 3, 9])
})

test.each<[number, number]>([
  [9, 0],
  [14, 1],
  [25, 1],
  [34, 2],
  [100, 3],
])('in a list with rows at 10, 20, 30 and 40 the second one, dropped at %d, gets the place %d', (height, place) => {
  expect(placeAfterDrop([10, 20, 30, 40], 1, height)).toBe(place)
})

test.each<[number[], number[]]>([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [3, 1, 2],
  ],
  [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
  ],
])('the order %j becomes %j by single moves', (before, wanted) => {
  const now = [...before]
  for (const { id, isUp } of movesBetween(before, wanted)) {
    const at = now.indexOf(id)
    now.splice(at, 1)
    now.splice(isUp ? at - 1 : at + 1, 0, id)
  }
  expect(now).toEqual(wanted)
})

const failed = { done: false as const, fault: new Fault('refused', 'Не може.'), returned: null }

test('single moves stop at the first failure, each with a separate key', async () => {
  const keys: string[] = []
  const send = orderByMoves(async (_id, _isUp, idempotencyKey) => {
    keys.push(idempotencyKey)
    return keys.length < 2 ? { done: true, reply: null } : failed
  })
  expect(await send([3, 2, 1], [1, 2, 3], 'key')).toBe(failed)
  expect(keys).toEqual(['key-0', 'key-1'])
})

const saving = (now: readonly number[], ids: readonly number[]) => {
  const sent: number[][] = []
  const onConflict = vi.fn()
  const write = orderRecordsMutation(
    {
      name: 'type',
      list: async () => ({ done: true, reply: now.map((id) => ({ id })) }),
      sendOrder: async (order) => {
        sent.push(order)
        return { done: true, reply: null }
      },
    },
    { before: [1, 2, 3], ids, onConflict },
  )
  return { write, sent, onConflict }
}

test('the whole order is sent by one call, with added records at its end', async () => {
  const { write, sent } = saving([1, 2, 3, 4], [3, 1, 2])
  expect(await write.send('key')).toEqual({ done: true, reply: 'ordered' })
  expect(sent).toEqual([[3, 1, 2, 4]])
})

test('after a concurrent reordering nothing is sent and the form takes the new order', async () => {
  const { write, sent, onConflict } = saving([2, 1, 3], [3, 1, 2])
  const outcome = await write.send('key')
  expect(outcome.done ? '' : outcome.fault.message).toMatch(/^Междувременно редът е променен/)
  expect(sent).toEqual([])
  expect(onConflict).toHaveBeenCalledExactlyOnceWith([2, 1, 3])
})

test('after a lost response the order counts as saved when the records have it', () => {
  const { write } = saving([1, 2, 3], [3, 1, 2])
  expect(write.find([{ id: 1 }, { id: 2 }, { id: 3 }])).toBeNull()
  expect(write.find([{ id: 3 }, { id: 1 }, { id: 2 }])).toEqual({ reply: 'ordered' })
})

import { Fault } from '../../transport/fault.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import type { Mutation } from '../saving/idempotentMutation.ts'
import type { SendOrder } from './registerDefinition.ts'

type Ids = readonly number[]

export const moveId = (ids: Ids, id: number, to: number): number[] => {
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(to, 0, id)
}

/** Returns the ids in the order of `wanted`; ids that are not in `wanted` come last, in their old order. */
export const sortLike = (ids: Ids, wanted: Ids): number[] => [
  ...wanted.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !wanted.includes(id)),
]

export const sameOrder = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** True if the ids that both lists contain are in a different order; added and deleted ids are ignored. */
const isReordered = (before: Ids, now: Ids): boolean =>
  !sameOrder(
    before.filter((id) => now.includes(id)),
    now.filter((id) => before.includes(id)),
  )

const conflict = (): Outcome<null> => ({
  done: false,
  fault: new Fault('refused', 'Междувременно редът е променен от друг. Запишете отново, ако трябва да остане Вашият.'),
  returned: null,
})

type Arranged = {
  before: Ids
  ids: Ids
  /** Called with the current order if another user changed the order meanwhile; then nothing is saved. */
  onConflict: (now: Ids) => void
}

type Register<R> = {
  name: string
  list: () => Promise<Outcome<R[]>>
  sendOrder: SendOrder
}

/**
 * Returns the mutation that saves the order of all records; records added meanwhile come last. After a lost response
 * the order counts as saved if the current records have this order.
 */
export const orderRecordsMutation = <R extends { id: number }>(
  { name, list, sendOrder }: Register<R>,
  { before, ids, onConflict }: Arranged,
): Mutation<R[], 'ordered'> => {
  const idsOf = (rows: readonly R[]) => rows.map(({ id }) => id)
  const send = async (idempotencyKey: string): Promise<Outcome<null>> => {
    const rows = await list()
    if (!rows.done) return rows
    const now = idsOf(rows.reply)
    if (!isReordered(before, now)) return sendOrder(sortLike(now, ids), now, idempotencyKey)
    onConflict(now)
    return conflict()
  }
  return {
    about: `${name}/order`,
    content: ids,
    send: async (idempotencyKey) => mapReply(await send(idempotencyKey), () => 'ordered'),
    readCurrent: list,
    find: (rows) => (sameOrder(idsOf(rows), sortLike(idsOf(rows), ids)) ? { reply: 'ordered' } : null),
  }
}

export const movesBetween = (before: Ids, wanted: Ids): { id: number; isUp: boolean }[] => {
  const now = [...before]
  return wanted.flatMap((id, to) => {
    const steps = now.indexOf(id) - to
    now.splice(to, 0, ...now.splice(to + steps, 1))
    return Array.from({ length: steps }, () => ({ id, isUp: true }))
  })
}

/**
 * Returns a function that saves an order if the backend can only move a record by one place: the function sends as many
 * requests as needed, one after the other.
 */
export const orderByMoves =
  (move: (id: number, isUp: boolean, idempotencyKey: string) => Promise<Outcome<null>>): SendOrder =>
  async (ids, before, idempotencyKey) => {
    for (const [step, { id, isUp }] of movesBetween(before, ids).entries()) {
      const outcome = await move(id, isUp, `${idempotencyKey}-${step}`)
      if (!outcome.done) return outcome
    }
    return { done: true, reply: null }
  }

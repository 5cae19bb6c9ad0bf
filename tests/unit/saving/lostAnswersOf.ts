import { expect, vi } from 'vitest'
import type { World } from '../../../mocks/engine/world.ts'
import { IdempotentWrite, type Write } from '../../../src/screen-kit/saving/idempotentWrite.ts'
import type { Saving } from '../../../src/screen-kit/saving/mergedWrite.ts'

/** Whoever saves records by `mergedWrite`, and what is written into one of them here. */
export type SavingUser<V extends object, D, R extends V> = {
  /** A record as its form is opened with it. */
  opened: (world: World) => Promise<V>
  save: (saving: Saving<NoInfer<V>>) => Write<D, R>
  /** The path of the call that changes a record, and of the one that makes it. */
  edits: string
  creates?: string
  /** What I write, and what somebody else writes into the same field. */
  mine: Partial<NoInfer<V>>
  theirs: Partial<NoInfer<V>>
  /** What somebody else writes into another field; a new record has nothing there. */
  another?: Partial<NoInfer<V>>
  /** What I write with blanks around it. */
  withBlanks?: Partial<NoInfer<V>>
  /** A name that another record bears. */
  taken?: (world: World) => Partial<NoInfer<V>>
  /** What makes a new record out of an opened one. */
  fresh?: Partial<NoInfer<V>>
}

/** Nobody hears the first answer of a call: it was carried out and then something else happened, or it never arrived. */
const loseAnswer = (path: string, arrives: boolean, meanwhile: () => Promise<unknown>) => {
  const imitation = globalThis.fetch
  let isLost = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isLost || !url.includes(path)) return imitation(url, init)
    isLost = true
    if (arrives) await imitation(url, init)
    await meanwhile()
    throw new TypeError('Failed to fetch')
  })
}

type Lost<V> = {
  mine: Partial<V>
  arrives?: boolean
  /** What somebody else changes in the record before anybody asks what is true. */
  theirs?: Partial<V>
}

/** How a save ended whose answer was lost; pressed once more where it was not done. */
const endOf = async <V extends object, D, R extends V>(
  save: SavingUser<V, D, R>['save'],
  { path, was }: { path: string; was: V },
  { mine, arrives = true, theirs }: Lost<V>,
): Promise<string> => {
  const writeOf = () => save({ was, mine: { ...was, ...mine } })
  const first = writeOf()
  const somebodyElse = async () => {
    if (!theirs) return
    const now = await first.ask()
    const found = now.done ? first.find(now.reply)?.reply : undefined
    if (!found) throw new Error('What was sent is not there')
    const other = save({ was: found, mine: { ...found, ...theirs } })
    expect(await new IdempotentWrite<R>().outcomeOf(other)).toMatchObject({ kind: 'done' })
  }
  loseAnswer(path, arrives, somebodyElse)
  const saving = new IdempotentWrite<R>()
  const { kind } = await saving.outcomeOf(first)
  return kind === 'done' ? kind : `${kind}, then ${(await saving.outcomeOf(writeOf())).kind}`
}

/** Each way in which the answer to a change is lost; undefined where the record has nothing of the kind. */
export const lostChangesOf = <V extends object, D, R extends V>(user: SavingUser<V, D, R>) => {
  const { opened, save, edits, mine, theirs, another, withBlanks, taken } = user
  const end = async (world: World, lost: Lost<V>) => endOf(save, { path: edits, was: await opened(world) }, lost)
  return {
    'nobody else changed it': (world: World) => end(world, { mine }),
    'another changed another field': another && ((world: World) => end(world, { mine, theirs: another })),
    'another changed the same field': (world: World) => end(world, { mine, theirs }),
    'the backend took the blanks away': withBlanks && ((world: World) => end(world, { mine: withBlanks })),
    'the name is taken': taken && ((world: World) => end(world, { mine: taken(world) })),
    'it never arrived': (world: World) => end(world, { mine, arrives: false }),
  }
}

/** The same of a new record. */
export const lostCreationsOf = <V extends object, D, R extends V>(user: SavingUser<V, D, R>) => {
  const { opened, save, creates = '', mine, another, withBlanks, taken, fresh } = user
  if (!fresh) return {}
  const end = async (world: World, lost: Lost<V>) => {
    const was = { ...(await opened(world)), ...fresh }
    return endOf(save, { path: creates, was }, lost)
  }
  const equalIsThere = async (world: World) => {
    const was = { ...(await opened(world)), ...fresh }
    await new IdempotentWrite<R>().outcomeOf(save({ was: { ...was }, mine: { ...was, ...mine } }))
    const end = await endOf(save, { path: creates, was }, { mine, arrives: false })
    return end.replace(/, then .*/, '')
  }
  return {
    'nobody else changed it': (world: World) => end(world, { mine }),
    'another changed another field': another && ((world: World) => end(world, { mine, theirs: another })),
    'the backend took the blanks away': withBlanks && ((world: World) => end(world, { mine: withBlanks })),
    'the name is taken': taken && ((world: World) => end(world, { mine: taken(world) })),
    'an equal one was there before, and it never arrived': equalIsThere,
    'it never arrived': (world: World) => end(world, { mine, arrives: false }),
  }
}

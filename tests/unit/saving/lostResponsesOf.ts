import { expect, vi } from 'vitest'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { IdempotentMutation, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import type { Saving } from '../../../src/screen-kit/saving/mergedMutation.ts'

export type SavingUser<V extends object, D, R extends V> = {
  opened: (db: MockDatabase) => Promise<V>
  save: (saving: Saving<NoInfer<V>>) => Mutation<D, R>
  edits: string
  creates?: string
  mine: Partial<NoInfer<V>>
  theirs: Partial<NoInfer<V>>
  another?: Partial<NoInfer<V>>
  withBlanks?: Partial<NoInfer<V>>
  taken?: (db: MockDatabase) => Partial<NoInfer<V>>
  fresh?: Partial<NoInfer<V>>
}

const loseResponse = (path: string, arrives: boolean, fallback: () => Promise<unknown>) => {
  const mockBackend = globalThis.fetch
  let isLost = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isLost || !url.includes(path)) return mockBackend(url, init)
    isLost = true
    if (arrives) await mockBackend(url, init)
    await fallback()
    throw new TypeError('Failed to fetch')
  })
}

type Lost<V> = {
  mine: Partial<V>
  arrives?: boolean
  theirs?: Partial<V>
}

const endOf = async <V extends object, D, R extends V>(
  save: SavingUser<V, D, R>['save'],
  { path, was }: { path: string; was: V },
  { mine, arrives = true, theirs }: Lost<V>,
): Promise<string> => {
  const mutationOf = () => save({ was, mine: { ...was, ...mine } })
  const first = mutationOf()
  const otherUser = async () => {
    if (!theirs) return
    const now = await first.readCurrent()
    const found = now.done ? first.find(now.reply)?.reply : undefined
    if (!found) throw new Error('What was sent is not there')
    const other = save({ was: found, mine: { ...found, ...theirs } })
    expect(await new IdempotentMutation<R>().outcomeOf(other)).toMatchObject({ kind: 'done' })
  }
  loseResponse(path, arrives, otherUser)
  const saving = new IdempotentMutation<R>()
  const { kind } = await saving.outcomeOf(first)
  return kind === 'done' ? kind : `${kind}, then ${(await saving.outcomeOf(mutationOf())).kind}`
}

export const lostChangesOf = <V extends object, D, R extends V>(user: SavingUser<V, D, R>) => {
  const { opened, save, edits, mine, theirs, another, withBlanks, taken } = user
  const end = async (db: MockDatabase, lost: Lost<V>) => endOf(save, { path: edits, was: await opened(db) }, lost)
  return {
    'nobody else changed it': (db: MockDatabase) => end(db, { mine }),
    'another changed another field': another && ((db: MockDatabase) => end(db, { mine, theirs: another })),
    'another changed the same field': (db: MockDatabase) => end(db, { mine, theirs }),
    'the backend took the blanks away': withBlanks && ((db: MockDatabase) => end(db, { mine: withBlanks })),
    'the name is taken': taken && ((db: MockDatabase) => end(db, { mine: taken(db) })),
    'it never arrived': (db: MockDatabase) => end(db, { mine, arrives: false }),
  }
}

export const lostCreationsOf = <V extends object, D, R extends V>(user: SavingUser<V, D, R>) => {
  const { opened, save, creates = '', mine, another, withBlanks, taken, fresh } = user
  if (!fresh) return {}
  const end = async (db: MockDatabase, lost: Lost<V>) => {
    const was = { ...(await opened(db)), ...fresh }
    return endOf(save, { path: creates, was }, lost)
  }
  const equalIsThere = async (db: MockDatabase) => {
    const was = { ...(await opened(db)), ...fresh }
    await new IdempotentMutation<R>().outcomeOf(save({ was: { ...was }, mine: { ...was, ...mine } }))
    const end = await endOf(save, { path: creates, was }, { mine, arrives: false })
    return end.replace(/, then .*/, '')
  }
  return {
    'nobody else changed it': (db: MockDatabase) => end(db, { mine }),
    'another changed another field': another && ((db: MockDatabase) => end(db, { mine, theirs: another })),
    'the backend took the blanks away': withBlanks && ((db: MockDatabase) => end(db, { mine: withBlanks })),
    'the name is taken': taken && ((db: MockDatabase) => end(db, { mine: taken(db) })),
    'an equal one was there before, and it never arrived': equalIsThere,
    'it never arrived': (db: MockDatabase) => end(db, { mine, arrives: false }),
  }
}

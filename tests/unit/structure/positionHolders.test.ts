import { afterEach, expect, test, vi } from 'vitest'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { positionNow } from '../../../src/features/structure/structureState.ts'
import { appointedPerson } from '../../../src/features/structure/structureWrites.ts'
import { onMockBackend } from '../settings/onMockBackend.ts'

afterEach(() => vi.unstubAllGlobals())

const withoutHolders = (path: string, reply: unknown): unknown =>
  path === orgStructure.getPositionById.path
    ? JSON.parse(JSON.stringify(reply, (key, value) => (key === 'personIds' ? undefined : value)))
    : reply

test('the holder of a position is read from the tree if its record lacks it: another holder releases none', async () => {
  const db = await onMockBackend(withoutHolders)
  const holdersOf = (id: number) => db.persons.by('positionId', id).map((one) => one.id)
  const position = db.positions.all().find(({ id }) => holdersOf(id).length === 2)
  const newcomer = db.persons.all().find(({ positionId }) => positionId !== position?.id)
  if (!position || !newcomer) throw new Error('No position has two holders')
  const before = holdersOf(position.id)
  const now = await positionNow(position.id)
  expect(now.done && now.reply.personIds.toSorted()).toEqual(before.toSorted())
  await appointedPerson(newcomer.id, newcomer.positionId, position.id).send('some intent')
  expect(holdersOf(position.id).toSorted()).toEqual([...before, newcomer.id].toSorted())
})

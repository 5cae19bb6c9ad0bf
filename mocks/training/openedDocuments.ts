import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'

const opened = new WeakMap<World, Map<number, string>>()

/** Records the document that each person opened last, for the action of a colleague. */
export const noteOpened = (world: World): void => {
  const last = new Map<number, string>()
  opened.set(world, last)
  world.on('documentOpened', ({ person }, { guid }) => void last.set(person.id, guid))
}

export const openedBy = (world: World, personId: number): DocumentRow | undefined =>
  world.documents.get(opened.get(world)?.get(personId))

import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'

const opened = new WeakMap<World, Map<number, string>>()

/** Notes which document each person opened last here: what a colleague then changes. */
export const noteOpened = (world: World): void => {
  const last = new Map<number, string>()
  opened.set(world, last)
  world.on('documentOpened', ({ person }, { guid }) => void last.set(person.id, guid))
}

/** The document that a person opened last in this tab; undefined before the first. */
export const openedBy = (world: World, personId: number): DocumentRow | undefined =>
  world.documents.get(opened.get(world)?.get(personId))

import type { World } from '../../mocks/engine/world.ts'
import { createWorld } from '../../mocks/world.ts'
import { isoAt } from '../../src/dates/civilDate.ts'

/** The world in which the journeys take place, on a working Friday; a variable of the shell may say otherwise. */
export const journeysWorld = {
  SEED: process.env.SEED ?? '1',
  DAY: process.env.DAY ?? '2026-11-20',
  DOCUMENTS: process.env.DOCUMENTS ?? '2800',
}

let made: World | undefined

/**
 * The rows with which the page's own world begins, made here from the same seed: what a journey would otherwise look for
 * on the screen before it can begin (an id, a document that has what is wanted). To be read only.
 */
export const seededWorld = (): World => {
  const { SEED, DAY, DOCUMENTS } = journeysWorld
  const start = new Date(isoAt(DAY))
  made ??= createWorld({ seed: Number(SEED), documents: Number(DOCUMENTS), start, now: () => start })
  return made
}

import type { World } from '../engine/world.ts'

const CLOCK = 1
/** The offset of the simulated time in milliseconds. */
export const aheadIn = (world: World): number => world.practiceClock.get(CLOCK)?.ahead ?? 0

/** Stores the offset, for a reload, another tab and an exported state. */
export const keepAhead = (world: World, ahead: number): void => world.put('practiceClock', { id: CLOCK, ahead })

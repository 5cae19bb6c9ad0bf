import type { World } from '../engine/world.ts'

const CLOCK = 1
/** By how many milliseconds time was moved in this world. */
export const aheadIn = (world: World): number => world.practiceClock.get(CLOCK)?.ahead ?? 0

/** Keeps that time was moved so far: a reload, another tab and a carried state know it. */
export const keepAhead = (world: World, ahead: number): void => world.put('practiceClock', { id: CLOCK, ahead })

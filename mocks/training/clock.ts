import type { MockDatabase } from '../engine/mockDatabase.ts'

const CLOCK = 1
/** The offset of the simulated time in milliseconds. */
export const aheadIn = (db: MockDatabase): number => db.practiceClock.get(CLOCK)?.ahead ?? 0

/** Stores the offset, for a reload, another tab and an exported state. */
export const keepAhead = (db: MockDatabase, ahead: number): void => db.put('practiceClock', { id: CLOCK, ahead })

import type { MockDatabase } from '../engine/mockDatabase.ts'

const CLOCK = 1
export const aheadIn = (db: MockDatabase): number => db.practiceClock.get(CLOCK)?.ahead ?? 0

export const keepAhead = (db: MockDatabase, ahead: number): void => db.put('practiceClock', { id: CLOCK, ahead })

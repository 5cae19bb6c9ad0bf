import type { MockDatabase } from '../engine/mockDatabase.ts'

const CLOCK = 1
export const clockOffsetOf = (db: MockDatabase): number => db.practiceClock.get(CLOCK)?.ahead ?? 0

export const storeClockOffset = (db: MockDatabase, offset: number): void =>
  db.put('practiceClock', { id: CLOCK, ahead: offset })

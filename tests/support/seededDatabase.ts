import { createMockDatabase } from '../../mocks/createMockDatabase.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { isoAt } from '../../src/dates/civilDate.ts'

/**
 * The parameters of the mock database in journeys; its date is a working Friday. Environment variables can change them.
 */
export const journeysDatabase = {
  SEED: process.env.SEED ?? '1',
  DAY: process.env.DAY ?? '2026-11-20',
  DOCUMENTS: process.env.DOCUMENTS ?? '2800',
}

/** The variables of a server for journeys: the page opens in the morning of the date, whenever the journey runs. */
export const journeysEnvironment = { ...journeysDatabase, DAY: `${journeysDatabase.DAY}T10:00` }

let made: MockDatabase | undefined

/**
 * Returns the seeded rows, generated here from the same seed as in the page, to find records without opening a screen.
 * Read only.
 */
export const seededDatabase = (): MockDatabase => {
  const { SEED, DAY, DOCUMENTS } = journeysDatabase
  const start = new Date(isoAt(DAY))
  made ??= createMockDatabase({ seed: Number(SEED), documents: Number(DOCUMENTS), start, now: () => start })
  return made
}

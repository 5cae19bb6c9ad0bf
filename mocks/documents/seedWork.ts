import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Days } from '../seed/days.ts'
import type { DocumentRow } from './rows.ts'

const MORNING = 9.5 * 3600
const WITHIN = 7 * 3600
const anyText = weighted(
  resolutionSubjects.map((subject) => [subject, subject[1] === TaskType.EXECUTION ? 3 : 2] as const),
)

/** What somebody is asked to do about a document, the term of it in working days, and when it would be done. */
export type Work = { typeId: number; description: string; workingDays: number; doneAt: string; chance: Chance }

/** The same for the status of a resolution and for its task. `chance` goes on with who does it. */
export const workOf = ({ seed, days }: { seed: number; days: Days }, row: DocumentRow, given: string): Work => {
  const chance = chanceOf(seed, Purpose.TASK, row.id)
  const [text, drawn, workingDays] = anyText(chance)
  // Who gives work on what came in asks nobody to agree with it.
  const typeId = drawn === TaskType.AGREEMENT ? TaskType.EXECUTION : drawn
  const description = drawn === typeId ? text : 'За изпълнение.'
  const took = chance.is(0.86) ? chance.between(0, workingDays) : workingDays + chance.between(1, 6)
  const second = MORNING + chance.int(WITHIN)
  const doneAt =
    took === 0 ? days.afterWork(given, 20 + (second % 240)) : days.isoAt(days.step(days.dayOfIso(given), took), second)
  return { typeId, description, workingDays, doneAt, chance }
}

/** When somebody was given work on what had come in, where no resolution gave it: within the first hours. */
export const assignedAt = ({ days }: { days: Days }, row: DocumentRow): string =>
  days.afterWork(row.dateRegistered ?? row.dateCreated, 12 + (row.id % 170))

import { overlapProblem } from '../../src/rules/staff/absences.ts'
import { assertFields } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { clashesOf } from './absences.ts'

type Away = { id: number; person: { id: number } | null; fromDate: string | null; toDate: string | null }
export const refuseOverlap = (db: MockDatabase, of: 'leaveId' | 'tripId', away: Away): void => {
  const { id, person, fromDate, toDate } = away
  if (person === null || fromDate === null || toDate === null) return
  const { absences } = clashesOf(db, { personId: person.id, fromDate, toDate, [of]: id }, true)
  const problem = overlapProblem(absences)
  assertFields({ fromDate: problem })
}

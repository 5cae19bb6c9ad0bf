import { hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { overlapProblem } from '../../src/rules/staff/absences.ts'
import { refuseFields } from '../engine/refused.ts'
import type { World } from '../world.ts'
import { clashesOf } from './absences.ts'

/** Refuses a record with messages at its fields; one without any passes. */
export const refuseWrong = (errors: Record<string, string>): void => {
  if (hasErrors(errors)) refuseFields('Проверете попълнените данни.', messagesByField(errors))
}

type Away = { id: number; person: { id: number } | null; fromDate: string | null; toDate: string | null }
/** Refuses days on which the person is away already, by another record than this one. */
export const refuseOverlap = (world: World, of: 'leaveId' | 'tripId', away: Away): void => {
  const { id, person, fromDate, toDate } = away
  if (person === null || fromDate === null || toDate === null) return
  const { absences } = clashesOf(world, { personId: person.id, fromDate, toDate, [of]: id }, true)
  const problem = overlapProblem(absences)
  if (problem) refuseWrong({ fromDate: problem })
}

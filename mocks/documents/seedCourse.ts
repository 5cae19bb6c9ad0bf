import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { areaOf } from '../people/seedPeople.ts'
import { dayOfTime } from '../seed/days.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'

export type CourseStep = { statusId: number; at: string; personId: number; reason: string | null }

const oneFor = (row: DocumentRow, some: readonly PersonRow[]): number =>
  some[row.id % some.length]?.id ?? row.authorPersonId

const ofRegistry: readonly number[] = [DocumentStatus.SENT, DocumentStatus.FOR_RESOLUTION, DocumentStatus.ANNULLED]

/**
 * Returns the person who set a status: an employee of the registry for „sent“, „for resolution“ and „annulled“ and
 * without an addressed department, otherwise the person who decides for the department.
 */
const whoPut = ({ people }: Frame, row: DocumentRow, statusId: number, day: number): number => {
  const area = areaOf(row.scope)
  const { addressedToDepartmentId } = row
  if (ofRegistry.includes(statusId) || addressedToDepartmentId === null)
    return oneFor(row, people.registrarsOn(day, area))
  return people.deciderOn(addressedToDepartmentId, area, day).id
}

export const resolutionOf = (frame: Frame, row: DocumentRow): DocumentRow | undefined =>
  frame.caseOf(row).documents.find(({ parentGuid }) => parentGuid === row.guid)

/** Returns the changes of status of a document in order; the last one sets the current status. */
export const courseOf = (frame: Frame, row: DocumentRow): CourseStep[] =>
  frame
    .caseOf(row)
    .moves.filter((move) => move.row === row)
    .map(({ statusId, at: time, reason }) => {
      const at = frame.days.isoOf(time)
      // The issuer of a resolution also sets the status „in progress“ of the resolved document.
      const resolution =
        statusId === DocumentStatus.IN_PROGRESS ? (row.parentGuid ? row : resolutionOf(frame, row)) : undefined
      const personId =
        resolution?.dateRegistered === at ? resolution.authorPersonId : whoPut(frame, row, statusId, dayOfTime(time))
      return { statusId, at, personId, reason }
    })

/** Returns the time when work on a document began; undefined if no person was given work on it. */
export const begunAt = (frame: Frame, row: DocumentRow): string | undefined => {
  const begun = frame.caseOf(row).moves.find((one) => one.row === row && one.statusId === DocumentStatus.IN_PROGRESS)
  return begun && frame.days.isoOf(begun.at)
}

import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import type { PersonRow } from '../people/rows.ts'
import { areaOf } from '../people/seedPeople.ts'
import type { Frame } from '../seed/frame.ts'
import type { DocumentRow } from './rows.ts'
import { sendingOf } from './seedSending.ts'

/** A status that a document came to after its registration, since when, and by whom. */
export type CourseStep = { statusId: number; at: string; personId: number; reason: string | null }

const ofRegistry: readonly number[] = [DocumentStatus.SENT, DocumentStatus.FOR_RESOLUTION, DocumentStatus.ANNULLED]

/** One of some, the same for a document each time it is asked. */
const oneFor = (row: DocumentRow, some: readonly PersonRow[]): number =>
  some[row.id % some.length]?.id ?? row.authorPersonId

/** Who brought a document to a status: the registry sends and annuls, who heads the department decides, its people work. */
const whoPut = ({ days, people }: Frame, row: DocumentRow, statusId: number, at: string): number => {
  const day = days.dayOfIso(at)
  const area = areaOf(row.scope)
  if (ofRegistry.includes(statusId)) return oneFor(row, people.registrarsOn(day, area))
  const departmentId = row.addressedToDepartmentId ?? row.departmentId
  if (statusId === DocumentStatus.COMPLETED) return oneFor(row, people.membersOn(departmentId, area, day))
  return people.headOn(departmentId, area, day).id
}

/** The first resolution on a document. */
export const resolutionOf = (frame: Frame, row: DocumentRow): DocumentRow | undefined =>
  frame.caseOf(row).documents.find(({ parentGuid }) => parentGuid === row.guid)

/** What happened to a registered document before the world began, in its order; the last step is the status that it has. */
export const courseOf = (frame: Frame, row: DocumentRow): CourseStep[] => {
  if (!row.dateRegistered || row.statusId === DocumentStatus.REGISTERED) return []
  const step = (statusId: number, at: string, personId = whoPut(frame, row, statusId, at)): CourseStep => ({
    statusId,
    at,
    personId,
    reason: statusId === row.statusId ? row.statusReason : null,
  })
  const last = row.statusId === DocumentStatus.IN_PROGRESS ? [] : [step(row.statusId, row.statusDate)]
  if (row.directionId === Direction.OUTGOING && row.statusId === DocumentStatus.COMPLETED)
    return [step(DocumentStatus.SENT, sendingOf(frame, row).sentAt), ...last]
  // A resolution is worked on as soon as it has its number, what it resolves by the resolution.
  const resolution = row.parentGuid === null ? resolutionOf(frame, row) : row
  const isBefore = (at: string) => row.statusId === DocumentStatus.IN_PROGRESS || at < row.statusDate
  if (resolution?.dateRegistered && isBefore(resolution.dateRegistered) && row.statusId !== DocumentStatus.ANNULLED)
    return [step(DocumentStatus.IN_PROGRESS, resolution.dateRegistered, resolution.authorPersonId), ...last]
  return row.statusId === DocumentStatus.IN_PROGRESS ? [step(row.statusId, row.statusDate)] : last
}

import { Group } from '../../fixtures/correspondentGroups.ts'
import { CorrespondentRole } from '../../src/contract/correspondentRoles.ts'
import { Direction, Scope } from '../../src/contract/enumerations.ts'
import { isActiveCorrespondent, isForeignCitizen } from '../correspondents/seedNames.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'

/** One of so many case files of administrative services is begun by an authorised person. */
const ONE_REPRESENTED_IN = 9

/** A number that all documents of a case file share. It is not random, so the random numbers of others do not change. */
const numberOfCase = ({ caseFileGuid }: DocumentRow): number => Number.parseInt(caseFileGuid?.slice(0, 8) ?? '0', 16)

const representativeOf = ({ seed, spans }: Frame, row: DocumentRow): number | undefined => {
  const number = numberOfCase(row)
  const citizens = spans.find(({ groupId }) => groupId === Group.CITIZENS)
  if (number % ONE_REPRESENTED_IN !== 0 || !citizens) return undefined
  const count = citizens.to - citizens.from
  for (let i = 0; i < count; i += 1) {
    const id = citizens.from + ((Math.floor(number / ONE_REPRESENTED_IN) + i) % count)
    const isFit = isActiveCorrespondent(seed, id, Group.CITIZENS) && !isForeignCitizen(seed, id, Group.CITIZENS)
    if (isFit && !row.correspondentIds.includes(id)) return id
  }
  return undefined
}

/**
 * Gives the people of a document their roles: copies of a letter are for information, and an applicant of a service may
 * be represented. The second of two applicants of a service is one too.
 */
export const withPeople = (frame: Frame, row: DocumentRow): DocumentRow => {
  const [first, ...others] = row.correspondentIds
  if (first === undefined) return row
  if (row.directionId === Direction.OUTGOING)
    return others.length === 0
      ? row
      : { ...row, correspondentRoleIds: [0, ...others.map(() => CorrespondentRole.INFORMATION)] }
  if (row.directionId !== Direction.INCOMING || row.scope !== Scope.AU) return row
  const isApplicant = row.correspondentIds.map(() => CorrespondentRole.APPLICANT)
  const representative = representativeOf(frame, row)
  if (representative === undefined) return others.length === 0 ? row : { ...row, correspondentRoleIds: isApplicant }
  return {
    ...row,
    correspondentIds: [...row.correspondentIds, representative],
    correspondentRoleIds: [...isApplicant, CorrespondentRole.REPRESENTATIVE],
  }
}

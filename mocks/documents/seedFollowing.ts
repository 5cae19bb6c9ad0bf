import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { FollowScope } from '../../src/contract/following.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import { type FollowRow, followKey } from './following.ts'

const MOST_DOCUMENTS = 3
/** In days: older documents rarely change. */
const NEWER_THAN = 45
const SEEN_BEFORE_WORKING_DAYS = 2
const MORNING = 9 * 3600

const followed = new WeakMap<Frame, Map<number, DocumentRow[]>>()

/**
 * Returns for each user up to three unfinished documents that the user wrote or that are addressed to the user's
 * department.
 */
export const followedDocuments = (frame: Frame): Map<number, DocumentRow[]> => {
  const known = followed.get(frame)
  if (known) return known
  const { documents, organisation, days } = frame
  const since = days.isoAt(days.today - NEWER_THAN, MORNING)
  const persons = new Map(organisation.persons.map((person) => [person.id, person]))
  const users = organisation.users.flatMap(({ personId, roles, isActive }) => {
    const person = persons.get(personId)
    const isOfDocuments = roles.includes('DOCUMENTS_FLOW') || roles.includes('DOCUMENTS_EAU')
    return person && isActive && isOfDocuments ? [{ person, roles }] : []
  })
  const made = new Map<number, DocumentRow[]>(users.map(({ person }) => [person.id, []]))
  for (let i = documents.length - 1; i >= 0; i -= 1) {
    const row = documents[i] as DocumentRow
    if ((row.dateRegistered ?? row.dateCreated) < since) break
    if (row.number === null || row.statusId === DocumentStatus.ANNULLED) continue
    const role = row.scope === 2 ? 'DOCUMENTS_EAU' : 'DOCUMENTS_FLOW'
    for (const { person, roles } of users) {
      const own = made.get(person.id)
      const isNear = row.authorPersonId === person.id || row.addressedToDepartmentId === person.departmentId
      const isOtherCase = own?.every(({ caseFileGuid }) => caseFileGuid !== row.caseFileGuid)
      if (own && own.length < MOST_DOCUMENTS && isNear && isOtherCase && roles.includes(role)) own.push(row)
    }
  }
  followed.set(frame, made)
  return made
}

export const followRows = (frame: Frame): FollowRow[] => {
  const { days } = frame
  const seenUntil = days.isoAt(days.step(days.today, -SEEN_BEFORE_WORKING_DAYS), MORNING)
  return [...followedDocuments(frame)].flatMap(([personId, documents]) =>
    documents.map((row, at) => ({
      key: followKey(personId, row.guid),
      personId,
      documentGuid: row.guid,
      what: (at === 1 ? 'caseFile' : 'document') satisfies FollowScope,
      seenUntil,
    })),
  )
}

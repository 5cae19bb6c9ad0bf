import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { Recipient, SeededNotification } from '../notifications/seedNotifications.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import { closedCaseText, newApplicationText, newDocumentText, recipientsOfClosedCase } from './noticeTexts.ts'
import { courseOf } from './seedCourse.ts'

const scopesOf = (roles: readonly string[]): readonly number[] => {
  const has = (role: string) => roles.includes(role) || roles.includes('ADMINISTRATOR')
  return [...(has('DOCUMENTS_FLOW') ? [1] : []), ...(has('DOCUMENTS_EAU') ? [2] : [])]
}

/** Returns the text that `notifyOfNewDocument` or the portal would send about a document; undefined if none. */
const noticeOf = ({ frame, person, roles }: Recipient, row: DocumentRow): string | undefined => {
  if (row.number === null)
    return row.portalNumber !== null &&
      row.addressedToDepartmentId === person.departmentId &&
      roles.includes('DOCUMENTS_EAU')
      ? newApplicationText(receiversOf(frame, row), row.subject)
      : undefined
  if (row.registeredByPersonId === person.id) return undefined
  const addressedTo =
    row.addressedToPersonId ??
    (row.addressedToDepartmentId === null ? null : frame.people.headOf(row.addressedToDepartmentId).id)
  return addressedTo === person.id || row.authorPersonId === person.id ? newDocumentText(row) : undefined
}
const receiversOf = (frame: Frame, { correspondentIds }: DocumentRow): string[] =>
  correspondentIds.flatMap((id) => {
    const row = correspondentOf(frame, id)
    return row ? [correspondentNameOf(row)] : []
  })

export const noticesOfDocuments = (recipient: Recipient): SeededNotification[] => {
  const { documents } = recipient.frame
  const scopes = scopesOf(recipient.roles)
  const notifications: SeededNotification[] = []
  for (let i = documents.length - 1; i >= 0; i -= 1) {
    const row = documents[i] as DocumentRow
    const dateCreated = row.dateRegistered ?? row.dateCreated
    if (dateCreated < recipient.since) break
    const text = scopes.includes(row.scope) ? noticeOf(recipient, row) : undefined
    if (text !== undefined)
      notifications.push({ type: 'NewDocument', text, dateCreated, documentGuid: row.guid, taskGuid: null })
  }
  return notifications
}

type ClosedCase = { root: DocumentRow; recipients: readonly number[]; at: string }
const closedSince = (frame: Frame, since: string): ClosedCase[] =>
  frame.cases.flatMap(({ documents: [root], departmentId }, i) => {
    const outcome = frame.outcomes[i]
    if (!root || !outcome?.isClosed || outcome.statusDate < since) return []
    const closedBy = courseOf(frame, root).at(-1)?.personId
    const recipients = recipientsOfClosedCase({ ownerPersonId: frame.people.headOf(departmentId).id }, root)
    return [{ root, recipients: recipients.filter((id) => id !== closedBy), at: outcome.statusDate }]
  })

export const noticesOfCases = (frame: Frame) => {
  let closed: ClosedCase[] | undefined
  return ({ person, roles, since }: Recipient): SeededNotification[] => {
    const scopes = scopesOf(roles)
    closed ??= closedSince(frame, since)
    return closed
      .filter(({ root, recipients }) => scopes.includes(root.scope) && recipients.includes(person.id))
      .map(({ root, at }) => ({
        type: 'CaseFileClosed',
        text: closedCaseText(root),
        dateCreated: at,
        documentGuid: root.guid,
        taskGuid: null,
      }))
  }
}

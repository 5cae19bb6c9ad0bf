import { managementDepartmentId, registryDepartmentId } from '../../fixtures/departments.ts'
import { Direction } from '../../src/contract/enumerations.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Recipient, SeededNotification } from '../notifications/seedNotifications.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'

const MOST_DOCUMENTS = 25
const MOST_CASES = 5
const seesEverything: readonly number[] = [registryDepartmentId, managementDepartmentId]

const numberOf = ({ number, dateRegistered }: DocumentRow): string => formatNumber(number, dateRegistered)
const newDocument = (row: DocumentRow): string =>
  row.number ? `Нов документ № ${numberOf(row)}: ${row.subject}` : `Нов нерегистриран документ: ${row.subject}`

const scopesOf = (roles: readonly string[]): readonly number[] => {
  const has = (role: string) => roles.includes(role) || roles.includes('ADMINISTRATOR')
  return [...(has('DOCUMENTS_FLOW') ? [1] : []), ...(has('DOCUMENTS_EAU') ? [2] : [])]
}

export const noticesOfDocuments = ({ frame: { documents }, person, roles, since }: Recipient): SeededNotification[] => {
  const scopes = scopesOf(roles)
  const seesAll = seesEverything.includes(person.departmentId) || roles.includes('ADMINISTRATOR')
  const notifications: SeededNotification[] = []
  for (let i = documents.length - 1; i >= 0 && notifications.length < MOST_DOCUMENTS; i -= 1) {
    const row = documents[i] as DocumentRow
    const dateCreated = row.dateRegistered ?? row.dateCreated
    if (dateCreated < since) break
    if (row.authorPersonId === person.id || row.registeredByPersonId === person.id) continue
    if (!scopes.includes(row.scope) || row.directionId === Direction.OUTGOING) continue
    if (!seesAll && row.addressedToDepartmentId !== person.departmentId) continue
    notifications.push({
      type: 'NewDocument',
      text: newDocument(row),
      dateCreated,
      documentGuid: row.guid,
      taskGuid: null,
    })
  }
  return notifications
}

type ClosedCase = { root: DocumentRow; departmentId: number; at: string }
const closedSince = ({ cases, outcomes }: Frame, since: string): ClosedCase[] =>
  cases.flatMap(({ documents: [root], departmentId }, i) => {
    const outcome = outcomes[i]
    return root && outcome?.isClosed && outcome.statusDate >= since
      ? [{ root, departmentId, at: outcome.statusDate }]
      : []
  })

export const noticesOfCases = (frame: Frame) => {
  let closed: ClosedCase[] | undefined
  return ({ person, roles, since }: Recipient): SeededNotification[] => {
    const scopes = scopesOf(roles)
    closed ??= closedSince(frame, since)
    return closed
      .filter(
        ({ root, departmentId }) =>
          scopes.includes(root.scope) && (departmentId === person.departmentId || root.authorPersonId === person.id),
      )
      .slice(-MOST_CASES)
      .map(({ root, at }) => ({
        type: 'CaseFileClosed',
        text: `Приключена преписка № ${numberOf(root)}: ${root.subject}`,
        dateCreated: at,
        documentGuid: root.guid,
        taskGuid: null,
      }))
  }
}

import { managementDepartmentId, registryDepartmentId } from '../../fixtures/departments.ts'
import { Direction } from '../../src/contract/enumerations.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Recipient, SeededNotification } from '../notifications/seedNotifications.ts'
import type { DocumentRow } from './rows.ts'

const MOST_DOCUMENTS = 25
const MOST_CASES = 5
const seesEverything: readonly number[] = [registryDepartmentId, managementDepartmentId]

const numberOf = ({ number, dateRegistered }: DocumentRow): string => formatNumber(number, dateRegistered)
const newDocument = (row: DocumentRow): string =>
  row.number ? `Нов документ № ${numberOf(row)}: ${row.subject}` : `Нов нерегистриран документ: ${row.subject}`

/** The modules that somebody with these roles may open. */
const scopesOf = (roles: readonly string[]): readonly number[] => {
  const has = (role: string) => roles.includes(role) || roles.includes('ADMINISTRATOR')
  return [...(has('DOCUMENTS_FLOW') ? [1] : []), ...(has('DOCUMENTS_EAU') ? [2] : [])]
}

/** New documents for the person's department, or for everybody who sees all of them. */
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

/** Case files of the person's own department that were closed. */
export const noticesOfCases = ({
  frame: { cases, outcomes },
  person,
  roles,
  since,
}: Recipient): SeededNotification[] => {
  const scopes = scopesOf(roles)
  return cases
    .flatMap((plan, i): SeededNotification[] => {
      const [root, outcome] = [plan.documents[0], outcomes[i]]
      if (!root || !outcome?.isClosed || outcome.statusDate < since || !scopes.includes(root.scope)) return []
      if (plan.departmentId !== person.departmentId && root.authorPersonId !== person.id) return []
      return [
        {
          type: 'CaseFileClosed',
          text: `Приключена преписка № ${numberOf(root)}: ${root.subject}`,
          dateCreated: outcome.statusDate,
          documentGuid: root.guid,
          taskGuid: null,
        },
      ]
    })
    .slice(-MOST_CASES)
}

import { managementDepartmentId, registryDepartmentId } from '../../fixtures/departments.ts'
import { taskTypes } from '../../fixtures/nomenclatures.ts'
import { formatDateYear } from '../../src/rules/civilDate.ts'
import { formatNumber } from '../../src/rules/registrationNumber.ts'
import { chanceOf, Purpose } from './chance.ts'
import type { DocumentRow } from './documentRows.ts'
import type { NotificationRow } from './eventRows.ts'
import type { Frame } from './frame.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

/** Each person's notifications have ids in a block of their own. */
export const NOTIFICATIONS_BLOCK = 1000
const WINDOW_DAYS = 31
const MOST_DOCUMENTS = 25
const SEEN_AFTER_DAYS = 3
const seesEverything: readonly number[] = [registryDepartmentId, managementDepartmentId]

export type TasksOfPerson = (personId: number) => readonly { task: TaskRow; assignee: TaskAssigneeRow }[]

const newDocument = (row: DocumentRow): string => {
  const number = formatNumber(row.number, row.dateRegistered)
  return number ? `Нов документ № ${number}: ${row.subject}` : `Нов документ без номер: ${row.subject}`
}

/** What the last month brought to one person: new documents of their department, and tasks. */
export const notificationsOf = (frame: Frame, personId: number, tasksOf: TasksOfPerson): NotificationRow[] => {
  const { days, people, documents, organisation } = frame
  const person = people.byId.get(personId)
  if (!person) return []
  const roles = organisation.users.find((user) => user.personId === personId)?.roles ?? []
  const scopes = [
    ...(roles.includes('DOCUMENTS_FLOW') || roles.includes('ADMINISTRATOR') ? [1] : []),
    ...(roles.includes('DOCUMENTS_EAU') || roles.includes('ADMINISTRATOR') ? [2] : []),
  ]
  const since = days.isoAt(days.today - WINDOW_DAYS, 5 * 3600)
  const seesAll = seesEverything.includes(person.departmentId) || roles.includes('ADMINISTRATOR')
  const found: Omit<NotificationRow, 'id' | 'personId' | 'dateSeen'>[] = []
  for (let i = documents.length - 1; i >= 0 && found.length < MOST_DOCUMENTS; i -= 1) {
    const row = documents[i] as DocumentRow
    const date = row.dateRegistered ?? row.dateCreated
    if (date < since) break
    if (!scopes.includes(row.scope) || row.directionId === 3) continue
    if (!seesAll && row.addressedToDepartmentId !== person.departmentId) continue
    found.push({
      type: 'NewDocument',
      text: newDocument(row),
      dateCreated: date,
      documentGuid: row.guid,
      taskGuid: null,
      commentId: null,
    })
  }
  const today = days.dateOf(days.today)
  for (const { task, assignee } of tasksOf(personId)) {
    if (task.dateCreated < since) continue
    const of = { documentGuid: task.documentGuid, taskGuid: task.guid, commentId: null }
    const kind = taskTypes.find((type) => type.id === task.typeId)?.name ?? 'Задача'
    found.push({
      type: 'NewTask',
      text: `Възложена Ви е задача „${kind}“ със срок ${formatDateYear(assignee.endDate)}`,
      dateCreated: task.dateCreated,
      ...of,
    })
    if (task.dateCompleted === null && assignee.endDate < today)
      found.push({
        type: 'TaskOverdue',
        text: `Просрочена задача № ${task.id}.`,
        dateCreated: days.isoAt(Math.min(days.today, days.dayOfIso(assignee.endDate) + 1), 5 * 3600),
        ...of,
      })
  }
  const seenBefore = days.isoAt(days.today - SEEN_AFTER_DAYS, 5 * 3600)
  const chance = chanceOf(frame.seed, Purpose.NOTIFICATION, personId)
  return found
    .filter((one) => one.dateCreated <= frame.startIso)
    .sort((a, b) => (a.dateCreated < b.dateCreated ? -1 : a.dateCreated > b.dateCreated ? 1 : 0))
    .slice(1 - NOTIFICATIONS_BLOCK)
    .map((one, i) => ({
      id: personId * NOTIFICATIONS_BLOCK + i,
      personId,
      dateSeen: one.dateCreated < seenBefore && chance.is(0.85) ? one.dateCreated : null,
      ...one,
    }))
}

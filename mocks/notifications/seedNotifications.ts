import { managementDepartmentId, registryDepartmentId } from '../../fixtures/departments.ts'
import { openTaskStatuses, requestTaskTypes, taskTypes } from '../../fixtures/nomenclatures.ts'
import { Direction, IncomingStatus } from '../../src/contract/enumerations.ts'
import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { soonWithin } from '../../src/rules/deadlines/deadlineState.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { NotificationRow } from '../audit/rows.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { ExchangeMessageRow } from '../exchange/rows.ts'
import type { PersonRow } from '../people/rows.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { reminderText } from '../tasks/reminderText.ts'
import type { TaskAssigneeRow, TaskRow } from '../tasks/rows.ts'
import { kindOf, nameOfTask } from '../tasks/taskText.ts'

/** Each person's notifications have ids in a block of their own. */
export const NOTIFICATIONS_BLOCK = 1000
const WINDOW_DAYS = 31
const MOST_DOCUMENTS = 25
const MOST_CASES = 5
const SEEN_AFTER_DAYS = 3
const MORNING = 5 * 3600
const seesEverything: readonly number[] = [registryDepartmentId, managementDepartmentId]

export type SeededNotification = Omit<
  NotificationRow,
  'id' | 'personId' | 'dateSeen' | 'commentId' | 'messageGuid' | 'staffKind' | 'staffId'
> & {
  messageGuid?: string
  staffKind?: StaffKind
  staffId?: number
}
/** A part of a task, and the subject of the document that it is about. */
export type TaskWork = { task: TaskRow; assignee: TaskAssigneeRow; subject: string }
/** Tables that notifications speak of; asked only when the person has something to do with them. */
export type NotificationSources = {
  tasksOf: (personId: number) => readonly TaskWork[]
  givenBy: (personId: number) => readonly TaskRow[]
  messages: () => readonly ExchangeMessageRow[]
  /** Steps of leaves, trips and expense reports that wait for the person. */
  staffSteps: (personId: number) => readonly SeededNotification[]
}
type Recipient = { frame: Frame; person: PersonRow; roles: readonly string[]; since: string }

const numberOf = ({ number, dateRegistered }: DocumentRow): string => formatNumber(number, dateRegistered)
const newDocument = (row: DocumentRow): string =>
  row.number ? `Нов документ № ${numberOf(row)}: ${row.subject}` : `Нов документ без номер: ${row.subject}`

const ofDocuments = ({ frame: { documents }, person, roles, since }: Recipient): SeededNotification[] => {
  const has = (role: string) => roles.includes(role) || roles.includes('ADMINISTRATOR')
  const scopes = [...(has('DOCUMENTS_FLOW') ? [1] : []), ...(has('DOCUMENTS_EAU') ? [2] : [])]
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

/** What work brought: what was given, what runs out, what is late. */
const ofWork = ({ frame: { days } }: Recipient, { task, assignee, subject }: TaskWork): SeededNotification[] => {
  const of = { documentGuid: task.documentGuid, taskGuid: task.guid }
  const isRequest = requestTaskTypes.includes(task.typeId)
  const term = formatDateYear(assignee.endDate)
  const given: SeededNotification = {
    type: isRequest ? 'Request' : 'NewTask',
    text: isRequest
      ? `Искане „${kindOf(task, taskTypes)}“ със срок ${term}: ${subject}`
      : `Възложена Ви е задача „${kindOf(task, taskTypes)}“ със срок ${term}: ${subject}`,
    dateCreated: task.dateCreated,
    ...of,
  }
  if (task.dateCompleted !== null) return [given]
  const today = days.dateOf(days.today)
  const end = days.dayOfIso(`${assignee.endDate}T12:00:00.000Z`)
  const reminder = (type: 'TaskDueSoon' | 'TaskOverdue', day: number): SeededNotification[] => {
    const dateCreated = days.isoAt(Math.min(days.today, day), MORNING)
    // What a term says on the day it is given needs no reminder.
    if (dateCreated < task.dateCreated) return []
    return [{ type, text: reminderText(type, task.id, assignee.endDate), dateCreated, ...of }]
  }
  if (assignee.endDate < today) return [given, ...reminder('TaskOverdue', end + 1)]
  const soon = days.step(end, -soonWithin)
  return soon > days.today ? [given] : [given, ...reminder('TaskDueSoon', soon)]
}

/** Tasks that the person gave and somebody has completed. */
const ofGivenWork = (task: TaskRow): SeededNotification[] =>
  task.dateCompleted === null || openTaskStatuses.includes(task.statusId)
    ? []
    : [
        {
          type: 'TaskCompleted',
          text: `Приключена ${nameOfTask(task, taskTypes)}.`,
          dateCreated: task.dateCompleted,
          documentGuid: task.documentGuid,
          taskGuid: task.guid,
        },
      ]

/** Case files of the person's own department that were closed. */
const ofCases = ({ frame: { cases, outcomes }, person, since }: Recipient): SeededNotification[] =>
  cases
    .flatMap((plan, i): SeededNotification[] => {
      const [root, outcome] = [plan.documents[0], outcomes[i]]
      if (!root || !outcome?.isClosed || outcome.statusDate < since) return []
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

const exchange = {
  edelivery: { name: 'е-Връчване', role: 'DOCUMENTS_FLOW_EDELIVERY' },
  docexchange: { name: 'обмен на документи', role: 'DOCUMENTS_FLOW_DOCEXCHANGE' },
} as const

/** Messages that wait, for those who process them; deliveries that failed, for who sent them. */
const ofExchange = (
  { person, roles, since }: Recipient,
  messages: () => readonly ExchangeMessageRow[],
): SeededNotification[] => {
  if (!Object.values(exchange).some(({ role }) => roles.includes(role))) return []
  return messages().flatMap((row): SeededNotification[] => {
    const { name, role } = exchange[row.system]
    const of = { dateCreated: row.dateSent, documentGuid: row.documentGuid, taskGuid: null, messageGuid: row.guid }
    if (row.dateSent < since) return []
    if (row.statusId === IncomingStatus.RECEIVED && roles.includes(role))
      return [{ type: 'MessageReceived', text: `Ново съобщение чрез ${name} от ${row.partyName}: ${row.title}`, ...of }]
    if (row.failure === null || row.processedByPersonId !== person.id) return []
    return [
      {
        type: 'MessageFailed',
        text: `Документът до ${row.partyName} не е доставен чрез ${name}: ${row.failure}`,
        ...of,
      },
    ]
  })
}

/** What the last month brought to one person: documents, work, closed case files, messages. */
export const notificationsOf = (frame: Frame, personId: number, sources: NotificationSources): NotificationRow[] => {
  const { days, people, organisation } = frame
  const person = people.byId.get(personId)
  if (!person) return []
  const roles = organisation.users.find((user) => user.personId === personId)?.roles ?? []
  const since = days.isoAt(days.today - WINDOW_DAYS, MORNING)
  const recipient: Recipient = { frame, person, roles, since }
  const found = [
    ...ofDocuments(recipient),
    ...sources.tasksOf(personId).flatMap((work) => (work.task.dateCreated < since ? [] : ofWork(recipient, work))),
    ...sources.givenBy(personId).flatMap(ofGivenWork),
    ...ofCases(recipient),
    ...ofExchange(recipient, sources.messages),
    ...sources.staffSteps(personId),
  ]
  const seenBefore = days.isoAt(days.today - SEEN_AFTER_DAYS, MORNING)
  const chance = chanceOf(frame.seed, Purpose.NOTIFICATION, personId)
  return found
    .filter((one) => one.dateCreated >= since && one.dateCreated <= frame.startIso)
    .sort((a, b) => (a.dateCreated < b.dateCreated ? -1 : a.dateCreated > b.dateCreated ? 1 : 0))
    .slice(1 - NOTIFICATIONS_BLOCK)
    .map((one, i) => ({
      id: personId * NOTIFICATIONS_BLOCK + i,
      personId,
      commentId: null,
      messageGuid: null,
      staffKind: null,
      staffId: null,
      dateSeen: one.dateCreated < seenBefore && chance.is(0.85) ? one.dateCreated : null,
      ...one,
    }))
}

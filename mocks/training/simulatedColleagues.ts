import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import { DeadlineUnit, Direction } from '../../src/contract/enumerations.ts'
import { TaskPriority, TaskType } from '../../src/contract/taskKinds.ts'
import { tasks } from '../../src/contract/tasks.ts'
import { type DocumentAction, documentAction } from '../../src/rules/documents/documentActions.ts'
import { isResolutionType, resolutionTypeOf } from '../../src/rules/documents/resolution.ts'
import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { mayCompletePart } from '../../src/rules/tasks/taskActions.ts'
import { isNegativeResult, resultsFor } from '../../src/rules/tasks/taskResults.ts'
import type { PlayedAction } from '../../src/rules/training/simulatedActors.ts'
import { bodyOfRow } from '../documents/documentBodyOfRow.ts'
import { factsOfRow } from '../documents/documentFacts.ts'
import { titleOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { documentPermissionsOf, readableBy, whoCan } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { todayOf } from '../settings/calendar.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from '../tasks/taskFacts.ts'
import type { TaskAssigneeRow, TaskRow } from '../tasks/taskRows.ts'
import { isOpen } from '../tasks/taskViews.ts'
import type { RequestAs } from './requestAs.ts'
import { decline } from './trainingError.ts'

export type ActionText = Pick<PlayedAction, 'text' | 'about'>

export type ActionSettings = {
  sendRequest: RequestAs
  me: UserRow
  opened: DocumentRow | undefined
  /**
   * The id of a person who never acts. Set only while a whole office day is simulated; then any document may be used,
   * not only those that the trainee may read.
   */
  lived?: number
}

const LOOKED_AT = 80

export const callerFor = (db: MockDatabase, user: UserRow): Caller => ({
  user,
  person: db.persons.get(user.personId) ?? decline('Потребителят няма служител.'),
  roles: user.roles,
  isAdministrator: isAdministrator(user.roles),
})

/** Returns all other users who can log in, except administrators; users of the same department come first. */
export const colleaguesOf = (db: MockDatabase, { personId }: Pick<UserRow, 'personId'>, also?: number): Caller[] => {
  const own = db.persons.get(personId)?.departmentId
  const others = db.users
    .all()
    .filter((user) => user.isActive && ![personId, also].includes(user.personId) && !isAdministrator(user.roles))
    .filter((user) => db.persons.get(user.personId)?.isActive)
    .map((user) => callerFor(db, user))
  const isNear = ({ person }: Caller) => person.departmentId === own
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))]
}

const roleOfScope = { 1: 'DOCUMENTS_FLOW', 2: 'DOCUMENTS_EAU' } as const

const whoMay = (
  db: MockDatabase,
  colleagues: readonly Caller[],
  row: DocumentRow,
  action: DocumentAction,
): Caller | undefined => {
  const facts = factsOfRow(db, row)
  const who = whoCan(db, row)
  return colleagues.find(
    (caller) =>
      caller.roles.includes(roleOfScope[row.scope]) &&
      documentAction(action, facts, documentPermissionsOf(db, caller, row), who).allowed,
  )
}

/**
 * Chooses the document for an action of a colleague: the document open on the screen, otherwise the newest that the
 * trainee may read.
 */
const documentFor = (
  db: MockDatabase,
  { me, opened, lived }: ActionSettings,
  action: DocumentAction,
  fits: (row: DocumentRow) => boolean = () => true,
): { row: DocumentRow; caller: Caller } => {
  const may = lived === undefined ? readableBy(db, callerFor(db, me)) : () => true
  const newest = db.documents.all().slice(0, LOOKED_AT).filter(may)
  const colleagues = colleaguesOf(db, me, lived)
  for (const row of [...(opened ? [opened] : []), ...newest]) {
    if (!fits(row)) continue
    const caller = whoMay(db, colleagues, row, action)
    if (caller) return { row, caller }
  }
  return decline('Няма документ, който Вие виждате и по който колега може да направи това.')
}

const aboutDocument = ({ guid, scope }: DocumentRow): ActionText['about'] => ({ kind: 'document', key: guid, scope })
const nameOf = ({ person }: Caller): string => firstAndLastNameOf(person)

const lastNote = 'Проверено по телефона с подателя.'

/**
 * Simulates a colleague who adds a note to the document, so that the version open on the trainee's screen becomes
 * stale.
 */
export const editDocument = async (db: MockDatabase, settings: ActionSettings): Promise<ActionText> => {
  const { row, caller } = documentFor(db, settings, 'edit')
  const body = bodyOfRow(row)
  const note = [body.note, lastNote].filter(Boolean).join(' ').slice(-2000)
  await settings.sendRequest(caller.user, documents.editDocument, { body: { ...body, note } })
  return { text: `${nameOf(caller)} промени бележката. ${titleOf(row)}.`, about: aboutDocument(row) }
}

export const commentDocument = async (db: MockDatabase, settings: ActionSettings): Promise<ActionText> => {
  const { row, caller } = documentFor(db, settings, 'comment')
  const content = 'Кога ще е готово? Подателят пита.'
  const body = { id: 0, docGuid: row.guid, content, onlyMyDepartment: false }
  const mentionedPersonIds = [settings.me.personId]
  await settings.sendRequest(caller.user, documentParts.createDocumentComment, {
    body: { ...body, mentionedPersonIds },
  })
  return { text: `${nameOf(caller)} Ви спомена в коментар. ${titleOf(row)}.`, about: aboutDocument(row) }
}

export const resolveDocument = async (db: MockDatabase, settings: ActionSettings): Promise<ActionText> => {
  const hasNoWork = (row: DocumentRow) =>
    !isResolutionType(row.typeId) && (row === settings.opened || db.tasks.by('documentGuid', row.guid).length === 0)
  const { row, caller } = documentFor(db, settings, 'resolve', hasNoWork)
  const { me } = settings
  const text = 'За проверка и становище.'
  const task = {
    ...{ id: 0, docGuid: row.guid, description: text, controller: null, needsDocument: false, parentTaskGuid: null },
    ...{ continueAfterParentTaskConjunctionType: null, continueAfterParentTaskResultType: null },
    taskType: { id: TaskType.EXECUTION, name: '' },
    taskPriority: { id: TaskPriority.USUAL, name: '' },
    taskAssignees: [
      {
        ...{ id: 0, assigneePosition: null, assigneePerson: { id: me.personId, fullName: '' }, instruction: text },
        ...{ completedByPerson: null, taskResultType: null, resultComment: '', dateCompleted: null },
        deadline: {
          startDate: todayOf(db),
          endDate: null,
          deadlineUnitOfMeasure: { id: DeadlineUnit.WORKING_DAYS },
          quantity: 3,
        },
      },
    ],
  }
  const { guid: _guid, changedGuid: _changed, ...like } = bodyOfRow(row)
  const body = {
    ...like,
    ...{ documentDirectionId: Direction.INTERNAL, documentTypeId: resolutionTypeOf(row.scope), numberIndexId: null },
    ...{ subjectDescription: text, parentDocumentGuid: row.guid, receivedViaId: null },
    ...{ correspondentIds: [], correspondentRoles: [] },
    ...{ externalRefNumber: '', externalRefDate: null, dateReceived: null, deadlineDate: null, sentViaId: null },
    ...{ preparedByPersonId: null, signedByPersonId: null, resultDelivery: '', serviceKind: '', isAnonymous: false },
    ...{ sheetsCount: null, enclosuresCount: null, note: '', tasks: [task] },
  }
  await settings.sendRequest(caller.user, documents.createDocument, { body })
  return {
    text: `${nameOf(caller)} издаде резолюция и Ви възложи задача. ${titleOf(row)}.`,
    about: aboutDocument(row),
  }
}

type OpenPart = { task: TaskRow; part: TaskAssigneeRow; caller: Caller; resultId: number }

/**
 * Chooses a task that a colleague can complete without a document. Preferred: one on the document open on the screen,
 * then one given by the trainee, then any.
 */
const partToComplete = (db: MockDatabase, { me, opened, lived }: ActionSettings): OpenPart => {
  const byPerson = new Map(colleaguesOf(db, me).map((caller) => [caller.person.id, caller]))
  const placeOf = (task: TaskRow) =>
    task.documentGuid === opened?.guid ? 0 : task.assignerPersonId === me.personId ? 1 : 2
  const may = lived === undefined ? readableBy(db, callerFor(db, me)) : () => true
  const open = db.tasks
    .all()
    .filter((task) => isOpen(task) && !task.requiresDocument && task.parentTaskGuid === null)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.id - a.id)
  for (const task of open) {
    const document = db.documents.get(task.documentGuid)
    if (!document || !may(document)) continue
    const resultId = resultsFor(task.typeId, db.taskResultTypes.all()).find(({ id }) => !isNegativeResult(id))?.id
    for (const part of db.taskAssignees.by('taskGuid', task.guid)) {
      const caller = byPerson.get(part.personId)
      if (!caller || resultId === undefined || !caller.roles.includes(roleOfScope[document.scope])) continue
      const ruleResult = mayCompletePart(factsOfTaskRow(db, task), partFactsOf(db, part), whoOf(caller))
      if (ruleResult.allowed) return { task, part, caller, resultId }
    }
  }
  return decline('Няма отворена задача на колега, която Вие виждате.')
}

export const completeTask = async (db: MockDatabase, settings: ActionSettings): Promise<ActionText> => {
  const { task, part, caller, resultId } = partToComplete(db, settings)
  const body = { taskGuid: task.guid, assigneeId: part.id, taskResultTypeId: resultId, resultComment: 'Изпълнено.' }
  await settings.sendRequest(caller.user, tasks.completeTask, { body: { ...body, documentGuid: null } })
  return {
    text: `${nameOf(caller)} приключи своята част от задача № ${task.id}: ${task.description}`,
    about: { kind: 'task', key: task.guid, scope: db.documents.get(task.documentGuid)?.scope ?? 1 },
  }
}

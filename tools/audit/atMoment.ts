import { addresseesCountOf } from '../../mocks/documents/documentFacts.ts'
import { permissionUserOf, templatesOf } from '../../mocks/documents/permissions.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import type { TaskAssigneeRow, TaskRow } from '../../mocks/tasks/taskRows.ts'
import {
  Direction,
  type DocumentStatus,
  documentStatusLabels,
  SentVia,
  DocumentStatus as Status,
} from '../../src/contract/enumerations.ts'
import type { Role } from '../../src/contract/roles.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { type DocumentFacts, documentFacts } from '../../src/rules/documents/documentFacts.ts'
import {
  type DocumentPermissions,
  type PermissionUser,
  permissionsOf,
  type Template,
} from '../../src/rules/documents/documentPermissions.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import type { Life } from './life.ts'

export type Row = Life['registered'][number]
type Work = { task: TaskRow; parts: readonly TaskAssigneeRow[] }

const exchange: readonly (number | null)[] = [SentVia.EDELIVERY, SentVia.DOCEXCHANGE]
const statusNamed = (label: string | null): DocumentStatus | undefined =>
  Object.values(Status).find((one) => documentStatusLabels[one] === label)

/** The action in the history when a user sends a letter through an exchange system, which also changes its status. */
const SENDING = 'Изпращане'
type StatusLine = { action: string; attribute: string | null; oldValue: string | null; newValue: string | null }
export const isStatusLine = ({ action, attribute }: StatusLine): boolean => attribute === 'Статус' || action === SENDING
/** Returns the status before and after a history line for which `isStatusLine` is true. */
export const statusesOf = ({ action, oldValue, newValue }: StatusLine): { from: DocumentStatus; to: DocumentStatus } =>
  action === SENDING
    ? { from: Status.REGISTERED, to: Status.SENT }
    : { from: statusNamed(oldValue) ?? Status.DRAFT, to: statusNamed(newValue) ?? Status.DRAFT }

/** What the permission and status rules need to know, as it was at a past moment. */
export type AtMoment = {
  rightsOf(personId: number, row: Row, at: string): DocumentPermissions
  factsOf(row: Row, status: DocumentStatus, at: string): DocumentFacts
  statusBefore(row: Row, at: string): DocumentStatus
  workOn(row: Row): readonly Work[]
}

export const atMomentsOf = (db: MockDatabase): AtMoment => {
  const templates: Template[] = templatesOf(db)
  const roles = new Map<number, readonly Role[]>(db.users.all().map((user) => [user.personId, user.roles]))
  const users = new Map<number, PermissionUser>()
  const userOf = (personId: number): PermissionUser => {
    const known = users.get(personId) ?? permissionUserOf(db, personId, roles.get(personId) ?? [])
    users.set(personId, known)
    return known
  }
  const withParts = (task: TaskRow): Work => ({ task, parts: db.taskAssignees.by('taskGuid', task.guid) })
  const workOn = ({ guid }: Row): Work[] =>
    [...db.tasks.by('documentGuid', guid), ...db.tasks.by('resolutionGuid', guid)].map(withParts)
  const isOpenAt = ({ task }: Work, at: string) =>
    task.dateCreated <= at && (task.dateCompleted === null || task.dateCompleted > at)

  const rightsOf: AtMoment['rightsOf'] = (personId, row, at) => {
    const given = workOn(row).filter(({ task }) => task.dateCreated <= at)
    const requestOf = (typeId: number) =>
      given
        .filter((one) => one.task.typeId === typeId && isOpenAt(one, at))
        .flatMap(({ parts }) => parts.map((part) => part.personId ?? 0))
    return permissionsOf({
      user: userOf(personId),
      templates,
      document: {
        documentTypeId: row.typeId,
        directionId: row.directionId,
        classificationIds: row.classificationIds,
        authorPersonId: row.authorPersonId,
        createdByPersonId: row.createdByPersonId,
        addressedDepartmentId: row.addressedToDepartmentId,
        addressedPersonId: row.addressedToPersonId,
        assigneePersonIds: given.flatMap(({ parts }) => parts.map((part) => part.personId ?? 0)),
        controllerPersonIds: given.flatMap(({ task }) => [task.controllerPersonId ?? 0, task.assignerPersonId]),
        resolverPersonIds: requestOf(TaskType.RESOLUTION),
        agreerPersonIds: [...requestOf(TaskType.AGREEMENT), ...requestOf(TaskType.APPROVAL)],
        signerPersonIds: requestOf(TaskType.SIGNATURE),
      },
    })
  }
  const owedAt = (row: Row, at: string): number =>
    db.obligations.by('documentGuid', row.guid).filter(({ guid, amountCents, dateCreated }) => {
      const payments = db.payments.by('obligationGuid', guid).filter((one) => one.dateCreated <= at)
      return dateCreated <= at && payments.reduce((sum, one) => sum + one.amountCents, 0) < amountCents
    }).length
  const factsOf: AtMoment['factsOf'] = (row, status, at) => {
    const work = workOn(row).filter(({ task }) => task.dateCreated <= at)
    const letters = db.documents
      .by('caseFileGuid', row.caseFileGuid)
      .filter(
        (one) => one.directionId === Direction.OUTGOING && one.number !== null && (one.dateRegistered ?? '') <= at,
      )
    const toOthers = letters.some((one) => one.correspondentIds.some((id) => !row.correspondentIds.includes(id)))
    const sent = db.addressees.by('documentGuid', row.guid).filter((one) => (one.dateSent ?? '9') <= at)
    return documentFacts({
      status,
      direction: row.directionId,
      isRegistered: row.dateRegistered !== null && row.dateRegistered <= at,
      documentNumber: row.number,
      hasType: true,
      hasSubject: row.subject !== '',
      receivedViaId: row.receivedViaId,
      sentViaId: row.sentViaId,
      isAnonymous: row.isAnonymous,
      isAddressed: row.addressedToDepartmentId !== null,
      correspondentsCount: row.correspondentIds.length,
      addresseesCount: addresseesCountOf(db, row),
      filesCount: db.attachedFiles.by('documentGuid', row.guid).length,
      hasSigner: row.signedByPersonId !== null,
      isSigned: true,
      tasksCount: work.length,
      openTasks: work.filter((one) => isOpenAt(one, at)).map(({ task }) => task.description),
      unpaidObligations: owedAt(row, at),
      isAdministrativeService: row.scope === 2,
      isResolution: isResolutionType(row.typeId),
      hasOutgoingInCase: letters.length > 0,
      isOutgoingOnlyToSender: letters.length > 0 && !toOthers,
      wasSentByExchange: sent.some(({ sentViaId }) => exchange.includes(sentViaId)),
    })
  }
  const statusBefore: AtMoment['statusBefore'] = (row, at) => {
    const moves = db.history
      .by('documentGuid', row.guid)
      .filter((line) => isStatusLine(line) && line.date < at)
      .toSorted((a, b) => a.id - b.id)
    const last = moves.at(-1)
    return last?.action === SENDING ? Status.SENT : (statusNamed(last?.newValue ?? null) ?? Status.REGISTERED)
  }
  return { rightsOf, factsOf, statusBefore, workOn }
}

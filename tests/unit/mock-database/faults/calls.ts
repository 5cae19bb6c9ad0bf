import type { DocumentRow } from '../../../../mocks/documents/documentRows.ts'
import type { MockDatabase } from '../../../../mocks/engine/mockDatabase.ts'
import { Direction, DocumentStatus, documentStatusLabels } from '../../../../src/contract/enumerations.ts'
import { TaskType } from '../../../../src/contract/taskKinds.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, ONE_DAY, type SeedFault } from './seedFault.ts'

/** Returns the driver of the agency, who has no permission for any document. */
const outsider = (db: MockDatabase): number =>
  assertFirst(
    db.users
      .all()
      .filter(({ roles }) => !roles.some((role) => /^(DOCUMENTS|ADMINISTRATOR)/.test(role)))
      .map(({ personId }) => personId),
  )
const statusLine: SeedFault = change(
  'history',
  (_, db) => ({ personId: outsider(db) }),
  ({ newValue, oldValue, note }) =>
    newValue === documentStatusLabels[DocumentStatus.COMPLETED] && oldValue !== null && note === null,
)
const completed = (row: DocumentRow) =>
  row.directionId === Direction.INCOMING && row.statusId === DocumentStatus.COMPLETED

export const faultsOfCalls: Faults = {
  'which change of status is not in the table of changes': change(
    'history',
    () => ({ oldValue: documentStatusLabels[DocumentStatus.ANNULLED] }),
    ({ newValue, note }) => newValue === documentStatusLabels[DocumentStatus.COMPLETED] && note === null,
  ),
  'who changed the status of a document without a right to': statusLine,
  'which status was changed before what the change needs was done': (db) => {
    const row = assertFirst(db.documents.all().filter(completed))
    changeAll(
      'tasks',
      () => ({ dateCreated: at(ONE_DAY) }),
      ({ documentGuid }) => documentGuid === row.guid,
    )(db)
    changeAll(
      'history',
      () => ({ note: null }),
      ({ documentGuid }) => documentGuid === row.guid,
    )(db)
  },
  'which change of status lacks the reason that it takes': change(
    'history',
    () => ({ note: 'Ей тъй' }),
    ({ newValue }) => newValue === documentStatusLabels[DocumentStatus.ANNULLED],
  ),
  'who registered a document without a right to': change(
    'documents',
    (_, db) => ({ registeredByPersonId: outsider(db) }),
    ({ number, directionId }) => number !== null && directionId === Direction.INCOMING,
  ),
  'who resolved without a right to': change(
    'documents',
    (_, db) => ({ authorPersonId: outsider(db) }),
    ({ parentGuid, number }) => parentGuid !== null && number !== null,
  ),
  'who gave work without a right to': change(
    'tasks',
    (_, db) => ({ assignerPersonId: outsider(db) }),
    ({ typeId }) => typeId === TaskType.EXECUTION,
  ),
  'who asked for agreement or a signature and did not write the letter': change(
    'tasks',
    (_, db) => ({ assignerPersonId: outsider(db) }),
    ({ typeId }) => typeId === TaskType.SIGNATURE,
  ),
  'who noted a fee or a payment without a right to': change('payments', (_, db) => ({
    createdByPersonId: outsider(db),
  })),
  'who sent a letter, noted its return or sent it again without a right to': change(
    'history',
    (_, db) => ({ personId: outsider(db) }),
    ({ action }) => action === 'Изпращане',
  ),
  'who remarked on a document without a right to': change('comments', (_, db) => ({ personId: outsider(db) })),
  'which work was given on what was done with': change(
    'tasks',
    () => ({ dateCreated: at(ONE_DAY) }),
    ({ documentGuid }, db) => completed(assertFirst(db.documents.all().filter(({ guid }) => guid === documentGuid))),
  ),
  'on which document work was given that is not in execution since': change(
    'documents',
    () => ({ statusId: DocumentStatus.REGISTERED }),
    (row) => row.directionId === Direction.INCOMING && row.statusId === DocumentStatus.IN_PROGRESS,
  ),
  'which resolution is in execution though all its work is over, or over though some is not': change(
    'documents',
    () => ({ statusId: DocumentStatus.IN_PROGRESS }),
    ({ parentGuid, statusId }) => parentGuid !== null && statusId === DocumentStatus.COMPLETED,
  ),
  'who has done work that the history of the document does not tell of': change(
    'history',
    () => ({ date: at(NEVER) }),
    ({ action }) => action === 'Задача – изпълнение',
  ),
  'who was not reminded of work that is late': (db) => {
    for (const { id } of db.notifications.all().filter(({ type }) => type === 'TaskOverdue'))
      db.remove('notifications', id)
  },
  'what was done with documents in these weeks that the journal does not tell of': change(
    'userActions',
    () => ({ action: 'Четене' }),
    ({ action }) => action === 'Задача – възлагане',
  ),
}

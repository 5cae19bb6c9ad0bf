import type { DocumentRow } from '../../../../mocks/documents/documentRows.ts'
import type { MockDatabase } from '../../../../mocks/engine/mockDatabase.ts'
import { DocumentStatus, ReceivedVia } from '../../../../src/contract/enumerations.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, ONE_DAY, type SeedFault } from './seedFault.ts'

const hasNumber = ({ number }: DocumentRow) => number !== null
const document = (
  changes: (row: DocumentRow, db: MockDatabase) => Partial<DocumentRow>,
  is: (row: DocumentRow, db: MockDatabase) => boolean = () => true,
): SeedFault => change('documents', changes, (row, db) => hasNumber(row) && is(row, db))

const rootOf = (db: MockDatabase, row: DocumentRow) =>
  db.documents.get(db.caseFiles.get(row.caseFileGuid ?? '')?.rootDocumentGuid)
const isOfSigned = (row: DocumentRow, db: MockDatabase): boolean => {
  const root = rootOf(db, row)
  return row.directionId === 3 && root !== undefined && root !== row && root.typeId >= 10 && root.typeId <= 17
}
const numbered = ({ number, dateRegistered }: DocumentRow) =>
  `${number}/${dateRegistered?.slice(0, 10).split('-').reverse().join('.')}`
const nameOfNewest = (db: MockDatabase): string => numbered(assertFirst(db.documents.all().filter(hasNumber)))
const isSent = ({ directionId, statusId }: DocumentRow) => directionId === 3 && statusId === 11

export const faultsOfCourse: Faults = {
  'which document was done with in the second in which it was registered': document(
    ({ dateRegistered }) => ({ statusDate: dateRegistered ?? '' }),
    ({ statusId }) => statusId === 11,
  ),
  'which document is worked on and nobody was given work on it by then': document(
    () => ({ statusDate: at(NEVER) }),
    ({ statusId }) => statusId === 4,
  ),
  'which application was suspended before directions were given on it': document(() => ({
    statusId: DocumentStatus.SUSPENDED,
    statusDate: at(NEVER),
  })),
  'which letter was sent, and its history does not say so': (db) => {
    const letter = assertFirst(db.documents.all().filter(isSent))
    changeAll(
      'history',
      () => ({ newValue: null }),
      ({ documentGuid }) => documentGuid === letter.guid,
    )(db)
  },
  'whose history is not in order, or ends in another status than the document has': document(
    () => ({ statusId: 13 }),
    isSent,
  ),
  'which document is commented twice in a second, or after it was done with': change(
    'comments',
    () => ({ dateCreated: at(ONE_DAY) }),
    ({ documentGuid }, db) => db.documents.get(documentGuid)?.statusId === 11,
  ),
  'which letter was longer on its way than its channel takes': change(
    'addressees',
    () => ({ dateDelivered: at(ONE_DAY) }),
    ({ dateSent }) => dateSent !== null,
  ),
  'which term given by a letter runs since before the letter was delivered': document(
    () => ({ deadlineStart: NEVER }),
    (row, db) =>
      row.typeId === 23 && db.addressees.by('documentGuid', row.guid).some((one) => one.dateDelivered !== null),
  ),
  'which message was served in the second in which it was sent': change(
    'exchangeMessages',
    ({ dateSent }) => ({ dateServed: dateSent }),
    ({ isIncoming }) => !isIncoming,
  ),
  'which message names a number that was given after it was sent, or bears a later date': change(
    'exchangeMessages',
    () => ({ externalRefDate: ONE_DAY }),
    ({ isIncoming }) => isIncoming,
  ),
  'which document names a number that was not given yet when it was written': change(
    'documents',
    (_, db) => ({ subject: `Отговор на № ${nameOfNewest(db)} г.` }),
    ({ id }) => id === 1,
  ),
  'which letter answers ours before ours was sent': document(
    () => ({ externalRefDate: NEVER }),
    ({ subject, directionId }) => directionId === 1 && subject.includes('с наш рег. №'),
  ),
}

export const faultsOfSteps: Faults = {
  'which request is decided twice': (db) => {
    const decided = assertFirst(db.documents.all().filter((row) => hasNumber(row) && row.typeId === 21))
    const other = assertFirst(db.documents.all().filter((row) => hasNumber(row) && row.typeId === 23))
    db.put('documents', { ...other, typeId: 22, caseFileGuid: decided.caseFileGuid })
  },
  'which answer to directions was sent though none were given': document(
    () => ({ subject: 'Отговор на указания по заявление № АУ-01-1/05.01.2026 г.' }),
    ({ directionId }) => directionId === 2,
  ),
  'which application was refused though the applicant was not told what it lacks': document(
    () => ({ typeId: 22 }),
    ({ directionId }) => directionId === 2,
  ),
  'which complaint, signal or proposal is called an application': change(
    'documents',
    () => ({ subject: 'Решение по заявление № СГ-1/05.01.2026 г.' }),
    (row, db) => rootOf(db, row)?.typeId === 31,
  ),
  'what was sent on after seven days, to who had complained, or is decided here all the same': document(
    (row, db) => ({
      subject: 'Препращане по компетентност на сигнал от гражданин',
      correspondentIds: rootOf(db, row)?.correspondentIds ?? [],
    }),
    isOfSigned,
  ),
  'who is written to in the case of somebody unknown': (db) => {
    const letter = assertFirst(db.documents.all().filter((row) => isOfSigned(row, db)))
    const root = rootOf(db, letter)
    if (root) db.put('documents', { ...root, isAnonymous: true })
  },
  'which term is said to be longer and is not, or in a case that nobody outside began': document(
    () => ({ subject: 'Уведомление за удължаване на срока по преписка № 04-1/05.01.2026 г.' }),
    ({ directionId }) => directionId === 2,
  ),
  'who writes into a case of ours of which nobody outside knows': change(
    'documents',
    () => ({ directionId: 1 as const }),
    (row, db) => rootOf(db, row)?.directionId === 2 && rootOf(db, row) !== row,
  ),
  'which resolution names another document than it is on': document(
    () => ({ subject: 'Резолюция по документ № 04-99999/05.01.2026 г.' }),
    ({ parentGuid }) => parentGuid !== null,
  ),
  'which service was done with though its only answer was annulled': (db) => {
    const root = assertFirst(
      db.documents.all().filter((row) => row.typeId === 15 && row.statusId === 11 && row.statusReason === null),
    )
    changeAll(
      'documents',
      () => ({ statusId: 12 }),
      (row) => row.caseFileGuid === root.caseFileGuid && row.directionId === 3,
    )(db)
  },
  'which order of the agency is signed by somebody else than its management': document(
    () => ({ signedByPersonId: 60 }),
    ({ typeId }) => typeId === 43,
  ),
  'which letter came through the system of the administrations from somebody who is none, or the other way round': (
    db,
  ) => {
    const { id } = assertFirst(db.correspondents.all().filter((one) => (one.correspondentGroupId ?? 0) > 5))
    document(() => ({ receivedViaId: ReceivedVia.DOCEXCHANGE, correspondentIds: [id] }))(db)
  },
  'which letter that tells of no device has a picture of one': change(
    'attachedFiles',
    () => ({ name: 'Снимка на средството за измерване.png' }),
    ({ documentGuid }, db) => db.documents.get(documentGuid)?.typeId === 40,
  ),
  'who wrote a note to himself': change('documents', ({ authorPersonId }) => ({ addressedToPersonId: authorPersonId })),
}

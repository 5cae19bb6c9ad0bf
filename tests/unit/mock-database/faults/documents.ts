import { LOG_IN } from '../../../../mocks/people/userView.ts'
import { DocumentStatus } from '../../../../src/contract/enumerations.ts'
import { assertFirst, at, change, changeAll, type Faults, MONDAY, NEVER, ONE_DAY, SUNDAY } from './seedFault.ts'

const isNumbered = ({ number }: { number: string | null }) => number !== null
const isClosed = ({ statusId }: { statusId: number }) => statusId === 2

export const faultsOfHours: Faults = {
  'who worked while away': (db) => {
    const { personId, fromDate } = assertFirst(db.leaveApplications.all().filter(({ step }) => step === 'closed'))
    change('comments', () => ({ personId, dateCreated: at(fromDate) }))(db)
  },
  'who worked on a day off': change('comments', () => ({ dateCreated: at(SUNDAY) })),
  'who worked at night': change('history', () => ({ date: at(MONDAY, '22:47'), personId: 11 })),
  'what was done after now': change('comments', () => ({ dateCreated: at(ONE_DAY) })),
  'who worked and is not known': change('comments', () => ({ personId: 9999 })),
  'who worked and never logged in, or last logged in before the last work': change(
    'users',
    () => ({ dateLastLogin: at('2020-03-02') }),
    ({ userName }) => userName === 'mpetrova',
  ),
  'who logged in while away, at night, on a day off or after now': change(
    'userActions',
    () => ({ date: at(SUNDAY) }),
    ({ action }) => action === LOG_IN,
  ),
  'who did something before logging in on that day': change(
    'userActions',
    ({ date }) => ({ date: `${date.slice(0, 10)}T01:00:00.000Z` }),
    ({ action }) => action !== LOG_IN,
  ),
  'what the journal says of a document that the document does not': change(
    'userActions',
    () => ({ personId: 120 }),
    ({ objectKind }) => objectKind === 'Документ',
  ),
}

export const faultsOfDocuments: Faults = {
  'which correspondent prefers a system that does not know it': change('correspondents', () => ({
    preferredSentViaId: 6,
    entityIdentifier: null,
    unifiedCitizenshipNumber: null,
  })),
  'which numbers of documents fall back in date': change(
    'documents',
    () => ({ dateRegistered: '2026-11-17T12:00:00.000Z' }),
    ({ number, dateRegistered }) => number === '04-5' && dateRegistered?.startsWith('2026') === true,
  ),
  'which letter is signed by who prepared it and leads nothing': change(
    'documents',
    () => ({ authorPersonId: 120, signedByPersonId: 120 }),
    ({ number, directionId }) => number !== null && directionId === 3,
  ),
  'what came through the portal and was made by one of us, or the other way round': change(
    'documents',
    () => ({ createdByPersonId: 11 }),
    ({ portalNumber }) => portalNumber !== null,
  ),
  'which letter answers one that we never sent in its case': change(
    'documents',
    () => ({ subject: 'Отговор на писмо с наш рег. № 04-99999/05.01.2026 г.' }),
    ({ number, directionId }) => number !== null && directionId === 1,
  ),
  'which answer of ours goes to a letter that began no case': change(
    'documents',
    () => ({ subject: 'Отговор на писмо № 12/05.01.2026 г.' }),
    ({ guid, number, caseFileGuid, directionId }, db) =>
      number !== null && directionId === 2 && db.caseFiles.get(caseFileGuid)?.rootDocumentGuid === guid,
  ),
  'which number of a document was given twice': (db) => {
    const [one, other] = db.documents.all().filter((row) => row.number?.startsWith('04-'))
    if (one && other) db.put('documents', { ...one, number: other.number, dateRegistered: other.dateRegistered })
  },
  'which document is registered before it was written or came': change(
    'documents',
    () => ({ dateReceived: at(ONE_DAY) }),
    isNumbered,
  ),
  'which ended document has ended before its registration': change(
    'documents',
    () => ({ statusDate: at(NEVER) }),
    ({ statusId, number }) => statusId === 11 && number !== null,
  ),
  'which letter has a date of its sender after it came': change('documents', () => ({ externalRefDate: ONE_DAY })),
  'which place in a case is taken twice, or by a later document first': change(
    'documents',
    () => ({ receiptOrder: 1 }),
    ({ receiptOrder }) => receiptOrder === 2,
  ),
  'which answer or resolution is older than what it is about': change(
    'documents',
    () => ({ dateRegistered: at(NEVER) }),
    ({ parentGuid }) => parentGuid !== null,
  ),
  'which term ends on a day off or before it began': change(
    'documents',
    () => ({ deadline: SUNDAY }),
    ({ deadline }) => deadline !== null,
  ),
  'what waits without a number though people were at work since it came through the portal': change(
    'documents',
    () => ({ dateCreated: at('2026-06-01'), number: null, dateRegistered: null, statusId: DocumentStatus.DRAFT }),
    ({ portalNumber }) => portalNumber !== null,
  ),
  'which closed case has something unfinished in it': change(
    'documents',
    () => ({ statusId: 4 }),
    (row, db) => isClosed(db.caseFiles.get(row.caseFileGuid) ?? { statusId: 1 }),
  ),
  'which case was closed before the last thing was done in it': change(
    'caseFiles',
    () => ({ statusDate: at(NEVER) }),
    isClosed,
  ),
  'which case does not bear the number of its first document': change('caseFiles', () => ({ number: 'Х-1' })),
  'whether about six cases of ten are closed': changeAll('caseFiles', () => ({ statusId: 1 as const })),
  'whether about one open case of eight is late': changeAll('documents', () => ({
    deadline: '2026-01-05',
    statusId: 4,
  })),
  'whether about one unfinished document of eight is late': changeAll('documents', () => ({
    deadline: '2026-01-05',
    statusId: 4,
  })),
}

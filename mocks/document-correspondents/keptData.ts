import {
  type Callers,
  docExchangeReaders,
  eDeliveryReaders,
  inspectors,
  registerReaders,
  staffManagers,
} from '../../src/contract/callers.ts'
import { CorrespondentRole } from '../../src/contract/correspondentRoles.ts'
import { Direction, deliveryStatusLabels, sentViaLabels } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { DataAccess, DataShownAs, KeptData, KeptRecord } from '../../src/contract/shapes/keptData.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { mayShowKeptData } from '../../src/rules/correspondents/keptData.ts'
import { retentionOf } from '../../src/rules/documents/classificationRules.ts'
import { obligationKinds } from '../../src/rules/documents/obligationRules.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { formatAmount } from '../../src/rules/words/money.ts'
import { pluralise } from '../../src/rules/words/pluralise.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { CORRESPONDENT, NUMBER_SHOWN, shownAsActions } from '../correspondents/personalDataActions.ts'
import { roleIdOf } from '../documents/correspondentRoles.ts'
import { typeNameOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { readableBy } from '../documents/permissions.ts'
import { assertTitled } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { correspondentView, isApplicantOf } from './documentCorrespondentViews.ts'

const viewActions: ReadonlySet<string> = new Set([NUMBER_SHOWN, ...Object.values(shownAsActions)])

type Kept = Omit<KeptRecord, 'about'> & { about: readonly (string | null | undefined | false)[] }

const recordOf = ({ about, isReadable, ...record }: Kept): KeptRecord => ({
  ...record,
  isReadable,
  about: isReadable ? about.filter((part) => part).join(', ') : '',
})

const day = (at: string | null | undefined) => (at ? civilDateOf(at) : null)
const plain = { number: '', roleId: null, storedFor: '' }

const storedForOf = (db: MockDatabase, caseFileGuid: string | null): string => {
  const file = db.caseFiles.get(caseFileGuid ?? '')
  return file?.classificationId ? retentionOf(file) : ''
}

const shownRoleOf = (row: DocumentRow, id: number): number | null =>
  roleIdOf(row, id) ??
  (row.directionId === Direction.INCOMING && isApplicantOf(row, id) ? CorrespondentRole.APPLICANT : null)

/** The type of a document, unless its subject begins with the name of the type. */
const typeBeforeSubject = (db: MockDatabase, row: DocumentRow): string => {
  const type = typeNameOf(db, row)
  return foldText(row.subject).startsWith(foldText(type)) ? '' : type
}

const ofDocuments = (db: MockDatabase, caller: Caller, { id }: CorrespondentRow): KeptRecord[] => {
  const isReadable = readableBy(db, caller)
  const rows = db.documents.by('correspondentIds', id)
  const readableCases = new Map<string, boolean>()
  for (const row of rows)
    if (row.caseFileGuid)
      readableCases.set(row.caseFileGuid, (readableCases.get(row.caseFileGuid) ?? false) || isReadable(row))
  return [
    ...rows.map((row) =>
      recordOf({
        ...{ key: row.guid, kind: 'document', date: day(row.dateRegistered ?? row.dateCreated) },
        ...{ number: row.number ?? '', roleId: shownRoleOf(row, id), storedFor: storedForOf(db, row.caseFileGuid) },
        ...{ about: [typeBeforeSubject(db, row), row.subject], isReadable: isReadable(row) },
      }),
    ),
    ...[...readableCases].flatMap(([guid, mayRead]) => {
      const file = db.caseFiles.get(guid)
      if (!file) return []
      return recordOf({
        ...{ key: guid, kind: 'caseFile', date: day(file.dateOpened), number: file.number ?? '', roleId: null },
        ...{ storedFor: storedForOf(db, guid), about: [file.subject], isReadable: mayRead },
      })
    }),
  ]
}

const ofParts = (db: MockDatabase, caller: Caller, { id }: CorrespondentRow): KeptRecord[] => {
  const isReadable = readableBy(db, caller)
  const inDocument = (guid: string) => {
    const document: DocumentRow | undefined = db.documents.get(guid)
    return {
      ...{ number: document?.number ?? '', roleId: null, storedFor: storedForOf(db, document?.caseFileGuid ?? null) },
      isReadable: document !== undefined && isReadable(document),
    }
  }
  const deliveries = db.addressees.by('correspondentId', id).map((row) =>
    recordOf({
      ...{ key: `delivery/${row.id}`, kind: 'delivery', date: day(row.dateDelivered ?? row.dateSent) },
      ...inDocument(row.documentGuid),
      about: [
        labelIn(sentViaLabels, row.sentViaId),
        row.address,
        labelIn(deliveryStatusLabels, row.deliveryStatusId).toLowerCase(),
      ],
    }),
  )
  const obligations = db.obligations.by('correspondentId', id)
  return [
    ...deliveries,
    ...obligations.map((row) =>
      recordOf({
        ...{ key: row.guid, kind: 'obligation', date: day(row.dateArisen) },
        ...inDocument(row.documentGuid),
        about: [obligationKinds[row.kindId - 1], row.basis, formatAmount(row.amountCents, row.currency)],
      }),
    ),
    ...obligations.flatMap((row) =>
      db.payments.by('obligationGuid', row.guid).map((payment) =>
        recordOf({
          ...{ key: payment.guid, kind: 'payment', date: day(payment.date) },
          ...inDocument(row.documentGuid),
          about: [row.basis, formatAmount(payment.amountCents, payment.currency), payment.payer],
        }),
      ),
    ),
  ]
}

const ofRegisters = (db: MockDatabase, caller: Caller, { id }: CorrespondentRow): KeptRecord[] => {
  const may = (callers: Callers) => mayCall(callers, caller.roles)
  const ofTypes = [
    ...db.approvedTypes.by('holderCorrespondentId', id),
    ...db.registeredTypes.by('holderCorrespondentId', id),
  ]
  return [
    ...db.exchangeMessages.by('partyCorrespondentId', id).map((row) =>
      recordOf({
        ...plain,
        ...{ key: row.guid, kind: 'message', date: day(row.dateReceived ?? row.dateSent) },
        ...{ about: [row.isIncoming ? 'получено' : 'изпратено', row.title] },
        isReadable: may(row.system === 'edelivery' ? eDeliveryReaders : docExchangeReaders),
      }),
    ),
    ...db.inspections.by('inspectedCorrespondentId', id).map((row) =>
      recordOf({
        ...plain,
        ...{ key: row.guid, kind: 'inspection', date: day(row.dateFrom), number: row.number },
        ...{ about: [row.siteName, row.siteAddress], isReadable: may(inspectors) },
      }),
    ),
    ...db.devices.by('ownerCorrespondentId', id).map((row) =>
      recordOf({
        ...plain,
        ...{ key: row.guid, kind: 'device', date: day(row.entryDate), number: row.entryNumber },
        ...{ about: [row.measuringDeviceName, row.serialNumber && `№ ${row.serialNumber}`] },
        isReadable: may(registerReaders),
      }),
    ),
    ...ofTypes.map((row) =>
      recordOf({
        ...plain,
        ...{ key: row.guid, kind: 'device', date: day(row.entryDate), number: row.entryNumber ?? '' },
        ...{ about: [row.measuringDeviceName], isReadable: may(registerReaders) },
      }),
    ),
  ]
}

/** The records of the staff, if the person is an employee: which registers and how many entries, but not what they say. */
const ofStaff = (db: MockDatabase, caller: Caller, row: CorrespondentRow): KeptRecord[] => {
  const number = identifierOf(row)
  const person = number === '' ? undefined : db.persons.all().find(({ egn }) => egn === number)
  if (!person) return []
  const isReadable = mayCall(staffManagers, caller.roles)
  const about = [
    `длъжност „${db.positions.get(person.positionId)?.name ?? ''}“`,
    pluralise(db.leaveApplications.by('personId', person.id).length, ['заявление за отпуск', 'заявления за отпуск']),
    pluralise(db.businessTrips.by('personId', person.id).length, ['командировка', 'командировки']),
    pluralise(db.sickLeaves.by('personId', person.id).length, ['болничен лист', 'болнични листа']),
    pluralise(db.expenseReports.by('personId', person.id).length, ['отчет за разходи', 'отчета за разходи']),
  ]
  return [recordOf({ ...plain, key: `staff/${person.id}`, kind: 'staff', date: null, about, isReadable })]
}

/** Who saw the data, the newest first; also before the record was merged with another one. */
const viewsOf = (db: MockDatabase, { id }: CorrespondentRow): DataAccess[] => {
  const ids = [id, ...db.correspondents.by('mergedIntoId', id).map((merged) => merged.id)]
  return ids
    .flatMap((one) => db.userActions.by('objectId', String(one)))
    .filter(({ objectKind, action }) => objectKind === CORRESPONDENT && viewActions.has(action))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    .map((row) => ({
      id: row.id,
      date: row.date,
      person: fullNameAt(db, row.personId, row.date),
      action: row.action,
      attribute: row.attribute ?? '',
    }))
}

const byDate = (a: KeptRecord, b: KeptRecord): number => (b.date ?? '').localeCompare(a.date ?? '')

export const keptDataOf = (db: MockDatabase, caller: Caller, row: CorrespondentRow): KeptData => {
  assertTitled(mayShowKeptData(correspondentView(db, caller, row)))
  const parts = [ofDocuments, ofParts, ofRegisters, ofStaff]
  return {
    enteredOn: row.dateCreated,
    enteredBy: fullNameAt(db, row.createdByPersonId, row.dateCreated),
    records: parts.flatMap((part) => part(db, caller, row)).toSorted(byDate),
    views: viewsOf(db, row),
  }
}

export const noteDataShown = (db: MockDatabase, caller: Caller, row: CorrespondentRow, as: DataShownAs): void => {
  if (row.isLegalEntity) return
  if (as !== 'record') assertTitled(mayShowKeptData(correspondentView(db, caller, row)))
  logAction(db, caller, {
    action: shownAsActions[as],
    objectKind: CORRESPONDENT,
    objectId: String(row.id),
    description: correspondentNameOf(row),
  })
}

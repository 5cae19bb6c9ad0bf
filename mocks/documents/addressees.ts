import type * as v from 'valibot'
import { asDirection } from '../../src/contract/enumerations.ts'
import type { Addressee } from '../../src/contract/shapes/documents.ts'
import { addresseeErrors, mayChangeAddressee } from '../../src/rules/documents/addresseeRules.ts'
import { assertFields, assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import { assertThat } from './assertDocumentAction.ts'
import type { AddresseeRow, DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { addresseeView } from './partViews.ts'

type GivenAddressee = v.InferOutput<typeof Addressee>

const targetsOf = (db: MockDatabase) => ({
  correspondent: db.correspondents,
  department: db.departments,
  person: db.persons,
})

const othersOf = (db: MockDatabase, { guid }: DocumentRow, known: AddresseeRow | undefined) =>
  db.addressees
    .by('documentGuid', guid)
    .filter(({ id }) => id !== known?.id)
    .map((row) => addresseeView(db, row))

export const followAddressees = (db: MockDatabase, document: DocumentRow): void => {
  const ways = db.addressees.by('documentGuid', document.guid).map(({ sentViaId }) => sentViaId)
  const [first] = ways
  if (first && !ways.includes(document.sentViaId)) change(db, document, { sentViaId: first })
}

export const saveAddressee = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: GivenAddressee,
  known: AddresseeRow | undefined,
): AddresseeRow => {
  const { kind } = given
  assertThat(db, caller, document, known ? 'editAddressee' : 'addAddressee')
  if (known) assertWhole(mayChangeAddressee({ sentAt: known.dateSent }))
  assertFields(
    addresseeErrors(given, { direction: asDirection(document.directionId), others: othersOf(db, document, known) }),
    {
      targetId:
        kind && given.targetId && !targetsOf(db)[kind].get(given.targetId)
          ? 'Няма такъв получател.'
          : kind === 'person' && given.targetId !== known?.personId
            ? accessProblemOf(db, 'documents', given.targetId)
            : undefined,
    },
  )
  const row: AddresseeRow = {
    id: known?.id ?? db.nextId('addressees'),
    documentGuid: document.guid,
    kind: kind ?? 'correspondent',
    correspondentId: kind === 'correspondent' ? given.targetId : null,
    departmentId: kind === 'department' ? given.targetId : null,
    personId: kind === 'person' ? given.targetId : null,
    sentViaId: given.sentViaId,
    address: given.address.trim() || null,
    attentionTo: given.attentionTo.trim() || null,
    isCopy: given.isCopy,
    deliveryStatusId: known?.deliveryStatusId ?? null,
    dateSent: null,
    dateDelivered: null,
    messageGuid: known?.messageGuid ?? null,
    note: given.note.trim() || null,
  }
  db.put('addressees', row)
  followAddressees(db, document)
  remember(db, caller, document.guid, {
    action: 'Адресат',
    attribute: 'Адресати',
    newValue: addresseeView(db, row).name,
  })
  return row
}

export const removeAddressee = (db: MockDatabase, caller: Caller, document: DocumentRow, row: AddresseeRow): void => {
  assertThat(db, caller, document, 'removeAddressee')
  assertWhole(mayChangeAddressee({ sentAt: row.dateSent }))
  const { name } = addresseeView(db, row)
  db.remove('addressees', row.id)
  remember(db, caller, document.guid, { action: 'Адресат', attribute: 'Адресати', oldValue: name })
}

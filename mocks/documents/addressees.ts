import type * as v from 'valibot'
import { asDirection } from '../../src/contract/enumerations.ts'
import type { Addressee } from '../../src/contract/shapes/documents.ts'
import { addresseeErrors, mayChangeAddressee } from '../../src/rules/documents/addresseeRules.ts'
import type { Caller } from '../engine/caller.ts'
import { insistFields, insistWhole } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import { change, remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { addresseeView } from './partViews.ts'
import type { AddresseeRow, DocumentRow } from './rows.ts'

type GivenAddressee = v.InferOutput<typeof Addressee>

const targetsOf = (world: World) => ({
  correspondent: world.correspondents,
  department: world.departments,
  person: world.persons,
})

const othersOf = (world: World, { guid }: DocumentRow, known: AddresseeRow | undefined) =>
  world.addressees
    .by('documentGuid', guid)
    .filter(({ id }) => id !== known?.id)
    .map((row) => addresseeView(world, row))

/** Sets the channel of the document to that of its addressees when no addressee uses the current one any more. */
const followAddressees = (world: World, document: DocumentRow): void => {
  const ways = world.addressees.by('documentGuid', document.guid).map(({ sentViaId }) => sentViaId)
  const [first] = ways
  if (first && !ways.includes(document.sentViaId)) change(world, document, { sentViaId: first })
}

export const saveAddressee = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: GivenAddressee,
  known: AddresseeRow | undefined,
): AddresseeRow => {
  insistOn(world, caller, document, known ? 'editAddressee' : 'addAddressee')
  if (known) insistWhole(mayChangeAddressee({ sentAt: known.dateSent }))
  insistFields(
    addresseeErrors(given, { direction: asDirection(document.directionId), others: othersOf(world, document, known) }),
    {
      targetId:
        given.targetId && !targetsOf(world)[given.kind].get(given.targetId)
          ? 'Няма такъв получател.'
          : given.kind === 'person' && given.targetId !== known?.personId
            ? accessProblemOf(world, 'documents', given.targetId)
            : undefined,
    },
  )
  const row: AddresseeRow = {
    id: known?.id ?? world.nextId('addressees'),
    documentGuid: document.guid,
    kind: given.kind,
    correspondentId: given.kind === 'correspondent' ? given.targetId : null,
    departmentId: given.kind === 'department' ? given.targetId : null,
    personId: given.kind === 'person' ? given.targetId : null,
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
  world.put('addressees', row)
  followAddressees(world, document)
  remember(world, caller, document.guid, {
    action: 'Адресат',
    attribute: 'Адресати',
    newValue: addresseeView(world, row).name,
  })
  return row
}

export const removeAddressee = (world: World, caller: Caller, document: DocumentRow, row: AddresseeRow): void => {
  insistOn(world, caller, document, 'removeAddressee')
  insistWhole(mayChangeAddressee({ sentAt: row.dateSent }))
  const { name } = addresseeView(world, row)
  world.remove('addressees', row.id)
  remember(world, caller, document.guid, { action: 'Адресат', attribute: 'Адресати', oldValue: name })
}

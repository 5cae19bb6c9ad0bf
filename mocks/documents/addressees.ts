import type * as v from 'valibot'
import { Direction } from '../../src/contract/enumerations.ts'
import type { Addressee } from '../../src/contract/shapes/documents.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { remember } from '../audit/history.ts'
import { refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { checkMessage } from './createDocument.ts'
import { insistOn } from './insistOn.ts'
import { addresseeView } from './partViews.ts'
import type { AddresseeRow, DocumentRow } from './rows.ts'

type Given = v.InferOutput<typeof Addressee>

/** Adds an addressee or changes one that nothing was sent to yet. */
export const saveAddressee = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: Given,
  known: AddresseeRow | undefined,
): AddresseeRow => {
  insistOn(world, caller, document, known ? 'editAddressee' : 'addAddressee')
  if (known?.dateSent) refuse('Документът вече е изпратен до този адресат.')
  const errors: Record<string, string[]> = {}
  const targets = { correspondent: world.correspondents, department: world.departments, person: world.persons }
  if (!given.targetId) errors.targetId = [requiredMessage]
  else if (!targets[given.kind].get(given.targetId)) errors.targetId = ['Няма такъв получател.']
  if (document.directionId === Direction.OUTGOING && !given.sentViaId) errors.sentViaId = [requiredMessage]
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
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
  remember(world, caller, document.guid, {
    action: 'Адресат',
    attribute: 'Адресати',
    newValue: addresseeView(world, row).name,
  })
  return row
}

export const removeAddressee = (world: World, caller: Caller, document: DocumentRow, row: AddresseeRow): void => {
  insistOn(world, caller, document, 'removeAddressee')
  if (row.dateSent) refuse('Документът вече е изпратен до този адресат.')
  const { name } = addresseeView(world, row)
  world.remove('addressees', row.id)
  remember(world, caller, document.guid, { action: 'Адресат', attribute: 'Адресати', oldValue: name })
}

import { Direction } from '../../../contract/enumerations.ts'
import type { AddresseeFieldName, WholeAddressee } from '../../../rules/documents/addresseeFields.ts'
import { type AddresseeKind, addressLabel } from '../../../rules/documents/addresseeRules.ts'
import type { Addressee } from '../partsState.ts'

/** The input for an addressee as typed, with the name of the chosen receiver. */
export type AddresseeValues = Required<Pick<Addressee, AddresseeFieldName>> & { targetName: string }

export const addresseeKinds: readonly { value: AddresseeKind; label: string }[] = [
  { value: 'correspondent', label: 'Кореспондент' },
  { value: 'department', label: 'Звено' },
  { value: 'person', label: 'Служител' },
]

export const newAddressee = (
  direction: Direction | null,
  sentViaId: number | null,
  hasOthers: boolean,
): AddresseeValues => ({
  kind: direction === Direction.OUTGOING ? 'correspondent' : 'department',
  targetId: null,
  targetName: '',
  sentViaId,
  address: '',
  attentionTo: '',
  isCopy: hasOthers,
  note: '',
})

export const addresseeValues = (known: Addressee): AddresseeValues => ({
  kind: known.kind,
  targetId: known.targetId,
  targetName: known.name,
  sentViaId: known.sentViaId,
  address: known.address,
  attentionTo: known.attentionTo,
  isCopy: known.isCopy,
  note: known.note,
})

export const addresseeBody = (values: AddresseeValues, known?: Addressee): WholeAddressee => ({
  id: known?.id ?? 0,
  kind: values.kind,
  targetId: values.targetId ?? 0,
  name: values.targetName,
  sentViaId: values.sentViaId,
  address: addressLabel(values.sentViaId) === null ? '' : values.address.trim(),
  attentionTo: values.attentionTo.trim(),
  isCopy: values.isCopy,
  note: values.note.trim(),
  deliveryStatusId: known?.deliveryStatusId ?? null,
  sentAt: known?.sentAt ?? null,
  deliveredAt: known?.deliveredAt ?? null,
  failure: known?.failure ?? '',
})

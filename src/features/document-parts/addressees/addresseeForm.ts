import { Direction, SentVia } from '../../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required } from '../../../rules/requiredFields.ts'
import type { Addressee } from '../partsState.ts'

export type AddresseeKind = Addressee['kind']

/** In the order of the form; the names are those of the wire. */
export type AddresseeValues = {
  kind: AddresseeKind
  targetId: number | null
  targetName: string
  sentViaId: number | null
  address: string
  attentionTo: string
  isCopy: boolean
  note: string
}

export const addresseeKinds: readonly { value: AddresseeKind; label: string }[] = [
  { value: 'correspondent', label: 'Кореспондент' },
  { value: 'department', label: 'Звено' },
  { value: 'person', label: 'Служител' },
]

/** What a channel needs to know of the receiver; null when it needs nothing. */
export const addressLabel = (sentViaId: number | null): string | null => {
  switch (sentViaId) {
    case SentVia.REGISTERED_MAIL:
    case SentVia.MAIL:
    case SentVia.COURIER:
      return 'Адрес'
    case SentVia.EMAIL:
      return 'Електронна поща'
    case SentVia.EDELIVERY:
      return 'Профил в е-Връчване'
    case SentVia.DOCEXCHANGE:
      return 'Участник в обмена на документи'
    default:
      return null
  }
}

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

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const badEmail = 'Въведете валиден адрес на електронна поща.'
export const knownAddressee = 'Този получател вече е сред адресатите.'

type Around = {
  direction: Direction | null
  others: readonly Pick<Addressee, 'kind' | 'targetId'>[]
}

const addressProblem = ({ kind, sentViaId, address }: AddresseeValues): string | null => {
  if (addressLabel(sentViaId) === null) return null
  if (sentViaId === SentVia.EMAIL && address.trim() !== '') return looksLikeEmail.test(address.trim()) ? null : badEmail
  return kind === 'correspondent' ? required(address) : null
}

/**
 * What is wrong with an addressee: somebody, once; by a channel when the document goes out; and where the channel
 * leads when the receiver is not of this body.
 */
export const addresseeErrors = (
  values: AddresseeValues,
  { direction, others }: Around,
): FieldErrors<keyof AddresseeValues> => {
  const { kind, targetId, sentViaId } = values
  const isThere = others.some((one) => one.kind === kind && one.targetId === targetId)
  return errorsOf<keyof AddresseeValues>({
    targetId: required(targetId) ?? (isThere ? knownAddressee : null),
    sentViaId: direction === Direction.OUTGOING ? required(sentViaId) : null,
    address: addressProblem(values),
  })
}

/** What is sent. The values must be without errors. */
export const addresseeBody = (values: AddresseeValues, known?: Addressee): Addressee => ({
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

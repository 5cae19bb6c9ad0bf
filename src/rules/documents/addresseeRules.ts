import { Direction, SentVia } from '../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

export type AddresseeKind = 'correspondent' | 'department' | 'person'
export type AddresseeFields = {
  /** The kind of the addressee; null if this version does not know it. */
  kind: AddresseeKind | null
  targetId: number | null
  sentViaId: number | null
  address: string
}
export type AroundAddressee = {
  direction: Direction | null
  others: readonly Pick<AddresseeFields, 'kind' | 'targetId'>[]
}

export const badEmail = 'Въведете валиден адрес на електронна поща.'
export const knownAddressee = 'Този получател вече е сред адресатите.'
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

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

export const addressProblem = ({
  kind,
  sentViaId,
  address,
}: Pick<AddresseeFields, 'kind' | 'sentViaId' | 'address'>): string | null => {
  if (addressLabel(sentViaId) === null) return null
  if (sentViaId === SentVia.EMAIL && address.trim() !== '') return looksLikeEmail.test(address.trim()) ? null : badEmail
  return kind === 'correspondent' ? required(address) : null
}

export const addresseeErrors = (
  fields: AddresseeFields,
  { direction, others }: AroundAddressee,
): FieldErrors<keyof AddresseeFields> => {
  const { kind, targetId, sentViaId } = fields
  const isThere = others.some((one) => one.kind === kind && one.targetId === targetId)
  return errorsOf<keyof AddresseeFields>({
    kind: required(kind),
    targetId: required(targetId || null) ?? (isThere ? knownAddressee : null),
    sentViaId: direction === Direction.OUTGOING ? required(sentViaId) : null,
    address: addressProblem(fields),
  })
}

export const mayChangeAddressee = ({ sentAt }: { sentAt: string | null }): RuleResult =>
  sentAt === null
    ? allowed
    : refused('Документът вече е изпратен до този адресат.', 'След изпращането данните му не се променят.')

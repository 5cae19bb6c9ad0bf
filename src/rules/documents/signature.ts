import { DocumentStatus } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateTime } from '../../dates/civilDate.ts'

type Signing = Pick<Document, 'signedBy' | 'signature' | 'documentStatusId'>

const beforeSigning: readonly (number | null)[] = [
  DocumentStatus.DRAFT,
  DocumentStatus.FOR_AGREEMENT,
  DocumentStatus.RETURNED,
]

/**
 * For whom a person signs who is not chosen to: the name of the chosen one. Undefined for who signs in the own name, being
 * the chosen one or asked by a request of one's own (`hasRequest`).
 */
export const signsInsteadOf = (
  { signedBy }: Pick<Document, 'signedBy'>,
  person: { id: number; hasRequest: boolean },
): string | undefined => (signedBy && signedBy.id !== person.id && !person.hasRequest ? signedBy.fullName : undefined)

/**
 * What „Подписал“ says: who signed and when, a deputy with whom it was for („Иван Великов (за Мария Радева), …“); before
 * that who is chosen to sign. Where a backend tells no signature the chosen one stands alone.
 */
export const signedWords = ({ signedBy, signature, documentStatusId }: Signing): string => {
  if (signature) {
    const { by, insteadOf, date } = signature
    return `${by.fullName}${insteadOf ? ` (за ${insteadOf.fullName})` : ''}, ${formatDateTime(date)}`
  }
  if (!signedBy) return ''
  if (documentStatusId === DocumentStatus.FOR_SIGNATURE) return `${signedBy.fullName} (чака подпис)`
  return beforeSigning.includes(documentStatusId) ? `${signedBy.fullName} (предстои)` : signedBy.fullName
}

import { DocumentStatus } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateTime, formatDateYear } from '../../dates/civilDate.ts'

type Signatures = Pick<Document, 'signature' | 'signedOnPaper'>
type Signing = Signatures & Pick<Document, 'signedBy' | 'documentStatusId'>

/**
 * Whether somebody has signed it: in the system, or on paper on a day that was stated. No status says so by itself; a
 * registered or sent document may never have been signed.
 */
export const isSigned = ({ signature, signedOnPaper }: Signatures): boolean => Boolean(signature ?? signedOnPaper)

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
 * What „Подписал“ says: who signed and when, a deputy with whom it was for („Иван Великов (за Мария Радева), …“), or the
 * day of a signature on paper; before that who is chosen to sign, and that no signature is on record.
 */
export const signedWords = ({ signedBy, signature, signedOnPaper, documentStatusId }: Signing): string => {
  if (signature) {
    const { by, insteadOf, date } = signature
    return `${by.fullName}${insteadOf ? ` (за ${insteadOf.fullName})` : ''}, ${formatDateTime(date)}`
  }
  if (signedOnPaper)
    return [signedBy?.fullName, `на хартия на ${formatDateYear(signedOnPaper)}`].filter((part) => part).join(', ')
  if (!signedBy) return ''
  if (documentStatusId === DocumentStatus.FOR_SIGNATURE) return `${signedBy.fullName} (чака подпис)`
  return `${signedBy.fullName} (${beforeSigning.includes(documentStatusId) ? 'предстои' : 'няма отбелязан подпис'})`
}

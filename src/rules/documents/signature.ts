import { DocumentStatus } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateTime, formatDateYear } from '../../dates/civilDate.ts'

type Signatures = Pick<Document, 'signature' | 'signedOnPaper'>
type Signing = Signatures & Pick<Document, 'signedBy' | 'documentStatusId'>

/**
 * True if the document is signed in the system, or on paper on a recorded day. The status is not enough: a registered
 * or sent document may be unsigned.
 */
export const isSigned = ({ signature, signedOnPaper }: Signatures): boolean => Boolean(signature ?? signedOnPaper)

const beforeSigning: readonly (number | null)[] = [
  DocumentStatus.DRAFT,
  DocumentStatus.FOR_AGREEMENT,
  DocumentStatus.RETURNED,
]

/**
 * Returns the name of the chosen signer if this user would sign as the signer's deputy. Undefined if the user is the
 * signer or has a request to sign (`hasRequest`).
 */
export const signsInsteadOf = (
  { signedBy }: Pick<Document, 'signedBy'>,
  person: { id: number; hasRequest: boolean },
): string | undefined => (signedBy && signedBy.id !== person.id && !person.hasRequest ? signedBy.fullName : undefined)

/**
 * Returns who signed and when, as in „Иван Великов (за Мария Радева), …“, the day of a signature on paper, or the
 * chosen signer.
 */
export const signedText = ({ signedBy, signature, signedOnPaper, documentStatusId }: Signing): string => {
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

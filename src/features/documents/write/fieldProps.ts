import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { idOf, isRequired, isShown, labelOf } from './shownFields.ts'
import type { DocumentForm } from './useDocumentForm.ts'

/** Why a field of this document may not be changed, or null. */
export type LockedBecause = (field: DocumentField) => string | null
export type SectionProps = { form: DocumentForm; locked: LockedBecause }

/** What every field of the form takes: its label, mark, message, and the reason when it is locked. */
export const fieldPropsOf = ({ form: { values, errors }, locked }: SectionProps, field: DocumentField) => {
  const reason = locked(field)
  const { documentDirectionId, isAnonymous } = values
  const message = errors[field]
  return {
    id: idOf(field),
    label: labelOf(field),
    required: isRequired(field, documentDirectionId, isAnonymous),
    ...(message !== undefined && { error: message }),
    ...(reason !== null && { disabled: true, hint: reason }),
  }
}

/** Whether a field is drawn: it matters for the direction. */
export const shows = ({ values, scope }: DocumentForm, field: DocumentField): boolean =>
  isShown(field, values.documentDirectionId, scope)

export const isIncoming = ({ documentDirectionId }: DocumentValues): boolean =>
  documentDirectionId === Direction.INCOMING

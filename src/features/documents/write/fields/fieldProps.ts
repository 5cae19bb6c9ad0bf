import { Direction } from '../../../../contract/enumerations.ts'
import { requiredMessage } from '../../../../rules/requiredFields.ts'
import type { DocumentField, DocumentValues } from '../values/documentValues.ts'
import { presetHint } from '../values/lastInput.ts'
import { isRequired, isShown, labelOf } from '../values/shownFields.ts'
import type { DocumentForm } from '../values/useDocumentForm.ts'

/** Why a field of this document may not be changed, or null. */
export type LockedBecause = (field: DocumentField) => string | null
export type SectionProps = { form: DocumentForm; locked: LockedBecause }

/** What to do where „Полето е задължително“ alone does not say it. */
const remedies: Partial<Record<DocumentField, string>> = {
  documentTypeId: 'Изберете вид документ.',
  correspondents: 'Намерете го по име или номер, или добавете нов.',
  addressedToDepartmentId: 'Изберете звено или служител.',
}

/** What is said at a field beside what the form says: its label, its mark, and the reason when it is locked. */
const wordsOf = ({ form, locked }: SectionProps, field: DocumentField) => {
  const reason = locked(field)
  const { documentDirectionId, isAnonymous } = form.values
  const hint = reason ?? presetHint(field, form.values, form.last)
  return {
    label: labelOf(field),
    required: isRequired(field, documentDirectionId, isAnonymous),
    ...(form.field(field).error === requiredMessage && { remedy: remedies[field] }),
    ...(reason !== null && { disabled: true }),
    ...(hint !== undefined && { hint }),
  }
}

/** What a field takes whose change means more than its value. */
export const fieldPropsOf = (props: SectionProps, field: DocumentField) => ({
  ...props.form.field(field),
  ...wordsOf(props, field),
})
/** All that a field takes. */
export const inputOf = <F extends DocumentField>(props: SectionProps, field: F) => ({
  ...props.form.input(field),
  ...wordsOf(props, field),
})
/** All that a field of a date takes. */
export const dateOf = <F extends DocumentField>(props: SectionProps, field: F) => ({
  ...props.form.dateInput(field),
  ...wordsOf(props, field),
})

/** Whether a field is drawn: it matters for the direction. */
export const shows = ({ values, scope }: DocumentForm, field: DocumentField): boolean =>
  isShown(field, values.documentDirectionId, scope)

export const isIncoming = ({ documentDirectionId }: DocumentValues): boolean =>
  documentDirectionId === Direction.INCOMING

/** What a date says that may not be of a day to come. */
export const inThePast = { afterMax: 'Датата не може да е в бъдещето.' }

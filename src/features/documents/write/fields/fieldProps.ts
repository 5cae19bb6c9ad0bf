import { Direction } from '../../../../contract/enumerations.ts'
import { requiredMessage } from '../../../../rules/requiredFields.ts'
import type { DocumentField, DocumentValues } from '../values/documentValues.ts'
import { presetHint } from '../values/lastInput.ts'
import { isRequired, isShown, labelOf } from '../values/shownFields.ts'
import type { DocumentForm } from '../values/useDocumentForm.ts'

export type LockedBecause = (field: DocumentField) => string | null
export type SectionProps = {
  form: DocumentForm
  locked: LockedBecause
  /** Marks a proposed addressed department while the user has not changed it. */
  proposedAddressee?: { departmentId: number | null; hint: string } | undefined
}

const remedies: Partial<Record<DocumentField, string>> = {
  documentTypeId: 'Изберете вид документ.',
  correspondents: 'Намерете го по име или номер, или добавете нов.',
  addressedToDepartmentId: 'Изберете звено или служител.',
}

const proposalHint = ({ form, proposedAddressee }: SectionProps, field: DocumentField): string | undefined =>
  field === 'addressedToDepartmentId' &&
  proposedAddressee?.departmentId === form.values.addressedToDepartmentId &&
  form.values.addressedToDepartmentId !== null
    ? proposedAddressee.hint
    : undefined

const wordsOf = (props: SectionProps, field: DocumentField) => {
  const { form, locked } = props
  const reason = locked(field)
  const { documentDirectionId, isAnonymous } = form.values
  const hint = reason ?? proposalHint(props, field) ?? presetHint(field, form.values, form.last)
  return {
    label: labelOf(field),
    required: isRequired(field, documentDirectionId, isAnonymous),
    ...(form.field(field).error === requiredMessage && { remedy: remedies[field] }),
    ...(reason !== null && { disabled: true }),
    ...(hint !== undefined && { hint }),
  }
}

export const fieldPropsOf = (props: SectionProps, field: DocumentField) => ({
  ...props.form.field(field),
  ...wordsOf(props, field),
})
export const inputOf = <F extends DocumentField>(props: SectionProps, field: F) => ({
  ...props.form.input(field),
  ...wordsOf(props, field),
})
export const dateOf = <F extends DocumentField>(props: SectionProps, field: F) => ({
  ...props.form.dateInput(field),
  ...wordsOf(props, field),
})

export const shows = ({ values, scope }: DocumentForm, field: DocumentField): boolean =>
  isShown(field, values.documentDirectionId, scope)

export const isIncoming = ({ documentDirectionId }: DocumentValues): boolean =>
  documentDirectionId === Direction.INCOMING

export const inThePast = { afterMax: 'Датата не може да е в бъдещето.' }

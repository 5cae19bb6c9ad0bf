import { Correspondent } from '../../contract/shapes/correspondents.ts'
import { correspondentErrors, sameIdentifierMessage } from '../../rules/correspondents/correspondentValidation.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { Fault, fieldMessage } from '../../transport/fault.ts'
import { correspondentToSend } from './newCorrespondent.ts'

const labels = {
  unifiedCitizenshipNumber: 'ЕГН',
  foreignerPersonalIdentifier: 'ЛНЧ',
  entityIdentifier: 'ЕИК/БУЛСТАТ',
  entityName: 'Наименование',
  firstName: 'Име',
  middleName: 'Презиме',
  lastName: 'Фамилия',
} as const
/** The texts that make the identity of a correspondent. */
export type TextFieldName = keyof typeof labels
export type IdentityErrors = Partial<Record<TextFieldName, string>>

const names = Object.keys(labels) as TextFieldName[]
export const labelOf = (name: TextFieldName): string => labels[name]
/** The label of a field in the list of errors. */
export const listedLabel = (name: keyof Correspondent): string =>
  name === 'note' ? 'Бележка' : names.flatMap((one) => (one === name ? [labels[one]] : [])).join()
export const fieldId = (name: keyof Correspondent): string => `correspondent-${name}`

/** How long the texts of the form may be. */
export const limits = textLimits(Correspondent)

/** The field that holds the number of this kind of correspondent. */
export const numberField = ({ isLegalEntity, isForeign }: Pick<Correspondent, 'isLegalEntity' | 'isForeign'>) => {
  if (isLegalEntity) return 'entityIdentifier'
  return isForeign ? 'foreignerPersonalIdentifier' : 'unifiedCitizenshipNumber'
}

/** The fields of its kind that can be wrong: those that the server may speak of. */
export const identityFields = (draft: Correspondent): readonly TextFieldName[] => {
  const texts: readonly TextFieldName[] = draft.isLegalEntity ? ['entityName'] : ['firstName', 'middleName', 'lastName']
  return names.filter((name) => texts.includes(name) || (name === numberField(draft) && !draft.hasNoIdentifier))
}

/** The fields of its kind outside its tables that can be wrong, in the order of the form. */
export const listedFields = (draft: Correspondent): readonly (TextFieldName | 'note')[] => [
  ...identityFields(draft),
  'note',
]

/** What is wrong with the fields of its kind. */
export const identityErrors = (draft: Correspondent): IdentityErrors => {
  const { fields } = correspondentErrors(correspondentToSend(draft))
  const found: IdentityErrors = {}
  for (const name of names) if (fields[name]) found[name] = fields[name]
  return found
}

/** A number that is complete and wrong is told at once, before the form is sent. */
export const checksumErrors = (draft: Correspondent): IdentityErrors => {
  const field = numberField(draft)
  const digits = draft[field].length
  const isComplete = field === 'entityIdentifier' ? digits === 9 || digits === 13 : digits === 10
  const message = isComplete ? identityErrors(draft)[field] : undefined
  return message ? { [field]: message } : {}
}

/** The server's messages at the fields of the correspondent; those of its rows stand at the rows. */
export const serverErrors = (refusal: Fault): IdentityErrors => {
  const found: IdentityErrors = {}
  const own = Object.entries(refusal.fields).filter(([name]) => !name.includes(']'))
  const fault = new Fault(refusal.kind, refusal.message, { fields: Object.fromEntries(own) })
  for (const name of names) {
    const message = fieldMessage(fault, name)
    if (message !== true) found[name] = message
  }
  return found
}

/** A number that somebody has already, as a refusal at its field. */
export const takenNumber = (one: Correspondent): Fault =>
  new Fault('invalid', sameIdentifierMessage, { fields: { [numberField(one)]: [sameIdentifierMessage] } })

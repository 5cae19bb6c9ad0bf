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
export type TextFieldName = keyof typeof labels
export type IdentityErrors = Partial<Record<TextFieldName, string>>

const names = Object.keys(labels) as TextFieldName[]
export const labelOf = (name: TextFieldName): string => labels[name]
export const listedLabel = (name: keyof Correspondent): string =>
  name === 'note' ? 'Бележка' : names.flatMap((one) => (one === name ? [labels[one]] : [])).join()
export const fieldId = (name: keyof Correspondent): string => `correspondent-${name}`

export const limits = textLimits(Correspondent)

export const numberField = ({ isLegalEntity, isForeign }: Pick<Correspondent, 'isLegalEntity' | 'isForeign'>) => {
  if (isLegalEntity) return 'entityIdentifier'
  return isForeign ? 'foreignerPersonalIdentifier' : 'unifiedCitizenshipNumber'
}

export const identityFields = (draft: Correspondent): readonly TextFieldName[] => {
  const texts: readonly TextFieldName[] = draft.isLegalEntity ? ['entityName'] : ['firstName', 'middleName', 'lastName']
  return names.filter((name) => texts.includes(name) || (name === numberField(draft) && !draft.hasNoIdentifier))
}

export const listedFields = (draft: Correspondent): readonly (TextFieldName | 'note')[] => [
  ...identityFields(draft),
  'note',
]

export const identityErrors = (draft: Correspondent): IdentityErrors => {
  const { fields } = correspondentErrors(correspondentToSend(draft))
  const found: IdentityErrors = {}
  for (const name of names) if (fields[name]) found[name] = fields[name]
  return found
}

export const checksumErrors = (draft: Correspondent): IdentityErrors => {
  const field = numberField(draft)
  const digits = draft[field].length
  const isComplete = field === 'entityIdentifier' ? digits === 9 || digits === 13 : digits === 10
  const message = isComplete ? identityErrors(draft)[field] : undefined
  return message ? { [field]: message } : {}
}

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

export const takenNumber = (one: Correspondent): Fault =>
  new Fault('invalid', sameIdentifierMessage, { fields: { [numberField(one)]: [sameIdentifierMessage] } })

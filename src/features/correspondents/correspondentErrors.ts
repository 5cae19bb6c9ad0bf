import { Correspondent } from '../../contract/shapes/correspondents.ts'
import {
  type CorrespondentFieldName,
  type CorrespondentFieldsIn,
  correspondentFieldNames,
  correspondentFields,
} from '../../rules/correspondents/correspondentFields.ts'
import { correspondentErrors, sameIdentifierMessage } from '../../rules/correspondents/correspondentValidation.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { Fault, fieldMessage } from '../../transport/fault.ts'
import { correspondentToSend, isIdentifier } from './newCorrespondent.ts'

export type TextFieldName = Exclude<CorrespondentFieldsIn<'person' | 'entity'>, 'legalForm'>
export type IdentityErrors = Partial<Record<TextFieldName, string>>

const isText = (name: CorrespondentFieldName): name is TextFieldName =>
  name !== 'legalForm' && ['person', 'entity'].includes(correspondentFields[name].part)
const names = correspondentFieldNames.filter(isText)
const uses: Partial<Record<keyof Correspondent, { label: string }>> = correspondentFields
export const labelOf = (name: keyof Correspondent): string => uses[name]?.label ?? ''
export const fieldId = (name: keyof Correspondent): string => `correspondent-${name}`

export const limits = textLimits(Correspondent)

export const numberField = ({ isLegalEntity, isForeign }: Pick<Correspondent, 'isLegalEntity' | 'isForeign'>) => {
  if (isLegalEntity) return 'entityIdentifier'
  return isForeign ? 'foreignerPersonalIdentifier' : 'unifiedCitizenshipNumber'
}

export const identityFields = (draft: Correspondent): readonly TextFieldName[] => {
  const kind = draft.isLegalEntity ? 'entity' : 'person'
  const isHidden = (name: TextFieldName) => isIdentifier(name) && (name !== numberField(draft) || draft.hasNoIdentifier)
  return names.filter((name) => correspondentFields[name].of === kind && !isHidden(name))
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

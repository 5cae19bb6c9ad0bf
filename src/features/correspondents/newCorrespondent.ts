import type {
  Correspondent,
  CorrespondentAddress,
  CorrespondentContact,
  Representative,
} from '../../contract/shapes/correspondents.ts'
import {
  type CorrespondentFieldName,
  correspondentFieldNames,
  correspondentFields,
  type WholeCorrespondent,
} from '../../rules/correspondents/correspondentFields.ts'
import { legalFormOf, looksLegal } from '../../rules/correspondents/legalForm.ts'
import { bareIdentifier, kindOfIdentifier } from '../../rules/identifiers/identifiers.ts'
import { correspondentIdentifier, correspondentName } from '../../rules/words/personName.ts'
import { visibleLine } from '../../rules/words/visibleText.ts'

type Option = { id: number; name: string }

/** The default country (specification 2, section 9). */
export const bulgaria: Option = { id: 1, name: 'България' }
export const none: Option = { id: 0, name: '–' }
const defaultContactType = 1

export const blankCorrespondent = (): WholeCorrespondent => ({
  id: 0,
  isLegalEntity: false,
  fullName: '',
  uniqueNumber: '',
  entityIdentifier: '',
  entityName: '',
  unifiedCitizenshipNumber: '',
  foreignerPersonalIdentifier: '',
  firstName: '',
  middleName: '',
  lastName: '',
  correspondentAddresses: [],
  correspondentContacts: [],
  representatives: [],
  isForeign: false,
  hasNoIdentifier: false,
  legalForm: '',
  correspondentGroupId: null,
  preferredSentViaId: null,
  note: '',
  isActive: true,
})

const namesOf = (text: string): Pick<Correspondent, 'firstName' | 'middleName' | 'lastName'> => {
  const [firstName = '', ...rest] = text.trim().split(/\s+/)
  const [middleName = '', ...lastNames] = rest.length > 1 ? rest : ['', ...rest]
  return { firstName, middleName, lastName: lastNames.join(' ') }
}

export const withEntityName = (
  { entityName, legalForm }: Pick<Correspondent, 'entityName' | 'legalForm'>,
  name: string,
): Pick<Correspondent, 'entityName' | 'legalForm'> => ({
  entityName: name,
  legalForm: legalForm === legalFormOf(entityName) ? legalFormOf(name) : legalForm,
})

/**
 * Returns a new correspondent with the typed text in the field that it fits. A text that looks like an identification
 * number goes into the field of that number, even if it is invalid.
 */
export const correspondentFrom = (typed: string): Correspondent => {
  const blank = blankCorrespondent()
  const text = visibleLine(typed).trim().replace(/\s+/g, ' ')
  if (text === '') return blank
  const number = bareIdentifier(text)
  const kind = kindOfIdentifier(text)
  if (kind === 'egn') return { ...blank, unifiedCitizenshipNumber: number }
  if (kind === 'lnch') return { ...blank, isForeign: true, foreignerPersonalIdentifier: number }
  if (kind === 'eik') return { ...blank, isLegalEntity: true, entityIdentifier: number }
  if (looksLegal(text)) return { ...blank, isLegalEntity: true, ...withEntityName(blank, text) }
  return { ...blank, ...namesOf(text) }
}

export const nextField = (begun: Correspondent): keyof Correspondent | null => {
  if (begun.isLegalEntity) return begun.entityIdentifier === '' ? 'entityIdentifier' : 'entityName'
  if (begun.unifiedCitizenshipNumber !== '' || begun.foreignerPersonalIdentifier !== '') return 'firstName'
  return begun.firstName === '' ? null : 'unifiedCitizenshipNumber'
}

/**
 * Returns the changes when the kind (person or legal entity) is switched. The typed name is copied if the new kind has
 * no name yet, so switching back restores it.
 */
export const asKind = (draft: Correspondent, isLegalEntity: boolean): Partial<Correspondent> => {
  const personName = [draft.firstName, draft.middleName, draft.lastName].map((part) => part.trim()).filter(Boolean)
  if (isLegalEntity)
    return { isLegalEntity, ...(draft.entityName.trim() === '' && withEntityName(draft, personName.join(' '))) }
  return { isLegalEntity, ...(personName.length === 0 && namesOf(draft.entityName)) }
}

type AddressTypeOption = Option & { isDefault?: boolean | undefined }

/**
 * Returns the preselected address type: the default type, else the type with „офис“ in its name (specification 2,
 * section 3).
 */
const preselectedType = (types: readonly AddressTypeOption[]): Option | null => {
  const isOffice = ({ name }: Option) => name.toLocaleLowerCase('bg').includes('офис')
  const type = types.find(({ isDefault }) => isDefault) ?? types.find(isOffice)
  return type ? { id: type.id, name: type.name } : null
}

export const newAddress = (types: readonly AddressTypeOption[]): CorrespondentAddress => ({
  id: 0,
  addressType: preselectedType(types),
  foreignSettlement: '',
  streetAddress: '',
  country: bulgaria,
  district: null,
  municipality: null,
  settlement: null,
})

export const newContact = (types: readonly Option[]): CorrespondentContact => ({
  id: 0,
  contactContent: '',
  contactType: types.find(({ id }) => id === defaultContactType) ?? null,
})

export const newRepresentative = (): Representative => ({
  id: 0,
  firstName: '',
  middleName: '',
  lastName: '',
  unifiedCitizenshipNumber: '',
})

const identifierFields = ['entityIdentifier', 'unifiedCitizenshipNumber', 'foreignerPersonalIdentifier'] as const
export const isIdentifier = (field: keyof Correspondent): boolean => identifierFields.some((one) => one === field)

const trimmed = <T extends object>(one: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T

export const correspondentToSend = (draft: Correspondent): Correspondent => {
  const blank = blankCorrespondent()
  const sent = trimmed(draft)
  const other = sent.isLegalEntity ? 'person' : 'entity'
  const blankOut = <F extends CorrespondentFieldName>(field: F) => {
    sent[field] = blank[field]
  }
  for (const field of correspondentFieldNames) if (correspondentFields[field].of === other) blankOut(field)
  if (sent.hasNoIdentifier) for (const field of identifierFields) blankOut(field)
  return {
    ...sent,
    correspondentAddresses: sent.correspondentAddresses.map(trimmed),
    correspondentContacts: sent.correspondentContacts.map(trimmed),
    representatives: sent.representatives.map(trimmed),
    fullName: correspondentName(sent),
    uniqueNumber: correspondentIdentifier(sent)?.number ?? '',
  }
}

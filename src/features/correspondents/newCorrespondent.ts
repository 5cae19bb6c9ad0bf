import type {
  Correspondent,
  CorrespondentAddress,
  CorrespondentContact,
  Representative,
} from '../../contract/shapes/correspondents.ts'
import { legalFormOf, looksLegal } from '../../rules/correspondents/legalForm.ts'
import { bareIdentifier, kindOfIdentifier } from '../../rules/identifiers/identifiers.ts'
import { correspondentIdentifier, correspondentName } from '../../rules/words/personName.ts'
import { visibleLine } from '../../rules/words/visibleText.ts'

type Option = { id: number; name: string }

/** Bulgaria, the default country (document 2, section 9). */
export const bulgaria: Option = { id: 1, name: 'България' }
/** What an address abroad holds instead of a district, a municipality and a settlement. */
export const none: Option = { id: 0, name: '–' }
const defaultContactType = 1

export const blankCorrespondent = (): Correspondent => ({
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

/** The name of an entity as it is typed: the legal form follows what it says until somebody chooses another one. */
export const withEntityName = (
  { entityName, legalForm }: Pick<Correspondent, 'entityName' | 'legalForm'>,
  name: string,
): Pick<Correspondent, 'entityName' | 'legalForm'> => ({
  entityName: name,
  legalForm: legalForm === legalFormOf(entityName) ? legalFormOf(name) : legalForm,
})

/** A new correspondent from what was typed in a search: a number goes to its field, which says what is wrong with it. */
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

/** The field that is filled in after what was typed in a search; null where nothing was. */
export const nextField = (begun: Correspondent): keyof Correspondent | null => {
  if (begun.isLegalEntity) return begun.entityIdentifier === '' ? 'entityIdentifier' : 'entityName'
  if (begun.unifiedCitizenshipNumber !== '' || begun.foreignerPersonalIdentifier !== '') return 'firstName'
  return begun.firstName === '' ? null : 'unifiedCitizenshipNumber'
}

/** Of another kind: the name that was typed goes over where the new kind has none yet, and is taken back as it was. */
export const asKind = (draft: Correspondent, isLegalEntity: boolean): Partial<Correspondent> => {
  const personName = [draft.firstName, draft.middleName, draft.lastName].map((part) => part.trim()).filter(Boolean)
  if (isLegalEntity)
    return { isLegalEntity, ...(draft.entityName.trim() === '' && withEntityName(draft, personName.join(' '))) }
  return { isLegalEntity, ...(personName.length === 0 && namesOf(draft.entityName)) }
}

/** An address type to choose; the backend may say which one is the default. */
type AddressTypeOption = Option & { isDefault?: boolean | undefined }

/** The default type, else the one whose name contains „офис“ (document 2, section 3). */
const preselected = (types: readonly AddressTypeOption[]): Option | null => {
  const isOffice = ({ name }: Option) => name.toLocaleLowerCase('bg').includes('офис')
  const type = types.find(({ isDefault }) => isDefault) ?? types.find(isOffice)
  return type ? { id: type.id, name: type.name } : null
}

/** A new address: id 0, Bulgaria, the preselected type. */
export const newAddress = (types: readonly AddressTypeOption[]): CorrespondentAddress => ({
  id: 0,
  addressType: preselected(types),
  foreignSettlement: '',
  streetAddress: '',
  country: bulgaria,
  district: null,
  municipality: null,
  settlement: null,
})

/** A new contact: id 0 and the default kind, 1. */
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

const trimmed = <T extends object>(one: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T

/**
 * The correspondent as it is sent: texts without blanks around them, only the fields of its kind, the full name and
 * the unique number made of the others.
 */
export const correspondentToSend = (draft: Correspondent): Correspondent => {
  const one = trimmed(draft)
  const blank = blankCorrespondent()
  const { firstName, middleName, lastName, unifiedCitizenshipNumber, foreignerPersonalIdentifier } = blank
  const kind = one.isLegalEntity
    ? { firstName, middleName, lastName, unifiedCitizenshipNumber, foreignerPersonalIdentifier }
    : { entityIdentifier: '', entityName: '', legalForm: '', representatives: blank.representatives }
  const identifiers = one.hasNoIdentifier
    ? { entityIdentifier: '', unifiedCitizenshipNumber: '', foreignerPersonalIdentifier: '' }
    : {}
  const sent = { ...one, ...kind, ...identifiers }
  return {
    ...sent,
    correspondentAddresses: sent.correspondentAddresses.map(trimmed),
    correspondentContacts: sent.correspondentContacts.map(trimmed),
    representatives: sent.representatives.map(trimmed),
    fullName: correspondentName(sent),
    uniqueNumber: correspondentIdentifier(sent)?.number ?? '',
  }
}

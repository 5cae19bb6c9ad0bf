import type {
  Correspondent,
  CorrespondentAddress,
  CorrespondentContact,
  Representative,
} from '../../contract/shapes/correspondents.ts'
import { checkEgn, checkEik, checkLnch } from '../identifiers/identifiers.ts'
import { errorsOf, type FieldErrors, hasErrors, required, requiredOption } from '../requiredFields.ts'

export const sameIdentifierMessage = 'Вече съществува кореспондент с този идентификатор.'
export const noAddressesText = 'Моля добавете адрес'
export const noContactsText = 'Добавете контактна информация'

/** Returns the errors of an address. Choices with the id 0 („–“ in a foreign address) are valid. */
export const addressErrors = (row: CorrespondentAddress): FieldErrors<keyof CorrespondentAddress> =>
  errorsOf({
    country: requiredOption(row.country),
    district: requiredOption(row.district),
    municipality: requiredOption(row.municipality),
    settlement: requiredOption(row.settlement),
    streetAddress: required(row.streetAddress),
  })

export const contactErrors = (row: CorrespondentContact): FieldErrors<keyof CorrespondentContact> =>
  errorsOf({ contactType: requiredOption(row.contactType), contactContent: required(row.contactContent) })

/** Returns the errors of a representative; all four fields are required (specification 2, section 5). */
export const representativeErrors = (row: Representative): FieldErrors<keyof Representative> =>
  errorsOf({
    firstName: required(row.firstName),
    middleName: required(row.middleName),
    lastName: required(row.lastName),
    unifiedCitizenshipNumber: required(row.unifiedCitizenshipNumber),
  })

export const representativeWarning = ({ unifiedCitizenshipNumber: egn }: Representative): string | null =>
  egn.trim() !== '' && checkEgn(egn) !== null ? 'Проверете номера: не е валидно ЕГН.' : null

/**
 * Returns the error of an identifier. An empty one is an error only if `isRequired`, which is false if the user stated
 * that there is none.
 */
const identifier = (value: string, isRequired: boolean, check: (text: string) => string | null): string | null =>
  value.trim() === '' ? (isRequired ? required(value) : null) : check(value)

type Fields = Pick<
  Correspondent,
  | 'isLegalEntity'
  | 'isForeign'
  | 'hasNoIdentifier'
  | 'entityIdentifier'
  | 'entityName'
  | 'unifiedCitizenshipNumber'
  | 'foreignerPersonalIdentifier'
  | 'firstName'
  | 'middleName'
  | 'lastName'
>

export const correspondentFieldErrors = (one: Fields): FieldErrors<keyof Fields> => {
  if (one.isLegalEntity)
    return errorsOf({
      entityName: required(one.entityName),
      // The identifier of a foreign legal entity is not checked, because it has a foreign format.
      entityIdentifier: one.isForeign ? null : identifier(one.entityIdentifier, !one.hasNoIdentifier, checkEik),
    })
  return errorsOf({
    firstName: required(one.firstName),
    middleName: one.isForeign ? null : required(one.middleName),
    lastName: required(one.lastName),
    unifiedCitizenshipNumber: identifier(
      one.unifiedCitizenshipNumber,
      !one.isForeign && !one.hasNoIdentifier,
      checkEgn,
    ),
    foreignerPersonalIdentifier: identifier(
      one.foreignerPersonalIdentifier,
      one.isForeign && !one.hasNoIdentifier,
      checkLnch,
    ),
  })
}

export type CorrespondentErrors = {
  fields: FieldErrors<keyof Fields>
  addresses: FieldErrors<keyof CorrespondentAddress>[]
  contacts: FieldErrors<keyof CorrespondentContact>[]
  representatives: FieldErrors<keyof Representative>[]
}

export const correspondentErrors = (one: Correspondent): CorrespondentErrors => ({
  fields: correspondentFieldErrors(one),
  addresses: one.correspondentAddresses.map(addressErrors),
  contacts: one.correspondentContacts.map(contactErrors),
  representatives: one.isLegalEntity ? one.representatives.map(representativeErrors) : [],
})

export const flatCorrespondentErrors = ({ fields, ...rows }: CorrespondentErrors): FieldErrors => {
  const flat: FieldErrors = { ...fields }
  const add = (name: string, all: readonly FieldErrors[]) =>
    all.forEach((errors, i) => {
      for (const [field, message] of Object.entries(errors)) flat[`${name}[${i}].${field}`] = message
    })
  add('correspondentAddresses', rows.addresses)
  add('correspondentContacts', rows.contacts)
  add('representatives', rows.representatives)
  return flat
}

export const isValidCorrespondent = (one: Correspondent): boolean =>
  !hasErrors(flatCorrespondentErrors(correspondentErrors(one)))

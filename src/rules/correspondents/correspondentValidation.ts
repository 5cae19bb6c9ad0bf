/** The correspondent, its addresses, contacts and representatives (document 2, section 5). */
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

/** Country, district, municipality, settlement (each with a numeric id, 0 too) and street; the type is not required. */
export const addressErrors = (row: CorrespondentAddress): FieldErrors<keyof CorrespondentAddress> =>
  errorsOf({
    country: requiredOption(row.country),
    district: requiredOption(row.district),
    municipality: requiredOption(row.municipality),
    settlement: requiredOption(row.settlement),
    streetAddress: required(row.streetAddress),
  })

/** Contact type and contents. */
export const contactErrors = (row: CorrespondentContact): FieldErrors<keyof CorrespondentContact> =>
  errorsOf({ contactType: requiredOption(row.contactType), contactContent: required(row.contactContent) })

/** All three names and the ЕГН are required (document 2, section 5). */
export const representativeErrors = (row: Representative): FieldErrors<keyof Representative> =>
  errorsOf({
    firstName: required(row.firstName),
    middleName: required(row.middleName),
    lastName: required(row.lastName),
    unifiedCitizenshipNumber: required(row.unifiedCitizenshipNumber),
  })

/** What is odd about the ЕГН of a representative: it is a warning, and the row is saved all the same. */
export const representativeWarning = ({ unifiedCitizenshipNumber: egn }: Representative): string | null =>
  egn.trim() !== '' && checkEgn(egn) !== null ? 'Проверете номера: не е валидно ЕГН.' : null

/** Required unless it is known to be missing; checked whenever it is there. */
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

/** The correspondent's own fields: a legal entity has a name and an ЕИК, a person has names and ЕГН or ЛНЧ. */
export const correspondentFieldErrors = (one: Fields): FieldErrors<keyof Fields> => {
  if (one.isLegalEntity)
    return errorsOf({
      entityName: required(one.entityName),
      // The number of a foreign entity follows its own country's rules.
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

/** Everything that is wrong with a correspondent; the rows in the order of its own rows. */
export const correspondentErrors = (one: Correspondent): CorrespondentErrors => ({
  fields: correspondentFieldErrors(one),
  addresses: one.correspondentAddresses.map(addressErrors),
  contacts: one.correspondentContacts.map(contactErrors),
  representatives: one.isLegalEntity ? one.representatives.map(representativeErrors) : [],
})

/** The same as one flat map, rows as `correspondentAddresses[0].district`: what a 400 reply lists. */
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

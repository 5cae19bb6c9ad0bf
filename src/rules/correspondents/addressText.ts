import type { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'

/** The id of the country that is omitted from the text of an address (specification 2, section 9). */
const bulgaria = 1

const nameOf = (place: { id: number; name: string } | null): string => (place && place.id > 0 ? place.name.trim() : '')
const withPrefix = (prefix: string, name: string): string =>
  name && !name.startsWith(prefix) ? `${prefix} ${name}` : name

type Address = Omit<CorrespondentAddress, 'id' | 'addressType'>

/**
 * Returns an address on one line, as in `гр. Пловдив, общ. Пловдив, обл. Пловдив, ул. „Примерна“ № 1`. Missing parts
 * leave no empty commas.
 */
export const addressText = (address: Address): string => {
  const abroad = address.country !== null && address.country.id !== bulgaria
  const parts = abroad
    ? [nameOf(address.country), address.foreignSettlement.trim() || nameOf(address.settlement), address.streetAddress]
    : [
        nameOf(address.settlement),
        withPrefix('общ.', nameOf(address.municipality)),
        withPrefix('обл.', nameOf(address.district)),
        address.streetAddress,
      ]
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}

export const shortAddressText = (address: Address): string =>
  addressText({ ...address, municipality: null, district: null })

import { SentVia } from '../../../contract/enumerations.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { addressText } from '../../../rules/correspondents/addressText.ts'

/** „Адрес за кореспонденция“ of GetAddressTypes. */
const forLetters = 4

const letters = ({ correspondentAddresses }: Correspondent): string[] =>
  correspondentAddresses
    .toSorted((a, b) => Number(b.addressType?.id === forLetters) - Number(a.addressType?.id === forLetters))
    .map(addressText)

const emails = ({ correspondentContacts }: Correspondent): string[] =>
  correspondentContacts.map(({ contactContent }) => contactContent.trim()).filter((text) => text.includes('@'))

/** An organisation is found by its ЕИК; a person by name, for an ЕГН is not written where everybody reads it. */
const profile = ({ isLegalEntity, fullName, entityIdentifier }: Correspondent): string[] => [
  isLegalEntity && entityIdentifier ? `${fullName}, ЕИК ${entityIdentifier}` : fullName,
]

/** What the register knows of where a channel leads to a correspondent; the likeliest first. */
export const knownAddresses = (correspondent: Correspondent, sentViaId: number | null): string[] => {
  const all = (): string[] => {
    switch (sentViaId) {
      case SentVia.REGISTERED_MAIL:
      case SentVia.MAIL:
      case SentVia.COURIER:
        return letters(correspondent)
      case SentVia.EMAIL:
        return emails(correspondent)
      case SentVia.EDELIVERY:
        return profile(correspondent)
      case SentVia.DOCEXCHANGE:
        return correspondent.isLegalEntity ? profile(correspondent) : []
      default:
        return []
    }
  }
  return [...new Set(all().filter((text) => text !== ''))]
}

import { SentVia } from '../../../contract/enumerations.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { addressText } from '../../../rules/correspondents/addressText.ts'

const forLetters = 4

const letters = ({ correspondentAddresses }: Correspondent): string[] =>
  correspondentAddresses
    .toSorted((a, b) => Number(b.addressType?.id === forLetters) - Number(a.addressType?.id === forLetters))
    .map(addressText)

const emails = ({ correspondentContacts }: Correspondent): string[] =>
  correspondentContacts.map(({ contactContent }) => contactContent.trim()).filter((text) => text.includes('@'))

/**
 * Returns the recipient in an exchange system: an organisation with its ЕИК, a person only by name, because many users
 * may not see the ЕГН.
 */
const profile = ({ isLegalEntity, fullName, entityIdentifier }: Correspondent): string[] => [
  isLegalEntity && entityIdentifier ? `${fullName}, ЕИК ${entityIdentifier}` : fullName,
]

/** Returns the registered addresses that fit the channel, the most likely first. */
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

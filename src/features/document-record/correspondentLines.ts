import { optionLabel } from '../../contract/labels.ts'
import type { Correspondent, DocumentCorrespondent } from '../../contract/shapes/correspondents.ts'
import { addressText } from '../../rules/correspondents/addressText.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'

export type CorrespondentLine = {
  key: string
  kind: 'address' | 'phone' | 'mail' | 'other'
  text: string
  note: string
}

const emails = /@/
const phones = /^[+\d][\d\s/()-]{4,}$/

const contactKind = (content: string): CorrespondentLine['kind'] =>
  emails.test(content) ? 'mail' : phones.test(content.trim()) ? 'phone' : 'other'

export const correspondentLines = (correspondent: Correspondent): CorrespondentLine[] => [
  ...correspondent.correspondentAddresses.map((address) => ({
    key: `a${address.id}`,
    kind: 'address' as const,
    text: addressText(address),
    note: optionLabel(address.addressType),
  })),
  ...correspondent.correspondentContacts.map(({ id, contactContent, contactType }) => ({
    key: `c${id}`,
    kind: contactKind(contactContent),
    text: contactContent,
    note: optionLabel(contactType),
  })),
]

export const identifierLine = (correspondent: Correspondent): string => {
  const { entityIdentifier, unifiedCitizenshipNumber, foreignerPersonalIdentifier } = correspondent
  if (correspondent.isLegalEntity) return entityIdentifier ? `ЕИК ${maskIdentifier(entityIdentifier)}` : ''
  if (unifiedCitizenshipNumber) return `ЕГН ${maskIdentifier(unifiedCitizenshipNumber)}`
  return foreignerPersonalIdentifier ? `ЛНЧ ${maskIdentifier(foreignerPersonalIdentifier)}` : ''
}

export const applicantFirst = (all: readonly DocumentCorrespondent[]): DocumentCorrespondent[] =>
  all.toSorted((a, b) => Number(b.isApplicant) - Number(a.isApplicant))

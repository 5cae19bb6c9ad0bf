export type PersonNames = { firstName: string; middleName?: string | null; lastName: string }

const joinNames = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter((part) => part)
    .join(' ')

export const fullName = ({ firstName, middleName, lastName }: PersonNames): string =>
  joinNames([firstName, middleName, lastName])
export const firstAndLastName = ({ firstName, lastName }: PersonNames): string => joinNames([firstName, lastName])

/** Splits a full name. A name of two words has no middle name. */
export const nameParts = (name: string): { firstName: string; middleName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, middleName: rest.slice(0, -1).join(' '), lastName: rest.at(-1) ?? '' }
}

/** Returns a name as `М. Петрова`. */
export const shortName = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  const [first = ''] = parts
  return parts.length < 2 ? first : `${[...first][0]}. ${parts[parts.length - 1]}`
}
export const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  return joinNames([[...(parts[0] ?? '')][0], parts.length > 1 ? [...(parts[parts.length - 1] ?? '')][0] : ''])
    .replace(' ', '')
    .toUpperCase()
}

export type CorrespondentNames = PersonNames & {
  isLegalEntity: boolean
  entityName: string
  entityIdentifier: string
  unifiedCitizenshipNumber: string
  foreignerPersonalIdentifier: string
}

/** Returns the name of a legal entity, or the full name of a person (specification 1, section 3). */
export const correspondentName = (
  one: Pick<CorrespondentNames, 'isLegalEntity' | 'entityName'> & PersonNames,
): string => (one.isLegalEntity ? one.entityName.trim() : fullName(one))

export const correspondentIdentifier = (
  one: Omit<CorrespondentNames, keyof PersonNames | 'entityName'>,
): { label: 'ЕИК' | 'ЕГН' | 'ЛНЧ'; number: string } | null => {
  if (one.isLegalEntity) return one.entityIdentifier ? { label: 'ЕИК', number: one.entityIdentifier } : null
  if (one.unifiedCitizenshipNumber) return { label: 'ЕГН', number: one.unifiedCitizenshipNumber }
  return one.foreignerPersonalIdentifier ? { label: 'ЛНЧ', number: one.foreignerPersonalIdentifier } : null
}

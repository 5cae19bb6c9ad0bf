import { formatDateYear } from '../../dates/civilDate.ts'
import { matcherOf, searchable } from './foldText.ts'

/** Returns the former name that the typed text matches; undefined if it matches the current name too. */
export const formerNameFound = (typed: string, name: string, formerNames: readonly string[]): string | undefined => {
  const isThere = matcherOf(typed)
  return isThere(searchable(name)) ? undefined : formerNames.find((former) => isThere(searchable(former)))
}

/**
 * Returns the former names, as in „преди: Черноморски пазари“, or only the one by which a search found the record; '' if
 * there are none.
 */
export const formerNamesText = (names: readonly string[] | undefined, found?: string): string => {
  if (found) return `намерен по предишно име: ${found}`
  return names && names.length > 0 ? `преди: ${names.join(', ')}` : ''
}

/** „Черноморски пазари (до 20.11.2026 г.)“. */
export const formerNameUntil = ({ name, until }: { name: string; until: string | null }): string =>
  until === null ? name : `${name} (до ${formatDateYear(until)})`

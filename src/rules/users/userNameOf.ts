import { transliterate } from '../words/transliterate.ts'

/**
 * Returns a proposed user name from the first letter of the first name and the family name: `mpetrova` for Мария
 * Петрова.
 */
export const userNameOf = (firstName: string, lastName: string): string =>
  transliterate(firstName.trim().slice(0, 1).toLowerCase()).slice(0, 1) +
  transliterate(lastName.toLowerCase()).replace(/[^a-z]/g, '')

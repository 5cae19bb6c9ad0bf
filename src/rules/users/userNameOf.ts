import { transliterate } from '../words/transliterate.ts'

/** The first letter of the first name and the family name: Мария Петрова becomes `mpetrova`. */
export const userNameOf = (firstName: string, lastName: string): string =>
  transliterate(firstName.trim().slice(0, 1).toLowerCase()).slice(0, 1) +
  transliterate(lastName.toLowerCase()).replace(/[^a-z]/g, '')

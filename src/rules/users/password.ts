import { pluralise } from '../words/pluralise.ts'
import { transliterate } from '../words/transliterate.ts'

export const SHORTEST_PASSWORD = 10
const FEWEST_DIFFERENT = 5
/**
 * The length, in characters, from which a part of the user's name or email may not be in the password. Shorter parts
 * may, because ordinary words contain them too.
 */
const SHORTEST_PART = 4

export type Owner = { userName: string; firstName: string; middleName: string; lastName: string; email: string }
export type PasswordDemand = { text: string; isMet: boolean }

const latin = (text: string): string => transliterate(text.toLowerCase())

const ownText = ({ userName, firstName, middleName, lastName, email }: Owner): string[] =>
  [userName, firstName, middleName, lastName, email.split('@')[0] ?? '']
    .map((word) => word.trim())
    .filter((word) => word.length >= SHORTEST_PART)
    .map(latin)

export const passwordDemands = (password: string, owner: Owner): PasswordDemand[] => {
  const typed = latin(password)
  return [
    { text: `поне ${pluralise(SHORTEST_PASSWORD, 'character')}`, isMet: password.length >= SHORTEST_PASSWORD },
    { text: `поне ${FEWEST_DIFFERENT} различни знака`, isMet: new Set(password).size >= FEWEST_DIFFERENT },
    {
      text: 'без потребителското име, имената и електронната поща',
      isMet: password !== '' && ownText(owner).every((word) => !typed.includes(word)),
    },
  ]
}

export const passwordProblem = (password: string, owner: Owner): string | null => {
  const missing = passwordDemands(password, owner).find(({ isMet }) => !isMet)
  return missing ? `Паролата трябва да е ${missing.text.replace(/^поне/, 'от поне')}.` : null
}

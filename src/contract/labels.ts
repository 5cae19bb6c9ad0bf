import { roleLabels } from './enumerations.ts'
import { roleOfKey } from './roles.ts'

/** Words for what a backend sends by number, in one place: a value that nobody knows is neither blank nor an error. */

/** The gender of the noun that a label speaks of: статус, начин (m); група, посока (f); състояние (n). */
export type Gender = 'm' | 'f' | 'n'
const unknownWords: Record<Gender, string> = { m: 'неизвестен', f: 'неизвестна', n: 'неизвестно' }

/** „неизвестен (7)“: a value that is in no list of ours. */
export const unknownLabel = (value: number, gender: Gender = 'm'): string => `${unknownWords[gender]} (${value})`

/** The label of a value of an enumeration: '' when none was sent, „неизвестен (7)“ for one that it does not have. */
export const labelIn = (
  labels: Readonly<Record<number, string>>,
  value: number | null | undefined,
  gender: Gender = 'm',
): string => (value === null || value === undefined ? '' : (labels[value] ?? unknownLabel(value, gender)))

/** The same for an enumeration by keys: a key that it does not have is shown as it came. */
export const labelOfKey = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key

/** The label of a value that a backend sent with its name: one without a name is told by its number. */
export const optionLabel = (option: { id: number; name: string } | null | undefined, gender: Gender = 'm'): string =>
  option ? option.name || (option.id === 0 ? '' : unknownLabel(option.id, gender)) : ''

/** The Bulgarian name of a role key; a key nobody knows is shown as it came. */
export const roleName = (key: string): string => {
  const role = roleOfKey(key)
  return role ? roleLabels[role] : key
}

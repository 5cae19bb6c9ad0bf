import { roleLabels } from './enumerations.ts'
import { roleOfKey } from './roles.ts'

/**
 * Labels for values that a backend sends as numbers. An unknown value is shown as such: it is neither blank nor an
 * error.
 */

/** The grammatical gender of the labelled noun: статус, начин (m); група, посока (f); състояние (n). */
export type Gender = 'm' | 'f' | 'n'
const unknownText: Record<Gender, string> = { m: 'неизвестен', f: 'неизвестна', n: 'неизвестно' }

/** „неизвестен (7)“: the label of an unknown value. */
export const unknownLabel = (value: number, gender: Gender = 'm'): string => `${unknownText[gender]} (${value})`

/** The label of an enumeration value: '' if none was sent, „неизвестен (7)“ for an unknown one. */
export const labelIn = (
  labels: Readonly<Record<number, string>>,
  value: number | null | undefined,
  gender: Gender = 'm',
): string => (value === null || value === undefined ? '' : (labels[value] ?? unknownLabel(value, gender)))

/** The label of an enumeration key; an unknown key is shown unchanged. */
export const labelOfKey = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key

/** The label of a value that a backend sent with its name. A value without a name is shown by its number. */
export const optionLabel = (option: { id: number; name: string } | null | undefined, gender: Gender = 'm'): string =>
  option ? option.name || (option.id === 0 ? '' : unknownLabel(option.id, gender)) : ''

/** The Bulgarian name of a role key; an unknown key is shown unchanged. */
export const roleName = (key: string): string => {
  const role = roleOfKey(key)
  return role ? roleLabels[role] : key
}

import { roleLabels } from './enumerations.ts'
import { roleOfKey } from './roles.ts'

/** The grammatical gender of the labelled noun: статус, начин (m); група, посока (f); състояние (n). */
export type Gender = 'm' | 'f' | 'n'
const unknownText: Record<Gender, string> = { m: 'неизвестен', f: 'неизвестна', n: 'неизвестно' }

export const unknownLabel = (value: number, gender: Gender = 'm'): string => `${unknownText[gender]} (${value})`

export const labelIn = (
  labels: Readonly<Record<number, string>>,
  value: number | null | undefined,
  gender: Gender = 'm',
): string => (value === null || value === undefined ? '' : (labels[value] ?? unknownLabel(value, gender)))

/** Returns the label like `labelIn`, for a value that the record must have: a missing value also gives „неизвестен“. */
export const labelOrUnknown = (
  labels: Readonly<Record<number, string>>,
  value: number | null | undefined,
  gender: Gender = 'm',
): string => labelIn(labels, value, gender) || unknownText[gender]

export const labelOfKey = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key

export const optionLabel = (option: { id: number; name: string } | null | undefined, gender: Gender = 'm'): string =>
  option ? option.name || (option.id === 0 ? '' : unknownLabel(option.id, gender)) : ''

export const roleName = (key: string): string => {
  const role = roleOfKey(key)
  return role ? roleLabels[role] : key
}

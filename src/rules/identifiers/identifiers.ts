import { type CivilDate, civilDate, isCivilDate, partsOf } from '../../dates/civilDate.ts'

export const invalidEgnMessage = 'Невалидно ЕГН.'
export const invalidLnchMessage = 'Невалиден ЛНЧ.'
export const invalidEikMessage = 'Невалиден ЕИК/БУЛСТАТ.'

const egnWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6]
const lnchWeights = [21, 19, 17, 13, 11, 9, 7, 3, 1]
const eikWeights = [1, 2, 3, 4, 5, 6, 7, 8]
const eikSecondWeights = [3, 4, 5, 6, 7, 8, 9, 10]
const branchWeights = [2, 7, 3, 5]
const branchSecondWeights = [4, 9, 5, 7]

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)
const areDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text)
const isAllZeros = (text: string): boolean => /^0+$/.test(text)

const egnCheckDigit = (nine: string): number => (weighed(nine, egnWeights) % 11) % 10
const lnchCheckDigit = (nine: string): number => weighed(nine, lnchWeights) % 10
/**
 * Returns a check digit: the weighted sum modulo 11. If that is 10, the second weights are used; if it is 10 again, the
 * digit is 0.
 */
const twoPasses = (digits: string, first: readonly number[], second: readonly number[]): number => {
  const once = weighed(digits, first) % 11
  return once < 10 ? once : (weighed(digits, second) % 11) % 10
}
const eikCheckDigit = (eight: string): number => twoPasses(eight, eikWeights, eikSecondWeights)
const branchCheckDigit = (thirteen: string): number =>
  twoPasses(thirteen.slice(8, 12), branchWeights, branchSecondWeights)

export const birthDateOfEgn = (egn: string): CivilDate | null => {
  if (!areDigits(egn, 10)) return null
  const code = Number(egn.slice(2, 4))
  const [century, month] = code > 40 ? [2000, code - 40] : code > 20 ? [1800, code - 20] : [1900, code]
  const date = civilDate(century + Number(egn.slice(0, 2)), month, Number(egn.slice(4, 6)))
  return isCivilDate(date) ? date : null
}

/**
 * Returns null for a valid ЕГН (ten digits, an existing birth date, a correct check digit), otherwise the error
 * message.
 */
export const checkEgn = (egn: string): string | null =>
  birthDateOfEgn(egn) && egnCheckDigit(egn) === Number(egn[9]) ? null : invalidEgnMessage

export const checkLnch = (lnch: string): string | null =>
  areDigits(lnch, 10) && !isAllZeros(lnch) && lnchCheckDigit(lnch) === Number(lnch[9]) ? null : invalidLnchMessage

/**
 * Returns null for a valid ЕИК/БУЛСТАТ, otherwise the error message. An ЕИК has 9 digits, or 13 for a branch, whose
 * first nine digits must be valid too.
 */
export const checkEik = (eik: string): string | null => {
  const root = eik.slice(0, 9)
  if (!areDigits(root, 9) || isAllZeros(root) || eikCheckDigit(root) !== Number(root[8])) return invalidEikMessage
  if (eik.length === 9) return null
  return areDigits(eik, 13) && branchCheckDigit(eik) === Number(eik[12]) ? null : invalidEikMessage
}

/** Matches an identifier with a label, as in „с ЕГН“, „ЕИК/БУЛСТАТ:“ or „ДДС № BG“, also in quotes or with a comma. */
const labelled =
  /^["'„“”«([]*(?:с(?=ЕГН|ЛН|ЕИК)|(?:ЕГН|ЛНЧ?|ЕИК|БУЛСТАТ|ПИК|ДДС|BG)(?:по(?=БУЛСТАТ)|[/-])?|[:№])*(\d[\d.‐‑‒–—−-]*)["'“”»)\],;]*$/iu
const withPlainDigits = (text: string): string => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))

/**
 * Returns the stored form of a typed identifier: without spaces, dashes and invisible characters. „ЕИК: BG 131 468 980“
 * becomes digits only. A foreign identifier keeps all other characters.
 */
export const bareIdentifier = (typed: string): string => {
  const text = withPlainDigits(typed.replace(/[\p{Cf}\s]/gu, ''))
  return labelled.exec(text)?.[1]?.replace(/\D/g, '') ?? text
}

/**
 * Returns the kind of a typed identifier, by length and label; null if the text is no identifier. Ten digits are a ЛНЧ
 * only with its label, because one in ten mistyped ЕГН is a valid ЛНЧ.
 */
export const kindOfIdentifier = (typed: string): 'egn' | 'lnch' | 'eik' | null => {
  const digits = bareIdentifier(typed)
  if (areDigits(digits, 10)) return /^[\p{Cf}\s]*ЛН/iu.test(typed) ? 'lnch' : 'egn'
  return areDigits(digits, 9) || areDigits(digits, 13) ? 'eik' : null
}

/** Matches ten digits, with an optional label, that are not part of a longer number. */
const tenDigits = /(?:(?<=(?:ЕГН|ЛНЧ?)\p{Pd}?)|(?<![\p{L}\d][-/.]?))\d{6}[\s\p{Pd}]?\d{4}(?![-/.]?\d)/giu
const saysPersonal = /(?:ЕГН|ЛНЧ?|чужденец|личен (?:номер|№))\s*[:№\p{Pd}]?\s*$/iu
/** Matches words before a number that show that the number is not a personal number. */
const saysOther =
  /(?:№|(?<!\p{L})(?:no|ном(?:ер)?|фактура|ф-ра|фак|тел(?:ефон)?|моб(?:илен)?|gsm|факс|договор|дог|дело|ин|ид|ключ|код|сметка|партида|клиентски|абонатен|поръчка|заявка|полица|протокол|касова бележка|ддс))[.:\s№]*$/iu

/**
 * Returns the first ЕГН or ЛНЧ in a text, because such a number must not be stored or put in a URL. A ЛНЧ counts only
 * with its label, because one in ten numbers has a valid checksum. A number after „фактура № “ does not count.
 */
export const personalNumberIn = (text: string): string | undefined => {
  const seen = withPlainDigits(text.replace(/\p{Cf}/gu, ''))
  for (const { index, 0: found } of seen.matchAll(tenDigits)) {
    const digits = found.replace(/\D/g, '')
    const before = seen.slice(0, index)
    if (saysPersonal.test(before) || (checkEgn(digits) === null && !saysOther.test(before))) return digits
  }
  return undefined
}

/**
 * True if the typed text may be the beginning of an ЕГН: a birth date and one more digit are enough. A complete ЕИК
 * does not count.
 */
export const mayBecomeEgn = (text: string): boolean =>
  /^\d{7,9}$/.test(text) && birthDateOfEgn(text.padEnd(10, '0')) !== null && checkEik(text) !== null

/** Masks the last digits of a personal number, as in `750314****`. A valid ЕИК is public and stays readable. */
export const maskIdentifier = (identifier: string): string =>
  identifier.length !== 10 && checkEik(identifier) === null
    ? identifier
    : identifier.slice(0, 6) + '*'.repeat(Math.max(0, identifier.length - 6))

export const isMasked = (identifier: string): boolean => identifier.includes('*')

export const makeEgn = (birth: CivilDate, serial: number): string => {
  const { year, month, day } = partsOf(birth)
  const shift = year >= 2000 ? 40 : year < 1900 ? 20 : 0
  const pad = (n: number, length = 2) => String(n).padStart(length, '0')
  const nine = `${pad(year % 100)}${pad(month + shift)}${pad(day)}${pad(serial % 1000, 3)}`
  return `${nine}${egnCheckDigit(nine)}`
}

export const makeLnch = (n: number): string => {
  const nine = String(n % 1_000_000_000).padStart(9, '0')
  return `${nine}${lnchCheckDigit(nine)}`
}

export const makeEik = (n: number): string => {
  const eight = String(n % 100_000_000).padStart(8, '0')
  return `${eight}${eikCheckDigit(eight)}`
}

export const makeBranchEik = (eik: string, branch: number): string => {
  const twelve = `${eik}${String(branch % 1000).padStart(3, '0')}`
  return `${twelve}${branchCheckDigit(twelve)}`
}

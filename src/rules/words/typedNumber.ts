/** Parses typed and pasted numbers („1 234,50 лв.“, „€ 53,69“). Ambiguous input is refused with a suggestion. */
import { formatCount } from './pluralise.ts'

/**
 * What a number field accepts. `unit`: the unit shown beside the field, „км“, „€“; alternatives are separated by „/“.
 */
export type NumberRules = { decimals?: number; min?: number | undefined; max?: number | undefined; unit?: string }
/**
 * The result of reading a typed number. `value` is null for an empty or invalid text. `isBegun`: further typing may
 * make the text valid.
 */
export type ReadNumber = { value: number | null; problem?: string; isBegun?: true }

const notNumber = 'Въведете число.'
const units: readonly (readonly string[])[] = [
  ['€', 'eur', 'euro', 'евро', 'е'],
  ['лв', 'лева', 'лев', 'bgn', 'lv'],
  ['км', 'km', 'километра', 'километър'],
  ['л', 'l', 'литра', 'литър'],
  ['кг', 'kg', 'килограма', 'килограм'],
  ['бр', 'броя', 'брой'],
  ['%', 'процента', 'процент', 'на сто'],
  ['ч', 'часа', 'час'],
  ['мин', 'минути', 'минута'],
  ['дни', 'дена', 'ден'],
  ['раб дни', 'работни дни', 'раб ден', 'работен ден', 'рд'],
  ['години', 'година', 'год', 'г'],
  ['листа', 'лист', 'л'],
  ['куб см', 'cm3', 'см3'],
  ['kw', 'квт', 'кw'],
]
const currencies = units.slice(0, 2)
const bareUnit = (text: string): string => text.toLowerCase().replace(/\./g, ' ').replace(/\s+/g, ' ').trim()
const isSameUnit = (one: string, other: string): boolean =>
  one === other || units.some((names) => names.includes(one) && names.includes(other))

const textOf = (value: number, decimals: number): string => {
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.')
  return `${value < 0 && Number(whole) === 0 ? '-' : ''}${formatCount(Number(whole))}${fraction && `,${fraction}`}`
}
const shownLimit = (limit: number, decimals: number): string =>
  textOf(limit, Number.isInteger(limit) ? 0 : Math.max(decimals, 1))

const bareOf = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[’‘′`´ʼ]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    // Removes a repeated amount in brackets, as in „53,69 € (105,01 лв.)“.
    .replace(/(?<=€)\s*\([^()]*лв\.?\)/, '')
    // Removes the end of „12,50.“ at the end of a sentence and of „12,-“ without cents.
    .replace(/(?<=[\d€%\p{L}])\s*(?:[.,;]+|[.,]-+)$/u, '')

/** Returns a problem if the text around the number is not the unit of the field. */
const unitProblem = (written: string, own: string): string | undefined => {
  const unit = bareUnit(written)
  const taken = own.split('/').map(bareUnit)
  if (unit === '' || taken.some((one) => isSameUnit(one, unit))) return undefined
  const [foreign, known] = [unit, ...taken].map((one) => currencies.find((names) => names.includes(one)))
  const ownName = own.trim().replace(/\.$/, '')
  if (foreign && known) {
    const name = foreign === currencies[1] ? 'лв.' : '€'
    return `Сумата е написана в ${name}, а тук се въвежда в ${ownName}. Превалутирайте я и въведете резултата.`
  }
  if (!units.some((names) => names.includes(unit))) return notNumber
  return ownName === '' ? 'Въведете само числото, без мерна единица.' : `Въведете числото в „${ownName}“.`
}

const grouped = /^\d{1,3}(?:[ ']\d{3})+$/
const begunGroups = /^\d{1,3}(?:[ ']\d{3})*[ ']\d{0,2}$/
const tooMany = (decimals: number): string =>
  decimals === 0 ? 'Въведете цяло число.' : `Най-много ${decimals} ${decimals === 1 ? 'знак' : 'знака'} след запетаята.`

/**
 * Returns a question about a number such as „12.500“, which may mean twelve thousand five hundred or twelve and a half.
 */
const ambiguityProblem = (whole: string, fraction: string, decimals: number): string => {
  const thousands = `${whole}${fraction}`
  const short = fraction.replace(/0+$/, '').padEnd(Math.min(Math.max(decimals, 1), 3), '0')
  const other = `${whole},${short}`
  const right = short.length > decimals ? tooMany(decimals) : undefined
  return `Неясно е дали е ${formatCount(Number(thousands))} или ${other}. Напишете ${thousands}${
    right ? `, ако са хиляди. ${right}` : ` или ${other}.`
  }`
}

type Parts = { whole: string; fraction: string } | { problem: string; isBegun?: true }

const partsOf = (digits: string, decimals: number): Parts => {
  const signs = digits.replace(/[^.,]/g, '')
  const last = signs.at(-1) ?? ''
  const at = last === '' ? digits.length : digits.lastIndexOf(last)
  const [before, fraction] = [digits.slice(0, at), digits.slice(at + 1)]
  const bare = before.replace(/[ ']/g, '')
  const isGrouped = grouped.test(before)
  if (signs === '') {
    if (isGrouped || /^\d+$/.test(before)) return { whole: bare, fraction: '' }
    return begunGroups.test(before) ? { problem: notNumber, isBegun: true } : { problem: notNumber }
  }
  if (!/^\d*$/.test(fraction) || (bare === '' && fraction === '')) return { problem: notNumber }
  if (signs.length === 1) {
    if (!isGrouped && !/^\d*$/.test(before)) return { problem: notNumber }
    const mayBeThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before)
    if (mayBeThousands && !(decimals >= 3 && last === ','))
      return { problem: ambiguityProblem(bare, fraction, decimals) }
    return { whole: bare, fraction }
  }
  const first = signs.charAt(0)
  const groups = before.split(first)
  const areThousands = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))
  if (signs === first.repeat(signs.length))
    return areThousands && /^\d{3}$/.test(fraction)
      ? { whole: `${groups.join('')}${fraction}`, fraction: '' }
      : { problem: notNumber }
  const isOneDecimal = signs.slice(0, -1) === first.repeat(signs.length - 1)
  return isOneDecimal && areThousands ? { whole: groups.join(''), fraction } : { problem: notNumber }
}

const limitProblem = (value: number, { min, max, decimals = 0 }: NumberRules): string | undefined => {
  if (min !== undefined && value < min) return `Най-малката стойност е ${shownLimit(min, decimals)}.`
  if (max !== undefined && value > max) return `Най-голямата стойност е ${shownLimit(max, decimals)}.`
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? 'Числото е твърде голямо.' : undefined
}

export const readNumber = (text: string, rules: NumberRules = {}): ReadNumber => {
  const { decimals = 0, unit = '' } = rules
  const bare = bareOf(text)
  if (bare === '') return { value: null }
  const found = /[.,]?\d(?:[\d., ']*[\d.,])?/.exec(bare)
  if (!found) return { value: null, problem: notNumber }
  const [digits] = found
  const [lead, trail] = [bare.slice(0, found.index), bare.slice(found.index + digits.length)]
  const sign = lead.replace(/[^+-]/g, '')
  const around = [lead.replace(/[+-]/, ''), trail].map((one) => one.trim()).filter(Boolean)
  if (sign.length > 1 || around.length > 1) return { value: null, problem: notNumber }
  const wrongUnit = unitProblem(around[0] ?? '', unit)
  if (wrongUnit !== undefined) return { value: null, problem: wrongUnit }
  const parts = partsOf(digits, decimals)
  if ('problem' in parts) return { value: null, ...parts }
  const fraction = parts.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return { value: null, problem: tooMany(decimals) }
  const value = Number(`${sign === '-' ? '-' : ''}${parts.whole || '0'}.${fraction || '0'}`) + 0
  const problem = limitProblem(value, rules)
  return problem === undefined ? { value } : { value: null, problem }
}

export const shownNumber = (value: number | null, decimals = 0): string =>
  value === null ? '' : value.toFixed(Number.isInteger(value) && decimals === 0 ? 0 : decimals).replace('.', ',')

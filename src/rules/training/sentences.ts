import type { Assertion } from '../../contract/training/exercise.ts'
import { formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { capitalised } from '../words/agreement.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { quoted } from '../words/quoteText.ts'
import { type Known, resolveValue } from './conditions.ts'
import type { Gender } from './factKind.ts'
import { factKinds } from './factKinds.ts'
import type { Fact, FactValue } from './facts.ts'

const forms = {
  fresh: { m: 'нов', f: 'нова', n: 'ново' },
  one: { m: 'един', f: 'една', n: 'едно' },
  changed: { m: 'променен', f: 'променена', n: 'променено' },
} as const satisfies Record<string, Record<Gender, string>>

const nameOf = ({ fields }: Fact): string => {
  const name = fields.number || fields.subject || fields.name || fields.title || fields.person
  return typeof name === 'string' ? name : ''
}

const which = (found: readonly Fact[]): string => {
  const names = found.slice(0, 5).map(nameOf)
  if (names.includes('') || new Set(names).size < names.length) return ''
  return ` (${listed(names.map(quoted))}${found.length > names.length ? ' и други' : ''})`
}

export const tooMany = ({ kind, since, count = 1, more }: Assertion, found: readonly Fact[]): string => {
  if (more) return more
  const { noun, gender } = factKinds[kind]
  const [n, one] = [found.length, forms.one[gender]]
  const fresh = since !== 'new' ? '' : n === 1 ? `${forms.fresh[gender]} ` : 'нови '
  const those = n === 1 ? `${fresh}${noun[0]}` : pluralise(n, [noun[0], `${fresh}${noun[1]}`])
  const is =
    since === 'changed'
      ? `${n === 1 ? capitalised(forms.changed[gender]) : 'Променени'} ${n === 1 ? 'е' : 'са'}`
      : 'Има'
  const findText =
    count === 0
      ? `не трябва да има ${n === 1 ? 'такъв запис' : `нито ${one}`}`
      : count === 1
        ? `трябва да е само ${one}`
        : `трябва да са ${count}`
  return `${is} ${those}${which(found)}, а ${findText}.`
}

const shownValue = (value: FactValue): string => {
  if (typeof value === 'object' && value !== null) return listed(value.map(shownValue))
  return typeof value === 'string' && isCivilDate(value) ? formatDateYear(value) : String(value ?? '')
}

/** Fills in a text: „{letter.number}“ is a field of a found record, „{day.14}“ and „{workingDay.5}“ are dates. */
export const filledText = (text: string, known: Known): string =>
  text
    .replace(/\{([a-z][a-zA-Z0-9]*)\.(-?\w+)\}/g, (whole, name: string, field: string) => {
      const day = name === 'day' || name === 'workingDay'
      const value = day
        ? resolveValue({ day: Number(field), working: name === 'workingDay' }, known)
        : known.found[name]?.fields[field]
      return value === undefined || value === null ? whole : shownValue(value)
    })
    // Removes the second full stop, because „г.“ already ends with one.
    .replaceAll(' г..', ' г.')

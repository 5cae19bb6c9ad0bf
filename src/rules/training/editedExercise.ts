import type { Assertion, Condition, Exercise, FactKind, Preparation, Value } from '../../contract/training/exercise.ts'
import { longest } from '../../contract/training/longest.ts'
import { isCivilDate } from '../../dates/civilDate.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { inGender } from '../words/agreement.ts'
import { checkSentence } from './checkSentences.ts'
import { factKinds } from './factKinds.ts'
import { type Partner, partners } from './fieldSubjects.ts'
import { type EditedTest, inputOf, isEditedTest, testsFor, valueKindOf } from './fieldValues.ts'
import { theRecord } from './theRecord.ts'

/** A check in the form of an exercise. `text`: the expected value; several values are on separate lines. */
export type EditedCheck = {
  key: string
  isOn: boolean
  field: string
  test: EditedTest
  text: string
  days: number
  working: boolean
  points: number
  partner?: Partner
  missing: string | null
  /** Conditions that the form cannot show. They are saved unchanged. */
  when?: readonly Condition[]
}
export type EditedRecord = {
  key: string
  isOn: boolean
  assertion: Omit<Assertion, 'parts'>
  prepare: Preparation | null
  checks: readonly EditedCheck[]
}
export type EditedExercise = {
  id: string
  title: string
  story: string
  hints: string
  minutes: number | null
  who: string | null
  start: string
  records: readonly EditedRecord[]
  /** The parts of the exercise that the form does not show. They are saved unchanged. */
  rest: Pick<Exercise, 'module' | 'alsoBy'> & { prepare: readonly Preparation[] }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const textsOf = ({ field, test, text }: Pick<EditedCheck, 'field' | 'test' | 'text'>): string[] =>
  inputOf(test) === 'several' || (test === 'equals' && valueKindOf(field) === 'list')
    ? linesOf(text)
    : text.trim() === ''
      ? []
      : [text.trim()]

export const sentenceOf = (kind: FactKind, check: EditedCheck, days: 'words' | 'dates' = 'words'): string =>
  (check.missing ?? checkSentence({ kind, ...check, texts: textsOf(check) }, days)).slice(0, longest.missing)

const day = ({ days, working }: EditedCheck): Value => ({ day: days, ...(working && { working: true }) })

export const conditionsOf = (check: EditedCheck): Condition[] => {
  const { field, test, when } = check
  if (when) return [...when]
  const texts = textsOf(check)
  switch (test) {
    case 'yes':
    case 'filled':
      return [{ field, test: 'filled' }]
    case 'no':
    case 'empty':
      return [{ field, test: 'empty' }]
    case 'changed':
      return [{ field, test }]
    case 'me':
      return [{ field, test: 'equals', value: { me: 'name' } }]
    case 'day':
      return [{ field, test: 'equals', value: day(check) }]
    case 'date':
      return [{ field, test: 'equals', value: texts[0] ?? '' }]
    case 'dateAtLeast':
      return [{ field, test: 'atLeast', value: texts[0] ?? '' }]
    case 'dateAtMost':
      return [{ field, test: 'atMost', value: texts[0] ?? '' }]
    case 'dayAtLeast':
      return [{ field, test: 'atLeast', value: day(check) }]
    case 'dayAtMost':
      return [{ field, test: 'atMost', value: day(check) }]
    case 'oneOf':
      return [{ field, test, values: texts }]
    case 'equals':
      return texts.length > 1 ? [{ field, test, values: texts }] : [{ field, test, value: texts[0] ?? '' }]
    case 'contains':
    case 'lacks':
    case 'includes':
    case 'excludes':
      return texts.map((value) => ({ field, test, value }))
    case 'differs':
    case 'atLeast':
    case 'atMost':
      return [{ field, test, value: texts[0] ?? '' }]
  }
}

const isDayValue = (value: Value | undefined): value is { day: number; working?: boolean } =>
  typeof value === 'object' && value !== null && 'day' in value
const dayTests: Partial<Record<Condition['test'], EditedTest>> = {
  equals: 'day',
  atLeast: 'dayAtLeast',
  atMost: 'dayAtMost',
}
const dateTests: Partial<Record<Condition['test'], EditedTest>> = {
  equals: 'date',
  atLeast: 'dateAtLeast',
  atMost: 'dateAtMost',
}
const plain = (value: Value | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

type Read = Pick<EditedCheck, 'field' | 'test' | 'text' | 'days' | 'working'>
const read = (field: string, test: EditedTest, text = '', days = 0, working = false): Read => ({
  ...{ field, test, text, days, working },
})

const readConditions = (when: readonly Condition[]): Read | null => {
  const [first] = when
  if (!first || when.some(({ field, test }) => field !== first.field || test !== first.test)) return null
  const { field, test, value, values } = first
  const isYesNo = valueKindOf(field) === 'yesNo'
  if (test === 'filled') return read(field, isYesNo ? 'yes' : 'filled')
  if (test === 'empty') return read(field, isYesNo ? 'no' : 'empty')
  if (test === 'changed') return read(field, 'changed')
  if (!isEditedTest(test)) return null
  if (typeof value === 'object' && value !== null && 'me' in value)
    return test === 'equals' && when.length === 1 ? read(field, 'me') : null
  const asDay = dayTests[test]
  if (isDayValue(value))
    return asDay && when.length === 1 ? read(field, asDay, '', value.day, value.working ?? false) : null
  const asDate = dateTests[test]
  if (typeof value === 'string' && isCivilDate(value) && asDate && when.length === 1) return read(field, asDate, value)
  if (value === true && test === 'equals') return read(field, 'yes')
  const several = (values ?? when.map((one) => one.value)).map((one) => plain(one as Value))
  if (several.some((one) => one === undefined)) return null
  return read(field, test, several.join('\n'))
}

const partnerNames = Object.keys(partners) as Partner[]

/** Converts an exercise to the form's values. Parts that the form cannot show are preserved. */
export const editedOf = (exercise: Exercise): EditedExercise => {
  const { id, title, story, hints, minutes = null, who, start, module, alsoBy, prepare, assertions } = exercise
  return {
    ...{ id, title, minutes, who, start },
    story: story.join('\n'),
    hints: hints.join('\n'),
    rest: { ...(module !== undefined && { module }), ...(alsoBy && { alsoBy }), prepare },
    records: assertions.map(({ parts = [], ...assertion }, at) => ({
      ...{ key: `${at}`, isOn: true, assertion, prepare: null },
      checks: parts.map(({ when, points, missing }, index): EditedCheck => {
        const known = readConditions(when)
        const shown = known ?? read(when[0]?.field ?? '', 'filled')
        const check: EditedCheck = { key: `${at}-${index}`, isOn: true, ...shown, points, missing: null }
        const usual =
          known &&
          [check, ...partnerNames.map((partner) => ({ ...check, partner }))].find(
            (one) => sentenceOf(assertion.kind, one, 'dates') === missing,
          )
        return usual ?? { ...check, missing, ...(known === null && { when }) }
      }),
    })),
  }
}

const nameIn = (one: Preparation | Omit<Assertion, 'parts'>): string[] =>
  'name' in one && one.name !== undefined ? [one.name] : []
const spokenOf = (conditions: readonly Condition[]): string[] =>
  conditions.flatMap(({ value, values = [] }) =>
    [value, ...values].flatMap((one) => (typeof one === 'object' && one !== null && 'of' in one ? [one.of] : [])),
  )

export const exerciseOf = (edited: EditedExercise): Exercise => {
  const { id, title, story, hints, minutes, who, start, records, rest } = edited
  const on = records.filter(({ isOn }) => isOn)
  const names = new Set([...rest.prepare, ...on.map((one) => one.prepare ?? one.assertion)].flatMap(nameIn))
  return {
    ...{ format: 'delovod-exercise', version: 1, id, who, start },
    title: title.trim(),
    module: rest.module ?? 'Мои упражнения',
    ...(minutes !== null && { minutes }),
    ...(rest.alsoBy && { alsoBy: rest.alsoBy }),
    story: linesOf(story)
      .map((line) => line.slice(0, longest.paragraph))
      .slice(0, 12),
    hints: linesOf(hints)
      .map((line) => line.slice(0, longest.hint))
      .slice(0, 12),
    prepare: [...rest.prepare, ...on.flatMap(({ prepare }) => prepare ?? [])],
    assertions: on.map(({ assertion, checks }) => ({
      ...assertion,
      parts: checks
        .filter((check) => check.isOn && spokenOf(conditionsOf(check)).every((name) => names.has(name)))
        .map((check) => ({
          when: conditionsOf(check),
          points: check.points,
          missing: sentenceOf(assertion.kind, check, 'dates'),
        })),
    })),
  }
}

export type EditedErrors = {
  fields: FieldErrors<'title' | 'story' | 'records'>
  /** The errors of the checks by the key of the check. */
  checks: ReadonlyMap<string, string>
}
export const editedErrors = ({ title, story, records }: EditedExercise): EditedErrors => {
  const on = records.filter(({ isOn }) => isOn)
  const empty = on
    .flatMap(({ checks }) => checks)
    .filter((check) => check.isOn && !check.when && ['one', 'several', 'date'].includes(inputOf(check.test) ?? ''))
    .filter((check) => textsOf(check).length === 0)
  return {
    fields: errorsOf({
      title: required(title),
      story: required(story),
      records: on.length === 0 ? 'Оставете поне една проверка.' : null,
    }),
    checks: new Map(empty.map(({ key }) => [key, 'Напишете с какво да се сравни.'])),
  }
}

export const newCheck = (key: string, field: string): EditedCheck => ({
  ...{ key, isOn: true, field, test: testsFor(valueKindOf(field))[0] ?? 'filled' },
  ...{ text: '', days: 0, working: false, points: 1, missing: null },
})

export const newRecordTexts = (
  kind: FactKind,
  { isRegistered = false, called }: { isRegistered?: boolean; called?: string } = {},
): Pick<Assertion, 'text' | 'missing'> => {
  const noun = `${isRegistered ? 'регистриран ' : ''}${factKinds[kind].noun[0]}`
  const text = `${inGender('new', theRecord[kind])} ${noun}`
  const which = called === undefined ? '' : ` (${called.toLocaleLowerCase('bg')})`
  return { text: `${text}${which}`, missing: `Няма ${text.toLocaleLowerCase('bg')}${which}.` }
}

export const newRecord = (key: string, kind: FactKind): EditedRecord => ({
  ...{ key, isOn: true, prepare: null, checks: [] },
  assertion: {
    ...{ kind, since: 'new', find: [], points: 1 },
    ...newRecordTexts(kind),
  },
})

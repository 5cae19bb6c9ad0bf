import { expect, test } from 'vitest'
import {
  beginForm,
  differs,
  type FormRules,
  type FormState,
  type FormStep,
  formErrors,
  formStep,
  summaryOf,
  wrongBy,
  wrongFor,
} from '../../../src/screen-kit/form/formState.ts'
import { Fault } from '../../../src/transport/fault.ts'

type Car = { plate: string; km: number | null; bought: string | null; trips: readonly { to: string }[] }
const start: Car = { plate: '', km: 0, bought: null, trips: [] }
const rules: FormRules<Car> = {
  errors: ({ plate, km }, purpose) => ({
    ...(plate.trim() === '' && { plate: 'Полето е задължително' }),
    ...(purpose === 'sale' && km === 0 && { km: 'Не е карана.' }),
  }),
  atOnce: ({ km }) => (km !== null && km < 0 ? { km: 'Не може да е отрицателно.' } : {}),
  rows: ({ trips }, submitted) =>
    trips.flatMap(({ to }, at) =>
      submitted?.trips[at] && to === '' ? [{ fieldId: `trip-${at}`, label: `Път ${at + 1}`, message: 'Докъде?' }] : [],
    ),
  labelOf: (field) => ({ plate: 'Номер', km: 'Пробег', bought: 'Купена', trips: 'Пътувания' })[field],
  idOf: (field) => `car-${field}`,
}
const set = (change: Partial<Car>): FormStep<Car> => ({
  kind: 'change',
  change: (before) => ({ ...before, ...change }),
})
const ask = (state: FormState<Car>, purpose = 'save') =>
  formStep(state, { kind: 'ask', purpose, wrong: wrongFor(state, rules, purpose) })
const after = (...steps: FormStep<Car>[]) => steps.reduce(formStep<Car>, beginForm(start))
const refuse = (state: FormState<Car>, fields: Record<string, string[]>) => {
  const refused = { fault: new Fault('invalid', 'Не', { fields }), values: state.values }
  return formStep(state, { kind: 'refuse', ...refused, wrong: wrongBy(rules, refused) })
}
const messages = (state: FormState<Car>) => formErrors(state, rules)
const listed = (state: FormState<Car>) => summaryOf(state, rules).map(({ fieldId }) => fieldId)

test('nothing is reproached before it is asked, but what can be seen at once', () => {
  expect(messages(after())).toEqual({})
  expect(messages(after(set({ km: -1 })))).toEqual({ km: 'Не може да е отрицателно.' })
  expect(messages(ask(after()))).toEqual({ plate: 'Полето е задължително' })
})

test('each purpose asks for its own', () => {
  expect(wrongFor(after(set({ plate: 'А' })), rules, 'save')).toEqual([])
  expect(wrongFor(after(set({ plate: 'А' })), rules, 'sale')).toEqual(['car-km'])
})

test('the list says what was wrong when it was asked and still is, and takes the focus each time', () => {
  const submitted = ask(after(), 'sale')
  expect([listed(submitted), submitted.round]).toEqual([['car-plate', 'car-km'], 1])
  const mended = formStep(submitted, set({ plate: 'А' }))
  expect(listed(mended)).toEqual(['car-km'])
  // What became wrong afterwards stands at its field, and comes into the list when it is asked again.
  const later = formStep(ask(after(set({ plate: 'А' })), 'sale'), set({ plate: '' }))
  expect([messages(later).plate, listed(later)]).toEqual(['Полето е задължително', ['car-km']])
  expect(ask(later, 'sale').round).toBe(2)
  expect(ask(after(set({ plate: 'А' }))).round).toBe(0)
})

test('what the server refused stands at its field until that is changed, or sent again', () => {
  const sent = ask(after(set({ plate: 'А', km: 5 })))
  const refused = refuse(sent, { 'Body.Plate': ['Заета.'], KM: ['Малко.'], other: ['…'] })
  expect(messages(refused)).toEqual({ plate: 'Заета.', km: 'Малко.' })
  expect([listed(refused), refused.round]).toEqual([['car-plate', 'car-km'], 1])
  expect(messages(formStep(refused, set({ plate: 'Б' })))).toEqual({ km: 'Малко.' })
  expect(messages(ask(refused))).toEqual({})
})

test('a date that cannot be read is wrong whatever it is asked for, and never taken for an empty one', () => {
  const typed = after(set({ plate: 'А' }), { kind: 'mistype', field: 'bought', message: 'Няма такава дата.' })
  expect(wrongFor(typed, rules, 'save')).toEqual(['car-bought'])
  expect(messages(formStep(typed, set({ km: 7 })))).toEqual({ bought: 'Няма такава дата.' })
  expect(messages(formStep(typed, set({ bought: '2026-01-02' })))).toEqual({})
})

test('a row that came after it was asked is not reproached yet', () => {
  const submitted = ask(after(set({ plate: 'А', trips: [{ to: '' }] })))
  expect(listed(submitted)).toEqual(['trip-0'])
  expect(listed(formStep(submitted, set({ trips: [{ to: 'Русе' }, { to: '' }] })))).toEqual([])
})

test('a field that is not shown is not asked', () => {
  const hidden: FormRules<Car> = { ...rules, fields: () => ['km'] }
  expect(wrongFor(after(), hidden, 'sale')).toEqual(['car-km'])
})

test('a form goes on from a newer version, and is unsaved only where it says something else', () => {
  const theirs = { ...start, plate: 'А', km: 9 }
  const rebased = formStep(ask(after(set({ plate: 'Б' }))), { kind: 'rebase', base: theirs, values: () => theirs })
  expect(differs(rebased.base, rebased.values)).toBe(false)
  expect(rebased.submitted).toBeNull()
  expect(differs(start, { ...start, plate: '  ' })).toBe(false)
  expect(differs(start, { ...start, km: null })).toBe(true)
})

test('what is known late fills its field alone: what was typed before it came, rightly or wrongly, stays', () => {
  const mistype: FormStep<Car> = { kind: 'mistype', field: 'bought', message: 'Няма такава дата.' }
  const known: FormStep<Car> = { kind: 'preset', fill: ({ km }) => (km === 0 ? { km: 9 } : {}) }
  const typed = ask(after(set({ plate: 'Б' }), mistype))
  const filled = formStep(typed, known)
  expect(filled.values).toEqual({ ...start, plate: 'Б', km: 9 })
  expect(messages(filled)).toEqual({ bought: 'Няма такава дата.' })
  expect(differs(filled.base, filled.values)).toBe(true)
  expect(differs(after(known).base, after(known).values), 'what was filled is nothing to lose').toBe(false)
  expect(formStep(after(set({ km: 5 })), known).values.km).toBe(5)
})

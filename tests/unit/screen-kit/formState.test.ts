import { expect, test } from 'vitest'
import {
  beginForm,
  differs,
  type FormRules,
  type FormState,
  type FormStep,
  formErrors,
  formStep,
  invalidControls,
  refusedControls,
  summaryOf,
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
const submit = (state: FormState<Car>, purpose = 'save') =>
  formStep(state, { kind: 'ask', purpose, wrong: invalidControls(state, rules, purpose) })
const after = (...steps: FormStep<Car>[]) => steps.reduce(formStep<Car>, beginForm(start))
const refuse = (state: FormState<Car>, fields: Record<string, string[]>) => {
  const refused = { fault: new Fault('invalid', 'Не', { fields }), values: state.values }
  return formStep(state, { kind: 'refuse', ...refused, wrong: refusedControls(rules, refused) })
}
const messages = (state: FormState<Car>) => formErrors(state, rules)
const listed = (state: FormState<Car>) => summaryOf(state, rules).map(({ fieldId }) => fieldId)

test('no error is shown before validation, except one visible at once', () => {
  expect(messages(after())).toEqual({})
  expect(messages(after(set({ km: -1 })))).toEqual({ km: 'Не може да е отрицателно.' })
  expect(messages(submit(after()))).toEqual({ plate: 'Полето е задължително' })
})

test('each purpose validates different fields', () => {
  expect(invalidControls(after(set({ plate: 'А' })), rules, 'save')).toEqual([])
  expect(invalidControls(after(set({ plate: 'А' })), rules, 'sale')).toEqual(['car-km'])
})

test('the error list has the remaining errors of the last validation, and takes the focus each time', () => {
  const submitted = submit(after(), 'sale')
  expect([listed(submitted), submitted.round]).toEqual([['car-plate', 'car-km'], 1])
  const mended = formStep(submitted, set({ plate: 'А' }))
  expect(listed(mended)).toEqual(['car-km'])
  // An error made after the attempt to save is shown at its field at once, but in the summary only at the next attempt.
  const later = formStep(submit(after(set({ plate: 'А' })), 'sale'), set({ plate: '' }))
  expect([messages(later).plate, listed(later)]).toEqual(['Полето е задължително', ['car-km']])
  expect(submit(later, 'sale').round).toBe(2)
  expect(submit(after(set({ plate: 'А' }))).round).toBe(0)
})

test('a refusal of the server is shown at its field until that is changed, or sent again', () => {
  const sent = submit(after(set({ plate: 'А', km: 5 })))
  const refused = refuse(sent, { 'Body.Plate': ['Заета.'], KM: ['Малко.'], other: ['…'] })
  expect(messages(refused)).toEqual({ plate: 'Заета.', km: 'Малко.' })
  expect([listed(refused), refused.round]).toEqual([['car-plate', 'car-km'], 1])
  expect(messages(formStep(refused, set({ plate: 'Б' })))).toEqual({ km: 'Малко.' })
  expect(messages(submit(refused))).toEqual({})
})

test('an unreadable date is an error for every purpose, and never an empty date', () => {
  const typed = after(set({ plate: 'А' }), { kind: 'mistype', field: 'bought', message: 'Няма такава дата.' })
  expect(invalidControls(typed, rules, 'save')).toEqual(['car-bought'])
  expect(messages(formStep(typed, set({ km: 7 })))).toEqual({ bought: 'Няма такава дата.' })
  expect(messages(formStep(typed, set({ bought: '2026-01-02' })))).toEqual({})
})

test('a row added after the validation has no errors yet', () => {
  const submitted = submit(after(set({ plate: 'А', trips: [{ to: '' }] })))
  expect(listed(submitted)).toEqual(['trip-0'])
  expect(listed(formStep(submitted, set({ trips: [{ to: 'Русе' }, { to: '' }] })))).toEqual([])
})

test('a hidden field is not validated', () => {
  const hidden: FormRules<Car> = { ...rules, fields: () => ['km'] }
  expect(invalidControls(after(), hidden, 'sale')).toEqual(['car-km'])
})

test('a form continues from a newer version, and is unsaved only where it differs', () => {
  const theirs = { ...start, plate: 'А', km: 9 }
  const rebased = formStep(submit(after(set({ plate: 'Б' }))), {
    kind: 'rebase',
    base: theirs,
    values: () => theirs,
  })
  expect(differs(rebased.base, rebased.values)).toBe(false)
  expect(rebased.submitted).toBeNull()
  expect(differs(start, { ...start, plate: '  ' })).toBe(false)
  expect(differs(start, { ...start, km: null })).toBe(true)
})

test('a late value fills only its field: typed text, correct or not, stays', () => {
  const mistype: FormStep<Car> = { kind: 'mistype', field: 'bought', message: 'Няма такава дата.' }
  const known: FormStep<Car> = { kind: 'preset', fill: ({ km }) => (km === 0 ? { km: 9 } : {}) }
  const typed = submit(after(set({ plate: 'Б' }), mistype))
  const filled = formStep(typed, known)
  expect(filled.values).toEqual({ ...start, plate: 'Б', km: 9 })
  expect(messages(filled)).toEqual({ bought: 'Няма такава дата.' })
  expect(differs(filled.base, filled.values)).toBe(true)
  expect(differs(after(known).base, after(known).values), 'what was filled is nothing to lose').toBe(false)
  expect(formStep(after(set({ km: 5 })), known).values.km).toBe(5)
})

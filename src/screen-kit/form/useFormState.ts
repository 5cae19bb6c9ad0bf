import { type Dispatch, useCallback, useReducer, useState } from 'react'
import { dateMessage } from '../../dates/typedDate.ts'
import { timeMessage } from '../../dates/typedTime.ts'
import type { Fault } from '../../transport/fault.ts'
import type { DateTimeProblem } from '../../widgets/fields/DateTimeField.tsx'
import { focusUnsentNear } from '../../widgets/fields/tooLong.ts'
import {
  beginForm,
  differs,
  type Field,
  type FormRules,
  type FormState,
  type FormStep,
  formErrors,
  formStep,
  invalidControls,
  refusedControls,
  summaryOf,
} from './formState.ts'

const messages: Record<DateTimeProblem, string> = {
  invalid: dateMessage('invalid', {}),
  tooEarly: dateMessage('tooEarly', {}),
  tooLate: dateMessage('tooLate', {}),
  beforeMin: 'Датата е преди позволената.',
  afterMax: 'Датата не може да е в бъдещето.',
  invalidTime: timeMessage('invalid', {}),
  timeBeforeMin: 'Часът е преди позволения.',
  timeAfterMax: 'Часът не може да е в бъдещето.',
  noSuchTime: 'Този час го няма: минава се към лятно часово време.',
  incomplete: 'Въведете и дата, и час.',
}

/**
 * Returns the message for a date that cannot be used; the date field shows the same text (specification 2, section 5).
 */
const dateProblem = (problem: DateTimeProblem | null): string | null => problem && messages[problem]

export type FormOptions<V> = Omit<FormRules<V>, 'idOf'> & {
  name: string
  /** The initial values; pass the same object while the form is open. */
  start: V
  /**
   * Input that the page remembers from an earlier rendering of the form. It counts as unsaved, so a stored draft with the
   * same input is not offered, and is deleted when the user clears the fields.
   */
  remembered?: V | undefined
  /** True if closing would lose input; by default if a field differs from its initial value. */
  isDirty?: (base: V, values: V) => boolean
}

/**
 * One function per field that sets its value; the functions stay the same while the form is open. `more`: for a number
 * field why the input cannot be parsed.
 */
type Setters<V> = { readonly [F in Field<V>]: (value: V[F], more?: unknown) => void }
type DateSetters<V> = Readonly<Record<Field<V>, (date: string | null, problem: DateTimeProblem | null) => void>>

const settersOf = <V extends object>(start: V, dispatch: Dispatch<FormStep<V>>) => {
  const fields = Object.keys(start) as Field<V>[]
  /**
   * `problem`: why the input cannot be parsed; the value is then null and has no meaning. A control may pass another
   * second argument, such as the chosen option, which is ignored.
   */
  const put = (field: Field<V>) => (value: unknown, problem?: unknown) => {
    dispatch({ kind: 'change', change: (before) => ({ ...before, [field]: value }) })
    if (typeof problem === 'string' || problem === null) dispatch({ kind: 'mistype', field, message: problem })
  }
  const putDate = (field: Field<V>) => (date: string | null, problem: DateTimeProblem | null) => {
    put(field)(date)
    dispatch({ kind: 'mistype', field, message: dateProblem(problem) })
  }
  return {
    values: Object.fromEntries(fields.map((field) => [field, put(field)])) as Setters<V>,
    dates: Object.fromEntries(fields.map((field) => [field, putDate(field)])) as DateSetters<V>,
  }
}

export const useFormState = <V extends object>({
  name,
  start,
  remembered,
  isDirty = differs,
  ...given
}: FormOptions<V>) => {
  const [state, dispatch] = useReducer<FormState<V>, V, [FormStep<V>]>(formStep, start, (base) =>
    beginForm(base, remembered),
  )
  const [setters] = useState(() => settersOf(start, dispatch))
  const { values, base, submitted, refused, round } = state
  const idOf = (field: Field<V>) => `${name}-${field}`
  const rules: FormRules<V> = { ...given, idOf }
  const errors = formErrors(state, rules)
  const rows = given.rows?.(values, submitted?.values ?? null, refused, submitted?.purpose) ?? []
  /** Changes the values. The function stays the same while the form is open. */
  const update = useCallback((change: (values: V) => V) => dispatch({ kind: 'change', change }), [])
  const set = useCallback((change: Partial<V>) => update((before) => ({ ...before, ...change })), [update])
  /**
   * Fills in values that do not count as user input. `fill` gets the current values, because the user may have typed
   * meanwhile.
   */
  const preset = useCallback((fill: (values: V) => Partial<V>) => dispatch({ kind: 'preset', fill }), [])
  const rebase = useCallback((base: V, to: V | ((values: V) => V)) => {
    dispatch({ kind: 'rebase', base, values: typeof to === 'function' ? to : () => to })
  }, [])
  const setMistyped = (field: Field<V>, message: string | null) => dispatch({ kind: 'mistype', field, message })
  const field = (name: Field<V>) => {
    const error = errors[name]
    const maxLength = given.limits?.[name]
    return { id: idOf(name), ...(error !== undefined && { error }), ...(maxLength !== undefined && { maxLength }) }
  }
  return {
    values,
    base,
    set,
    update,
    setMistyped,
    setDate: (name: Field<V>, date: string | null, problem: DateTimeProblem | null) =>
      setters.dates[name](date, problem),
    isDirty: isDirty(base, values),
    errors,
    summary: summaryOf(state, rules),
    round,
    /** The values of the last submission; null before the first. */
    submittedValues: submitted?.values ?? null,
    refused,
    isShownAtFields: refused !== null && submitted !== null && submitted.wrong.length > 0,
    rowError: (id: string): string | undefined => rows.find(({ fieldId }) => fieldId === id)?.message,
    field,
    input: <F extends Field<V>>(name: F) => ({ ...field(name), value: values[name], onChange: setters.values[name] }),
    dateInput: <F extends Field<V>>(name: F) => ({
      ...field(name),
      value: values[name],
      onChange: setters.dates[name],
    }),
    /**
     * Validates the form and returns true without errors. If the form has no list of errors, the first invalid control
     * gets the focus.
     */
    check: (purpose = 'save'): boolean => {
      const wrong = invalidControls(state, rules, purpose)
      dispatch({ kind: 'ask', purpose, wrong })
      const [first] = wrong
      if (first !== undefined && !rules.labelOf) document.getElementById(first)?.focus()
      return first === undefined && !focusUnsentNear(document.querySelector(`[id^="${CSS.escape(name)}-"]`))
    },
    /** Shows the server's messages at their controls. */
    refuse: (fault: Fault) => {
      const wrong = refusedControls(rules, { fault, values })
      dispatch({ kind: 'refuse', fault, values, wrong })
      if (!rules.labelOf)
        wrong
          .map((id) => document.getElementById(id))
          .find((one) => one !== null)
          ?.focus()
    },
    preset,
    rebase,
  }
}
export type Form<V extends object> = ReturnType<typeof useFormState<V>>

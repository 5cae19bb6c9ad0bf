import { type Dispatch, useCallback, useReducer, useState } from 'react'
import { dateMessage } from '../../dates/typedDate.ts'
import { timeMessage } from '../../dates/typedTime.ts'
import type { Fault } from '../../transport/fault.ts'
import type { DateTimeProblem } from '../../widgets/fields/DateTimeField.tsx'
import { focusUnsentBeside } from '../../widgets/fields/tooLong.ts'
import {
  beginForm,
  differs,
  type Field,
  type FormRules,
  type FormState,
  type FormStep,
  formErrors,
  formStep,
  summaryOf,
  wrongBy,
  wrongFor,
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

/** What the list of errors says of a date that was typed wrong (document 2, section 5); the field says it too. */
const dateProblem = (problem: DateTimeProblem | null): string | null => problem && messages[problem]

export type FormOptions<V> = Omit<FormRules<V>, 'idOf'> & {
  /** Begins the ids of the controls: `vehicle-plate`. */
  name: string
  /** What the form begins with; it stays the same for as long as the form is open. */
  start: V
  /** Whether something would be lost; by default when a field says something else than it began with. */
  isDirty?: (base: V, values: V) => boolean
}

/**
 * How the controls change their fields; each is the same function for as long as the form is open. `more`: what a control
 * gives beside the value; of a number it is why it was not read.
 */
type Setters<V> = { readonly [F in Field<V>]: (value: V[F], more?: unknown) => void }
type DateSetters<V> = Readonly<Record<Field<V>, (date: string | null, problem: DateTimeProblem | null) => void>>

const settersOf = <V extends object>(start: V, dispatch: Dispatch<FormStep<V>>) => {
  const fields = Object.keys(start) as Field<V>[]
  /** `problem`: what a control cannot read of what was typed; the value is null then, and stands for nothing. */
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

/** The values of a form, and what is wrong with them once it was submitted. */
export const useFormState = <V extends object>({ name, start, isDirty = differs, ...given }: FormOptions<V>) => {
  const [state, dispatch] = useReducer<FormState<V>, V, [FormStep<V>]>(formStep, start, beginForm)
  const [setters] = useState(() => settersOf(start, dispatch))
  const { values, base, submitted, refused, round } = state
  const idOf = (field: Field<V>) => `${name}-${field}`
  const rules: FormRules<V> = { ...given, idOf }
  const errors = formErrors(state, rules)
  const rows = given.rows?.(values, submitted?.values ?? null, refused, submitted?.purpose) ?? []
  /** Changes the values; the same function for as long as the form is open. */
  const update = useCallback((change: (values: V) => V) => dispatch({ kind: 'change', change }), [])
  const set = useCallback((change: Partial<V>) => update((before) => ({ ...before, ...change })), [update])
  /** Fills fields that are known late; asked of the values as they are by then, for somebody may have typed meanwhile. */
  const preset = useCallback((fill: (values: V) => Partial<V>) => dispatch({ kind: 'preset', fill }), [])
  /** Goes on from another version; `to` is asked of the values as they are by then. */
  const rebase = useCallback((base: V, to: V | ((values: V) => V)) => {
    dispatch({ kind: 'rebase', base, values: typeof to === 'function' ? to : () => to })
  }, [])
  const setMistyped = (field: Field<V>, message: string | null) => dispatch({ kind: 'mistype', field, message })
  /** What a control takes beside its value. */
  const field = (name: Field<V>) => {
    const error = errors[name]
    const maxLength = given.limits?.[name]
    return { id: idOf(name), ...(error !== undefined && { error }), ...(maxLength !== undefined && { maxLength }) }
  }
  return {
    values,
    /** What the form began with, or the version on record it goes on from. */
    base,
    set,
    update,
    setMistyped,
    /** Takes what a date field gives: a date, nothing, or a text that is no date. */
    setDate: (name: Field<V>, date: string | null, problem: DateTimeProblem | null) =>
      setters.dates[name](date, problem),
    isDirty: isDirty(base, values),
    errors,
    /** The list over the form, and how often something was found wrong. */
    summary: summaryOf(state, rules),
    round,
    /** The values with which the form was last submitted; null before. */
    submittedValues: submitted?.values ?? null,
    refused,
    /** Whether the server's messages stand at their fields, so that the banner need not repeat them. */
    isShownAtFields: refused !== null && submitted !== null && submitted.wrong.length > 0,
    /** The message of a control in the rows of a table, by its id. */
    rowError: (id: string): string | undefined => rows.find(({ fieldId }) => fieldId === id)?.message,
    field,
    /** All that a control takes which holds just this field; nothing of it changes but the value and its message. */
    input: <F extends Field<V>>(name: F) => ({ ...field(name), value: values[name], onChange: setters.values[name] }),
    /** The same of a date. */
    dateInput: <F extends Field<V>>(name: F) => ({
      ...field(name),
      value: values[name],
      onChange: setters.dates[name],
    }),
    /** Shows what is wrong for this purpose; true when nothing is. Without a list over the form the first wrong control gets the focus. */
    check: (purpose = 'save'): boolean => {
      const wrong = wrongFor(state, rules, purpose)
      dispatch({ kind: 'ask', purpose, wrong })
      const [first] = wrong
      if (first !== undefined && !rules.labelOf) document.getElementById(first)?.focus()
      return first === undefined && !focusUnsentBeside(document.querySelector(`[id^="${CSS.escape(name)}-"]`))
    },
    /** Puts the server's messages at their controls; without a list over the form the first of them gets the focus. */
    refuse: (fault: Fault) => {
      const wrong = wrongBy(rules, { fault, values })
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

import { useState } from 'react'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import { type Fault, fieldMessage } from '../../transport/fault.ts'
import type { DateTimeProblem } from '../../widgets/fields/DateTimeField.tsx'
import { dateProblem } from './dateProblem.ts'

type Key<V> = keyof V & string
type Messages<V> = FieldErrors<Key<V>>

/** What the server says of the fields of a form, by field. */
export const saidOf = <V extends object>(values: V, fault: Fault): Messages<V> => {
  const said: Messages<V> = {}
  for (const field of Object.keys(values) as Key<V>[]) {
    const message = fieldMessage(fault, field)
    if (message !== true) said[field] = message
  }
  return said
}

const without = <V>(messages: Messages<V>, fields: readonly string[]): Messages<V> =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !fields.includes(field))) as Messages<V>

/**
 * A small form: its values, and what is wrong with them once saving was tried. A date that was typed wrong is never
 * taken for an empty one. `name` begins the ids of the controls.
 */
export const useSmallForm = <V extends object>(name: string, start: V, rules: (values: V) => Messages<V>) => {
  const [values, setValues] = useState(start)
  const [asked, setAsked] = useState(false)
  const [said, setSaid] = useState<Messages<V>>({})
  const [mistyped, setMistyped] = useState<Messages<V>>({})
  const idOf = (field: Key<V>) => `${name}-${field}`
  const errors: Messages<V> = asked ? { ...said, ...rules(values), ...mistyped } : said
  const set = (change: Partial<V>) => {
    setValues((before) => ({ ...before, ...change }))
    setSaid((before) => without(before, Object.keys(change)))
    setMistyped((before) => without(before, Object.keys(change)))
  }
  return {
    values,
    set,
    isDirty: values !== start,
    /** Takes what a date field gives: a date, nothing, or a text that is no date. */
    setDate: (field: Key<V>, date: string | null, problem: DateTimeProblem | null) => {
      set({ [field]: date } as Partial<V>)
      const message = dateProblem(problem)
      if (message !== null) setMistyped((before) => ({ ...before, [field]: message }))
    },
    /** What a field takes beside its value. */
    field: (field: Key<V>) => {
      const error = errors[field]
      return { id: idOf(field), ...(error !== undefined && { error }) }
    },
    /** Whether all is well; otherwise the first wrong field, in the order of the values, gets the focus. */
    check: (): boolean => {
      setAsked(true)
      setSaid({})
      const wrong = { ...rules(values), ...mistyped }
      const first = (Object.keys(values) as Key<V>[]).find((field) => wrong[field] !== undefined)
      if (first) document.getElementById(idOf(first))?.focus()
      return first === undefined
    },
    /** Puts the server's messages at their fields. */
    take: (fault: Fault) => setSaid(saidOf(values, fault)),
  }
}
export type SmallForm<V extends object> = ReturnType<typeof useSmallForm<V>>

import type { FieldErrors } from '../../rules/requiredFields.ts'
import { maxTextLength, type TextLimits } from '../../rules/words/textLength.ts'
import { type Fault, fieldMessage } from '../../transport/fault.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { tooLong } from '../../widgets/fields/tooLong.ts'
import { changedFields } from '../saving/fieldMerge.ts'

export type Field<V> = keyof V & string
export type Messages<V> = FieldErrors<Field<V>>
/**
 * A refused save request: the server's fault and the values that were sent. A message of the server is shown at its
 * field until the user changes this field.
 */
export type Refused<V> = { fault: Fault; values: V }

export type FormState<V> = {
  /** The initial or last saved values; if `values` equal them, there is no unsaved input. */
  base: V
  values: V
  submitted: { purpose: string; values: V; wrong: readonly string[] } | null
  refused: Refused<V> | null
  /**
   * Messages about input that a control cannot parse, such as an invalid date. Such a field must not count as empty.
   */
  mistyped: Messages<V>
  /** Counts failed validations; each moves the focus to the list of errors. */
  round: number
}

export type FormRules<V> = {
  errors: (values: V, purpose: string) => Messages<V>
  fields?: (values: V) => readonly Field<V>[]
  /** The maximum lengths of texts. A longer text stays as typed, shows an error at once, and is not sent. */
  limits?: TextLimits<V>
  /** Messages that are shown while the user types, before the form is submitted. */
  atOnce?: (values: V) => Messages<V>
  /** Maps the server's field names to fields of the form; by default the names are equal. */
  serverMessages?: (fault: Fault) => Messages<V>
  /** Returns errors of table rows, each with the id of its control. */
  rows?: (
    values: V,
    submitted: V | null,
    refused: Refused<V> | null,
    purpose: string | undefined,
  ) => readonly FormError[]
  /**
   * Returns the field name for the list of errors. Without this function the form has no list of errors, and the first
   * invalid control gets the focus.
   */
  labelOf?: (field: Field<V>) => string
  idOf: (field: Field<V>) => string
}

export type FormStep<V> =
  | { kind: 'change'; change: (values: V) => V }
  | { kind: 'mistype'; field: Field<V>; message: string | null }
  | { kind: 'ask'; purpose: string; wrong: readonly string[] }
  | { kind: 'refuse'; fault: Fault; values: V; wrong: readonly string[] }
  /** Fills in values that the client knows; they do not count as user input. */
  | { kind: 'preset'; fill: (values: V) => Partial<V> }
  | { kind: 'rebase'; base: V; values: (values: V) => V }

/** `values`: the input with which the form begins, if it differs from its initial values (`base`). */
export const beginForm = <V>(base: V, values: V = base): FormState<V> => ({
  base,
  values,
  submitted: null,
  refused: null,
  mistyped: {},
  round: 0,
})

const pickMessages = <V>(messages: Messages<V>, keeps: (field: string) => boolean): Messages<V> =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => keeps(field))) as Messages<V>

const isSame = <V>(a: V, b: V, field: string): boolean => a[field as Field<V>] === b[field as Field<V>]

export const formStep = <V extends object>(state: FormState<V>, step: FormStep<V>): FormState<V> => {
  switch (step.kind) {
    case 'change': {
      const values = step.change(state.values)
      return {
        ...state,
        values,
        mistyped: pickMessages(state.mistyped, (field) => isSame(state.values, values, field)),
      }
    }
    case 'mistype': {
      const { field, message } = step
      const others = pickMessages(state.mistyped, (one) => one !== field)
      return { ...state, mistyped: message === null ? others : { ...others, [field]: message } }
    }
    case 'ask': {
      const { purpose, wrong } = step
      const round = state.round + (wrong.length > 0 ? 1 : 0)
      return { ...state, submitted: { purpose, values: state.values, wrong }, refused: null, round }
    }
    case 'refuse': {
      const { fault, values, wrong } = step
      const submitted = { purpose: 'save', ...state.submitted, values, wrong }
      return { ...state, submitted, refused: { fault, values }, round: state.round + (wrong.length > 0 ? 1 : 0) }
    }
    case 'preset': {
      const filled = step.fill(state.values)
      return { ...state, base: { ...state.base, ...filled }, values: { ...state.values, ...filled } }
    }
    case 'rebase':
      return { ...beginForm(step.base, step.values(state.values)), round: state.round }
  }
}

export const messagesAt = <V extends object>(fields: readonly Field<V>[], fault: Fault): Messages<V> => {
  const found: Messages<V> = {}
  for (const field of fields) {
    const message = fieldMessage(fault, field)
    if (message !== true) found[field] = message
  }
  return found
}

const fieldsOf = <V extends object>({ fields }: FormRules<V>, values: V): readonly Field<V>[] =>
  fields?.(values) ?? (Object.keys(values) as Field<V>[])

const serverMessagesAt = <V extends object>(rules: FormRules<V>, { fault, values }: Refused<V>): Messages<V> =>
  rules.serverMessages?.(fault) ?? messagesAt(fieldsOf(rules, values), fault)

const tooLongTexts = <V extends object>({ limits = {} }: FormRules<V>, values: V): Messages<V> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const message = tooLong(value, limits[field as Field<V>] ?? maxTextLength)
      return message === undefined ? [] : [[field, message]]
    }),
  ) as Messages<V>

export const formErrors = <V extends object>(state: FormState<V>, rules: FormRules<V>): Messages<V> => {
  const { values, submitted, refused, mistyped } = state
  const all = {
    ...rules.atOnce?.(values),
    ...(refused && pickMessages(serverMessagesAt(rules, refused), (field) => isSame(values, refused.values, field))),
    ...(submitted && rules.errors(values, submitted.purpose)),
    ...tooLongTexts(rules, values),
    ...mistyped,
  } as Messages<V>
  const shown: readonly string[] = fieldsOf(rules, values)
  return pickMessages(all, (field) => shown.includes(field) && Boolean(all[field as Field<V>]))
}

const listedErrors = <V extends object>(state: FormState<V>, rules: FormRules<V>): readonly FormError[] => {
  const { values, submitted, refused } = state
  const errors = formErrors(state, rules)
  const ofFields = fieldsOf(rules, values).flatMap((field) => {
    const message = errors[field]
    return message ? [{ fieldId: rules.idOf(field), label: rules.labelOf?.(field) ?? '', message }] : []
  })
  return [...ofFields, ...(rules.rows?.(values, submitted?.values ?? null, refused, submitted?.purpose) ?? [])]
}

export const invalidControls = <V extends object>(
  state: FormState<V>,
  rules: FormRules<V>,
  purpose: string,
): string[] => {
  const submitted = { purpose, values: state.values, wrong: [] }
  return listedErrors({ ...state, submitted, refused: null }, rules).map(({ fieldId }) => fieldId)
}

export const refusedControls = <V extends object>(rules: FormRules<V>, refused: Refused<V>): string[] => {
  const ofFields = Object.keys(serverMessagesAt(rules, refused)).map((field) => rules.idOf(field as Field<V>))
  const ofRows = rules.rows?.(refused.values, null, refused, undefined).map(({ fieldId }) => fieldId) ?? []
  return [...ofFields, ...ofRows]
}

export const summaryOf = <V extends object>(state: FormState<V>, rules: FormRules<V>): readonly FormError[] => {
  const wrong = rules.labelOf ? (state.submitted?.wrong ?? []) : []
  return wrong.length === 0 ? [] : listedErrors(state, rules).filter(({ fieldId }) => wrong.includes(fieldId))
}

export const differs = <V extends object>(base: V, values: V): boolean =>
  base !== values && changedFields(Object.keys(base) as Field<V>[], base, values).length > 0

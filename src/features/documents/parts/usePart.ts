import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { usePartForm } from './usePartForm.ts'
import { useWrite } from './useWrite.ts'

/**
 * What a PartDialog is about: a small form and the write of what is in it. `onDone` closes the dialog; what the server
 * says of a field stands at the field.
 */
export const usePart = <V extends object, R>(
  name: string,
  start: V,
  rules: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
) => {
  const form = usePartForm(name, start, rules)
  const { state, busy, write } = useWrite<R>(onDone, ({ fault }) => form.take(fault))
  return { ...form, form, state, busy, write }
}

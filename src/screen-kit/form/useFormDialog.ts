import type { FieldErrors } from '../../rules/requiredFields.ts'
import { storedLike } from '../storedAs.ts'
import { useDraft } from '../useDraft.ts'
import { useSmallForm } from './useSmallForm.ts'
import { useWrite } from './useWrite.ts'

/** Which record of what is written: `name` begins the ids of the controls, both together name what is kept of it. */
type Place = { name: string; record: string }

/**
 * What a FormDialog is about: a small form and the write of what is in it. `onDone` closes the dialog; what the server
 * says of a field stands at the field; `onMayBeOld` asks again what the screen shows.
 */
export const useFormDialog = <V extends object, R>(
  { name, record }: Place,
  start: V,
  rules: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
  onMayBeOld: () => void,
) => {
  const form = useSmallForm(name, start, rules)
  const { isDirty, values, set } = form
  const kept = useDraft(`${name}/${record}`, values, { isDirty, read: storedLike(start), use: set })
  const done = (reply: R) => {
    kept.saved()
    onDone(reply)
  }
  const { state, busy, write } = useWrite<R>(done, onMayBeOld, ({ fault }) => form.take(fault))
  return { ...form, form, kept, state, busy, write }
}

import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { keptLike } from '../../../screen-kit/keptAs.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { usePartForm } from './usePartForm.ts'
import { useWrite } from './useWrite.ts'

/** Which part of which document, so that what is typed can be offered back at the same place. */
type Place = { name: string; docGuid: string; record?: string | number | undefined }

/**
 * What a PartDialog is about: a small form and the write of what is in it. `onDone` closes the dialog; what the server
 * says of a field stands at the field.
 */
export const usePart = <V extends object, R>(
  { name, docGuid, record = 'new' }: Place,
  start: V,
  rules: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
) => {
  const form = usePartForm(name, start, rules)
  const { isDirty, values, set } = form
  const kept = useDraft(`${name}/${docGuid}/${record}`, values, { isDirty, read: keptLike(start), use: set })
  const done = (reply: R) => {
    kept.saved()
    onDone(reply)
  }
  const { state, busy, write } = useWrite<R>(done, ({ fault }) => form.take(fault))
  return { ...form, form, kept, state, busy, write }
}

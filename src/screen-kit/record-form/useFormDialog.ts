import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import { useRecordForm } from './useRecordForm.ts'

/** The record of the form. `name` is the prefix of the control ids; with `record` it names the stored draft. */
type FormSubject<V> = { name: string; record: string; limits?: TextLimits<V> }

/**
 * A small FormDialog: values with one rule, and the write of the values. `onDone` closes the dialog; `onStale`
 * refetches the page's data.
 */
export const useFormDialog = <V extends object, R>(
  { name, record, limits }: FormSubject<V>,
  start: V,
  errors: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
  onStale: () => void,
) =>
  useRecordForm<V, R>({
    name,
    draft: `${name}/${record}`,
    start,
    errors,
    onDone,
    onStale,
    ...(limits && { limits }),
  })

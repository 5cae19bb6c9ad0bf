import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import { useRecordForm } from './useRecordForm.ts'

/** Which record of what is written. `name` begins the ids of the controls; with `record` it names what is stored. */
type FormSubject<V> = { name: string; record: string; limits?: TextLimits<V> }

/**
 * What a small FormDialog is about: values with one rule, and the write of what is in them. `onDone` closes the dialog;
 * `onMayBeOld` asks again what the screen shows.
 */
export const useFormDialog = <V extends object, R>(
  { name, record, limits }: FormSubject<V>,
  start: V,
  errors: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
  onMayBeOld: () => void,
) =>
  useRecordForm<V, R>({
    name,
    draft: `${name}/${record}`,
    start,
    errors,
    onDone,
    onMayBeOld,
    ...(limits && { limits }),
  })

import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import { useRecordForm } from './useRecordForm.ts'

type FormSubject<V> = { name: string; record: string; limits?: TextLimits<V> }

/** `onDone` closes the dialog; `onStale` refetches the page's data. */
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

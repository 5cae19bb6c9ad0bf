import { useSetAtom } from 'jotai'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'

type PartOfDocument<V> = { name: string; docGuid: string; record?: string | number | undefined; limits?: TextLimits<V> }

/**
 * Returns a form for a part of a document (a comment, an obligation). Saving it invalidates the queries about the
 * document.
 */
export const useDocumentSection = <V extends object, R>(
  { name, docGuid, record = 'new', limits }: PartOfDocument<V>,
  start: V,
  rules: (values: V) => FieldErrors<keyof V & string>,
  onDone: (reply: R) => void,
) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  return useRecordForm({
    name,
    draft: `${name}/${docGuid}/${record}`,
    start,
    errors: rules,
    onDone,
    onStale: () => void notifyChanged({ docGuid }),
    ...(limits && { limits }),
  })
}

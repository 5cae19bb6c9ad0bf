import { useAtomValue } from 'jotai'
import { useCallback, useRef } from 'react'
import type { Direction } from '../../../../contract/enumerations.ts'
import { today } from '../../../../dates/clock.ts'
import type { FormFacts } from '../../../../rules/documents/documentValidation.ts'
import { type RecordOptions, useRecordForm } from '../../../../screen-kit/record-form/useRecordForm.ts'
import { documentTypesAtom } from '../../../document-lookups/public.ts'
import { type BodyOptions, bodyOf } from './documentBody.ts'
import type { DocumentValues } from './documentValues.ts'
import { errorsOf, serverErrors } from './formErrors.ts'
import { type LastInput, noInput, withPreset } from './lastInput.ts'
import { withoutPrefilled } from './relatedDocument.ts'
import { documentFields, isShown, labelOf, limits } from './shownFields.ts'
import { readDocument } from './storedDocument.ts'

type OfDirection = Pick<DocumentValues, 'documentTypeId' | 'numberIndexId' | 'answered'>
type About = BodyOptions & {
  facts?: Partial<FormFacts>
  last?: LastInput
}
type Own<R> = Omit<
  RecordOptions<DocumentValues, R>,
  'name' | 'read' | 'fields' | 'labelOf' | 'limits' | 'errors' | 'serverMessages'
>

export const useDocumentForm = <R>(about: About, own: Own<R>) => {
  const { scope, last = noInput } = about
  const types = useAtomValue(documentTypesAtom[scope])
  const form = useRecordForm<DocumentValues, R>({
    ...own,
    name: 'document',
    read: readDocument,
    fields: ({ documentDirectionId }) => documentFields.filter((field) => isShown(field, documentDirectionId, scope)),
    labelOf,
    limits,
    errors: (values, purpose) =>
      errorsOf(purpose === 'registration' ? purpose : 'draft', bodyOf(values, about), {
        today: today(),
        ...about.facts,
      }),
    serverMessages: serverErrors,
  })
  const { values, update } = form
  const { documentDirectionId, documentTypeId, numberIndexId, subjectDescription, answered } = values
  const before = useRef<Partial<Record<Direction, OfDirection>>>({})
  /**
   * Changes the direction. The type, index and answered documents that the form had in this direction before are
   * restored; otherwise the present ones are kept if they are valid for it.
   */
  const setDirection = useCallback(
    (direction: Direction) => {
      before.current[documentDirectionId] = { documentTypeId, numberIndexId, answered }
      const isRelated = (about.parentDocumentGuid ?? null) !== null
      const emptied = isRelated ? withoutPrefilled({ subjectDescription, answered }, own.start, direction) : {}
      const chosen = before.current[direction] ?? { documentTypeId, numberIndexId, answered, ...emptied }
      const fits =
        types.kind !== 'ready' ||
        types.items.some((type) => type.id === chosen.documentTypeId && type.directions.includes(direction))
      const change = {
        documentDirectionId: direction,
        ...emptied,
        ...chosen,
        ...(!fits && { documentTypeId: null, numberIndexId: null }),
      }
      update((now) => withPreset(now, change, last))
    },
    [
      update,
      last,
      types,
      documentDirectionId,
      documentTypeId,
      numberIndexId,
      subjectDescription,
      answered,
      about.parentDocumentGuid,
      own.start,
    ],
  )
  /** Changes the document type and clears the number index, because the offered indexes depend on the type. */
  const setType = useCallback(
    (next: number | null) => update((now) => withPreset(now, { documentTypeId: next, numberIndexId: null }, last)),
    [update, last],
  )
  return { ...form, scope, types, setDirection, setType, last, body: () => bodyOf(values, about) }
}

type Form = ReturnType<typeof useDocumentForm<unknown>>
export type DocumentForm = Pick<
  Form,
  | 'values'
  | 'scope'
  | 'types'
  | 'set'
  | 'update'
  | 'setDirection'
  | 'setType'
  | 'last'
  | 'field'
  | 'input'
  | 'dateInput'
>

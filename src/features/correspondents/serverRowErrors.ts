import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import {
  type CorrespondentFieldName,
  type CorrespondentFieldsIn,
  correspondentFieldNames,
  correspondentFields,
} from '../../rules/correspondents/correspondentFields.ts'
import { type Fault, rowMessages } from '../../transport/fault.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { editRowId } from '../../widgets/grid/EditableRows.tsx'
import type { ServerRowErrors as ErrorsOfRow } from '../../widgets/grid/editedRows.ts'
import { fieldId } from './correspondentErrors.ts'

type TableField = CorrespondentFieldsIn<'table'>
const isTable = (name: CorrespondentFieldName): name is TableField => correspondentFields[name].part === 'table'
const names = correspondentFieldNames.filter(isTable)

export type ServerRowErrors = ReadonlyMap<object, ErrorsOfRow>
export const noRowErrors: ServerRowErrors = new Map()

export const serverRowErrors = (fault: Fault, sent: Correspondent): ServerRowErrors =>
  new Map(
    names.flatMap((name) =>
      [...rowMessages(fault, name)].flatMap(([at, errors]) => {
        const row = sent[name][at]
        return row ? [[row, errors] satisfies [object, ErrorsOfRow]] : []
      }),
    ),
  )

export const listedRows = (serverErrors: ServerRowErrors, draft: Correspondent): FormError[] =>
  names.flatMap((name) =>
    draft[name].flatMap((row, at) => {
      const errors = serverErrors.get(row)
      if (!errors) return []
      const message = [...new Set(Object.values(errors))].join(' ')
      return [
        { fieldId: editRowId(fieldId(name), at), label: `${correspondentFields[name].label}, ред ${at + 1}`, message },
      ]
    }),
  )

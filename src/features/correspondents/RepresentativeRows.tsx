import { Representative } from '../../contract/shapes/correspondents.ts'
import { representativeErrors, representativeWarning } from '../../rules/correspondents/correspondentValidation.ts'
import { bareIdentifier, maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { fullName } from '../../rules/words/personName.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { EditableColumn } from '../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../widgets/grid/EditableRows.tsx'
import type { RowsProps } from './AddressRows.tsx'
import { fieldId } from './correspondentErrors.ts'
import { newRepresentative } from './newCorrespondent.ts'

type Field = Exclude<keyof Representative, 'id'>

const limits = textLimits(Representative)

const column = (key: Field, header: string): EditableColumn<Representative> => {
  const isNumber = key === 'unifiedCitizenshipNumber'
  return {
    key,
    header,
    required: true,
    view: (row) =>
      isNumber ? (
        <>
          {maskIdentifier(row[key])} {representativeWarning(row) && <small>Не е валидно ЕГН</small>}
        </>
      ) : (
        row[key]
      ),
    edit: ({ row, set, errors, id }) => (
      <TextField
        id={id(key)}
        label={header}
        hideLabel
        value={row[key]}
        onChange={(text) => set({ [key]: isNumber ? bareIdentifier(text) : text })}
        error={errors[key]}
        {...(isNumber && row[key].length === 10 && representativeWarning(row) && { hint: representativeWarning(row) })}
        maxLength={limits[key]}
        inputMode={isNumber ? 'numeric' : 'text'}
      />
    ),
  }
}

const columns = [
  column('firstName', 'Име'),
  column('middleName', 'Презиме'),
  column('lastName', 'Фамилия'),
  column('unifiedCitizenshipNumber', 'ЕГН'),
] as const

export const RepresentativeRows = ({ rows, rowErrors, onChange, onEditing, ref }: RowsProps<Representative>) => (
  <EditableRows
    label="Представляващи"
    rows={rows}
    id={fieldId('representatives')}
    serverErrors={(row) => rowErrors.get(row)}
    columns={columns}
    emptyText="Няма въведени представляващи."
    addLabel="Добави представляващ"
    newRow={newRepresentative}
    validate={representativeErrors}
    onChange={(next) => onChange([...next])}
    onEditing={onEditing}
    ref={ref}
    rowLabel={(row) => `представляващ ${fullName(row)}`.trim()}
  />
)

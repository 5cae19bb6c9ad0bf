import { useAtomValue } from 'jotai'
import { optionLabel } from '../../contract/labels.ts'
import { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { addressText, shortAddressText } from '../../rules/correspondents/addressText.ts'
import { addressErrors, noAddressesText } from '../../rules/correspondents/correspondentValidation.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import type { TableLink } from '../../screen-kit/form/useOpenRows.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { itemsOf } from '../../state/lookup.ts'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { EditableColumn, EditProps } from '../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../widgets/grid/EditableRows.tsx'
import { fieldId } from './correspondentErrors.ts'
import { addressTypes } from './lookups.ts'
import { newAddress } from './newCorrespondent.ts'
import { PlaceFields } from './PlaceFields.tsx'
import type { ServerRowErrors } from './serverRowErrors.ts'

export type RowsProps<R> = TableLink & {
  rows: readonly R[]
  onChange: (rows: R[]) => void
  rowErrors: ServerRowErrors
}

const AddressType = ({ row, set, errors, id }: EditProps<CorrespondentAddress>) => (
  <ChoiceField
    id={id('addressType')}
    label="Вид адрес"
    from={addressTypes}
    value={row.addressType?.id ?? null}
    known={row.addressType}
    onChange={(_, addressType) => set({ addressType })}
    error={errors.addressType}
  />
)

const placeText = (row: CorrespondentAddress): string => addressText({ ...row, streetAddress: '' })

const columns: readonly EditableColumn<CorrespondentAddress>[] = [
  {
    key: 'addressType',
    header: 'Вид',
    width: '17%',
    view: (row) => optionLabel(row.addressType) || '–',
    edit: (props) => <AddressType {...props} />,
  },
  {
    key: 'place',
    header: 'Населено място',
    width: '45%',
    required: true,
    view: placeText,
    edit: (props) => <PlaceFields {...props} />,
  },
  {
    key: 'streetAddress',
    header: 'Адрес',
    required: true,
    view: (row) => row.streetAddress,
    edit: ({ row, set, errors, id }) => (
      <TextField
        id={id('streetAddress')}
        label="Улица, №, квартал"
        required
        value={row.streetAddress}
        onChange={(streetAddress) => set({ streetAddress })}
        error={errors.streetAddress}
        maxLength={textLimits(CorrespondentAddress).streetAddress}
      />
    ),
  },
]

export const AddressRows = ({ rows, rowErrors, onChange, onEditing, ref }: RowsProps<CorrespondentAddress>) => {
  const types = useAtomValue(addressTypes.optionsAtom)
  return (
    <EditableRows
      label="Адреси"
      rows={rows}
      id={fieldId('correspondentAddresses')}
      serverErrors={(row) => rowErrors.get(row)}
      columns={columns}
      emptyText={noAddressesText}
      addLabel="Добави адрес"
      newRow={() => newAddress(itemsOf(types) ?? [])}
      validate={addressErrors}
      onChange={(next) => onChange([...next])}
      onEditing={onEditing}
      ref={ref}
      rowLabel={(row) => `адрес ${shortAddressText(row)}`.trim()}
    />
  )
}

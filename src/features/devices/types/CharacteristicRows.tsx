import { characteristicUnits } from '../../../contract/deviceKinds.ts'
import { Characteristic, type DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import { errorsOf, required } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { EditableColumn } from '../../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../../widgets/grid/EditableRows.tsx'

const label = 'Метрологични характеристики'
const units = characteristicUnits.map((unit) => ({ value: unit, label: unit }))

const limits = textLimits(Characteristic)

const textColumn = (key: 'name' | 'value', header: string, width: string): EditableColumn<Characteristic> => ({
  key,
  header,
  width,
  required: true,
  view: (row) => row[key],
  edit: ({ row, set, errors, id }) => (
    <TextField
      id={id(key)}
      label={header}
      hideLabel
      value={row[key]}
      onChange={(text) => set({ [key]: text })}
      error={errors[key]}
      maxLength={limits[key]}
    />
  ),
})

const columns: readonly EditableColumn<Characteristic>[] = [
  textColumn('name', 'Показател', '50%'),
  textColumn('value', 'Стойност', '26%'),
  {
    key: 'unit',
    header: 'Единица',
    width: '18%',
    view: ({ unit }) => unit || '–',
    edit: ({ row, set, id }) => (
      <SelectField
        id={id('unit')}
        label="Единица"
        hideLabel
        options={units}
        empty="Без единица"
        value={row.unit}
        onChange={(unit) => set({ unit })}
      />
    ),
  },
]

const validate = ({ name, value }: Characteristic) => ({
  ...errorsOf<'name' | 'value'>({ name: required(name), value: required(value) }),
})

type Props =
  | { rows: readonly Characteristic[]; form?: never; table?: never }
  | { rows?: never; form: Form<DeviceTypeBody>; table: TableLink }

export const CharacteristicRows = ({ rows, form, table }: Props) => {
  const { id, error } = form?.field('metrologicalCharacteristics') ?? { id: 'characteristics' }
  return (
    <div id={id} tabIndex={form ? -1 : undefined}>
      <EditableRows
        label={label}
        id={`${id}-rows`}
        rows={rows ?? form?.values.metrologicalCharacteristics ?? []}
        columns={columns}
        emptyText="Няма въведени характеристики."
        addLabel="Добави характеристика"
        readOnly={form === undefined}
        newRow={() => ({ name: '', value: '', unit: '' })}
        validate={validate}
        onChange={(next) => form?.set({ metrologicalCharacteristics: [...next] })}
        {...table}
        rowLabel={({ name }) => `характеристика ${name}`.trim()}
      />
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  )
}

import { useAtomValue } from 'jotai'
import type { Option } from '../../../contract/shapes/base.ts'
import { asDeadlineUnit, formatTerm } from '../../../rules/deadlines/endOfTerm.ts'
import type { ResolutionText } from '../../../rules/documents/resolutionTexts.ts'
import { requiredMessage } from '../../../rules/requiredFields.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { nameIn, selectOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import type { Lookup } from '../../../state/lookup.ts'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import type { EditableColumn, EditProps } from '../../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../../widgets/grid/EditableRows.tsx'
import type { RowErrors } from '../../../widgets/grid/editedRows.ts'
import { deadlineUnits } from '../taskLookups.ts'

type Row = ResolutionText
type Props = {
  rows: readonly Row[]
  types: Lookup<readonly Option[]>
  onChange: (rows: readonly Row[]) => void
  table: TableLink
}

const limit = 500
const termNeedsBoth = 'Посочете и срок, и мерна единица.'

const errorsOf = ({ text, quantity, unitId }: Row): RowErrors<Row> => ({
  ...(text.trim() === '' && { text: requiredMessage }),
  ...((quantity === null) !== (unitId === null) && { quantity: termNeedsBoth }),
})

/** Returns the rows without duplicates: of rows with the same text the last one. */
const withoutDuplicates = (rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.text.trim(), { ...row, text: row.text.trim() }])).values(),
]

const Term = ({ row, set, errors, id }: EditProps<Row>) => {
  const units = useAtomValue(deadlineUnits.optionsAtom)
  return (
    <div className="subject-term">
      <NumberField
        id={id('quantity')}
        label="Срок"
        hideLabel
        value={row.quantity}
        min={0}
        onChange={(quantity) => set({ quantity })}
        error={errors.quantity}
      />
      <SelectField
        id={id('unit')}
        label="Мерна единица"
        hideLabel
        value={row.unitId === null ? '' : String(row.unitId)}
        options={selectOptions(units, row.unitId)}
        onChange={(value) => set({ unitId: asDeadlineUnit(Number(value)) ?? null })}
      />
    </div>
  )
}

const columnsOf = (types: Lookup<readonly Option[]>): readonly EditableColumn<Row>[] => [
  {
    key: 'text',
    header: 'Текст',
    required: true,
    view: ({ text }) => text,
    edit: ({ row, set, errors, id }) => (
      <TextArea
        id={id('text')}
        label="Текст"
        hideLabel
        rows={2}
        maxLength={limit}
        value={row.text}
        onChange={(text) => set({ text })}
        error={errors.text}
      />
    ),
  },
  {
    key: 'taskType',
    header: 'Вид задача',
    width: '23%',
    view: ({ taskTypeId }) => nameIn(types, taskTypeId) ?? '–',
    edit: ({ row, set, id }) => (
      <SelectField
        id={id('taskType')}
        label="Вид задача"
        hideLabel
        value={row.taskTypeId === null ? '' : String(row.taskTypeId)}
        options={selectOptions(types, row.taskTypeId)}
        onChange={(value) => set({ taskTypeId: value === '' ? null : Number(value) })}
      />
    ),
  },
  {
    key: 'term',
    header: 'Срок',
    width: '30%',
    view: ({ quantity, unitId }) => (quantity !== null && unitId !== null ? formatTerm(quantity, unitId) : '–'),
    edit: (props) => <Term {...props} />,
  },
]

export const OwnSubjects = ({ rows, types, onChange, table }: Props) => (
  <div className="flex flex-column gap-3">
    <p className="muted small">Пазят се в този браузър и се предлагат само на Вас, преди общите текстове.</p>
    <EditableRows
      label="Моите текстове"
      rows={rows}
      columns={columnsOf(types)}
      emptyText="Още нямате свои текстове."
      addLabel="Добави текст"
      newRow={(): Row => ({ text: '', taskTypeId: null, quantity: null, unitId: null })}
      validate={errorsOf}
      onChange={(next) => onChange(withoutDuplicates(next))}
      {...table}
      rowLabel={({ text }) => (text ? `„${text}“` : 'новия текст')}
    />
  </div>
)

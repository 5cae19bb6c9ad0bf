import { directionLabels } from '../../../contract/enumerations.ts'
import { labelIn, optionLabel } from '../../../contract/labels.ts'
import type { IndexedType, NumberIndex } from '../../../rules/documents/numberIndexRules.ts'
import { errorsOf, requiredOption } from '../../../rules/requiredFields.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LookupName } from '../../../screen-kit/lookup/LookupName.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import type { EditableColumn } from '../../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../../widgets/grid/EditableRows.tsx'
import { IconProblem } from '../../../widgets/icons.ts'
import { DirectionSelect } from '../choices/DirectionSelect.tsx'
import { documentTypes } from '../choices/settingsLookups.ts'

const kinds = [
  { value: 'primary', label: 'Основен' },
  { value: 'secondary', label: 'Вторичен' },
]

const columns: readonly EditableColumn<IndexedType>[] = [
  {
    key: 'documentType',
    header: 'Вид документ',
    required: true,
    view: ({ documentType }) => optionLabel(documentType) || '–',
    edit: ({ row, set, errors, id }) => (
      <ChoiceField
        id={id('documentType')}
        label="Вид документ"
        hideLabel
        from={documentTypes}
        value={row.documentType?.id ?? null}
        known={row.documentType}
        onChange={(_, documentType) => set({ documentType })}
        error={errors.documentType}
      />
    ),
  },
  {
    key: 'direction',
    header: 'Посока',
    width: '18%',
    view: ({ documentDirectionId }) => labelIn(directionLabels, documentDirectionId, 'f') || 'Всички',
    edit: ({ row, set, id }) => (
      <DirectionSelect
        id={id('direction')}
        hideLabel
        value={row.documentDirectionId}
        onChange={(documentDirectionId) => set({ documentDirectionId })}
      />
    ),
  },
  {
    key: 'department',
    header: 'Звено',
    width: '25%',
    view: ({ departmentId }) => <LookupName from={departments} id={departmentId} none="Всички" gender="n" />,
    edit: ({ row, set, id }) => (
      <ChoiceField
        id={id('department')}
        label="Звено"
        hideLabel
        placeholder="Всички"
        from={departments}
        value={row.departmentId}
        onChange={(departmentId) => set({ departmentId })}
      />
    ),
  },
  {
    key: 'kind',
    header: 'Индекс',
    width: '17%',
    view: ({ isPrimary }) => (isPrimary ? 'Основен' : 'Вторичен'),
    edit: ({ row, set, id }) => (
      <SelectField
        id={id('kind')}
        label="Индекс"
        hideLabel
        empty={null}
        value={row.isPrimary ? 'primary' : 'secondary'}
        options={kinds}
        onChange={(value) => set({ isPrimary: value === 'primary' })}
      />
    ),
  },
]

export const IndexedTypeRows = ({ form, table }: { form: Form<NumberIndex>; table: TableLink }) => {
  const { values, set, field, submittedValues } = form
  const { id, error } = field('documentTypes')
  const isShown = error !== undefined && submittedValues !== null
  return (
    <fieldset className="form-grid" id={id} tabIndex={-1} {...(isShown && { 'aria-describedby': `${id}-error` })}>
      <legend className="field-label">Свързани видове документи</legend>
      <div className="wide">
        <p className="field-hint">
          Основният индекс номерира документ, с който започва преписка, вторичният – следващите документи в нея.
        </p>
        <EditableRows
          label="Свързани видове документи"
          rows={values.documentTypes}
          columns={columns}
          emptyText="Индексът не е свързан с видове документи."
          addLabel="Добави вид документ"
          newRow={(): IndexedType => ({
            documentType: null,
            documentDirectionId: null,
            departmentId: null,
            isPrimary: true,
          })}
          validate={({ documentType }) => errorsOf({ documentType: requiredOption(documentType) })}
          onChange={(rows) => set({ documentTypes: [...rows] })}
          {...table}
          rowLabel={({ documentType }) => (documentType ? `„${documentType.name}“` : 'новия ред')}
        />
        {isShown && (
          <div id={`${id}-error`} className="field-error">
            <Glyph icon={IconProblem} />
            {error}
          </div>
        )}
      </div>
    </fieldset>
  )
}

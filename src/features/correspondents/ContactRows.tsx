import { useAtomValue } from 'jotai'
import { optionLabel } from '../../contract/labels.ts'
import { CorrespondentContact } from '../../contract/shapes/correspondents.ts'
import { contactErrors, noContactsText } from '../../rules/correspondents/correspondentValidation.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { choicesOf, selectOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { itemsOf } from '../../state/lookup.ts'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { EditableColumn, EditProps } from '../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../widgets/grid/EditableRows.tsx'
import type { RowsProps } from './AddressRows.tsx'
import { fieldId } from './correspondentErrors.ts'
import { contactTypes } from './lookups.ts'
import { newContact } from './newCorrespondent.ts'

const ContactType = ({ row, set, errors, id }: EditProps<CorrespondentContact>) => {
  const types = useAtomValue(contactTypes.optionsAtom)
  const known = row.contactType
  const typeOf = (value: string) => {
    const type = itemsOf(types)?.find(({ id }) => String(id) === value)
    return type && { id: type.id, name: type.name }
  }
  return (
    <SelectField
      id={id('contactType')}
      label="Вид"
      hideLabel
      value={String(known?.id ?? '')}
      options={selectOptions(types, known?.id ?? null, known)}
      onChange={(value) => set({ contactType: typeOf(value) ?? (value === '' ? null : known) })}
      error={errors.contactType}
    />
  )
}

const columns: readonly EditableColumn<CorrespondentContact>[] = [
  {
    key: 'contactType',
    header: 'Вид',
    width: '34%',
    required: true,
    view: (row) => optionLabel(row.contactType) || '–',
    edit: (props) => <ContactType {...props} />,
  },
  {
    key: 'contactContent',
    header: 'Контакт',
    required: true,
    view: (row) => row.contactContent,
    edit: ({ row, set, errors, id }) => (
      <TextField
        id={id('contactContent')}
        label="Контакт"
        hideLabel
        value={row.contactContent}
        onChange={(contactContent) => set({ contactContent })}
        error={errors.contactContent}
        maxLength={textLimits(CorrespondentContact).contactContent}
      />
    ),
  },
]

export const ContactRows = ({ rows, rowErrors, onChange, onEditing, ref }: RowsProps<CorrespondentContact>) => {
  const types = useAtomValue(contactTypes.optionsAtom)
  return (
    <EditableRows
      label="Контакти"
      rows={rows}
      id={fieldId('correspondentContacts')}
      serverErrors={(row) => rowErrors.get(row)}
      columns={columns}
      emptyText={noContactsText}
      addLabel="Добави контакт"
      newRow={() => newContact(choicesOf(types).options ?? [])}
      validate={contactErrors}
      onChange={(next) => onChange([...next])}
      onEditing={onEditing}
      ref={ref}
      rowLabel={(row) => `контакт ${row.contactContent}`.trim()}
    />
  )
}

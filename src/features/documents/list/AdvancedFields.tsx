import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import type { LookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { CorrespondentFilterField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import {
  classificationOptions,
  type DocumentScope,
  directionOptions,
  groupOptions,
  indexOptions,
  personOptions,
  receivedViaOptions,
  sentViaOptions,
  statusOptions,
} from '../../document-lookups/public.ts'
import type { FilterForm } from './filterForm.ts'

type LookupName =
  | 'documentStatusId'
  | 'receivedViaId'
  | 'sentViaId'
  | 'numberIndexId'
  | 'classificationId'
  | 'createdByPersonId'
  | 'correspondentGroupId'

/** „Разширено търсене“ (document 1, section 2). */
export const AdvancedFields = ({ values, applied, edit, scope }: FilterForm & { scope: DocumentScope }) => {
  const lookup = (name: LookupName, label: string, from: LookupOptions) => (
    <LookupSelect
      label={label}
      from={from}
      value={values[name]}
      onChange={(id) => edit({ [name]: id })}
      placeholder="Всички"
      set={applied[name] !== undefined}
    />
  )
  return (
    <>
      {lookup('documentStatusId', 'Статус', statusOptions)}
      <SelectField
        label="Посока"
        value={String(values.documentDirectionId ?? '')}
        options={directionOptions}
        empty="Всички"
        onChange={(id) => edit({ documentDirectionId: id === '' ? undefined : Number(id) })}
        set={applied.documentDirectionId !== undefined}
      />
      {lookup('receivedViaId', 'Получено чрез', receivedViaOptions)}
      {lookup('sentViaId', 'Изпратено чрез', sentViaOptions)}
      {lookup('numberIndexId', 'Регистров индекс', indexOptions[scope])}
      <TextField
        label="Външен №"
        value={values.externalRefNumber ?? ''}
        onChange={(externalRefNumber) => edit({ externalRefNumber })}
        set={applied.externalRefNumber !== undefined}
      />
      {lookup('classificationId', 'Класификация', classificationOptions)}
      <CorrespondentFilterField
        id={values.correspondentID}
        onChange={(correspondentID) => edit({ correspondentID })}
        set={applied.correspondentID !== undefined}
      />
      {lookup('createdByPersonId', 'Служител', personOptions)}
      {lookup('correspondentGroupId', 'Кореспондентска група', groupOptions)}
    </>
  )
}

import { ListView } from '../../../contract/enumerations.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { requestOptions, roleOptions } from '../../document-lookups/public.ts'
import type { FilterForm } from './filterForm.ts'

type Props = FilterForm & { view: typeof ListView.Control | typeof ListView.Manage }

/** The fields only one view has: my role and the overdue ones, or what the documents wait for. */
export const ViewFields = ({ view, values, applied, edit }: Props) =>
  view === ListView.Control ? (
    <>
      <SelectField
        label="Роля"
        value={values.roleInDocument ?? ''}
        options={roleOptions}
        empty="Всички"
        onChange={(role) => edit({ roleInDocument: roleOptions.find(({ value }) => value === role)?.value })}
        set={applied.roleInDocument !== undefined}
      />
      <div className="filter-switch">
        <Switch
          label="Само просрочени"
          checked={values.overdueOnly === true}
          onChange={(on) => edit({ overdueOnly: on || undefined })}
        />
      </div>
    </>
  ) : (
    <LookupSelect
      label="Действие"
      from={requestOptions}
      value={values.awaitsTaskTypeId}
      onChange={(awaitsTaskTypeId) => edit({ awaitsTaskTypeId })}
      placeholder="Всички"
      set={applied.awaitsTaskTypeId !== undefined}
    />
  )

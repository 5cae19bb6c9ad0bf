import { bareIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { PlaceFilterFields } from '../../../screen-kit/lookup/PlaceFilterFields.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { groups } from '../lookups.ts'
import { type CorrespondentsFilter, correspondentsFilter, kindOptions } from './correspondentsFilter.ts'
import { SettlementFilter } from './SettlementFilter.tsx'

type Props = { list: Filtering<CorrespondentsFilter> }

export const CorrespondentsFilterCard = ({ list }: Props) => {
  const panel = useFilterPanel(correspondentsFilter, list)
  const { districtId, municipalityId } = panel.values
  const number = (name: 'entityIdentifier' | 'personal', maxLength: number) => {
    const text = panel.text(name)
    const onChange = (typed: string) => text.onChange(bareIdentifier(typed))
    return { ...text, maxLength, onChange, inputMode: 'numeric' as const }
  }
  return (
    <FilterCard
      {...panel.card()}
      advanced={
        <>
          <LookupSelect label="Група" from={groups} {...panel.id('correspondentGroupId')} />
          <PlaceFilterFields district={panel.id('districtId')} municipality={panel.id('municipalityId')} />
          <SettlementFilter
            label="Населено място"
            districtId={districtId}
            municipalityId={municipalityId}
            {...panel.id('settlementId')}
          />
        </>
      }
    >
      <TextField
        className="double"
        label="Наименование"
        placeholder="Наименование или имена"
        {...panel.text('fullName')}
      />
      <TextField label="ЕИК" {...number('entityIdentifier', 30)} />
      <TextField label="ЕГН/ЛНЧ" {...number('personal', 10)} />
      <SelectField label="Вид" options={kindOptions} {...panel.choice('kind')} />
      <div className="correspondents-switch">
        <Switch label="Само активни" {...panel.flag('onlyActive')} />
      </div>
    </FilterCard>
  )
}

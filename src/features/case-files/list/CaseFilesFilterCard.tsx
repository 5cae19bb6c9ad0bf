import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, documentStatuses } from '../../../screen-kit/lookup/lookups.ts'
import { CorrespondentFilterField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { type CaseFilesFilter, caseFilesFilter, onlyOpenNote, processSteps, showsOnlyOpen } from './caseFilesFilter.ts'

export const CaseFilesFilterCard = ({ list }: { list: Filtering<CaseFilesFilter> }) => {
  const panel = useFilterPanel(caseFilesFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard
      {...panel.card(period)}
      advanced={<LookupSelect label="Стъпка от процес" from={processSteps} {...panel.id('processStepId')} />}
    >
      <TextField label="№" {...panel.text('number')} />
      <PeriodFields {...period} />
      <TextField label="Относно" {...panel.text('subject')} />
      <CorrespondentFilterField {...panel.id('correspondentID')} />
      <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
      <LookupSelect label="Статус" from={documentStatuses} {...panel.id('statusId')} placeholder="Неприключени" />
    </FilterCard>
  )
}

type EmptyProps = { list: { filter: Partial<CaseFilesFilter>; isFiltered: boolean; clear: () => void } }

export const CaseFilesEmpty = ({ list }: EmptyProps) => (
  <ListEmpty
    list={list}
    of="преписки"
    one="една преписка"
    title="Няма неприключени преписки"
    because={showsOnlyOpen(list.filter) && `Нито една преписка не отговаря на зададения филтър. ${onlyOpenNote}`}
  >
    Тук се появяват преписките, чийто първи документ имате право да четете.
  </ListEmpty>
)

import { useAtomValue, useSetAtom } from 'jotai'
import { closingGroundLabels } from '../../../contract/closingGrounds.ts'
import { ListView, Scope } from '../../../contract/enumerations.ts'
import { deskStepNames } from '../../../rules/documents/registryDeskWork.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { CorrespondentFilterField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { Chips } from '../../../widgets/buttons/Chips.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import {
  classificationOptions,
  departmentOptions,
  directionOptions,
  groupOptions,
  indexOptions,
  personOptions,
  receivedViaOptions,
  requestOptions,
  roleOptions,
  sentViaOptions,
  statusOptions,
  typeOptions,
} from '../../document-lookups/public.ts'
import { documentsFilter, inReport } from './documentsFilter.ts'
import type { DocumentsView } from './documentsView.ts'
import { fillsDepartmentAtom, setFillsDepartmentAtom } from './ownDepartment.ts'
import type { DocumentsList } from './useDocumentsList.ts'

const groundOptions = Object.entries(closingGroundLabels).map(([value, label]) => ({ value, label }))
const deskOptions = Object.entries(deskStepNames).map(([value, label]) => ({ value, label }))

type Props = { list: DocumentsList; view: DocumentsView }

/** Renders the filter panel „Търсене“ of the documents (specification 1, section 2). */
export const DocumentsFilterCard = ({ list, view }: Props) => {
  const { scope } = list
  const panel = useFilterPanel(documentsFilter[scope], list)
  const period = usePeriod(panel)
  return (
    <FilterCard
      {...panel.card(period)}
      advanced={<AdvancedFields panel={panel} scope={scope} view={view} />}
      toggle={view === ListView.Control ? <Switch label="Само просрочени" {...panel.flag('overdueOnly')} /> : undefined}
    >
      <PeriodFields {...period} />
      <TextField label="Рег №" {...panel.text('number')} />
      <LookupSelect label="Тип" from={typeOptions[scope]} {...panel.id('documentTypeId')} />
      <LookupSelect label="Регионално звено" from={departmentOptions} {...panel.id('departmentId')} />
      <TextField label="Относно" {...panel.text('subject')} />
      <TextField label="Подател/получател" {...panel.text('correspondentText')} />
      {view === ListView.Control && (
        <SelectField label="Роля" options={roleOptions} {...panel.choice('roleInDocument')} />
      )}
      {view === ListView.Manage && (
        <LookupSelect label="Действие" from={requestOptions} {...panel.id('awaitsTaskTypeId')} />
      )}
    </FilterCard>
  )
}

type Panel = ReturnType<typeof useFilterPanel<DocumentsList['filter'] & object>>
type AdvancedProps = Pick<DocumentsList, 'scope'> & { panel: Panel; view: DocumentsView }

const AdvancedFields = ({ panel, scope, view }: AdvancedProps) => (
  <>
    <LookupSelect label="Статус" from={statusOptions} {...panel.id('documentStatusId')} />
    <SelectField label="Основание за приключване" options={groundOptions} {...panel.choice('closingGround')} />
    <SelectField label="Посока" options={directionOptions} {...panel.choice('documentDirectionId')} />
    <LookupSelect label="Получено чрез" from={receivedViaOptions} {...panel.id('receivedViaId')} />
    <LookupSelect label="Изпратено чрез" from={sentViaOptions} {...panel.id('sentViaId')} />
    <LookupSelect label="Регистров индекс" from={indexOptions[scope]} {...panel.id('numberIndexId')} />
    <TextField label="Външен №" {...panel.text('externalRefNumber')} />
    <LookupSelect label="Класификация" from={classificationOptions} {...panel.id('classificationId')} />
    <CorrespondentFilterField {...panel.id('correspondentID')} />
    <LookupSelect label="Служител" from={personOptions} {...panel.id('createdByPersonId')} />
    <LookupSelect label="Кореспондентска група" from={groupOptions} {...panel.id('correspondentGroupId')} />
    {view === ListView.Manage && (
      <SelectField label="Готови документи" options={deskOptions} {...panel.choice('readyFor')} />
    )}
    <Checkbox label="С електронен подпис" {...panel.flag('hasSignature')} />
    <FillDepartmentSwitch />
  </>
)

export const ReportSwitch = ({ list: { mayChooseScope, scope, filter, show } }: { list: DocumentsList }) =>
  mayChooseScope && (
    <Chips
      label="Справка"
      items={[
        { key: 'AU', label: 'АУ Справка', pressed: scope === Scope.AU, onPress: () => show(inReport(filter, 'AU')) },
        {
          key: 'DMS',
          label: 'Документооборот Справка',
          pressed: scope === Scope.DMS,
          onPress: () => show(inReport(filter, 'DMS')),
        },
      ]}
    />
  )

/** Renders the switch that presets the filter „Регионално звено“ with the user's department, in all lists. */
const FillDepartmentSwitch = () => {
  const fills = useAtomValue(fillsDepartmentAtom)
  const setFills = useSetAtom(setFillsDepartmentAtom)
  return (
    <div className="filter-switch">
      <Switch label="Попълвай моето звено" checked={fills} onChange={setFills} />
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { audit, type UserAction } from '../../../contract/audit.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { people } from '../../../screen-kit/lookup/lookups.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { hiddenAtFirst, type JournalFilter, journalColumns, journalFilter, journalPage } from './journalList.tsx'
import './journal.css'

const namesAtom = queryAtomFamily(() => queryOf(audit.getUserActionNames, {}, { quiet: true }))()

const usualSort = { by: 'dateCreated', direction: 'desc' } as const
const keyOf = ({ id }: UserAction) => id
const labelOf = ({ action, objectKind, objectName, objectId }: UserAction) =>
  `${action}: ${objectKind} ${objectName || objectId}`
const optionsOf = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))

const JournalFilterCard = ({ list }: { list: Filtering<JournalFilter> }) => {
  const panel = useFilterPanel(journalFilter, list)
  const period = usePeriod(panel)
  const { data, error } = useAtomValue(namesAtom)
  const failed = error && !data ? { error: 'Списъкът не се зареди.' } : {}
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Потребител" from={people} {...panel.id('personId')} />
      <SelectField label="Действие" options={optionsOf(data?.actions)} {...failed} {...panel.choice('action')} />
      <SelectField label="Обект" options={optionsOf(data?.objectKinds)} {...failed} {...panel.choice('objectKind')} />
      <TextField label="Идентификатор" {...panel.text('objectId')} />
    </FilterCard>
  )
}

/** Renders the journal of user actions (specification 1, section 2). */
const JournalPage = () => {
  const list = useListPage({
    name: 'user-actions',
    title: 'Журнал на действията',
    filter: journalFilter,
    columns: journalColumns,
    hiddenAtFirst,
    pageOf: journalPage,
    usualSort,
  })
  return (
    <div className="journal">
      <ListScreen
        list={list}
        filterCard={<JournalFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={labelOf}
        empty={
          <ListEmpty list={list} of="действия" one="едно действие" title="Журналът е празен">
            Тук се записва кой, кога и какво е направил, със старата и новата стойност.
          </ListEmpty>
        }
      />
    </div>
  )
}

export default JournalPage

import { useState } from 'react'
import { type ExternalReport, externalReports } from '../../../contract/reports.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { momentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { ExternalReportDialog } from './ExternalReportDialog.tsx'

const filter = listFilter({ name: textField('Наименование: ') })
type Filter = FilterOf<typeof filter>

const columns: readonly WordedColumn<ExternalReport>[] = [
  textColumn('name', 'Наименование', { onPhone: 'title' }),
  textColumn('description', 'Описание', { onPhone: 'bare' }),
  {
    ...momentColumn<ExternalReport, 'lastRun'>('lastRun', 'Последно изпълнение', { width: '16rem' }, (row) =>
      row.lastRun ? [formatDateTime(row.lastRun), row.lastRunBy].filter(Boolean).join(', ') : '',
    ),
    extraColumns: [textColumn('lastRunBy', 'Изпълнил')],
  },
]
const pageOf = pageOfRecords<ExternalReport, Filter>(externalReports.list)
const keyOf = ({ id }: ExternalReport) => id
const nameOf = ({ name }: ExternalReport) => name

const NameFilter = ({ list }: { list: Filtering<Filter> }) => {
  const panel = useFilterPanel(filter, list)
  return (
    <FilterCard {...panel.card()}>
      <TextField label="Наименование" {...panel.text('name')} />
    </FilterCard>
  )
}

const ExternalReportsPage = () => {
  const [opened, setOpened] = useState<ExternalReport | null>(null)
  const list = useListPage({ name: 'external-reports', title: 'Външни справки', filter, columns, pageOf })
  return (
    <>
      <ListScreen
        list={list}
        filterCard={<NameFilter list={list} />}
        rowKey={keyOf}
        rowLabel={nameOf}
        onOpen={setOpened}
        rowActions={(report) => [{ label: 'Отвори', run: () => setOpened(report) }]}
        empty={
          <ListEmpty
            list={list}
            of="външни справки"
            one="една външна справка"
            because="Нито една външна справка няма такова наименование."
          >
            Още никой не е подготвил външна справка.
          </ListEmpty>
        }
      />
      {opened && (
        <ExternalReportDialog
          report={opened}
          onClose={() => setOpened(null)}
          onRun={() => {
            list.invalidate()
            list.refetch()
          }}
        />
      )}
    </>
  )
}

export default ExternalReportsPage

import { type BusinessProcessRow, businessProcesses } from '../../../contract/businessProcesses.ts'
import { processStatusLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { countOrDash } from '../../../rules/words/count.ts'
import { idInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pageAsk.ts'
import { queryOf } from '../../../transport/query.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { ProcessStatusTag, StandingCount, standingText } from '../processFacts.tsx'

/** What the processes are filtered by. */
export const processesFilter = listFilter({
  name: { address: textInAddress, tag: (text) => `Наименование: ${text}` },
  statusId: { address: idInAddress, tag: (id) => `Статус: ${labelIn(processStatusLabels, id)}` },
})
export type ProcessesFilter = FilterOf<typeof processesFilter>

/** One page of the processes, as a query. */
export const processesPage = (place: ListAddress<ProcessesFilter>) =>
  queryOf(businessProcesses.getBusinessProcesses, {
    query: rowsOfPage(place),
    body: { ...place.filter, ...sortOfPage(place) },
  })

/** The columns of the list, under the names the backend sorts by. */
export const processesColumns: readonly WordedColumn<BusinessProcessRow>[] = [
  { key: 'code', header: 'Код', sortBy: 'code', width: '6rem', onPhone: 'tag', nowrap: true, text: ({ code }) => code },
  {
    key: 'name',
    header: 'Наименование',
    sortBy: 'name',
    onPhone: 'title',
    opens: true,
    text: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  {
    key: 'version',
    header: 'Версия',
    sortBy: 'version',
    width: '6rem',
    onPhone: 'line',
    text: ({ version }) => countOrDash(version),
  },
  {
    key: 'objectName',
    header: 'Свързан обект',
    sortBy: 'objectName',
    width: '15rem',
    onPhone: 'line',
    text: ({ objectName }) => objectName,
  },
  {
    key: 'activeInstances',
    header: 'Активни инстанции',
    sortBy: 'activeInstances',
    width: '13rem',
    onPhone: 'line',
    text: standingText,
    cell: (row) => <StandingCount of={row} />,
  },
  {
    key: 'statusId',
    header: 'Статус',
    sortBy: 'statusId',
    width: '9rem',
    onPhone: 'tag',
    text: ({ statusId }) => labelIn(processStatusLabels, statusId),
    cell: ({ statusId }) => <ProcessStatusTag statusId={statusId} />,
  },
]

import { type BusinessProcessRow, businessProcesses } from '../../../contract/businessProcesses.ts'
import { processStatusLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { numberColumn, numberOf, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, labelField, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { queryOf } from '../../../transport/query.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { ProcessStatusTag, StandingCount, standingText } from '../processFacts.tsx'

export const processesFilter = listFilter({
  name: textField('Наименование: '),
  statusId: labelField('Статус: ', processStatusLabels),
})
export type ProcessesFilter = FilterOf<typeof processesFilter>

export const processesPage = (place: ListAddress<ProcessesFilter>) =>
  queryOf(businessProcesses.getBusinessProcesses, {
    query: rowsOfPage(place),
    body: { ...place.filter, ...sortOfPage(place) },
  })

const statusText = ({ statusId }: BusinessProcessRow): string => labelIn(processStatusLabels, statusId)

export const processesColumns: readonly WordedColumn<BusinessProcessRow>[] = [
  textColumn('code', 'Код', { width: '6rem', onPhone: 'tag', nowrap: true }),
  textColumn('name', 'Наименование', { onPhone: 'title', opens: true }, ({ name }) => <b>{name}</b>),
  numberColumn('version', 'Версия', { width: '6rem', onPhone: 'line' }),
  textColumn('objectName', 'Свързан обект', { width: '15rem', onPhone: 'line' }),
  {
    ...wordsColumn<BusinessProcessRow>(
      'activeInstances',
      'Активни инстанции',
      standingText,
      { width: '13rem', onPhone: 'line' },
      (row) => <StandingCount of={row} />,
    ),
    reckoned: (row) => numberOf(row.activeInstances),
    extraColumns: [numberColumn('lateInstances', 'Просрочени')],
  },
  wordsColumn('statusId', 'Статус', statusText, { width: '9rem', onPhone: 'tag' }, ({ statusId }) => (
    <ProcessStatusTag statusId={statusId} />
  )),
]

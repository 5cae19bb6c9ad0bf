import { useState } from 'react'
import { type InspectionRow, inspections } from '../../../contract/inspections.ts'
import { countOrDash } from '../../../rules/words/pluralise.ts'
import { dateColumn, departmentColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconInspection } from '../../../widgets/icons.ts'
import { FollowUpDialog } from '../follow/lazyDialog.tsx'
import { singleDefinition } from '../inspectionDefinitions.ts'
import { seenInspectionsAtom } from '../inspectionState.ts'
import { InspectionTag } from '../words.tsx'
import { type InspectionsFilter, InspectionsFilterCard, inspectionsFilter } from './InspectionsFilterCard.tsx'
import { InspectionsScreen } from './InspectionsScreen.tsx'

const countColumn = (
  key: 'devicesCount' | 'nonConformingCount',
  header: string,
  width: string,
): WordedColumn<InspectionRow> => {
  const known = (row: InspectionRow) => (row.resultName === '' && row.devicesCount === 0 ? null : row[key])
  return {
    ...numberColumn(key, header, { width, numeric: true, onPhone: 'line' }),
    text: (row) => countOrDash(known(row)),
    reckoned: (row) => {
      const number = known(row)
      return number === null ? null : { number }
    },
  }
}

const columns: readonly WordedColumn<InspectionRow>[] = [
  {
    ...textColumn('number', '№', { width: '7rem', onPhone: 'title', opens: true, nowrap: true }),
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  dateColumn('date', 'Дата', { width: '6.4rem', onPhone: 'tag' }),
  textColumn('kindName', 'Вид', { width: '8.5rem', onPhone: 'line' }),
  textColumn('inspectedPersonName', 'Проверявано лице', { width: '20%', onPhone: 'bare' }),
  {
    ...textColumn('siteName', 'Обект', { width: '22%', onPhone: 'bare' }),
    text: ({ siteName, settlementName }) => [siteName, settlementName].filter(Boolean).join(', '),
  },
  textColumn('settlementName', 'Населено място', { width: '7.5rem', onPhone: 'line' }),
  departmentColumn('departmentName', 'Регионален отдел', { width: '9rem', onPhone: 'line' }),
  countColumn('devicesCount', 'Проверени СИ', '6rem'),
  { ...countColumn('nonConformingCount', 'Несъответстващи', '7.8rem'), foldsInto: 'devicesCount', folds: 'last' },
  textColumn('resultName', 'Резултат', { width: '7.5rem', onPhone: 'line', foldsInto: 'statusName', folds: 'last' }),
  dateColumn('followUpUntil', 'Последваща до', { width: '6.8rem', onPhone: 'line', foldsInto: 'date' }),
  {
    ...textColumn('statusName', 'Статус', { width: '7.5rem', onPhone: 'tag' }),
    cell: ({ statusId }) => <InspectionTag statusId={statusId} />,
  },
]
const parts = {
  name: 'inspections',
  title: 'Проверки',
  filter: inspectionsFilter,
  columns,
  hiddenAtFirst: ['kindName', 'settlementName', 'departmentName'],
  pageOf: pageOfRecords<InspectionRow, InspectionsFilter>(inspections.getInspections),
}

const InspectionsPage = () => {
  const [isFollowing, setFollowing] = useState(false)
  const list = useListPage(parts)
  return (
    <>
      <InspectionsScreen
        list={list}
        definition={singleDefinition}
        seenAtom={seenInspectionsAtom}
        filterCard={<InspectionsFilterCard list={list} />}
        actions={
          <Button icon={IconInspection} onClick={() => setFollowing(true)}>
            СИ за последваща проверка
          </Button>
        }
        emptyText="Тук се появяват проверките с обекта, проверените средства за измерване и резултата."
      />
      {isFollowing && <FollowUpDialog onClose={() => setFollowing(false)} />}
    </>
  )
}

export default InspectionsPage

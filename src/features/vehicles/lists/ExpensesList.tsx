import { type ReactNode, useState } from 'react'
import type { RegisterRecord } from '../../../rules/registers/registerRules.ts'
import type { ListFilter } from '../../../screen-kit/list/listFilter.ts'
import {
  currencyColumn,
  type ExportCall,
  fileOfRecords,
  type ListCall,
  pageOfRecords,
} from '../../../screen-kit/list/recordsQuery.ts'
import type { Filtering } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { PagedRegisterPage } from '../../../screen-kit/register/PagedRegisterPage.tsx'
import type { RecordFields } from '../../../screen-kit/register/RecordDialog.tsx'
import type { RegisterDefinition } from '../../../screen-kit/register/registerDefinition.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { useVehicleRefusal } from '../vehicleState.ts'

type Props<F, R extends RegisterRecord> = {
  name: string
  title: string
  filter: ListFilter<F>
  filterCard: (list: Filtering<F>) => ReactNode
  columns: readonly WordedColumn<R>[]
  hiddenAtFirst?: readonly string[]
  definition: RegisterDefinition<R>
  calls: { list: ListCall<R, F>; export: ExportCall }
  emptyText: string
  children: RecordFields<R>
}

export const ExpensesList = <F extends object, R extends RegisterRecord>(props: Props<F, R>) => {
  const { calls, definition, filterCard, emptyText, children, ...parts } = props
  const refusal = useVehicleRefusal()
  const [pageOf] = useState(() => pageOfRecords<R, F>(calls.list))
  const [fileOfList] = useState(() => fileOfRecords<F>(calls.export, [currencyColumn]))
  const list = useListPage({ ...parts, pageOf })
  const screen = { list, definition, refusal, fileOfList, emptyText }
  return (
    <PagedRegisterPage {...screen} filterCard={filterCard(list)} size="l">
      {children}
    </PagedRegisterPage>
  )
}

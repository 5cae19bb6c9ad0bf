import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { type RouteStep, routeHistoryAtom } from '../caseFileState.ts'
import { isLate } from './stepText.ts'

type Line = RouteStep & { at: number }
type Props = { caseFileGuid: string; processName: string; onClose: () => void }

const noValue = <span className="muted">–</span>
const columns: readonly GridColumn<Line>[] = [
  {
    key: 'name',
    header: 'Етап',
    width: '12rem',
    onPhone: 'title',
    cell: ({ name, isCurrent }) => (
      <span className="flex flex-wrap align-items-center gap-2">
        {name}
        {isCurrent && <StatusTag tone="navy">Текущ</StatusTag>}
      </span>
    ),
  },
  { key: 'performer', header: 'Изпълнител', width: '11rem', cell: ({ performer }) => performer || noValue },
  {
    key: 'startedAt',
    header: 'Начало',
    width: '8.4rem',
    cell: ({ startedAt }) => formatDateTime(startedAt) || noValue,
  },
  {
    key: 'dueDate',
    header: 'Очаквано приключване',
    width: '8rem',
    cell: (row) => <span className={isLate(row) ? 'late nowrap' : 'nowrap'}>{formatDate(row.dueDate) || '–'}</span>,
  },
  {
    key: 'finishedAt',
    header: 'Приключване',
    width: '8.4rem',
    cell: ({ finishedAt }) => formatDateTime(finishedAt) || noValue,
  },
  { key: 'result', header: 'Резултат', width: '7rem', cell: ({ result }) => result || noValue },
  { key: 'comment', header: 'Коментар', cell: ({ comment }) => comment || noValue },
]

const RouteHistoryDialog = ({ caseFileGuid, processName, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(routeHistoryAtom(caseFileGuid))
  const [newestFirst, setNewestFirst] = useState(false)
  const lines = data?.map((stage, at) => ({ ...stage, at }))
  return (
    <Dialog
      open
      size="xl"
      title="История на маршрута"
      onClose={onClose}
      footer={<Button onClick={onClose}>Затвори</Button>}
    >
      <div className="flex flex-column gap-3">
        <div className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
          <span className="muted">{processName}</span>
          <Switch label="Най-новите първо" checked={newestFirst} onChange={setNewestFirst} />
        </div>
        <Grid
          label="История на маршрута"
          columns={columns}
          rows={newestFirst ? lines : lines?.toReversed()}
          rowKey={({ at }) => at}
          skeletonRows={4}
          error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
        />
      </div>
    </Dialog>
  )
}

export default RouteHistoryDialog

import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { RemainingLeave } from '../../../contract/shapes/absences.ts'
import { leaveApplications } from '../../../contract/staff.ts'
import { yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { useExport } from '../../../screen-kit/list/export/useExport.ts'
import { dateColumn, departmentColumn, numberColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { download } from '../../../transport/download.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconExport } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const requestOf = (year: number, departmentId: number, personId: number) => ({
  query: { year, ...(departmentId > 0 && { departmentId }), ...(personId > 0 && { personId }) },
})
const remainingAtom = queryAtomFamily((year: number, departmentId: number, personId: number) =>
  queryOf(leaveApplications.getRemainingLeave, requestOf(year, departmentId, personId), { quiet: true }),
)

const days = { width: '6.5rem', onPhone: 'line', numeric: true } as const
const columns: readonly WordedColumn<RemainingLeave>[] = [
  {
    key: 'person',
    header: 'Служител',
    onPhone: 'title',
    text: ({ person }) => person?.name ?? '',
    cell: ({ person }) => <b>{person?.name ?? '–'}</b>,
  },
  departmentColumn('departmentName', 'Звено', { onPhone: 'line' }),
  numberColumn('basic', 'Основен', days),
  numberColumn('additional', 'Допълн.', days),
  numberColumn('used', 'Ползвани', days),
  numberColumn('requested', 'Заявени', days),
  numberColumn('remaining', 'Остатък', days),
  dateColumn('validUntil', 'Валидни до', { width: '7rem', onPhone: 'line' }),
]
const unsorted = columns.map(({ sortBy: _, ...column }) => column)

type Ids = { departmentId: number; personId: number }

const Rows = ({ year, departmentId, personId }: Ids & { year: number }) => {
  const { data, error, refetch } = useAtomValue(remainingAtom(year, departmentId, personId))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <Grid<RemainingLeave>
      label={`Остатък от отпуск за ${year} г.`}
      columns={unsorted}
      rows={data}
      rowKey={({ person }) => person?.id ?? 0}
      rowLabel={({ person }) => person?.name ?? ''}
      empty={<EmptyState title="Няма такива служители">Изберете друго звено или служител.</EmptyState>}
    />
  )
}

/** Renders the report „Справка за остатък от отпуск“ (specification 2, section 1). */
export const RemainingDialog = ({ onClose }: { onClose: () => void }) => {
  const now = yearOf(today())
  const [year, setYear] = useState(now)
  const [{ departmentId, personId }, setIds] = useState<Ids>({ departmentId: 0, personId: 0 })
  const { busy, start } = useExport()
  const exportAll = () =>
    start(`Остатък от отпуск ${year}`, (signal) =>
      download(leaveApplications.exportRemainingLeave, requestOf(year, departmentId, personId), { signal }),
    )
  return (
    <Dialog
      open
      size="l"
      title="Справка за остатък от отпуск"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Затвори</Button>
          <Button icon={IconExport} busy={busy} onClick={exportAll}>
            Експортирай
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <div className="form-grid">
          <SelectField
            label="Година"
            required
            empty={null}
            value={String(year)}
            options={[now - 1, now, now + 1].map((one) => ({ value: String(one), label: `${one} г.` }))}
            onChange={(text) => setYear(Number(text))}
          />
          <LookupSelect
            label="Звено"
            from={departments}
            placeholder="Всички"
            value={departmentId || undefined}
            onChange={(id) => setIds({ departmentId: id ?? 0, personId })}
          />
          <LookupSelect
            label="Служител"
            from={presentPeople}
            placeholder="Всички"
            value={personId || undefined}
            onChange={(id) => setIds({ departmentId, personId: id ?? 0 })}
          />
        </div>
        <Rows year={year} departmentId={departmentId} personId={personId} />
      </div>
    </Dialog>
  )
}

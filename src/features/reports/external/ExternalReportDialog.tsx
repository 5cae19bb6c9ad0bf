import { useEffect, useRef, useState } from 'react'
import { type ExternalReport, type ExternalResult, externalReports } from '../../../contract/reports.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { periodProblem } from '../../../rules/deadlines/period.ts'
import { periodOf } from '../../../rules/reports/periods.ts'
import { daysOf } from '../../../screen-kit/list/export/daysOf.ts'
import { useExport } from '../../../screen-kit/list/export/useExport.ts'
import { download } from '../../../transport/download.ts'
import { attempt } from '../../../transport/request.ts'
import { startCall } from '../../../transport/startCall.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { IconExport } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'

type Props = { report: ExternalReport; onClose: () => void; onRun: () => void }
type Cells = readonly string[]
type Shown = { key: number; cells: Cells }

const columnsOf = ({ headers }: ExternalResult) =>
  headers.map((header, at) => ({
    key: String(at),
    header,
    ...(at === 0 && { onPhone: 'title' as const }),
    text: ({ cells }: Shown) => cells[at] ?? '',
  }))
const keyOf = ({ key }: Shown) => key

const useRun = (id: number, onRun: () => void) => {
  const [result, setResult] = useState<ExternalResult | null>(null)
  const [busy, setBusy] = useState(false)
  const abort = useRef<() => void>(undefined)
  useEffect(() => () => abort.current?.(), [])
  const run = (period: { fromDate: string; toDate: string }) => {
    abort.current?.()
    setBusy(true)
    abort.current = startCall(
      (signal) => attempt(externalReports.run, { query: { id }, body: period }, { signal }),
      (outcome) => {
        setBusy(false)
        if (!outcome.done) return
        setResult(outcome.reply)
        onRun()
      },
    )
  }
  return { result, busy, run }
}

export const ExternalReportDialog = ({ report: { id, name, description }, onClose, onRun }: Props) => {
  const [period, setPeriod] = useState<{ fromDate: string | null; toDate: string | null }>(periodOf('year', today()))
  const { result, busy, run } = useRun(id, onRun)
  const exporting = useExport()
  const { fromDate, toDate } = period
  const turned = periodProblem({ fromDate: fromDate ?? undefined, toDate: toDate ?? undefined })
  const whole = fromDate && toDate && !turned ? { fromDate, toDate } : undefined
  const refusal = whole ? undefined : { title: 'Изберете период.', because: 'Нужни са двете му дати.' }
  return (
    <Dialog
      open
      size="l"
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Затвори</Button>
          <Button
            icon={IconExport}
            busy={exporting.busy}
            refusal={refusal}
            onClick={() =>
              whole &&
              exporting.start(
                name,
                (signal) => download(externalReports.download, { query: { id, ...whole } }, { signal }),
                daysOf(whole),
              )
            }
          >
            Изтегли
          </Button>
          <Button kind="primary" busy={busy} refusal={refusal} onClick={() => whole && run(whole)}>
            Изпълни
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <p className="m-0">{description}</p>
        <div className="form-grid">
          <DateField label="От дата" value={fromDate} onChange={(date) => setPeriod({ ...period, fromDate: date })} />
          <DateField
            label="До дата"
            value={toDate}
            onChange={(date) => setPeriod({ ...period, toDate: date })}
            error={turned}
          />
        </div>
        {result && (
          <>
            <p className="muted m-0" role="status">{`Изпълнена на ${formatDateTime(result.runAt)}`}</p>
            <Grid
              label={name}
              columns={columnsOf(result)}
              rows={result.rows.map((cells, key) => ({ key, cells }))}
              rowKey={keyOf}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

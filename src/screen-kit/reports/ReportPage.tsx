import { type ReactNode, useEffect, useRef, useState } from 'react'
import { finalize, type Subscription } from 'rxjs'
import { useLocation } from 'wouter'
import type { Period } from '../../rules/deadlines/period.ts'
import { Fault } from '../../transport/fault.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { FilterCard } from '../../widgets/fields/FilterCard.tsx'
import { IconPrint } from '../../widgets/icons.ts'
import { Banner } from '../../widgets/page/Banner.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { madeOfRows } from '../list/export/fileOfRows.ts'
import type { Edits } from '../list/filterDraft.ts'
import { ListScreen } from '../list/ListBody.tsx'
import { ListEmpty } from '../list/ListEmpty.tsx'
import { PeriodFields } from '../list/PeriodFields.tsx'
import { useFilterPanel } from '../list/useFilterPanel.ts'
import { usePeriod } from '../list/usePeriod.ts'
import { FigureValue } from './FigureValue.tsx'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportPaper } from './ReportPaper.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import { type FigureRow, type ReportKit, shownFigures } from './reportKit.ts'
import { reportSheet } from './reportSheet.ts'
import { type Report, useReport } from './useReport.ts'

type Panel<F extends object> = ReturnType<typeof useFilterPanel<F>>
type Props<F extends object, K extends string, R extends FigureRow<K>> = {
  kit: ReportKit<F, R, K>
  /** What else can be done, before „Печат“. */
  actions?: ReactNode
  /** The fields of the filter besides the period. */
  children: (panel: Panel<F>) => ReactNode
}

/** A report: what it counts, its filter with a period, totals beside their definitions, pictures, and the rows. */
export const ReportPage = <F extends object, K extends string, R extends FigureRow<K>>({
  kit,
  actions,
  children,
}: Props<F, K, R>) => {
  const report = useReport(kit)
  const { list, summary, notes, going } = report
  const [, navigate] = useLocation()
  const { rowHref, rowActions, figures, rowKey, rowLabel } = kit
  const totals = (key: string): ReactNode => {
    const name = shownFigures(figures).find((one) => one === key)
    const total = summary.data?.totals.find(({ figure }) => figure === key)
    return name && total ? (
      <FigureValue unit={figures[name].unit} value={total.value} currency={summary.data?.currency ?? ''} />
    ) : undefined
  }
  return (
    <ListScreen
      list={list}
      note={kit.about}
      fileOfList={() =>
        madeOfRows(list, rowKey, (rows) =>
          reportSheet({
            title: kit.title,
            period: report.about,
            currency: summary.data?.currency ?? '',
            columns: kit.columns,
            figures,
            rows,
            notes,
          }),
        )
      }
      actions={
        <>
          {actions}
          <PrintButton report={report} />
        </>
      }
      filterCard={<ReportFilter report={report}>{children}</ReportFilter>}
      rowKey={rowKey}
      rowLabel={rowLabel}
      {...(rowHref && { rowHref: (row: R) => rowHref(row, going) })}
      {...(rowActions && {
        rowActions: (row: R) =>
          rowActions(row, going).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
      })}
      totals={list.columns.some(({ key }) => totals(key) !== undefined) ? totals : undefined}
      empty={<ListEmpty list={list} of="данни" one="един ред" title={kit.emptyText} because={kit.emptyText} />}
    >
      {summary.data && (
        <div className="flex flex-column gap-3" aria-busy={summary.isStale || undefined}>
          <Card title="Общо">
            <ReportTotals summary={summary.data} figures={figures} />
          </Card>
          {notes.length > 0 && (
            <Banner kind="info">
              <ul className="report-notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Banner>
          )}
          <ReportCharts charts={kit.charts} summary={summary.data} going={going} />
        </div>
      )}
      {summary.error && <ErrorState {...summary.error} />}
      {!summary.data && !summary.error && (
        <Card title="Общо">
          <Skeleton lines={5} />
        </Card>
      )}
    </ListScreen>
  )
}

type ReportProps<F extends object, K extends string, R extends FigureRow<K>> = { report: Report<F, K, R> }

/** The period by name, and the panel. */
const ReportFilter = <F extends object, K extends string, R extends FigureRow<K>>({
  report: { kit, list },
  children,
}: ReportProps<F, K, R> & Pick<Props<F, K, R>, 'children'>) => {
  const panel = useFilterPanel(kit.filter, list)
  const period = usePeriod({
    values: panel.values as Period,
    applied: panel.applied as Period,
    edit: (change) => panel.edit(change as Edits<F>),
  })
  return (
    <>
      <Chips
        label="Период"
        items={kit.period.presets.map(({ key, label, isOn, chosen }) => ({
          key,
          label,
          pressed: isOn(list.filter),
          onPress: () => list.show({ ...list.filter, ...chosen }),
        }))}
      />
      <FilterCard {...panel.card(period)} choices={undefined}>
        <PeriodFields {...period} />
        {children(panel)}
      </FilterCard>
    </>
  )
}

/** Asks for all rows and prints them. */
const PrintButton = <F extends object, K extends string, R extends FigureRow<K>>({ report }: ReportProps<F, K, R>) => {
  const [rows, setRows] = useState<readonly R[] | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef<Subscription>(undefined)
  useEffect(() => () => running.current?.unsubscribe(), [])
  const print = () => {
    setBusy(true)
    running.current = madeOfRows(report.list, report.kit.rowKey, (all) => all)
      .pipe(finalize(() => setBusy(false)))
      .subscribe({
        next: setRows,
        error: (failure: unknown) => {
          // The transport has told of its own faults.
          if (!(failure instanceof Fault)) throw failure
        },
      })
  }
  return (
    <>
      <Button icon={IconPrint} busy={busy} onClick={print}>
        Печат
      </Button>
      {rows && <ReportPaper report={report} rows={rows} onDone={() => setRows(null)} />}
    </>
  )
}

import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Period } from '../../rules/deadlines/period.ts'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { FilterCard } from '../../widgets/fields/FilterCard.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { fileColumns } from '../list/export/fileColumns.ts'
import { makeFromAllRows } from '../list/export/fileOfRows.ts'
import { PrintRowsButton } from '../list/export/PrintRowsButton.tsx'
import type { Edits } from '../list/filterDraft.ts'
import { ListScreen } from '../list/ListBody.tsx'
import { ListEmpty } from '../list/ListEmpty.tsx'
import { PeriodFields } from '../list/PeriodFields.tsx'
import { useFilterPanel } from '../list/useFilterPanel.ts'
import { usePeriod } from '../list/usePeriod.ts'
import { MetricValue } from './MetricValue.tsx'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportPaper } from './ReportPaper.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import { type MetricRow, type ReportDefinition, shownMetrics } from './reportDefinition.ts'
import { reportSheet } from './reportSheet.ts'
import { type Report, useReport } from './useReport.ts'

type Panel<F extends object> = ReturnType<typeof useFilterPanel<F>>
type Props<F extends object, K extends string, R extends MetricRow<K>> = {
  definition: ReportDefinition<F, R, K>
  actions?: ReactNode
  /** The tabs of the page that shows the report as one of them. */
  tabs?: { row: ReactNode; current: string } | undefined
  children: (panel: Panel<F>) => ReactNode
}

export const ReportPage = <F extends object, K extends string, R extends MetricRow<K>>({
  definition,
  actions,
  tabs,
  children,
}: Props<F, K, R>) => {
  const report = useReport(definition)
  const { list, summary, notes, linkContext } = report
  const [, navigate] = useLocation()
  const { rowHref, rowActions, metrics, rowKey, rowLabel } = definition
  const totals = (key: string): ReactNode => {
    const name = shownMetrics(metrics).find((one) => one === key)
    const total = summary.data?.totals.find(({ figure: metric }) => metric === key)
    return name && total ? (
      <MetricValue unit={metrics[name].unit} value={total.value} currency={summary.data?.currency ?? ''} />
    ) : undefined
  }
  return (
    <>
      <ListScreen
        list={list}
        note={definition.about}
        {...(tabs && { tabs })}
        fileOfList={() =>
          makeFromAllRows(list, rowKey, (rows) =>
            reportSheet({
              title: definition.title,
              period: report.about,
              currency: summary.data?.currency ?? '',
              columns: fileColumns(definition.columns),
              metrics,
              rows,
              notes,
            }),
          )
        }
        actions={
          <>
            {actions}
            <PrintRowsButton
              list={list}
              rowKey={rowKey}
              paper={(rows, onDone) => <ReportPaper report={report} rows={rows} onDone={onDone} />}
            />
          </>
        }
        filterCard={<ReportFilter report={report}>{children}</ReportFilter>}
        rowKey={rowKey}
        rowLabel={rowLabel}
        {...(rowHref && { rowHref: (row: R) => rowHref(row, linkContext) })}
        {...(rowActions && {
          rowActions: (row: R) =>
            rowActions(row, linkContext).map(({ href, ...item }) => ({ ...item, run: () => navigate(href) })),
        })}
        totals={list.columns.some(({ key }) => totals(key) !== undefined) ? totals : undefined}
        empty={
          <ListEmpty
            list={list}
            of="данни"
            one="един ред"
            title={definition.emptyText}
            because={definition.emptyText}
          />
        }
      >
        {summary.data && (
          <section className="card report-summary" aria-label="Общо" aria-busy={summary.isStale || undefined}>
            <ReportTotals summary={summary.data} metrics={metrics} />
            {notes.length > 0 && (
              <ul className="report-notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </section>
        )}
        {summary.error && <ErrorState {...summary.error} />}
        {!summary.data && !summary.error && !report.isUnread && (
          <Card>
            <Skeleton lines={2} />
          </Card>
        )}
      </ListScreen>
      {summary.data && (
        <div className="report-charts" aria-busy={summary.isStale || undefined}>
          <ReportCharts charts={definition.charts} summary={summary.data} linkContext={linkContext} />
        </div>
      )}
    </>
  )
}

type ReportProps<F extends object, K extends string, R extends MetricRow<K>> = { report: Report<F, K, R> }

const ReportFilter = <F extends object, K extends string, R extends MetricRow<K>>({
  report: { definition, list },
  children,
}: ReportProps<F, K, R> & Pick<Props<F, K, R>, 'children'>) => {
  const panel = useFilterPanel(definition.filter, list)
  const period = usePeriod({
    values: panel.values as Period,
    applied: panel.applied as Period,
    edit: (change) => panel.edit(change as Edits<F>),
  })
  const card = panel.card(period)
  /**
   * True if a filter value is the default. Such a tag has no clear button, because a cleared date gets its default
   * value again.
   */
  const isUsual = (key: keyof F) =>
    definition.period.filledIn({ ...list.filter, [key]: undefined })[key] === list.filter[key]
  return (
    <>
      <Chips
        label="Период"
        items={definition.period.presets.map(({ key, label, isOn, chosen }) => ({
          key,
          label,
          pressed: isOn(list.filter),
          onPress: () => list.show({ ...list.filter, ...chosen }, (name) => name in chosen),
        }))}
      />
      <FilterCard
        {...card}
        tags={card.tags.map(({ onRemove, ...tag }) => (isUsual(tag.key) ? tag : { ...tag, onRemove }))}
        choices={undefined}
      >
        <PeriodFields {...period} />
        {children(panel)}
      </FilterCard>
    </>
  )
}

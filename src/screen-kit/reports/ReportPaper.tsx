import { useEffect } from 'react'
import { PrintedSheet } from '../../widgets/files/PrintSheet.tsx'
import { print } from '../../widgets/files/print.ts'
import { madeLine } from '../list/export/heading.ts'
import { PaperBody } from '../paper/PaperBody.tsx'
import { metricText } from './metricText.ts'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import { type MetricRow, shownMetrics } from './reportDefinition.ts'
import type { Report } from './useReport.ts'

type Props<F extends object, K extends string, R extends MetricRow<K>> = {
  report: Report<F, K, R>
  rows: readonly R[]
  onDone: () => void
}

/**
 * Prints a report with all its rows, not only the current page. The component opens the print dialog when it is
 * rendered, and calls `onDone` when the dialog is closed.
 */
export const ReportPaper = <F extends object, K extends string, R extends MetricRow<K>>(props: Props<F, K, R>) => {
  const { report, rows, onDone } = props
  const { definition, list, summary, notes, about } = report
  useEffect(() => print(onDone), [onDone])
  const { data } = summary
  const shown = new Set<string>(shownMetrics(definition.metrics))
  const totalOf = (key: string) => {
    const total = shown.has(key) ? data?.totals.find(({ figure: metric }) => metric === key) : undefined
    const metric = shownMetrics(definition.metrics).find((name) => name === key)
    return total && metric ? metricText(definition.metrics[metric].unit, total.value, data?.currency ?? '') : ''
  }
  return (
    <PrintedSheet name={definition.title}>
      <div className="report-paper" lang="bg">
        <PaperBody className="muted m-0" />
        <h1>{definition.title}</h1>
        <p className="m-0">{`${definition.about} Период и филтър: ${about}.`}</p>
        {data && <ReportTotals summary={data} metrics={definition.metrics} writtenOut />}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {data && <ReportCharts charts={definition.charts} summary={data} linkContext={report.linkContext} />}
        <table>
          <thead>
            <tr>
              {list.columns.map(({ key, header, numeric }) => (
                <th key={key} className={numeric ? 'numeric' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={definition.rowKey(row)}>
                {list.columns.map((column) => (
                  <td key={column.key} className={column.numeric ? 'numeric' : undefined}>
                    {column.text(row)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="report-paper-totals">
              {list.columns.map(({ key, numeric }, at) => (
                <td key={key} className={numeric ? 'numeric' : undefined}>
                  {at === 0 ? 'Общо' : totalOf(key)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="muted">{madeLine('Изготвена')}</p>
      </div>
    </PrintedSheet>
  )
}

import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ReportSummary } from '../../contract/reports.ts'
import { useQueryResult, withFixedResponse } from '../list/useList.ts'
import { useListPage } from '../list/useListPage.ts'
import { useMayOpen } from '../routeTable.ts'
import { periodText } from './metricText.ts'
import type { MetricRow, ReportDefinition, ReportLinkContext } from './reportDefinition.ts'

/** Returns notes about the limits of the data, so that the values are not misread. */
const notesOf = (
  { notes = {} }: { notes?: Readonly<Record<string, (count: number) => string>> },
  summary: ReportSummary | undefined,
): string[] => summary?.notes.flatMap(({ note, count }) => notes[note]?.(count) ?? []) ?? []

const none: readonly string[] = []
const noSummary: ReportSummary = { currency: '', totals: [], compared: null, since: null, notes: [], charts: [] }

export const useReport = <F extends object, K extends string, R extends MetricRow<K>>(
  definition: ReportDefinition<F, R, K>,
) => {
  const { name, title, filter, allColumns, pageOf, period, hiddenAtFirst = none } = definition
  const list = useListPage({
    name,
    title,
    filter,
    columns: allColumns,
    hiddenAtFirst,
    pageOf,
    filledIn: period.filledIn,
  })
  const isUnread = list.unreadTags.length > 0
  const summary = useQueryResult(
    useMemo(() => {
      const query = definition.summaryOf(list.filter)
      return isUnread ? withFixedResponse(query, noSummary) : query
    }, [definition, list.filter, isUnread]),
  )
  const tags = useAtomValue(useMemo(() => filter.tagsAtom(list.filter), [filter, list.filter]))
  const show: typeof list.show = (next, settled) => {
    summary.invalidate()
    list.show(period.inAddress(next), settled)
  }
  const refresh = () => {
    summary.invalidate()
    summary.refetch()
    list.refresh()
  }
  const mayOpen = useMayOpen()
  const linkContext: ReportLinkContext<F> = { filter: list.filter, mayOpen }
  const { fromDate, toDate } = list.filter as { fromDate?: string; toDate?: string }
  const dates = fromDate && toDate ? periodText({ fromDate, toDate }) : ''
  const others = tags.flatMap(({ key, label }) => (key === 'fromDate' || key === 'toDate' ? [] : [label]))
  return {
    definition,
    list: { ...list, show, refresh },
    summary: isUnread ? { ...summary, data: undefined } : summary,
    /** True if a filter value of the URL cannot be parsed; then the report is not requested. */
    isUnread,
    linkContext,
    notes: notesOf(definition, isUnread ? undefined : summary.data),
    about: [dates, ...others].filter(Boolean).join('; '),
  }
}
export type Report<F extends object, K extends string, R extends MetricRow<K>> = ReturnType<typeof useReport<F, K, R>>

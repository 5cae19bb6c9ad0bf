import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ReportSummary } from '../../contract/reports.ts'
import { formatDateYear } from '../../dates/civilDate.ts'
import { mayEnterAtom } from '../../state/access.ts'
import { useAnswer } from '../list/useList.ts'
import { useListPage } from '../list/useListPage.ts'
import { periodText } from './figureText.ts'
import type { FigureRow, Going, ReportKit } from './reportKit.ts'

/** What a reader must know so as not to be misled, as sentences. */
const notesOf = (
  { notes = {} }: { notes?: Readonly<Record<string, (count: number) => string>> },
  summary: ReportSummary | undefined,
): string[] => {
  if (!summary) return []
  const own = summary.notes.flatMap(({ note, count }) => notes[note]?.(count) ?? [])
  const { compared, since } = summary
  if (compared === null) return [...own, 'Няма записи за същия период на предходната година, с които да се сравни.']
  const isPartly = since !== null && since > compared.fromDate
  return isPartly
    ? [...own, `Записите започват на ${formatDateYear(since)}, затова сравнението с предходната година е непълно.`]
    : own
}

/** A report page: its rows as a list, and its totals, which are asked for anew with the filter and not with the page. */
export const useReport = <F extends object, K extends string, R extends FigureRow<K>>(kit: ReportKit<F, R, K>) => {
  const { name, title, filter, allColumns, pageOf, period } = kit
  const list = useListPage({ name, title, filter, columns: allColumns, pageOf, filledIn: period.filledIn })
  const summary = useAnswer(useMemo(() => kit.summaryOf(list.filter), [kit, list.filter]))
  const tags = useAtomValue(useMemo(() => filter.tagsAtom(list.filter), [filter, list.filter]))
  const show = (next: Partial<F>) => {
    summary.forget()
    list.show(period.inAddress(next))
  }
  const refresh = () => {
    summary.forget()
    summary.refetch()
    list.refresh()
  }
  const mayEnter = useAtomValue(mayEnterAtom)
  const going: Going<F> = { filter: list.filter, mayEnter }
  const { fromDate, toDate } = list.filter as { fromDate?: string; toDate?: string }
  const dates = fromDate && toDate ? periodText({ fromDate, toDate }) : ''
  const others = tags.flatMap(({ key, label }) => (key === 'fromDate' || key === 'toDate' ? [] : [label]))
  return {
    kit,
    list: { ...list, show, refresh },
    summary,
    going,
    notes: notesOf(kit, summary.data),
    /** What was filtered by, in words. */
    about: [dates, ...others].filter(Boolean).join('; '),
  }
}
export type Report<F extends object, K extends string, R extends FigureRow<K>> = ReturnType<typeof useReport<F, K, R>>

import { addDays, type CivilDate } from '../../dates/civilDate.ts'

/** A period including its first and its last day; `to` is null if it has no end. */
export type Span = { from: CivilDate; to: CivilDate | null }

const endless = '9999-12-31'

export const overlaps = (a: Span, b: Span): boolean => a.from <= (b.to ?? endless) && b.from <= (a.to ?? endless)

export const covers = ({ from, to }: Span, day: CivilDate): boolean => from <= day && day <= (to ?? endless)

export const gapsOf = (spans: readonly Span[]): { from: CivilDate; to: CivilDate }[] => {
  const gaps: { from: CivilDate; to: CivilDate }[] = []
  let end: CivilDate | undefined
  for (const { from, to } of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (end !== undefined && from > addDays(end, 1)) gaps.push({ from: addDays(end, 1), to: addDays(from, -1) })
    const last = to ?? endless
    if (end === undefined || last > end) end = last
    if (end === endless) break
  }
  return gaps
}

export const coveredUntil = (spans: readonly Span[], day: CivilDate): CivilDate | null => {
  let until: CivilDate | null = null
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const at: CivilDate = until === null ? day : addDays(until, 1)
    if (!covers(span, at)) continue
    if (span.to === null) return endless
    until = span.to
  }
  return until
}

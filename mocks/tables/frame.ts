import { registryDepartmentId } from '../../fixtures/departments.ts'
import { timeOf } from '../../src/rules/civilDate.ts'
import { correspondentSpans, type Span } from './correspondentNames.ts'
import { type Days, daysAround } from './days.ts'
import { type CaseOutcome, settleCase } from './documentOutcome.ts'
import { planDocuments } from './documentPlan.ts'
import type { DocumentRow } from './documentRows.ts'
import type { CasePlan } from './documentWriter.ts'
import { type Organisation, organisation } from './organisation.ts'
import { type People, peopleOf } from './people.ts'
import { nonWorkingDayRows } from './settings.ts'
import type { NonWorkingDayRow } from './settingsRows.ts'
import { slotsOf } from './slots.ts'

export type FrameSettings = { seed: number; documents: number; start: Date }

/** What is made at once when a world begins, and what all later tables are made from. None of it changes later. */
export type Frame = {
  seed: number
  start: Date
  startIso: string
  days: Days
  nonWorkingDays: NonWorkingDayRow[]
  organisation: Organisation
  people: People
  spans: Span[]
  /** Oldest first: the document with id n is at n - 1. */
  documents: readonly DocumentRow[]
  cases: readonly CasePlan[]
  outcomes: readonly CaseOutcome[]
  counters: ReadonlyMap<string, number>
}

const secondOfDay = (at: Date): number => {
  const [hours = 0, minutes = 0] = timeOf(at.toISOString()).split(':').map(Number)
  return hours * 3600 + minutes * 60
}

export const frameOf = ({ seed, documents: count, start }: FrameSettings): Frame => {
  const nonWorkingDays = nonWorkingDayRows(start)
  const days = daysAround(start, nonWorkingDays)
  const staff = organisation()
  const people = peopleOf(staff, registryDepartmentId)
  const spans = correspondentSpans(count)
  const slots = slotsOf(seed, count, days, secondOfDay(start))
  const { documents, cases, counters } = planDocuments({ seed, slots, days, people, spans })
  const outcomes = cases.map((plan) => settleCase(seed, plan, days))
  return {
    seed,
    documents,
    start,
    startIso: start.toISOString(),
    days,
    nonWorkingDays,
    organisation: staff,
    people,
    spans,
    cases,
    outcomes,
    counters,
  }
}

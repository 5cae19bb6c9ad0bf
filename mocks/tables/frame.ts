import { registryDepartmentId } from '../../fixtures/departments.ts'
import { timeOf } from '../../src/rules/civilDate.ts'
import { correspondentSpans, type Span } from './correspondentNames.ts'
import { type Days, daysAround } from './days.ts'
import { type CaseOutcome, settleCase } from './documentOutcome.ts'
import { type DocumentPlan, planDocuments } from './documentPlan.ts'
import type { DocumentRow } from './documentRows.ts'
import type { CasePlan } from './documentWriter.ts'
import { type Organisation, organisation } from './organisation.ts'
import { type People, peopleOf } from './people.ts'
import { nonWorkingDayRows } from './settings.ts'
import type { NonWorkingDayRow } from './settingsRows.ts'
import { slotsOf } from './slots.ts'

export type FrameSettings = { seed: number; documents: number; start: Date }

/**
 * What all tables of a world are made from. People and the calendar are made at once, the documents when they are first
 * read. None of it changes later.
 */
export type Frame = {
  seed: number
  start: Date
  startIso: string
  /** How many documents there are; known before they are made. */
  count: number
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
  type Plan = DocumentPlan & { outcomes: CaseOutcome[] }
  let made: Plan | undefined
  const plan = (): Plan => {
    if (made) return made
    const slots = slotsOf(seed, count, days, secondOfDay(start))
    const planned = planDocuments({ seed, slots, days, people, spans })
    // How a case ends is written into its documents too, so they are not shown before.
    made = { ...planned, outcomes: planned.cases.map((one) => settleCase(seed, one, days)) }
    return made
  }
  return {
    seed,
    count,
    start,
    startIso: start.toISOString(),
    days,
    nonWorkingDays,
    organisation: staff,
    people,
    spans,
    get documents() {
      return plan().documents
    },
    get cases() {
      return plan().cases
    },
    get outcomes() {
      return plan().outcomes
    },
    get counters() {
      return plan().counters
    },
  }
}

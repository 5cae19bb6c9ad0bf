import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { type Days, type LocalTime, localTime } from '../seed/days.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'
import { sendingOf } from './seedSending.ts'
import type { CasePlan } from './seedWriter.ts'

/**
 * One in this many case files with an overdue document stays overdue, and one in this many old ones without a term gets
 * none.
 */
const LATE_OF = 8
const MORNING = 9 * 3600
/** In seconds of the day: later than the last registration of a day. */
const EVENING = 17.75 * 3600

const isOverdue = (row: DocumentRow, today: string): boolean =>
  row.deadline !== null &&
  row.deadline < today &&
  !isFinal(statusOf(row)) &&
  row.statusId !== DocumentStatus.SUSPENDED &&
  row.number !== null

/**
 * Finds a document in an old open case file that could get a term, preferably a registered one. Undefined if an open
 * document of the case file has a term already.
 */
const withoutTerm = ({ documents }: CasePlan, before: number, days: Days): DocumentRow | undefined => {
  const [root] = documents
  if (!root?.dateRegistered || days.dayOfIso(root.dateRegistered) >= before) return undefined
  const open = documents.filter((row) => !isFinal(statusOf(row)))
  if (open.some(({ deadline, statusId }) => deadline !== null || statusId === DocumentStatus.SUSPENDED))
    return undefined
  return open.find(({ number }) => number !== null) ?? open[0]
}

/**
 * Returns a function that keeps most old open case files from being overdue: the first document and resolutions get a
 * later deadline set by a user, other documents are completed in time. Most case files without a term get one.
 */
export const termKeeper = (seed: number, days: Days, complete: Complete) => {
  const today = days.dateOf(days.today)
  const before = days.step(days.today, -1)
  let count = 0
  let waiting = 0
  return (plan: CasePlan): void => {
    const overdue = plan.documents.filter((row) => isOverdue(row, today))
    const random = randomOf(seed, Purpose.TERM, plan.id)
    if (overdue.length > 0) {
      count += 1
      if (count % LATE_OF !== LATE_OF / 2) keepTerms({ seed, days, random, complete }, plan, overdue)
    }
    const untimed = withoutTerm(plan, before, days)
    if (!untimed) return
    waiting += 1
    if (waiting % LATE_OF !== LATE_OF / 2) giveTerm(random, untimed, days)
  }
}

const giveTerm = (random: Random, row: DocumentRow, days: Days): void => {
  row.deadline = days.dateOf(days.roll(days.today + random.between(2, 45)))
  row.deadlineQuantity = null
  row.deadlineUnitId = null
  row.deadlineRuleId = null
}

const lastStep = (of: { seed: number; days: Days }, row: DocumentRow): string =>
  row.directionId === Direction.OUTGOING
    ? sendingOf(of, row).deliveredAt
    : laterOf(row.statusDate, row.dateRegistered ?? row.dateCreated)

type Complete = (days: Days, plan: CasePlan, row: DocumentRow, at: LocalTime) => void
type Keeping = { seed: number; days: Days; random: Random; complete: Complete }
const keepTerms = (
  { seed, days, random, complete }: Keeping,
  plan: CasePlan,
  overdue: readonly DocumentRow[],
): void => {
  for (const row of overdue) {
    if (row === plan.documents[0] || row.parentGuid !== null) giveTerm(random, row, days)
    else {
      const ended = [row, ...plan.documents.filter(({ parentGuid }) => parentGuid === row.guid)]
      const last = Math.max(...ended.map((one) => days.dayOfIso(lastStep({ seed, days }, one))))
      if (last >= days.today) continue
      const done = Math.min(days.step(last, random.between(1, 4)), days.step(days.today, -1))
      const second = done === last ? EVENING + random.int(900) : MORNING + random.int(8 * 3600)
      // A resolution is completed before the document that it resolves.
      for (const [at, one] of ended.entries()) complete(days, plan, one, localTime(done, second - (at === 0 ? 0 : 600)))
    }
  }
}

import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Days } from '../seed/days.ts'
import { statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import type { CasePlan } from './seedWriter.ts'

/** How many of the documents that are still worked on after their term are late; the others were given more time. */
const SHARE_LATE = 0.13
const MORNING = 9 * 3600

const isOverdue = (row: DocumentRow, today: string): boolean =>
  row.deadline !== null &&
  row.deadline < today &&
  !isFinal(statusOf(row)) &&
  row.statusId !== DocumentStatus.SUSPENDED &&
  row.number !== null

/**
 * Old work that is still open is seldom late: what was opened by the case has been given a later term by hand, what came
 * in on the way was done in time. A case that is late is so with all of its documents.
 */
export const keepTerms = (seed: number, plan: CasePlan, days: Days): void => {
  const today = days.dateOf(days.today)
  const overdue = plan.documents.filter((row) => isOverdue(row, today))
  const chance = chanceOf(seed, Purpose.TERM, plan.id)
  if (overdue.length === 0 || chance.is(SHARE_LATE)) return
  for (const row of overdue) {
    if (row === plan.documents[0] || row.parentGuid !== null) {
      row.deadline = days.dateOf(days.roll(days.today + chance.between(2, 45)))
      row.deadlineQuantity = null
      row.deadlineUnitId = null
      row.deadlineRuleId = null
    } else {
      const registered = days.dayOfIso(row.dateRegistered ?? row.dateCreated)
      const done = days.step(registered, chance.between(1, 4))
      row.statusId = DocumentStatus.COMPLETED
      row.statusDate = days.isoAt(Math.min(done, days.step(days.today, -1)), MORNING + chance.int(8 * 3600))
      row.statusReason = null
    }
  }
}

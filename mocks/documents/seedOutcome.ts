import { DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Days } from '../seed/days.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { termKeeper } from './seedTerms.ts'
import type { CasePlan } from './seedWriter.ts'

/** How a case stands at the start: closed or not, and since when. */
export type CaseOutcome = { isClosed: boolean; isArchived: boolean; statusDate: string }

const MORNING = 9.5 * 3600
const WITHIN = 7.5 * 3600

const end = (row: DocumentRow, statusId: DocumentStatus, at: string, reason: string | null = null) => {
  row.statusId = statusId
  row.statusDate = at
  row.statusReason = reason
}

const settleClosed = (plan: CasePlan, row: DocumentRow, at: string, isRoot: boolean) => {
  if (isRoot && plan.isForwarded) end(row, DocumentStatus.FORWARDED, at, 'Препратен на компетентния орган')
  else end(row, DocumentStatus.COMPLETED, at, isRoot && !plan.isAnswered ? 'За сведение, без отговор' : null)
}

/**
 * Gives every registered document of each case its status at the start of the world: what was answered is mostly closed,
 * old cases for information too; the rest is worked on. It yields after every `PIECE` cases.
 */
export function* settleCases(seed: number, plans: readonly CasePlan[], days: Days): Generator<void, CaseOutcome[]> {
  const keepTerms = termKeeper(seed, days)
  const outcomes: CaseOutcome[] = []
  for (const plan of plans) {
    outcomes.push(settleCase(seed, plan, days, keepTerms))
    // A list that grew holds room for more, which nobody needs any longer.
    plan.documents = plan.documents.slice()
    plan.days = plan.days.slice()
    if (outcomes.length % PIECE === 0) yield
  }
  return outcomes
}
/** Some milliseconds of work. */
const PIECE = 500

const settleCase = (seed: number, plan: CasePlan, days: Days, keepTerms: (plan: CasePlan) => void): CaseOutcome => {
  const chance = chanceOf(seed, Purpose.CASE_FILE, plan.id)
  const root = plan.documents[0] as DocumentRow
  const last = plan.documents.at(-1) as DocumentRow
  const lastDay = plan.days.at(-1) ?? days.today
  const age = days.today - lastDay
  const canClose = !plan.hasUnregistered && root.number !== null
  const closes = canClose && age > 5 && (plan.isAnswered ? chance.is(0.9) : age > 45 && chance.is(0.72))
  if (closes) {
    const day = Math.min(days.roll(lastDay + chance.between(1, 4)), days.today - 1)
    const at = days.isoAt(days.isWorking(day) ? day : days.step(day, -1), MORNING + chance.int(WITHIN))
    const written = last.dateRegistered ?? last.dateCreated
    const statusDate = laterOf(at, written)
    for (const row of plan.documents) settleClosed(plan, row, statusDate, row === root)
    annulOne(plan, chance.next())
    return { isClosed: true, isArchived: age > 330, statusDate }
  }
  const suspended = plan.asksForPapers && root.number !== null && chance.is(0.6)
  for (const [i, row] of plan.documents.entries()) {
    if (row.number === null) continue
    const dayAge = days.today - (plan.days[i] ?? days.today)
    if (row.directionId === 3)
      row.statusId = chance.is(goesByExchange(row) ? 0.5 : 0.88) ? DocumentStatus.SENT : DocumentStatus.REGISTERED
    else if (row.parentGuid !== null) row.statusId = DocumentStatus.IN_PROGRESS
    else if (row === root && suspended) {
      row.statusId = DocumentStatus.SUSPENDED
      row.statusReason = 'Отстраняване на нередовности (АПК, чл. 30)'
      row.suspendedUntil = days.dateOf(days.roll(days.today + chance.between(3, 20)))
    } else if (row === root && plan.hasResolution) row.statusId = DocumentStatus.IN_PROGRESS
    else if (row.directionId === 2) row.statusId = chance.is(0.5) ? DocumentStatus.COMPLETED : DocumentStatus.REGISTERED
    else row.statusId = openIncoming(dayAge, chance.next())
  }
  annulOne(plan, chance.next())
  keepTerms(plan)
  // A letter of ours may be all there is of a case and be done with at once.
  const isOver = plan.documents.every(isDoneWith)
  const lastEnded = plan.documents.reduce((at, { statusDate }) => laterOf(at, statusDate), root.dateCreated)
  return { isClosed: isOver, isArchived: false, statusDate: isOver ? lastEnded : root.dateCreated }
}

const isDoneWith = (row: DocumentRow): boolean => isFinal(statusOf(row))

const openIncoming = (dayAge: number, roll: number): DocumentStatus => {
  if (dayAge <= 3) return roll < 0.45 ? DocumentStatus.FOR_RESOLUTION : DocumentStatus.REGISTERED
  if (roll < 0.15) return DocumentStatus.FOR_RESOLUTION
  if (roll < 0.75) return DocumentStatus.IN_PROGRESS
  return DocumentStatus.REGISTERED
}

/** What leaves by ССЕВ or СЕОС is sent by hand: more of it still waits for somebody to do it. */
const goesByExchange = ({ sentViaId }: DocumentRow): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE

/** Now and then a further document that was not sent by exchange is annulled; its number stays taken. */
const annulOne = (plan: CasePlan, roll: number) => {
  const row = plan.documents[1]
  if (!row?.number || row.parentGuid || roll > 0.03) return
  if (row.sentViaId !== null && row.sentViaId >= 6) return
  end(row, DocumentStatus.ANNULLED, row.statusDate, 'Регистриран погрешно втори път')
}

declare module '../seed/frame.ts' {
  interface Frame {
    /** Oldest first: the document with id n is at n - 1. Made when first read. */
    documents: readonly DocumentRow[]
    /** The document with a guid. */
    documentOf: (guid: string) => DocumentRow | undefined
    cases: readonly CasePlan[]
    outcomes: readonly CaseOutcome[]
    counters: ReadonlyMap<string, number>
  }
}

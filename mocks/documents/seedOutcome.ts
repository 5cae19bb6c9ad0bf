import { ClosingGround } from '../../src/contract/closingGrounds.ts'
import { type DeadlineUnit, Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { groundText } from '../../src/rules/documents/closingGrounds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { type Days, dayOfTime, type LocalTime, localTime } from '../seed/days.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'
import { ALL_DONE, begin, complete, move, registeredAt, resolvedAt, withoutAnswer } from './seedMoves.ts'
import { goesByExchange, sendingTimes } from './seedSending.ts'
import { termKeeper } from './seedTerms.ts'
import { assignedAt, workOf } from './seedWork.ts'
import type { CasePlan } from './seedWriter.ts'

export type CaseOutcome = { isClosed: boolean; isArchived: boolean; statusDate: string }

const MORNING = 9.5 * 3600
const WITHIN = 7.5 * 3600
/**
 * In days: the longest time from registration to sending, and the longer one for ССЕВ and СЕОС, by which a user sends.
 */
const LEFT_AFTER = 4
const LEFT_BY_EXCHANGE_AFTER = 14

type Settling = { seed: number; days: Days; start: LocalTime; keepTerms: (plan: CasePlan) => void }

/**
 * Sets the final state of the seeded case files: those with an answer, and old ones that were for information only, are
 * mostly closed. Pauses after every `PIECE` case files.
 */
export function* settleCases(
  { seed, days, startIso }: { seed: number; days: Days; startIso: string },
  plans: readonly CasePlan[],
): Generator<void, CaseOutcome[]> {
  const settling: Settling = { seed, days, start: days.timeOf(startIso), keepTerms: termKeeper(seed, days, complete) }
  const outcomes: CaseOutcome[] = []
  for (const plan of plans) {
    outcomes.push(settleCase(settling, plan))
    // Copies the array, because an array that grew reserves more memory than it needs.
    plan.documents = plan.documents.slice()
    plan.times = plan.times.slice()
    if (outcomes.length % PIECE === 0) yield
  }
  return outcomes
}
/** Case files per batch, so that one batch takes a few milliseconds. */
const PIECE = 500

const isOutgoing = ({ directionId }: DocumentRow): boolean => directionId === Direction.OUTGOING

/** Returns the time at which the work ordered by a resolution is done. */
const doneAtOfResolution = (settling: Settling, plan: CasePlan, resolution: DocumentRow): LocalTime => {
  const about = plan.documents.find(({ guid }) => guid === resolution.parentGuid) ?? resolution
  return workOf(settling, { about, orderedBy: resolution }, registeredAt(plan, resolution)).doneAt
}
/**
 * Returns the time at which a document of a closed case is completed: a letter after its delivery, any other document
 * after its work is done.
 */
const doneWithAt = (
  settling: Settling,
  random: Random,
  plan: CasePlan,
  { row, at, deliveredAt }: { row: DocumentRow; at: LocalTime; deliveredAt: LocalTime | undefined },
): LocalTime => {
  const { days } = settling
  if (deliveredAt !== undefined) return days.afterWorkOf(deliveredAt, random.between(5, 90))
  if (row.parentGuid !== null) return doneAtOfResolution(settling, plan, row)
  const begun = row.directionId === Direction.INTERNAL ? at : (resolvedAt(plan, row) ?? assignedAt(settling, row, at))
  return days.afterWorkOf(begun, random.between(30, 400))
}

const closeCase = (settling: Settling, random: Random, plan: CasePlan): LocalTime | undefined => {
  const { days } = settling
  const lastDay = lastDayOf(plan, days)
  const day = Math.min(days.roll(lastDay + random.between(1, 4)), days.today - 1)
  let closedAt = localTime(days.isWorking(day) ? day : days.step(day, -1), MORNING + random.int(WITHIN))
  const sendings = plan.documents.map((row, i) =>
    isOutgoing(row) ? sendingTimes(settling, row, plan.times[i] ?? 0) : undefined,
  )
  const ends = plan.documents.map((row, i) =>
    doneWithAt(settling, random, plan, { row, at: plan.times[i] ?? 0, deliveredAt: sendings[i]?.deliveredAt }),
  )
  for (const end of ends) if (end > closedAt) closedAt = end
  if (dayOfTime(closedAt) >= days.today) return undefined
  const [root] = plan.documents
  const ground = root && plan.answeredOn === null && !plan.isForwarded ? chooseClosingGround(root) : null
  const reason = ground === null ? null : groundText(ground, '')
  for (const [i, row] of plan.documents.entries()) {
    const end = ends[i] ?? closedAt
    const sending = sendings[i]
    if (sending) {
      move(days, plan, row, DocumentStatus.SENT, sending.sentAt)
      move(days, plan, row, DocumentStatus.COMPLETED, end)
      continue
    }
    if (row.parentGuid !== null) {
      move(days, plan, row, DocumentStatus.IN_PROGRESS, plan.times[i] ?? 0)
      move(days, plan, row, DocumentStatus.COMPLETED, end, ALL_DONE)
      continue
    }
    if (row.directionId === Direction.INCOMING) begin(settling, plan, row, closedAt)
    if (row === root && plan.isForwarded)
      move(days, plan, row, DocumentStatus.FORWARDED, closedAt, 'Препратен на компетентния орган')
    else if (row === root || row.directionId === Direction.INCOMING) {
      const why = (row === root ? reason : null) ?? withoutAnswer(plan, row, closedAt)
      move(days, plan, row, DocumentStatus.COMPLETED, closedAt, why)
    } else move(days, plan, row, DocumentStatus.COMPLETED, end)
    if (row === root) row.closingGroundId = ground
  }
  return closedAt
}

const chooseClosingGround = ({ scope, id }: DocumentRow): ClosingGround => {
  const isOdd = id % 3 === 0
  if (scope === 1) return isOdd ? ClosingGround.FILED : ClosingGround.INFORMATION
  return isOdd ? ClosingGround.DISCONTINUED : ClosingGround.WITHDRAWN
}

const settleCase = (settling: Settling, plan: CasePlan): CaseOutcome => {
  const { seed, days, keepTerms } = settling
  const random = randomOf(seed, Purpose.CASE_FILE, plan.id)
  const root = plan.documents[0] as DocumentRow
  const age = days.today - lastDayOf(plan, days)
  const canClose = !plan.hasUnregistered && root.number !== null
  const lastIncoming = plan.documents.findLastIndex(isIncoming)
  const awaitsSending = plan.documents.some(
    (row, i) => i > lastIncoming && waitsForExchange(row, days.today - dayOfTime(plan.times[i] ?? 0)),
  )
  const closes =
    canClose && !awaitsSending && age > 5 && (plan.answeredOn !== null ? random.is(0.86) : age > 45 && random.is(0.64))
  const closed = closes ? closeCase(settling, random, plan) : undefined
  if (closed === undefined) for (const [i, row] of plan.documents.entries()) settleOpen(settling, random, plan, i, row)
  annulOne(days, plan, random)
  for (const [i, row] of plan.documents.entries()) countFromDelivery(settling, row, plan.times[i] ?? 0)
  if (closed !== undefined) return { isClosed: true, isArchived: age > 330, statusDate: days.isoOf(closed) }
  keepTerms(plan)
  // A case file may consist of one outgoing letter, which is completed at once; then the case file is closed.
  const isOver = plan.documents.every(isDoneWith)
  const lastEnded = () => plan.documents.reduce((at, { statusDate }) => laterOf(at, statusDate), root.dateCreated)
  return { isClosed: isOver, isArchived: false, statusDate: isOver ? lastEnded() : root.dateCreated }
}

const lastDayOf = ({ times }: CasePlan, { today }: Days): number => {
  const last = times.at(-1)
  return last === undefined ? today : dayOfTime(last)
}
const isDoneWith = (row: DocumentRow): boolean => isFinal(statusOf(row))

const FIRST_STEPS = 25

const settleOpen = (settling: Settling, random: Random, plan: CasePlan, i: number, row: DocumentRow): void => {
  const { days, start } = settling
  const at = plan.times[i] ?? 0
  if (row.number === null) {
    // A document written in the last hours is still a draft: no other user waits for it or works on it yet.
    if (days.afterWorkOf(days.timeOf(row.dateCreated), FIRST_STEPS) > start) row.statusId = DocumentStatus.DRAFT
    return
  }
  const roll = random.next()
  const later = plan.documents.slice(i + 1)
  const since = (statusId: DocumentStatus, from: LocalTime, reason: string | null = null): boolean => {
    if (from > start) return false
    move(days, plan, row, statusId, from, reason)
    return true
  }
  if (isOutgoing(row)) {
    const age = days.today - dayOfTime(at)
    const mayWait = goesByExchange(row) ? waitsForExchange(row, age) : age <= LEFT_AFTER && roll < 0.3
    // A document that sets a term for its receiver is sent at once, so it does not wait.
    const waits = mayWait && row.deadline === null && !later.some(isIncoming)
    if (!waits) since(DocumentStatus.SENT, sendingTimes(settling, row, at).sentAt)
    return
  }
  if (row.parentGuid !== null) {
    if (!since(DocumentStatus.IN_PROGRESS, at)) return
    if (roll < SHARE_DONE) since(DocumentStatus.COMPLETED, doneAtOfResolution(settling, plan, row), ALL_DONE)
    return
  }
  if (row.directionId === Direction.INTERNAL) {
    if (roll < 0.5) since(DocumentStatus.COMPLETED, days.afterWorkOf(at, random.between(60, 900)))
    return
  }
  const instructions = row === plan.documents[0] ? unansweredInstructions(plan) : undefined
  if (instructions && roll < 0.6) {
    const stopped = days.afterWorkOf(registeredAt(plan, instructions), 5 + (row.id % 40))
    if (stopped <= start && begin(settling, plan, row, stopped)) {
      since(DocumentStatus.SUSPENDED, stopped, 'Отстраняване на нередовности (АПК, чл. 30)')
      row.suspendedUntil = days.dateOf(days.roll(days.today + random.between(3, 20)))
      return
    }
  }
  // The author of a later letter of the case works on the document.
  const isWorkedOn = later.some((one) => one.parentGuid === row.guid || (isOutgoing(one) && one.number !== null))
  const statusId = isWorkedOn ? DocumentStatus.IN_PROGRESS : openIncoming(days.today - dayOfTime(at), roll)
  if (statusId === DocumentStatus.IN_PROGRESS) begin(settling, plan, row, start)
  else if (statusId === DocumentStatus.FOR_RESOLUTION) since(statusId, days.afterWorkOf(at, random.between(10, 240)))
}
/** The share of the work in open case files that is already done. */
const SHARE_DONE = 0.62

const unansweredInstructions = ({ documents }: CasePlan): DocumentRow | undefined => {
  const last = documents.findLastIndex((row) => isOutgoing(row) && row.number !== null)
  const letter = documents[last]
  return letter?.typeId === INSTRUCTIONS && !documents.slice(last + 1).some(isIncoming) ? letter : undefined
}
const INSTRUCTIONS = 23
const isIncoming = (row: DocumentRow): boolean => row.directionId === Direction.INCOMING

const openIncoming = (dayAge: number, roll: number): DocumentStatus => {
  if (dayAge <= 3) return roll < 0.6 ? DocumentStatus.FOR_RESOLUTION : DocumentStatus.REGISTERED
  if (roll < 0.24) return DocumentStatus.FOR_RESOLUTION
  if (roll < 0.75) return DocumentStatus.IN_PROGRESS
  return DocumentStatus.REGISTERED
}

const waitsForExchange = (row: DocumentRow, age: number): boolean =>
  goesByExchange(row) && row.number !== null && row.deadline === null && age <= LEFT_BY_EXCHANGE_AFTER

/** Starts the term that a letter sets for its receiver on the day of its delivery (АПК, чл. 30, ал. 2). */
const countFromDelivery = (settling: Settling, row: DocumentRow, registered: LocalTime): void => {
  if (!isOutgoing(row) || row.deadline === null || row.deadlineQuantity === null || row.deadlineUnitId === null) return
  if (row.statusId !== DocumentStatus.SENT && row.statusId !== DocumentStatus.COMPLETED) return
  const { days, start } = settling
  const { sentAt, deliveredAt } = sendingTimes(settling, row, registered)
  // A message by ССЕВ or СЕОС is delivered at once, but the receiver opens it later. The term counts from the opening.
  const noticedAt = goesByExchange(row) ? days.afterWorkOf(sentAt, 1) : deliveredAt
  if (noticedAt > start) return
  const day = dayOfTime(noticedAt)
  row.deadlineStart = days.dateOf(day)
  row.deadline = days.endOf(day, row.deadlineQuantity, row.deadlineUnitId as DeadlineUnit)
}

/**
 * Annuls the second document of some case files a few minutes after its registration; its number stays used. Never
 * annuls a document that has an answer, or the only answer of a case file.
 */
const annulOne = (days: Days, plan: CasePlan, random: Random) => {
  const roll = random.next()
  const [, row, next] = plan.documents
  if (!row?.number || row.parentGuid || roll > 0.05 || goesByExchange(row)) return
  if (plan.documents.some(({ parentGuid, subject }) => parentGuid === row.guid || subject.includes(`№ ${row.number}/`)))
    return
  if (isOutgoing(row) && !(next && isOutgoing(next) && next.number !== null)) return
  plan.moves = plan.moves.filter((one) => one.row !== row)
  const at = days.afterWorkOf(registeredAt(plan, row), 2 + (row.id % 3))
  move(days, plan, row, DocumentStatus.ANNULLED, at, annulledBecause[row.directionId])
  if (isOutgoing(row) && next) next.replacesGuid = row.guid
}
const annulledBecause: Readonly<Record<number, string>> = {
  [Direction.INCOMING]: 'Оттеглен от подателя при подаването',
  [Direction.INTERNAL]: 'Отпаднала необходимост',
  [Direction.OUTGOING]: 'Грешен адресат, издаден е нов документ',
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    /** The documents, oldest first: the document with id n has the index n - 1. They are generated on first read. */
    documents: readonly DocumentRow[]
    documentOf: (guid: string) => DocumentRow | undefined
    cases: readonly CasePlan[]
    caseOf: (row: DocumentRow) => CasePlan
    outcomes: readonly CaseOutcome[]
    counters: ReadonlyMap<string, number>
  }
}

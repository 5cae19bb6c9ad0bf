import { ClosingGround } from '../../src/contract/closingGrounds.ts'
import { type DeadlineUnit, Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { groundText } from '../../src/rules/documents/closingGrounds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Days } from '../seed/days.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'
import { ALL_DONE, begin, complete, move, withoutAnswer } from './seedMoves.ts'
import { goesByExchange, sendingOf } from './seedSending.ts'
import { termKeeper } from './seedTerms.ts'
import { assignedAt, workOf } from './seedWork.ts'
import type { CasePlan } from './seedWriter.ts'

export type CaseOutcome = { isClosed: boolean; isArchived: boolean; statusDate: string }

const MORNING = 9.5 * 3600
const WITHIN = 7.5 * 3600
/** After this number of days every letter is sent. Letters by ССЕВ or СЕОС are sent by a user and wait longer. */
const LEFT_AFTER = 4
const LEFT_BY_EXCHANGE_AFTER = 14

type Settling = { seed: number; days: Days; startIso: string; keepTerms: (plan: CasePlan) => void }

/** Answered cases and old cases for information are mostly closed. Pauses after every `PIECE` cases. */
export function* settleCases(
  { seed, days, startIso }: Omit<Settling, 'keepTerms'>,
  plans: readonly CasePlan[],
): Generator<void, CaseOutcome[]> {
  const settling: Settling = { seed, days, startIso, keepTerms: termKeeper(seed, days, complete) }
  const outcomes: CaseOutcome[] = []
  for (const plan of plans) {
    outcomes.push(settleCase(settling, plan))
    // Copies the array, because an array that grew reserves more memory than it needs.
    plan.documents = plan.documents.slice()
    plan.days = plan.days.slice()
    if (outcomes.length % PIECE === 0) yield
  }
  return outcomes
}
/** Cases per batch, so that one batch takes a few milliseconds. */
const PIECE = 500

const isOutgoing = ({ directionId }: DocumentRow): boolean => directionId === Direction.OUTGOING
const registered = (row: DocumentRow): string => row.dateRegistered ?? row.dateCreated

/** The time at which the work ordered by a resolution is done. */
const ordered = (settling: Settling, { documents }: CasePlan, resolution: DocumentRow): string => {
  const about = documents.find(({ guid }) => guid === resolution.parentGuid) ?? resolution
  return workOf(settling, { about, orderedBy: resolution }, registered(resolution)).doneAt
}
/**
 * The time at which a document of a closed case is completed: a letter after its delivery, any other document after its
 * work is done.
 */
const doneWithAt = (settling: Settling, random: Random, plan: CasePlan, row: DocumentRow): string => {
  const { days } = settling
  if (isOutgoing(row)) return days.afterWork(sendingOf(settling, row).deliveredAt, random.between(5, 90))
  if (row.parentGuid !== null) return ordered(settling, plan, row)
  if (row.directionId === Direction.INTERNAL) return days.afterWork(registered(row), random.between(30, 400))
  const resolution = plan.documents.find(({ parentGuid }) => parentGuid === row.guid)
  return days.afterWork(resolution?.dateRegistered ?? assignedAt(settling, row), random.between(30, 400))
}

const closeCase = (settling: Settling, random: Random, plan: CasePlan): string | undefined => {
  const { days } = settling
  const lastDay = plan.days.at(-1) ?? days.today
  const day = Math.min(days.roll(lastDay + random.between(1, 4)), days.today - 1)
  const wanted = days.isoAt(days.isWorking(day) ? day : days.step(day, -1), MORNING + random.int(WITHIN))
  const ends = plan.documents.map((row) => doneWithAt(settling, random, plan, row))
  const statusDate = ends.reduce(laterOf, wanted)
  if (days.dayOfIso(statusDate) >= days.today) return undefined
  const [root] = plan.documents
  const ground = root && plan.answeredOn === null && !plan.isForwarded ? unanswered(root) : null
  const reason = ground === null ? null : groundText(ground, '')
  for (const [i, row] of plan.documents.entries()) {
    const end = ends[i] ?? statusDate
    if (isOutgoing(row)) {
      move(plan, row, DocumentStatus.SENT, sendingOf(settling, row).sentAt)
      move(plan, row, DocumentStatus.COMPLETED, end)
      continue
    }
    if (row.parentGuid !== null) {
      move(plan, row, DocumentStatus.IN_PROGRESS, registered(row))
      move(plan, row, DocumentStatus.COMPLETED, end, ALL_DONE)
      continue
    }
    if (row.directionId === Direction.INCOMING) begin(settling, plan, row, statusDate)
    if (row === root && plan.isForwarded)
      move(plan, row, DocumentStatus.FORWARDED, statusDate, 'Препратен на компетентния орган')
    else if (row === root || row.directionId === Direction.INCOMING)
      move(
        plan,
        row,
        DocumentStatus.COMPLETED,
        statusDate,
        (row === root ? reason : null) ?? withoutAnswer(plan, row, statusDate),
      )
    else move(plan, row, DocumentStatus.COMPLETED, end)
    if (row === root) row.closingGroundId = ground
  }
  return statusDate
}

const unanswered = ({ scope, id }: DocumentRow): ClosingGround => {
  const isOdd = id % 3 === 0
  if (scope === 1) return isOdd ? ClosingGround.FILED : ClosingGround.INFORMATION
  return isOdd ? ClosingGround.DISCONTINUED : ClosingGround.WITHDRAWN
}

const settleCase = (settling: Settling, plan: CasePlan): CaseOutcome => {
  const { seed, days, keepTerms } = settling
  const random = randomOf(seed, Purpose.CASE_FILE, plan.id)
  const root = plan.documents[0] as DocumentRow
  const age = days.today - (plan.days.at(-1) ?? days.today)
  const canClose = !plan.hasUnregistered && root.number !== null
  const lastIncoming = plan.documents.findLastIndex(isIncoming)
  const awaitsSending = plan.documents.some(
    (row, i) => i > lastIncoming && waitsForExchange(row, days.today - (plan.days[i] ?? 0)),
  )
  const closes =
    canClose && !awaitsSending && age > 5 && (plan.answeredOn !== null ? random.is(0.86) : age > 45 && random.is(0.64))
  const closed = closes ? closeCase(settling, random, plan) : undefined
  if (closed === undefined) for (const [i, row] of plan.documents.entries()) settleOpen(settling, random, plan, i, row)
  annulOne(days, plan, random)
  for (const row of plan.documents) countFromDelivery(settling, row)
  if (closed !== undefined) return { isClosed: true, isArchived: age > 330, statusDate: closed }
  keepTerms(plan)
  // A case may consist of one outgoing letter only; such a letter is completed at once, so the case is closed.
  const isOver = plan.documents.every(isDoneWith)
  const lastEnded = plan.documents.reduce((at, { statusDate }) => laterOf(at, statusDate), root.dateCreated)
  return { isClosed: isOver, isArchived: false, statusDate: isOver ? lastEnded : root.dateCreated }
}

const isDoneWith = (row: DocumentRow): boolean => isFinal(statusOf(row))

const FIRST_STEPS = 25

const settleOpen = (settling: Settling, random: Random, plan: CasePlan, i: number, row: DocumentRow): void => {
  const { days, startIso } = settling
  if (row.number === null) {
    // A document written very recently is still a draft: no other user waits for it or works on it.
    if (days.afterWork(row.dateCreated, FIRST_STEPS) > startIso) row.statusId = DocumentStatus.DRAFT
    return
  }
  const roll = random.next()
  const later = plan.documents.slice(i + 1)
  const since = (statusId: DocumentStatus, at: string, reason: string | null = null): boolean => {
    if (at > startIso) return false
    move(plan, row, statusId, at, reason)
    return true
  }
  if (isOutgoing(row)) {
    const age = days.today - (plan.days[i] ?? 0)
    const mayWait = goesByExchange(row) ? waitsForExchange(row, age) : age <= LEFT_AFTER && roll < 0.3
    // A document that sets a term for its receiver is sent at once, so it does not wait.
    const waits = mayWait && row.deadline === null && !later.some(isIncoming)
    if (!waits) since(DocumentStatus.SENT, sendingOf(settling, row).sentAt)
    return
  }
  if (row.parentGuid !== null) {
    if (!since(DocumentStatus.IN_PROGRESS, registered(row))) return
    if (roll < SHARE_DONE) since(DocumentStatus.COMPLETED, ordered(settling, plan, row), ALL_DONE)
    return
  }
  if (row.directionId === Direction.INTERNAL) {
    if (roll < 0.5) since(DocumentStatus.COMPLETED, days.afterWork(registered(row), random.between(60, 900)))
    return
  }
  const instructions = row === plan.documents[0] ? unansweredInstructions(plan) : undefined
  if (instructions && roll < 0.6) {
    const at = days.afterWork(registered(instructions), 5 + (row.id % 40))
    if (at <= startIso && begin(settling, plan, row, at)) {
      since(DocumentStatus.SUSPENDED, at, 'Отстраняване на нередовности (АПК, чл. 30)')
      row.suspendedUntil = days.dateOf(days.roll(days.today + random.between(3, 20)))
      return
    }
  }
  const isResolved = later.some(({ parentGuid }) => parentGuid === row.guid)
  const statusId = isResolved ? DocumentStatus.IN_PROGRESS : openIncoming(days.today - (plan.days[i] ?? 0), roll)
  if (statusId === DocumentStatus.IN_PROGRESS) begin(settling, plan, row, startIso)
  else if (statusId === DocumentStatus.FOR_RESOLUTION)
    since(statusId, days.afterWork(registered(row), random.between(10, 240)))
}
/** The share of the work in open cases that is already done. */
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

/** The term set by a letter starts at its delivery (АПК, чл. 30, ал. 2). */
const countFromDelivery = (settling: Settling, row: DocumentRow): void => {
  if (!isOutgoing(row) || row.deadline === null || row.deadlineQuantity === null || row.deadlineUnitId === null) return
  if (row.statusId !== DocumentStatus.SENT && row.statusId !== DocumentStatus.COMPLETED) return
  const { sentAt, deliveredAt } = sendingOf(settling, row)
  // A message by ССЕВ or СЕОС is delivered at once, but the receiver opens it later. The term counts from the opening.
  const noticedAt = goesByExchange(row) ? settling.days.afterWork(sentAt, 1) : deliveredAt
  if (noticedAt > settling.startIso) return
  const day = settling.days.dayOfIso(noticedAt)
  row.deadlineStart = settling.days.dateOf(day)
  row.deadline = settling.days.endOf(day, row.deadlineQuantity, row.deadlineUnitId as DeadlineUnit)
}

/**
 * A few minutes after its registration; the number stays used. A document with an answer, or the only answer of the
 * case, is never annulled.
 */
const annulOne = (days: Days, plan: CasePlan, random: Random) => {
  const roll = random.next()
  const [, row, next] = plan.documents
  if (!row?.number || row.parentGuid || roll > 0.05 || goesByExchange(row)) return
  if (plan.documents.some(({ parentGuid, subject }) => parentGuid === row.guid || subject.includes(`№ ${row.number}/`)))
    return
  if (isOutgoing(row) && !(next && isOutgoing(next) && next.number !== null)) return
  plan.moves = plan.moves.filter((one) => one.row !== row)
  const at = days.afterWork(registered(row), 2 + (row.id % 3))
  move(plan, row, DocumentStatus.ANNULLED, at, annulledBecause[row.directionId])
}
const annulledBecause: Readonly<Record<number, string>> = {
  [Direction.INCOMING]: 'Оттеглен от подателя при подаването',
  [Direction.INTERNAL]: 'Отпаднала необходимост',
  [Direction.OUTGOING]: 'Грешен адресат, издаден е нов документ',
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    /** Oldest first: the document with id n has the index n - 1. Generated on first read. */
    documents: readonly DocumentRow[]
    documentOf: (guid: string) => DocumentRow | undefined
    cases: readonly CasePlan[]
    caseOf: (row: DocumentRow) => CasePlan
    outcomes: readonly CaseOutcome[]
    counters: ReadonlyMap<string, number>
  }
}

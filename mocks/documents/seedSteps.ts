import {
  complaintTypeIds,
  extension,
  forwarding,
  furtherInternal,
  furtherOfOthers,
  givenInformation,
  instructions,
  notAnsweredTypeIds,
  notification,
  outcomes,
  repliedInstructions,
  repliedLetter,
  stay,
  writtenAnswer,
} from '../../fixtures/scenarios.ts'
import { type Days, dayOfTime } from '../seed/days.ts'
import type { Random } from '../seed/seededRandom.ts'
import { weightedChoice } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'
import { feeOf } from './seedFees.ts'
import { longestWay } from './seedSending.ts'
import { type CasePlan, firstDayOf } from './seedWriter.ts'

export type Party = 'ofCase' | 'competent' | 'nobody'
export type NextStep = {
  typeId: number
  directionId: 1 | 2 | 3
  template: string
  party: Party
  notBefore?: number
  note?: (plan: CasePlan, isPrepared: boolean) => void
}
export type Standing = { seed: number; random: Random; plan: CasePlan; root: DocumentRow; day: number; days: Days }

const further = {
  1: weightedChoice(furtherOfOthers[1].map((line) => [line, line[1]] as const)),
  2: weightedChoice(furtherOfOthers[2].map((line) => [line, line[1]] as const)),
}
const inside = weightedChoice(furtherInternal.map((line) => [line, line[1]] as const))

const isSent = ({ directionId, number }: DocumentRow): boolean => directionId === 3 && number !== null

export const lastDelivered = ({ plan, day, days }: Pick<Standing, 'plan' | 'day' | 'days'>) => {
  if (plan.sent === 0) return undefined
  for (let at = plan.documents.length - 1; at >= 0; at -= 1) {
    const row = plan.documents[at]
    const written = dayOfTime(plan.times[at] ?? 0)
    if (row && isSent(row) && written <= days.step(day, -longestWay(row) - 1)) return { row, day: written }
  }
  return undefined
}

/**
 * Returns the next document from outside: an answer to a delivered letter, or an addition. Undefined if the sender has
 * no letter about the case.
 */
export const fromOthers = (standing: Standing): NextStep | undefined => {
  const { random, plan, root, days } = standing
  const sent = lastDelivered(standing)
  const isKnown =
    root.directionId === 1 ? root.correspondentIds.length > 0 : root.directionId === 3 && sent !== undefined
  if (!isKnown || plan.isForwarded || (root.scope === 2 && plan.hasAct)) return undefined
  const of = { directionId: 1, party: 'ofCase' } as const
  if (sent && plan.repliedTo !== sent.row && random.is(0.7)) {
    const isOfInstructions = sent.row.typeId === instructions[0]
    const reply = root.scope === 1 ? repliedLetter : isOfInstructions ? repliedInstructions : undefined
    if (reply)
      return {
        ...of,
        typeId: reply[0],
        template: reply[1],
        notBefore: days.step(sent.day, longestWay(sent.row)),
        note: (noted) => {
          noted.repliedTo = sent.row
        },
      }
  }
  const [typeId, , template] = further[root.scope](random)
  return { ...of, typeId, template }
}

export const fromInside = ({ random, root }: Standing): NextStep | undefined => {
  if (root.scope !== 1) return undefined
  const [typeId, , template] = inside(random)
  return { typeId, template, directionId: 2, party: 'nobody' }
}

const ofLetters = (standing: Standing): NextStep | undefined => {
  const { random, plan, root, day, days } = standing
  const to = { typeId: 40, directionId: 3, party: 'ofCase' } as const
  const hasNews = plan.repliedTo !== undefined && plan.informedOf !== plan.repliedTo
  const informed = {
    ...to,
    template: givenInformation,
    note: (noted: CasePlan) => {
      noted.informedOf = noted.repliedTo
    },
  }
  if (root.directionId !== 1) return root.directionId === 3 && hasNews ? informed : undefined
  if (notAnsweredTypeIds.includes(root.typeId)) return undefined
  if (plan.hasAct) return hasNews ? informed : undefined
  const isInTime = root.deadline !== null && !plan.isExtended && root.deadline > days.dateOf(day)
  if (isInTime && random.is(0.2))
    return {
      ...to,
      template: extension,
      note: (noted, isPrepared) => {
        noted.isExtended = true
        if (!isPrepared) extendTerm(root, days)
      },
    }
  return { ...to, template: writtenAnswer, note: act(day) }
}

/**
 * Extends the term of the first document by two weeks, as the letter says. After that the term no longer follows from a
 * rule.
 */
const extendTerm = (root: DocumentRow, days: Days): void => {
  root.deadline = days.dateOf(days.roll(days.dayOfIso(`${root.deadline}T12:00:00.000Z`) + 14))
  root.deadlineQuantity = null
  root.deadlineUnitId = null
  root.deadlineRuleId = null
}

const act =
  (day: number, isForwarded = false) =>
  (plan: CasePlan, isPrepared: boolean): void => {
    plan.hasAct = true
    if (isPrepared) return
    plan.answeredOn ??= day
    plan.isForwarded ||= isForwarded
  }

const ofServices = (standing: Standing): NextStep | undefined => {
  const { random, plan, root, day } = standing
  const to = { directionId: 3, party: 'ofCase' } as const
  const isComplaint = complaintTypeIds.includes(root.typeId)
  const isSoon = standing.days.step(firstDayOf(plan), FORWARDED_WITHIN) >= day
  const wasWrittenTo = plan.documents.some(({ directionId }) => directionId === 3)
  if (isComplaint && isSoon && !wasWrittenTo && random.is(root.correspondentIds.length > 0 ? 0.25 : 1))
    return { ...to, typeId: 25, template: forwarding, party: 'competent', note: act(day, true) }
  if (root.correspondentIds.length === 0) return undefined
  if (plan.hasAct) {
    if (plan.isNotified) return undefined
    const note = (noted: CasePlan) => {
      noted.isNotified = true
    }
    return { ...to, typeId: notification[0], template: notification[1], note }
  }
  const instructionLetter = plan.documents.findLast(({ typeId }) => typeId === instructions[0])
  const isOpen = instructionLetter !== undefined && plan.repliedTo !== instructionLetter
  if (isOpen && instructionLetter.number === null) return undefined
  if (isOpen) {
    // An applicant who does not follow the directions in a letter gets a refusal; until then the proceedings are
    // suspended.
    if (lastDelivered(standing)?.row === instructionLetter && !isComplaint)
      return { ...to, typeId: outcomes.refusal[0], template: outcomes.refusal[1], note: act(day) }
    if (plan.isStayed) return undefined
    const note = (noted: CasePlan) => {
      noted.isStayed = true
    }
    return { ...to, typeId: stay[0], template: stay[1], note }
  }
  // The certificate that ends an application has a date in the register, so no decision is written until that date has
  // passed.
  const isToCome = root.typeId === APPROVAL && plan.about !== undefined && day <= plan.about.day
  if (isToCome || isUnpaid(standing)) return undefined
  if (!instructionLetter && random.is(0.3)) return { ...to, typeId: instructions[0], template: instructions[1] }
  const [typeId, template] = outcomes.decision
  return { ...to, typeId, template, note: act(day) }
}
/** True if the fee of the service is not paid yet. Applicants who pay late have some weeks more. */
const isUnpaid = ({ seed, plan, root, day, days }: Standing): boolean => {
  const fee = feeOf(seed, root)
  if (fee === undefined) return false
  const first = firstDayOf(plan)
  return day <= days.step(first, 1) || (fee.standing !== 'paid' && day < first + WAITED_FOR)
}
const WAITED_FOR = 35
const APPROVAL = 10
/** In working days: a complaint for another body must be forwarded by then (АПК, чл. 31, ал. 2, чл. 112). */
const FORWARDED_WITHIN = 4

export const toOthers = (standing: Standing): NextStep | undefined =>
  standing.plan.isForwarded ? undefined : standing.root.scope === 1 ? ofLetters(standing) : ofServices(standing)

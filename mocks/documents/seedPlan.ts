import { Group } from '../../fixtures/correspondentGroups.ts'
import { groupOrder, type Opening, openings, outcomes, resolutionSubject } from '../../fixtures/scenarios.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { entityName, isActiveCorrespondent, type Span } from '../correspondents/seedNames.ts'
import type { People } from '../people/seedPeople.ts'
import { type Days, type LocalTime, localTime } from '../seed/days.ts'
import type { Slot } from '../seed/documentTimestamps.ts'
import { guidOf } from '../seed/guid.ts'
import type { KnownDeviceTypes } from '../seed/knownTypes.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import { anyOpening, inPreparation, portalOpening, typeOf } from './seedChoices.ts'
import { mattersOf } from './seedMatters.ts'
import {
  fromInside,
  fromOthers,
  lastDelivered,
  type NextStep,
  type Party,
  type Standing,
  toOthers,
} from './seedSteps.ts'
import { fillSubject, type KnownRecords, ofItsCourt, type SubjectFacts } from './seedSubjects.ts'
import { needsType, typesForApplications } from './seedTypes.ts'
import { type CasePlan, type Draft, documentWriter } from './seedWriter.ts'

export type DocumentPlan = {
  documents: DocumentRow[]
  cases: CasePlan[]
  counters: ReadonlyMap<string, number>
}
export type AwaitedOrder = { day: number; subject: string }
export type PlanSettings = {
  seed: number
  slots: readonly Slot[]
  days: Days
  startSecond: number
  people: People
  spans: readonly Span[]
  groupOf: (correspondentId: number | undefined) => number | undefined
  orders: readonly AwaitedOrder[]
  types: KnownDeviceTypes
  staffPlans: () => Pick<Frame['staffPlans'], 'leaves' | 'trips'>
}

const PIECE = 250
const SHARE_OF_NEW_CASES = 0.29
const SHARE_OF_NEW_AT_NIGHT = 0.6
const SHARE_INCOMING = 0.4
const SHARE_INCOMING_AND_INTERNAL = 0.61
/**
 * Shares of all documents, counted from the newest. `RECENT`: internal and outgoing documents may lack a number.
 * `WAITING`: so may incoming ones. `YOUNG`: case files still get further documents.
 */
const RECENT = 0.07
const YOUNG = 0.05
const WAITING = 0.03
const MOST_IN_CASE = 14
const competent = [Group.MINISTRIES, Group.MUNICIPALITIES]
const TRIES = 8
const APPROVAL = 10
/**
 * The first documents of a case that are used if no record fits the randomly chosen one: an application, or a note for
 * an internal document.
 */
const duplicate = openings.find(({ typeId }) => typeId === 17) as Opening
const note = openings.find(({ typeId }) => typeId === 45) as Opening

const kindOf = (what: number): ((of: Standing) => NextStep | undefined) =>
  what < SHARE_INCOMING ? fromOthers : what < SHARE_INCOMING_AND_INTERNAL ? fromInside : toOthers

/**
 * Plans the seeded documents of a little over a year, ordered by time; no document depends on a later one. Pauses after
 * every `PIECE` documents.
 */
export function* planDocuments({
  seed,
  slots,
  days,
  startSecond,
  people,
  spans,
  groupOf,
  orders,
  types,
  staffPlans,
}: PlanSettings): Generator<void, DocumentPlan> {
  const { documents, counters, write } = documentWriter(seed, days, people, startSecond, groupOf)
  const known: KnownRecords = { approved: types.approved }
  const typeFor = typesForApplications(types)
  const certified = new Map<number, CasePlan>()
  const cases: CasePlan[] = []
  const spanOf = new Map(spans.map((span) => [span.groupId, span]))
  const nameOf = (id: number | undefined): string => {
    const span = id === undefined ? undefined : spanOf.get(groupOf(id) ?? 0)
    return span && id !== undefined && span.groupId !== Group.CITIZENS
      ? entityName(span.groupId, id - span.from).name
      : ''
  }

  const correspondentsFor = (random: Random, groups: readonly number[]): number[] => {
    const span = groups.length ? spanOf.get(random.one(groups)) : undefined
    if (!span) return []
    const count = span.to - span.from
    /** Returns a randomly chosen correspondent or, if it is inactive, the next active one of the group. */
    const oneActive = (): number => {
      const drawn = random.int(count)
      for (let i = 0; i < count; i += 1) {
        const id = span.from + ((drawn + i) % count)
        if (isActiveCorrespondent(seed, id, span.groupId)) return id
      }
      return span.from + drawn
    }
    const first = oneActive()
    if (!random.is(0.08)) return [first]
    const second = oneActive()
    return second === first ? [first] : [first, second]
  }
  const matterOf = mattersOf({
    ...{ seed, days, people, staffPlans },
    nameOf,
    groupOf,
    oneOf: (random, groups) => correspondentsFor(random, groups)[0] ?? 1,
  })
  const firstStatus = (random: Random, slot: Slot, opening: Opening, recency: number): Draft['unregistered'] => {
    const isRecent = recency < RECENT
    if (opening.directionId !== 1) return isRecent && random.is(0.35) ? inPreparation(random) : null
    const isOfPortal = opening.scope === 2 && !slot.inOffice
    return recency < WAITING && random.is(isOfPortal ? 0.75 : 0.08) ? DocumentStatus.DRAFT : null
  }

  const open = (random: Random, slot: Slot, recency: number, ordered?: AwaitedOrder): void => {
    const wanted = ordered ? groupOrder : slot.inOffice ? anyOpening(random) : portalOpening(random)
    if (!ordered && !begin(random, slot, recency, wanted))
      begin(random, slot, recency, needsType(wanted.typeId) ? duplicate : note)
    if (ordered) begin(random, slot, recency, wanted, ordered.subject)
  }
  /**
   * Plans a case file and its first document, of the kind `opening`. Returns false and plans nothing if the document
   * must be about an existing record (for example a device type) and there is none on that day.
   */
  const begin = (random: Random, slot: Slot, recency: number, opening: Opening, ordered?: string): boolean => {
    const about = typeFor(random, opening.typeId, slot.day)
    if (!about && needsType(opening.typeId)) return false
    const isAnonymous = opening.typeId === 31 && opening.scope === 2 && slot.inOffice && random.is(0.06)
    const senders = isAnonymous ? [] : about ? [about.holderId] : correspondentsFor(random, opening.groups)
    const template = ordered ?? random.one(opening.subjects)
    const matter = about ? {} : matterOf(random, { opening, template, day: slot.day, correspondentIds: senders })
    if (!matter) return false
    const correspondentIds = [...(matter.correspondentIds ?? senders)]
    const plan: CasePlan = {
      id: cases.length + 1,
      guid: guidOf(seed, Purpose.CASE_FILE_GUID, cases.length + 1),
      opening,
      departmentId: random.one(opening.departmentIds),
      documents: [],
      times: [],
      registered: 0,
      registeredAt: undefined,
      hasResolution: false,
      answeredOn: null,
      isForwarded: false,
      hasAct: false,
      isNotified: false,
      isStayed: false,
      isExtended: false,
      about,
      repliedTo: undefined,
      informedOf: undefined,
      hasUnregistered: false,
      sent: 0,
      moves: [],
    }
    cases.push(plan)
    const facts: SubjectFacts = {
      seed,
      days,
      day: slot.day,
      departmentId: plan.departmentId,
      root: undefined,
      sent: undefined,
      known,
      about,
      words: matter.words,
    }
    const court = groupOf(correspondentIds[0]) === Group.COURTS ? nameOf(correspondentIds[0]) : ''
    if (about && opening.typeId === APPROVAL) certified.set(about.day, plan)
    const row = write(random, slot, plan, {
      type: typeOf(opening.typeId),
      directionId: opening.directionId,
      subject: ofItsCourt(fillSubject(template, random, facts), court),
      resolves: null,
      unregistered: ordered ? null : firstStatus(random, slot, opening, recency),
      correspondentIds,
      reference: matter.reference,
    })
    matter.keep?.(row)
    return true
  }

  const toResolve = (random: Random, plan: CasePlan, root: DocumentRow): DocumentRow | undefined => {
    if (root.directionId !== 1) return undefined
    // The head decides who works on an application before it is answered.
    if (!plan.hasResolution) return isAnswered(plan) ? undefined : root
    const latest = plan.opening.scope === 2 || random.is(0.4) ? plan.documents.findLast(isIncoming) : undefined
    return latest && documents.length - latest.id < slots.length * YOUNG ? latest : undefined
  }

  const partyOf = (random: Random, party: Party, root: DocumentRow): number[] =>
    party === 'ofCase' ? root.correspondentIds : party === 'nobody' ? [] : correspondentsFor(random, competent)

  const subjectIn = (standing: Standing, template: string, root: DocumentRow): string => {
    const { random, plan, day } = standing
    const sent = () => lastDelivered(standing)?.row
    return fillSubject(template, random, { seed, days, day, departmentId: plan.departmentId, root, sent, known })
  }

  const goOnIn = (
    random: Random,
    slot: Slot,
    plan: CasePlan,
    what: number,
    recency: number,
    at: LocalTime,
  ): boolean => {
    const root = plan.documents[0]
    const isFull = !root?.number || plan.documents.length >= MOST_IN_CASE
    if (isFull || (!slot.inOffice && root.scope !== 2)) return false
    // No document is written before the first one is registered, because it could not refer to a number.
    if (at <= (plan.times[0] ?? at)) return false
    const standing: Standing = { seed, random, plan, root, day: slot.day, days }
    const resolves =
      what >= SHARE_INCOMING && what < SHARE_INCOMING_AND_INTERNAL ? toResolve(random, plan, root) : undefined
    if (resolves) {
      plan.hasResolution = true
      write(random, slot, plan, {
        type: typeOf(root.scope === 2 ? 1 : 466),
        directionId: 2,
        subject: subjectIn(standing, resolutionSubject, resolves),
        resolves,
        unregistered: null,
        correspondentIds: [],
      })
      return true
    }
    const step = kindOf(what)(standing)
    if (!step) return false
    const isPrepared = step.directionId !== 1 && recency < RECENT && random.is(0.6)
    const { template, party, note, directionId, notBefore } = step
    const unregistered = isPrepared ? inPreparation(random) : null
    const correspondentIds = partyOf(random, party, root)
    write(random, slot, plan, {
      type: typeOf(step.typeId),
      directionId,
      subject: subjectIn(standing, template, root),
      resolves: null,
      unregistered,
      correspondentIds,
      notBefore,
    })
    note?.(plan, isPrepared)
    return true
  }

  const certify = (random: Random, slot: Slot): boolean => {
    const plan = certified.get(slot.day)
    const root = plan?.documents[0]
    if (!plan?.about || !root?.number || plan.hasAct) return false
    if (localTime(slot.day, slot.second) <= (plan.times[0] ?? 0)) return false
    const { correspondentIds } = root
    const [typeId, template] = outcomes.certificate
    const facts = { seed, days, day: slot.day, departmentId: plan.departmentId, root, sent: undefined, known }
    const subject = fillSubject(template, random, { ...facts, about: plan.about })
    const type = typeOf(typeId)
    write(random, slot, plan, { type, directionId: 3, subject, resolves: null, unregistered: null, correspondentIds })
    plan.hasAct = true
    plan.answeredOn = slot.day
    return true
  }

  const continueCase = (random: Random, slot: Slot, recency: number): void => {
    const young = Math.min(cases.length, Math.max(30, Math.ceil(slots.length * YOUNG)))
    const what = slot.inOffice ? random.next() : 0
    const at = localTime(slot.day, slot.second)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const plan = cases[cases.length - 1 - Math.floor(random.next() ** 1.5 * young)]
      if (plan && goOnIn(random, slot, plan, what, recency, at)) return
    }
    open(random, slot, recency)
  }

  const awaited = [...orders]
  for (const [i, slot] of slots.entries()) {
    const random = randomOf(seed, Purpose.DOCUMENT, i + 1)
    const recency = (slots.length - 1 - i) / slots.length
    const isNew = random.is(slot.inOffice ? SHARE_OF_NEW_CASES : SHARE_OF_NEW_AT_NIGHT)
    const isOrdered = slot.inOffice && awaited[0] !== undefined && awaited[0].day <= slot.day
    if (i % PIECE === PIECE - 1) yield
    if (slot.inOffice && certify(random, slot)) continue
    if (isOrdered || isNew || !cases.length) open(random, slot, recency, isOrdered ? awaited.shift() : undefined)
    else continueCase(random, slot, recency)
  }
  return { documents, cases, counters: counters() }
}

const isAnswered = ({ hasAct, answeredOn, isForwarded }: CasePlan): boolean =>
  hasAct || answeredOn !== null || isForwarded
const isIncoming = (row: DocumentRow): boolean => row.directionId === 1

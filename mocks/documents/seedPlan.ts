import { Group } from '../../fixtures/correspondentGroups.ts'
import {
  complaintTypeIds,
  forwarding,
  givenInformation,
  groupOrder,
  type Opening,
  resolutionSubject,
  unaskedInformation,
} from '../../fixtures/scenarios.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { entityName, type Span } from '../correspondents/seedNames.ts'
import type { People } from '../people/seedPeople.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Days } from '../seed/days.ts'
import { guidOf } from '../seed/guid.ts'
import type { Slot } from '../seed/slots.ts'
import type { DocumentRow } from './rows.ts'
import {
  anyIncoming,
  anyInternal,
  anyOpening,
  anyOutgoing,
  inPreparation,
  portalOpening,
  typeOf,
} from './seedChoices.ts'
import { fillSubject, type KnownRecords, ofItsCourt } from './seedSubjects.ts'
import { type CasePlan, type Draft, documentWriter } from './seedWriter.ts'

export type DocumentPlan = {
  /** Oldest first. */
  documents: DocumentRow[]
  cases: CasePlan[]
  /** The last number given, by `{prefix}-{year}`. */
  counters: ReadonlyMap<string, number>
}
/** An order that is given when its day has come. */
export type AwaitedOrder = { day: number; subject: string }
export type PlanSettings = {
  seed: number
  slots: readonly Slot[]
  days: Days
  /** The second of today at which the world begins. */
  startSecond: number
  people: People
  spans: readonly Span[]
  orders: readonly AwaitedOrder[]
  certificates: KnownRecords['certificates']
}

/** Some milliseconds of work. */
const PIECE = 250
const SHARE_OF_NEW_CASES = 0.29
/** What comes through the portal when the office is closed is mostly a new application. */
const SHARE_OF_NEW_AT_NIGHT = 0.6
const SHARE_INCOMING = 0.4
const SHARE_INCOMING_AND_INTERNAL = 0.61
/** Only among the last of the documents are some without a number; cases grow only while they are young. */
const RECENT = 0.07
const YOUNG = 0.05
/** What came in waits for its registration less than two weeks. */
const WAITING = 0.03
const MOST_IN_CASE = 14
const WITHOUT_SENDER = [Group.MINISTRIES, Group.MUNICIPALITIES, Group.COMPANIES]

/**
 * Lets the cases of a year and a bit happen, slot by slot; nothing here looks at a document made later. It yields after
 * every `PIECE` documents, so that they can be made a few at a time.
 */
export function* planDocuments({
  seed,
  slots,
  days,
  startSecond,
  people,
  spans,
  orders,
  certificates,
}: PlanSettings): Generator<void, DocumentPlan> {
  const { documents, counters, write } = documentWriter(seed, days, people, startSecond, (id) => groupOf(spans, id))
  const known: KnownRecords = { certificates, counters }
  const cases: CasePlan[] = []
  const spanOf = new Map(spans.map((span) => [span.groupId, span]))

  const correspondentsFor = (chance: Chance, groups: readonly number[]): number[] => {
    const span = groups.length ? spanOf.get(chance.one(groups)) : undefined
    if (!span) return []
    const first = span.from + chance.int(span.to - span.from)
    if (!chance.is(0.08)) return [first]
    const second = span.from + chance.int(span.to - span.from)
    return second === first ? [first] : [first, second]
  }
  const firstStatus = (chance: Chance, slot: Slot, opening: Opening, recency: number): Draft['unregistered'] => {
    const isRecent = recency < RECENT
    if (opening.directionId !== 1) return isRecent && chance.is(0.35) ? inPreparation(chance) : null
    const isOfPortal = opening.scope === 2 && !slot.inOffice
    return recency < WAITING && chance.is(isOfPortal ? 0.75 : 0.08) ? DocumentStatus.DRAFT : null
  }

  const open = (chance: Chance, slot: Slot, recency: number, ordered?: AwaitedOrder): void => {
    const opening = ordered ? groupOrder : slot.inOffice ? anyOpening(chance) : portalOpening(chance)
    const plan: CasePlan = {
      id: cases.length + 1,
      guid: guidOf(seed, Purpose.CASE_FILE_GUID, cases.length + 1),
      opening,
      departmentId: chance.one(opening.departmentIds),
      documents: [],
      days: [],
      hasResolution: false,
      isAnswered: false,
      isForwarded: false,
      asksForPapers: false,
      hasUnregistered: false,
    }
    cases.push(plan)
    const isAnonymous = opening.typeId === 31 && opening.scope === 2 && slot.inOffice && chance.is(0.06)
    const facts = {
      seed,
      days,
      day: slot.day,
      departmentId: plan.departmentId,
      root: undefined,
      sent: undefined,
      known,
    }
    const subject = ordered?.subject ?? fillSubject(chance.one(opening.subjects), chance, facts)
    const unregistered = ordered ? null : firstStatus(chance, slot, opening, recency)
    const correspondentIds = isAnonymous ? [] : correspondentsFor(chance, opening.groups)
    write(chance, slot, plan, {
      type: typeOf(opening.typeId),
      directionId: opening.directionId,
      subject: ofItsCourt(subject, nameOf(spans, correspondentIds[0])),
      resolves: null,
      unregistered,
      correspondentIds,
    })
  }

  /** What the latest resolution of the case may be about: its first document, later a letter that has just come. */
  const toResolve = (chance: Chance, plan: CasePlan, root: DocumentRow): DocumentRow | undefined => {
    if (root.directionId !== 1) return undefined
    if (!plan.hasResolution) return root
    const latest = plan.opening.scope === 2 || chance.is(0.4) ? plan.documents.findLast(isIncoming) : undefined
    return latest && documents.length - latest.id < slots.length * YOUNG ? latest : undefined
  }

  const answer = (chance: Chance, plan: CasePlan, root: DocumentRow, isPrepared: boolean) => {
    const scope = plan.opening.scope
    const [chosen, , template, isAnswer] = anyOutgoing[scope](chance)
    const isCertificate = plan.opening.typeId >= 10 && plan.opening.typeId <= 13
    const typeId = chosen === 20 && !isCertificate ? 21 : chosen
    const words = template.includes('{външен}') && !isIncoming(root) ? givenInformation : template
    const forwards = complaintTypeIds.includes(plan.opening.typeId) && isAnswer && !isPrepared && chance.is(0.15)
    if (!isPrepared) {
      plan.isAnswered ||= isAnswer
      plan.isForwarded ||= forwards
      plan.asksForPapers = typeId === 23
    }
    return {
      type: typeOf(scope === 1 ? 40 : forwards ? 25 : typeId),
      template: forwards ? forwarding : typeId === chosen ? words : 'Решение по заявление № {рег}',
      correspondentIds: root.correspondentIds.length
        ? root.correspondentIds
        : correspondentsFor(chance, WITHOUT_SENDER),
    }
  }

  const goOn = (chance: Chance, slot: Slot, recency: number): void => {
    const young = Math.min(cases.length, Math.max(30, Math.ceil(slots.length * YOUNG)))
    const plan = cases[cases.length - 1 - Math.floor(chance.next() ** 1.5 * young)]
    const root = plan?.documents[0]
    const isFull = !plan || !root?.number || plan.documents.length >= MOST_IN_CASE
    if (isFull || (!slot.inOffice && root.scope !== 2)) {
      open(chance, slot, recency)
      return
    }
    const sent = plan.documents.findLast(({ directionId, number }) => directionId === 3 && number !== null)
    const facts = { seed, days, day: slot.day, departmentId: plan.departmentId, root, sent, known }
    const add = (template: string, of: Omit<Draft, 'subject'>) =>
      write(chance, slot, plan, { ...of, subject: fillSubject(template, chance, facts) })
    const what = slot.inOffice ? chance.next() : 0
    if (what < SHARE_INCOMING) {
      const [typeId, , template] = anyIncoming[root.scope](chance)
      // What comes in has a sender, also in a case that was opened inside the house.
      const correspondentIds = root.correspondentIds.length
        ? root.correspondentIds
        : correspondentsFor(chance, WITHOUT_SENDER)
      const told = sent || !template.includes('{наше}') ? template : unaskedInformation
      add(told, { type: typeOf(typeId), directionId: 1, resolves: null, unregistered: null, correspondentIds })
      return
    }
    const isInside = what < SHARE_INCOMING_AND_INTERNAL
    const resolves = isInside ? toResolve(chance, plan, root) : undefined
    if (resolves) {
      plan.hasResolution = true
      const type = typeOf(root.scope === 2 ? 1 : 466)
      add(resolutionSubject, { type, directionId: 2, resolves, unregistered: null, correspondentIds: [] })
      return
    }
    const isPrepared = recency < RECENT && chance.is(0.6)
    const unregistered = isPrepared ? inPreparation(chance) : null
    if (isInside && root.scope === 1) {
      const [typeId, , template] = anyInternal(chance)
      add(template, { type: typeOf(typeId), directionId: 2, resolves: null, unregistered, correspondentIds: [] })
      return
    }
    const { template, ...of } = answer(chance, plan, root, isPrepared)
    add(template, { ...of, directionId: 3, resolves: null, unregistered })
  }

  const awaited = [...orders]
  for (const [i, slot] of slots.entries()) {
    const chance = chanceOf(seed, Purpose.DOCUMENT, i + 1)
    const recency = (slots.length - 1 - i) / slots.length
    const isNew = chance.is(slot.inOffice ? SHARE_OF_NEW_CASES : SHARE_OF_NEW_AT_NIGHT)
    const isOrdered = slot.inOffice && awaited[0] !== undefined && awaited[0].day <= slot.day
    if (isOrdered || isNew || !cases.length) open(chance, slot, recency, isOrdered ? awaited.shift() : undefined)
    else goOn(chance, slot, recency)
    if (i % PIECE === PIECE - 1) yield
  }
  return { documents, cases, counters }
}

/** The name of a legal entity by its id; '' for others. */
const nameOf = (spans: readonly Span[], id: number | undefined): string => {
  const span = id === undefined ? undefined : spans.find(({ from, to }) => id >= from && id < to)
  return span && id !== undefined && span.groupId === Group.COURTS ? entityName(span.groupId, id - span.from).name : ''
}

const groupOf = (spans: readonly Span[], id: number | undefined): number | undefined =>
  id === undefined ? undefined : spans.find((span) => id >= span.from && id < span.to)?.groupId

const isIncoming = (row: DocumentRow): boolean => row.directionId === 1

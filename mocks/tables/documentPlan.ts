import { managementDepartmentId } from '../../fixtures/departments.ts'
import { type DocumentType, documentTypes } from '../../fixtures/documentTypes.ts'
import { managementLettersPrefix } from '../../fixtures/numberIndexes.ts'
import {
  complaintTypeIds,
  forwarding,
  furtherIncoming,
  furtherInternal,
  type Opening,
  openings,
  outgoing,
  resolutionSubject,
} from '../../fixtures/scenarios.ts'
import { DocumentStatus, ReceivedVia, SentVia } from '../../src/contract/enumerations.ts'
import { type Chance, chanceOf, Purpose, weighted } from './chance.ts'
import { citizenName, type Span } from './correspondentNames.ts'
import type { Days } from './days.ts'
import type { DocumentRow } from './documentRows.ts'
import { guidOf } from './guid.ts'
import type { People } from './people.ts'
import { classificationIdOf, numberIndexIdOf } from './settings.ts'
import type { Slot } from './slots.ts'
import { fillSubject, type SubjectFacts } from './subjects.ts'

/** One case while it grows: its documents in order, and what has happened to it. */
export type CasePlan = {
  id: number
  guid: string
  opening: Opening
  departmentId: number
  documents: DocumentRow[]
  hasResolution: boolean
  isAnswered: boolean
  isForwarded: boolean
  asksForPapers: boolean
  hasUnregistered: boolean
}
export type DocumentPlan = {
  /** Oldest first. */
  documents: DocumentRow[]
  cases: CasePlan[]
  /** The last number given, by `{prefix}-{year}`. */
  counters: ReadonlyMap<string, number>
}
export type PlanSettings = { seed: number; slots: readonly Slot[]; days: Days; people: People; spans: readonly Span[] }

type Known = DocumentType & { indexId: number; classificationIds: number[] }
const typesById = new Map<number, Known>(
  documentTypes.map((type) => [
    type.id,
    { ...type, indexId: numberIndexIdOf(type.index), classificationIds: [classificationIdOf(type.classification)] },
  ]),
)
const lettersIndexId = numberIndexIdOf(managementLettersPrefix)

const anyOpening = weighted(openings.map((opening) => [opening, opening.weight] as const))
const portalOpening = weighted(
  openings.filter((opening) => opening.scope === 2).map((opening) => [opening, opening.weight] as const),
)
const lined = <L extends readonly [number, number, ...unknown[]]>(lines: readonly L[]) =>
  weighted(lines.map((line) => [line, line[1]] as const))
const anyIncoming = { 1: lined(furtherIncoming[1]), 2: lined(furtherIncoming[2]) }
const anyInternal = lined(furtherInternal)
const anyOutgoing = { 1: lined(outgoing[1]), 2: lined(outgoing[2]) }
const channels = {
  1: weighted([
    [ReceivedVia.COUNTER, 30],
    [ReceivedVia.EMAIL, 34],
    [ReceivedVia.MAIL, 26],
    [ReceivedVia.DOCEXCHANGE, 4],
    [ReceivedVia.EDELIVERY, 6],
  ]),
  2: weighted([
    [ReceivedVia.INTERNET, 22],
    [ReceivedVia.COUNTER, 42],
    [ReceivedVia.EMAIL, 16],
    [ReceivedVia.MAIL, 16],
    [ReceivedVia.EDELIVERY, 4],
  ]),
} as const
const sending = weighted([
  [SentVia.COUNTER, 20],
  [SentVia.REGISTERED_MAIL, 34],
  [SentVia.MAIL, 8],
  [SentVia.COURIER, 6],
  [SentVia.EMAIL, 22],
  [SentVia.EDELIVERY, 7],
  [SentVia.DOCEXCHANGE, 3],
])
const unfinishedOutgoing = weighted([
  [DocumentStatus.DRAFT, 24],
  [DocumentStatus.FOR_AGREEMENT, 24],
  [DocumentStatus.FOR_SIGNATURE, 30],
  [DocumentStatus.SIGNED, 10],
  [DocumentStatus.RETURNED, 12],
])

const SHARE_OF_NEW_CASES = 0.29
/** What comes through the portal when the office is closed is mostly a new application. */
const SHARE_OF_NEW_AT_NIGHT = 0.6
const RECENT = 0.07
const MOST_IN_CASE = 14

type Draft = {
  type: Known
  directionId: 1 | 2 | 3
  subject: string
  parent: DocumentRow | null
  unregistered: DocumentStatus | null
}

/** Lets the cases of a year and a bit happen, slot by slot; nothing here looks at a document made later. */
export const planDocuments = ({ seed, slots, days, people, spans }: PlanSettings): DocumentPlan => {
  const documents: DocumentRow[] = []
  const cases: CasePlan[] = []
  const counters = new Map<string, number>()
  const spanOf = new Map(spans.map((span) => [span.groupId, span]))
  const typeOf = (id: number): Known => {
    const type = typesById.get(id)
    if (!type) throw new RangeError(`No document type ${id}`)
    return type
  }

  const correspondentsFor = (chance: Chance, groups: readonly number[]): number[] => {
    if (!groups.length) return []
    const span = spanOf.get(chance.one(groups))
    if (!span) return []
    const pick = () => span.from + chance.int(span.to - span.from)
    const first = pick()
    if (!chance.is(0.08)) return [first]
    const second = pick()
    return second === first ? [first] : [first, second]
  }

  /** What comes in is registered within minutes; what is written here takes some days, though never longer than its case. */
  const createdBefore = (chance: Chance, slot: Slot, plan: CasePlan, isQuick: boolean): string => {
    const minutesAgo = days.isoAt(slot.day, slot.second - chance.between(40, 900))
    if (isQuick || chance.is(0.3)) return minutesAgo
    const daysAgo = days.isoAt(
      days.step(slot.day, -chance.between(1, 4)),
      chance.between(9, 16) * 3600 + chance.int(3600),
    )
    const root = plan.documents[0]
    return root && daysAgo < root.dateCreated ? minutesAgo : daysAgo
  }

  const write = (chance: Chance, slot: Slot, plan: CasePlan, draft: Draft, correspondentIds: number[]): DocumentRow => {
    const id = documents.length + 1
    const { type, directionId, unregistered } = draft
    const isIncoming = directionId === 1
    const isOutgoing = directionId === 3
    const scope = plan.opening.scope
    const at = days.isoAt(slot.day, slot.second)
    const date = at.slice(0, 10)
    const isResolution = draft.parent !== null && directionId === 2
    const head = people.headOf(plan.departmentId)
    const author = isIncoming
      ? chance.one(people.registrars)
      : isResolution
        ? chance.is(0.3)
          ? people.headOf(managementDepartmentId)
          : head
        : chance.one(people.membersOf(plan.departmentId))
    const byManagement = isOutgoing && type.id === 40 && author.departmentId === managementDepartmentId
    const isRegistered = unregistered === null
    const prefix = byManagement ? managementLettersPrefix : type.index
    let number: string | null = null
    if (isRegistered) {
      const key = `${prefix}-${date.slice(0, 4)}`
      const count = (counters.get(key) ?? 0) + 1
      counters.set(key, count)
      number = `${prefix}-${count}`
    }
    const receivedViaId = isIncoming ? (slot.inOffice ? channels[scope](chance) : ReceivedVia.INTERNET) : null
    const isPortal = receivedViaId === ReceivedVia.INTERNET
    const guid = guidOf(seed, Purpose.DOCUMENT_GUID, id)
    const theirs = isIncoming && !isPortal && chance.is(0.55)
    const toHead = !isOutgoing && !isResolution && chance.is(0.25)
    const created = isRegistered && !isPortal ? createdBefore(chance, slot, plan, isIncoming || isResolution) : at
    // A term is for what comes in or is written inside; of what goes out only the directions to an applicant have one.
    const hasDeadline = isRegistered && type.term !== undefined && (!isOutgoing || !type.directionIds.includes(1))
    const row: DocumentRow = {
      guid,
      id,
      changedGuid: guid,
      scope,
      typeId: type.id,
      directionId,
      statusId: unregistered ?? DocumentStatus.REGISTERED,
      statusDate: at,
      statusReason: null,
      suspendedUntil: null,
      caseFileGuid: plan.guid,
      parentGuid: draft.parent ? draft.parent.guid : null,
      receiptOrder: isRegistered ? plan.documents.length + 1 : null,
      number,
      numberIndexId: byManagement ? lettersIndexId : type.indexId,
      dateRegistered: isRegistered ? at : null,
      registeredByPersonId: isRegistered ? (isIncoming ? author.id : chance.one(people.registrars).id) : null,
      dateCreated: created,
      dateReceived: isIncoming ? created : null,
      subject: draft.subject,
      externalRefNumber: theirs ? `${chance.between(1, 99)}-${chance.between(10, 9999)}` : null,
      externalRefDate: theirs ? days.dateOf(days.step(slot.day, -chance.between(1, 4))) : null,
      receivedViaId,
      sentViaId: isOutgoing ? sending(chance) : null,
      authorPersonId: author.id,
      departmentId: author.departmentId,
      addressedToDepartmentId: isOutgoing ? null : plan.departmentId,
      addressedToPositionId: toHead ? head.positionId : null,
      addressedToPersonId: toHead ? head.id : null,
      signedByPersonId: isRegistered && !isIncoming ? (isResolution ? author.id : head.id) : null,
      classificationIds: type.classificationIds,
      correspondentIds,
      deadline: hasDeadline && type.term ? days.endOf(slot.day, type.term.quantity, type.term.unitId) : null,
      deadlineStart: hasDeadline ? date : null,
      deadlineQuantity: hasDeadline && type.term ? type.term.quantity : null,
      deadlineUnitId: hasDeadline && type.term ? type.term.unitId : null,
      deadlineRuleId: hasDeadline ? type.id : null,
      priorityId: chance.is(0.1) ? (chance.is(0.3) ? 3 : 2) : 1,
      sheets: chance.between(1, 12),
      copies: chance.is(0.2) ? 2 : 1,
      attachments: chance.int(5),
      resultDeliveryId: scope === 2 && isIncoming ? (isPortal ? SentVia.PORTAL : sending(chance)) : null,
      serviceKindId: scope === 2 && isIncoming ? (chance.is(0.12) ? 2 : 1) : null,
      isAnonymous: correspondentIds.length === 0 && complaintTypeIds.includes(type.id),
      portalNumber: isPortal ? `П-${date.slice(0, 4)}-${String(id).padStart(6, '0')}` : null,
      accessCode: isIncoming && isRegistered ? guid.slice(0, 8).toUpperCase() : null,
      note: null,
    }
    documents.push(row)
    plan.documents.push(row)
    if (!isRegistered) plan.hasUnregistered = true
    return row
  }

  const factsOf = (chance: Chance, slot: Slot, root: DocumentRow | undefined, departmentId: number): SubjectFacts => ({
    departmentId,
    reference: () => (root?.number ? `${root.number}/${shown(root.dateRegistered ?? '')} г.` : 'б.н.'),
    externalRef: () => root?.externalRefNumber ?? '',
    person: () => {
      const citizen = root?.correspondentIds[0]
      return citizen ? initialsOf(citizenName(seed, citizen)) : 'гражданин'
    },
    year: Number(days.dateOf(slot.day).slice(0, 4)),
    dateText: () => shown(days.dateOf(slot.day + chance.between(5, 30))),
  })

  const open = (chance: Chance, slot: Slot, recency: number): void => {
    const opening = slot.inOffice ? anyOpening(chance) : portalOpening(chance)
    const departmentId = chance.one(opening.departmentIds)
    const plan: CasePlan = {
      id: cases.length + 1,
      guid: guidOf(seed, Purpose.CASE_FILE_GUID, cases.length + 1),
      opening,
      departmentId,
      documents: [],
      hasResolution: false,
      isAnswered: false,
      isForwarded: false,
      asksForPapers: false,
      hasUnregistered: false,
    }
    cases.push(plan)
    const isAnonymous = opening.typeId === 31 && opening.scope === 2 && slot.inOffice && chance.is(0.06)
    const correspondentIds = isAnonymous ? [] : correspondentsFor(chance, opening.groups)
    const isPrepared = opening.directionId !== 1 && recency < RECENT && chance.is(0.35)
    const fromPortal = opening.scope === 2 && recency < RECENT && !slot.inOffice && chance.is(0.75)
    const isLeft = chance.is(0.004)
    write(
      chance,
      slot,
      plan,
      {
        type: typeOf(opening.typeId),
        directionId: opening.directionId,
        subject: fillSubject(chance.one(opening.subjects), chance, factsOf(chance, slot, undefined, departmentId)),
        parent: null,
        unregistered: isPrepared ? unfinishedOutgoing(chance) : fromPortal || isLeft ? DocumentStatus.DRAFT : null,
      },
      correspondentIds,
    )
  }

  const goOn = (chance: Chance, slot: Slot, recency: number): void => {
    const window = Math.min(cases.length, Math.max(30, Math.ceil(slots.length * 0.05)))
    const plan = cases[cases.length - 1 - Math.floor(chance.next() ** 1.5 * window)]
    const root = plan?.documents[0]
    if (!plan || !root?.number || plan.documents.length >= MOST_IN_CASE) {
      open(chance, slot, recency)
      return
    }
    const scope = plan.opening.scope
    const facts = factsOf(chance, slot, root, plan.departmentId)
    const add = (draft: Omit<Draft, 'subject'>, template: string, correspondentIds: number[]) =>
      write(chance, slot, plan, { ...draft, subject: fillSubject(template, chance, facts) }, correspondentIds)

    const what = slot.inOffice ? chance.next() : 0
    if (what < 0.4) {
      if (!slot.inOffice && scope !== 2) {
        open(chance, slot, recency)
        return
      }
      const [typeId, , template] = anyIncoming[scope](chance)
      add({ type: typeOf(typeId), directionId: 1, parent: null, unregistered: null }, template, root.correspondentIds)
      return
    }
    if (what < 0.61 && root.directionId === 1 && (!plan.hasResolution || scope === 2 || chance.is(0.4))) {
      const incoming = plan.documents.filter((one) => one.directionId === 1)
      const parent = plan.hasResolution ? (incoming.at(-1) as DocumentRow) : root
      if (!plan.hasResolution || documents.length - parent.id < slots.length * 0.05) {
        plan.hasResolution = true
        const typeId = scope === 2 ? 1 : 466
        add({ type: typeOf(typeId), directionId: 2, parent, unregistered: null }, resolutionSubject, [])
        return
      }
    }
    const isInPreparation = recency < RECENT && chance.is(0.6)
    if (what < 0.61 && scope === 1) {
      const [typeId, , template] = anyInternal(chance)
      const unregistered = isInPreparation ? unfinishedOutgoing(chance) : null
      add({ type: typeOf(typeId), directionId: 2, parent: null, unregistered }, template, [])
      return
    }
    const isComplaint = complaintTypeIds.includes(plan.opening.typeId)
    const [chosen, , template, isAnswer] = anyOutgoing[scope](chance)
    const typeId = chosen === 20 && (plan.opening.typeId < 10 || plan.opening.typeId > 13) ? 21 : chosen
    const forwards = isComplaint && isAnswer && !isInPreparation && chance.is(0.15)
    const recipients = root.correspondentIds.length ? root.correspondentIds : correspondentsFor(chance, [1, 3, 7])
    add(
      {
        type: typeOf(scope === 1 ? 40 : forwards ? 25 : typeId),
        directionId: 3,
        parent: null,
        unregistered: isInPreparation ? unfinishedOutgoing(chance) : null,
      },
      forwards ? forwarding : typeId === chosen ? template : 'Решение по заявление № {рег}',
      recipients,
    )
    if (isInPreparation) return
    if (isAnswer) plan.isAnswered = true
    if (forwards) plan.isForwarded = true
    plan.asksForPapers = typeId === 23
  }

  slots.forEach((slot, i) => {
    const chance = chanceOf(seed, Purpose.DOCUMENT, i + 1)
    const recency = (slots.length - 1 - i) / slots.length
    if (!cases.length || chance.is(slot.inOffice ? SHARE_OF_NEW_CASES : SHARE_OF_NEW_AT_NIGHT))
      open(chance, slot, recency)
    else goOn(chance, slot, recency)
  })
  return { documents, cases, counters }
}

/** `21.11.2026` of an ISO text; documents are registered after 04:00, so the UTC day is Sofia's. */
const shown = (iso: string) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName.slice(0, 1)}. ${lastName}`

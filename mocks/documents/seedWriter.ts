import { managementDepartmentId } from '../../fixtures/departments.ts'
import { managementLettersPrefix } from '../../fixtures/numberIndexes.ts'
import { complaintTypeIds, type Opening } from '../../fixtures/scenarios.ts'
import { DocumentStatus, ReceivedVia, SentVia } from '../../src/contract/enumerations.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { areaOf, type People } from '../people/seedPeople.ts'
import { type Days, dayOfTime, type LocalTime, localTime } from '../seed/days.ts'
import type { Slot } from '../seed/documentTimestamps.ts'
import { guidOf } from '../seed/guid.ts'
import type { KnownDeviceType } from '../seed/knownTypes.ts'
import { Purpose, type Random } from '../seed/seededRandom.ts'
import { numberIndexIdOf } from '../settings/seedSettings.ts'
import type { DocumentRow } from './documentRows.ts'
import { channelFrom, channels, channelTo, chooseSentVia, type KnownType } from './seedChoices.ts'
import { signingOf } from './seedSigning.ts'

export type CasePlan = {
  id: number
  guid: string
  opening: Opening
  departmentId: number
  documents: DocumentRow[]
  /** The time when each document was registered, or written if it has no number. */
  times: LocalTime[]
  registered: number
  /** The time of the last registration; undefined before the first. */
  registeredAt: LocalTime | undefined
  hasResolution: boolean
  answeredOn: number | null
  isForwarded: boolean
  /** True if the act or answer is written; it may not have a number yet. */
  hasAct: boolean
  isNotified: boolean
  isStayed: boolean
  isExtended: boolean
  about: KnownDeviceType | undefined
  repliedTo: DocumentRow | undefined
  informedOf: DocumentRow | undefined
  hasUnregistered: boolean
  /** The number of outgoing letters that already have a number. */
  sent: number
  /** The changes of status of the documents of the case. The changes of each document are in order. */
  moves: Move[]
}

/** A change of status of a document before the mock database starts. */
export type Move = { row: DocumentRow; statusId: number; at: LocalTime; reason: string | null }

/** Returns the day of the first document of a case; 0 before it is written. */
export const firstDayOf = ({ times }: CasePlan): number => dayOfTime(times[0] ?? 0)

export type Draft = {
  type: KnownType
  directionId: 1 | 2 | 3
  subject: string
  resolves: DocumentRow | null
  unregistered: DocumentStatus | null
  correspondentIds: number[]
  notBefore?: number | undefined
  reference?: string | undefined
}

export type Writer = {
  documents: DocumentRow[]
  /** Returns the last number of each index and year, by `index-year`. */
  counters(): Map<string, number>
  write(random: Random, slot: Slot, plan: CasePlan, draft: Draft): DocumentRow
}

type Moment = { day: number; second: number }
/**
 * Documents that arrive after hours are registered from `COMING` (8:05) on, one after another at intervals of
 * `BETWEEN`, until `CLOSING` (17:45). All in seconds.
 */
const COMING = 8 * 3600 + 300
const BETWEEN = 5
const CLOSING = 17.75 * 3600

/** Types of documents that always have at least one enclosure. */
const withEnclosures: readonly number[] = [10, 11, 12, 13, 16, 24]

/** A shared empty array, which saves memory. Sharing is safe, because rows are never changed in place. */
const none: never[] = []

/** Returns our last letter in a case, which a later incoming letter of the case answers. */
const answeredIn = ({ documents }: CasePlan): string[] => {
  const ours = documents.findLast(({ directionId, number }) => directionId === 3 && number !== null)
  return ours ? [ours.guid] : none
}

const exchangeOf = (via: ReceivedVia | null): readonly ('edelivery' | 'docexchange')[] =>
  via === ReceivedVia.EDELIVERY ? ['edelivery'] : via === ReceivedVia.DOCEXCHANGE ? ['docexchange'] : []

const ofAgency: readonly number[] = [43, 44, 62]
const ORDER = 42
const FIRST_REGION = 61

const lettersIndexId = numberIndexIdOf(managementLettersPrefix)

export const documentWriter = (
  seed: number,
  days: Days,
  people: People,
  startSecond: number,
  groupOf: (correspondentId: number | undefined) => number | undefined,
): Writer => {
  const documents: DocumentRow[] = []
  const reach = { seed, groupOf }
  /** The last number of each index, by year. */
  const given = new Map<string, Map<string, number>>()

  const createdBefore = (
    random: Random,
    slot: Slot,
    { plan, resolves }: { plan: CasePlan; resolves: DocumentRow | null },
    author: PersonRow,
    isQuick: boolean,
  ): string => {
    // The author refers to the earlier documents of the case file, so the document is written after they were
    // registered.
    const after = Math.max(plan.registeredAt ?? 0, resolves ? (plan.times[plan.documents.indexOf(resolves)] ?? 0) : 0)
    const minutesAgo = Math.max(localTime(slot.day, slot.second - random.between(40, 900)), after)
    if (isQuick || random.is(0.3)) return days.isoOf(minutesAgo)
    const second = random.between(9, 16) * 3600 + random.int(3600)
    const begun = days.step(slot.day, -random.between(1, 4))
    const daysAgo = localTime(begun, second)
    return days.isoOf(people.isAway(author.id, begun) || daysAgo <= after ? minutesAgo : daysAgo)
  }
  const authorOf = (random: Random, day: number, plan: CasePlan, draft: Draft, via: ReceivedVia | null): PersonRow => {
    const area = areaOf(plan.opening.scope)
    if (draft.directionId === 1) return random.one(people.registrarsOn(day, area, ...exchangeOf(via)))
    if (draft.resolves) return people.deciderOn(random.is(0.3) ? managementDepartmentId : plan.departmentId, area, day)
    return random.one(people.membersOn(plan.departmentId, area, day))
  }
  let morning: Moment = { day: 0, second: 0 }
  const registeredAt = ({ day, second, inOffice }: Slot): Moment => {
    if (inOffice) return { day, second }
    const isToday = days.isWorking(day) && second < CLOSING
    const next = isToday ? day : days.step(day, 1)
    const earliest = morning.day === next ? morning.second + BETWEEN : COMING
    morning = { day: next, second: isToday ? Math.max(earliest, second) : earliest }
    return morning
  }
  const nextNumber = (prefix: string, year: string): string => {
    const ofYear = given.get(year) ?? new Map<string, number>()
    const count = (ofYear.get(prefix) ?? 0) + 1
    given.set(year, ofYear.set(prefix, count))
    return `${prefix}-${count}`
  }
  const counters = (): Map<string, number> =>
    new Map([...given].flatMap(([year, ofYear]) => [...ofYear].map(([prefix, n]) => [`${prefix}-${year}`, n] as const)))

  const write: Writer['write'] = (random, slot, plan, draft) => {
    const id = documents.length + 1
    const { type, directionId, correspondentIds } = draft
    const registration = registeredAt(slot)
    const isInFuture =
      registration.day > days.today || (registration.day === days.today && registration.second > startSecond)
    const unregistered = isInFuture ? DocumentStatus.DRAFT : draft.unregistered
    const isIncoming = directionId === 1
    const isOutgoing = directionId === 3
    const isResolution = draft.resolves !== null
    const isRegistered = unregistered === null
    const scope = plan.opening.scope
    const came = days.isoAt(slot.day, slot.second)
    const at = isRegistered ? days.isoAt(registration.day, registration.second) : came
    const day = isRegistered ? registration.day : slot.day
    const date = days.dateOf(day)
    const year = date.slice(0, 4)
    const head = people.headOf(plan.departmentId)
    const receivedViaId = isIncoming
      ? slot.inOffice
        ? channelFrom(reach, correspondentIds[0], channels[scope](random))
        : ReceivedVia.INTERNET
      : null
    const author = authorOf(random, day, plan, draft, receivedViaId)
    const acting = people.headOn(plan.departmentId, areaOf(scope), day)
    // A deputy head does not sign a document that the same person prepared.
    const isOfAgency = ofAgency.includes(type.id) || (type.id === ORDER && plan.departmentId < FIRST_REGION)
    const signer =
      isOfAgency || (acting.id === author.id && author.id !== head.id)
        ? people.headOn(managementDepartmentId, areaOf(scope), day)
        : acting
    const isLetterOfHeads = isOutgoing && type.id === 40 && author.departmentId === managementDepartmentId
    const prefix = isLetterOfHeads ? managementLettersPrefix : type.index
    const isPortal = receivedViaId === ReceivedVia.INTERNET
    const guid = guidOf(seed, Purpose.DOCUMENT_GUID, id)
    const isTheirs = isIncoming && !isPortal && (random.is(0.55) || draft.reference !== undefined)
    const isForHead = !isOutgoing && !isResolution && random.is(0.25) && head.id !== author.id
    const created =
      isRegistered && !isPortal
        ? createdBefore(random, slot, { plan, resolves: draft.resolves }, author, isIncoming || isResolution)
        : came
    // Incoming and internal documents have a term. Among outgoing documents, only directions to an applicant have a
    // term.
    const usual = isRegistered && (!isOutgoing || !type.directionIds.includes(1)) ? type.term : undefined
    const isService = scope === 2 && isIncoming
    // A quick service takes half of the usual time.
    const isQuick = isService && random.is(0.12)
    const term = isQuick && usual ? { ...usual, quantity: Math.ceil(usual.quantity / 2) } : usual
    const priority = random.is(0.1) ? (random.is(0.3) ? 3 : 2) : 1
    const signedByPersonId = isRegistered && !isIncoming ? (isResolution ? author : signer).id : null
    const isOurs = isRegistered && !isIncoming && !isResolution
    const prepared = { id, dateCreated: created, dateRegistered: at, authorPersonId: author.id, signedByPersonId }
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
      closingGroundId: null,
      suspendedUntil: null,
      suspensions: none,
      caseFileGuid: plan.guid,
      parentGuid: draft.resolves?.guid ?? null,
      answeredGuids: isIncoming ? answeredIn(plan) : none,
      replacesGuid: null,
      receiptOrder: isRegistered ? plan.registered + 1 : null,
      number: isRegistered ? nextNumber(prefix, year) : null,
      numberIndexId: isLetterOfHeads ? lettersIndexId : type.indexId,
      dateRegistered: isRegistered ? at : null,
      registeredByPersonId: isRegistered
        ? (isIncoming || isResolution ? author : random.one(people.registrarsOn(day, areaOf(scope)))).id
        : null,
      dateCreated: created,
      dateReceived: isIncoming ? created : null,
      subject: draft.subject,
      externalRefNumber: isTheirs ? (draft.reference ?? `${random.between(1, 99)}-${random.between(10, 9999)}`) : null,
      // An answer cannot be older than the letter that it answers.
      externalRefDate: isTheirs
        ? days.dateOf(Math.max(days.step(slot.day, -random.between(1, 4)), draft.notBefore ?? firstDayOf(plan)))
        : null,
      receivedViaId,
      sentViaId: isOutgoing ? channelTo(reach, correspondentIds[0], chooseSentVia(random)) : null,
      authorPersonId: author.id,
      createdByPersonId: isPortal ? null : author.id,
      departmentId: author.departmentId,
      addressedToDepartmentId: isOutgoing ? null : plan.departmentId,
      addressedToPositionId: isForHead ? head.positionId : null,
      addressedToPersonId: isForHead ? head.id : null,
      signedByPersonId,
      // Without a completed request to sign, the document was signed on paper on the day of its number.
      signedOnPaper: isOurs && !signingOf({ seed, days, people }, prepared).signature ? date : null,
      classificationIds: type.classificationIds,
      correspondentIds,
      correspondentRoleIds: none,
      deadline: term ? days.endOf(day, term.quantity, term.unitId) : null,
      deadlineStart: term ? date : null,
      deadlineQuantity: term ? term.quantity : null,
      deadlineUnitId: term ? term.unitId : null,
      deadlineRuleId: term && !isQuick ? type.id : null,
      priorityId: isQuick && priority === 1 ? 2 : priority,
      sheets: random.between(1, 12),
      copies: random.is(0.2) ? 2 : 1,
      attachments: Math.max(random.int(5), withEnclosures.includes(type.id) ? 1 : 0),
      files: null,
      resultDeliveryId: isService ? (isPortal ? SentVia.PORTAL : chooseSentVia(random)) : null,
      serviceKindId: isService ? (isQuick ? 2 : 1) : null,
      isAnonymous: correspondentIds.length === 0 && complaintTypeIds.includes(type.id),
      portalNumber: isPortal ? `П-${days.dateOf(slot.day).slice(0, 4)}-${String(id).padStart(6, '0')}` : null,
      accessCode: isIncoming && isRegistered ? guid.slice(0, 8).toUpperCase() : null,
      note: null,
    }
    documents.push(row)
    plan.documents.push(row)
    const { day: onDay, second } = isRegistered ? registration : slot
    const time = localTime(onDay, second)
    plan.times.push(time)
    if (isRegistered && isOutgoing) plan.sent += 1
    if (isRegistered) {
      plan.registered += 1
      plan.registeredAt = time
    } else plan.hasUnregistered = true
    return row
  }
  return { documents, counters, write }
}

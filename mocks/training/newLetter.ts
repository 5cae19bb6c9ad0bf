import { ReceivedVia } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { anyOpening, typeOf } from '../documents/seedChoices.ts'
import { deviceWords } from '../documents/seedMatters.ts'
import { fillSubject, type KnownRecords } from '../documents/seedSubjects.ts'
import type { World } from '../engine/world.ts'
import type { Chance } from '../seed/chance.ts'
import { type Days, daysAround } from '../seed/days.ts'
import { todayOf } from '../settings/calendar.ts'

const INCOMING = 1
const MOST_TRIES = 20
/** A letter of today names no certificate of ours by its number. */
const noRecords: KnownRecords = { approved: [] }
const channels = [ReceivedVia.COUNTER, ReceivedVia.COUNTER, ReceivedVia.MAIL, ReceivedVia.EMAIL] as const

const knownDays = new WeakMap<World, Days>()
/** Computed once: only the dates are needed. */
const daysOf = (world: World): Days => {
  const known = knownDays.get(world) ?? daysAround(new Date(world.start), world.nonWorkingDays.all())
  knownDays.set(world, known)
  return known
}

const openingOf = (chance: Chance) => {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const opening = anyOpening(chance)
    const subjects = opening.subjects.filter(
      (text) => !/\{(удостоверение|издадено|рег|наше|външен|договор)\}/.test(text),
    )
    if (opening.directionId === INCOMING && opening.groups.length > 0 && subjects.length > 0)
      return { ...opening, subjects }
  }
  return undefined
}

/** A letter received today, as entered by the registry; undefined if the mock database has no possible sender. */
export const newLetter = (world: World, chance: Chance): DocumentBody | undefined => {
  const opening = openingOf(chance)
  if (!opening) return undefined
  const senders = world.correspondents
    .by('correspondentGroupId', chance.one(opening.groups))
    .filter(({ isActive }) => isActive)
  if (senders.length === 0) return undefined
  const departmentId = chance.one(opening.departmentIds)
  const today = todayOf(world)
  const type = typeOf(opening.typeId)
  const isTheirs = chance.is(0.6)
  const template = chance.one(opening.subjects)
  const groupId = senders[0]?.correspondentGroupId ?? undefined
  const subject = fillSubject(template, chance, {
    words: deviceWords(chance, { typeId: opening.typeId, template }, groupId),
    seed: world.seed,
    days: daysOf(world),
    day: dayNumber(today),
    departmentId,
    root: undefined,
    sent: undefined,
    known: noRecords,
  })
  return {
    documentDirectionId: INCOMING,
    documentTypeId: opening.typeId,
    scope: opening.scope,
    subjectDescription: subject,
    caseFileGuid: null,
    parentDocumentGuid: null,
    receivedViaId: chance.one(channels),
    sentViaId: null,
    dateReceived: null,
    externalRefNumber: isTheirs ? `${chance.between(10, 99)}-${chance.between(100, 999)}` : '',
    externalRefDate: isTheirs ? today : null,
    addressedToDepartmentId: departmentId,
    addressedToPersonId: null,
    preparedByPersonId: null,
    signedByPersonId: null,
    numberIndexId: type.indexId,
    classificationIds: type.classificationIds,
    deadlineDate: null,
    priorityId: 1,
    sheetsCount: chance.between(1, 6),
    enclosuresCount: chance.between(0, 3),
    resultDelivery: '',
    serviceKind: '',
    isAnonymous: false,
    note: '',
    correspondentIds: [chance.one(senders).id],
  }
}

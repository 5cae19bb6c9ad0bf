import { ReceivedVia } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { anyOpening, typeOf } from '../documents/seedChoices.ts'
import { deviceText } from '../documents/seedMatters.ts'
import { fillSubject, type KnownRecords } from '../documents/seedSubjects.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type Days, daysAround } from '../seed/days.ts'
import type { Random } from '../seed/seededRandom.ts'
import { todayOf } from '../settings/calendar.ts'

const INCOMING = 1
const MOST_TRIES = 20
/** A new letter names no existing certificate, so the list of certificates is empty. */
const noRecords: KnownRecords = { approved: [] }
const channels = [ReceivedVia.COUNTER, ReceivedVia.COUNTER, ReceivedVia.MAIL, ReceivedVia.EMAIL] as const

const knownDays = new WeakMap<MockDatabase, Days>()
/**
 * Returns the days around the start of the mock database; cached, because they depend only on the start date and the
 * non-working days.
 */
const daysOf = (db: MockDatabase): Days => {
  const known = knownDays.get(db) ?? daysAround(new Date(db.start), db.nonWorkingDays.all())
  knownDays.set(db, known)
  return known
}

const openingOf = (random: Random) => {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const opening = anyOpening(random)
    const subjects = opening.subjects.filter(
      (text) => !/\{(удостоверение|издадено|рег|наше|външен|договор)\}/.test(text),
    )
    if (opening.directionId === INCOMING && opening.groups.length > 0 && subjects.length > 0)
      return { ...opening, subjects }
  }
  return undefined
}

export const newLetter = (db: MockDatabase, random: Random): DocumentBody | undefined => {
  const opening = openingOf(random)
  if (!opening) return undefined
  const senders = db.correspondents
    .by('correspondentGroupId', random.one(opening.groups))
    .filter(({ isActive }) => isActive)
  if (senders.length === 0) return undefined
  const departmentId = random.one(opening.departmentIds)
  const today = todayOf(db)
  const type = typeOf(opening.typeId)
  const isTheirs = random.is(0.6)
  const template = random.one(opening.subjects)
  const groupId = senders[0]?.correspondentGroupId ?? undefined
  const subject = fillSubject(template, random, {
    words: deviceText(random, { typeId: opening.typeId, template }, groupId),
    seed: db.seed,
    days: daysOf(db),
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
    receivedViaId: random.one(channels),
    sentViaId: null,
    dateReceived: null,
    externalRefNumber: isTheirs ? `${random.between(10, 99)}-${random.between(100, 999)}` : '',
    externalRefDate: isTheirs ? today : null,
    addressedToDepartmentId: departmentId,
    addressedToPersonId: null,
    preparedByPersonId: null,
    signedByPersonId: null,
    numberIndexId: type.indexId,
    classificationIds: type.classificationIds,
    deadlineDate: null,
    priorityId: 1,
    sheetsCount: random.between(1, 6),
    enclosuresCount: random.between(0, 3),
    resultDelivery: '',
    serviceKind: '',
    isAnonymous: false,
    note: '',
    correspondentIds: [random.one(senders).id],
  }
}

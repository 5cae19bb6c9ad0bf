import { documents } from '../../src/contract/documents.ts'
import { Direction, DocumentStatus, IncomingStatus, SentVia } from '../../src/contract/enumerations.ts'
import { eDelivery } from '../../src/contract/exchange.ts'
import { type CivilDate, civilDateOf, dayNumber, isoAt } from '../../src/dates/civilDate.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { statusOf } from '../documents/permissions.ts'
import { receiveApplication } from '../documents/receiveApplication.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { receiveMessage } from '../exchange/receiveMessage.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import { answerLetter, signDocument } from './answerLetter.ts'
import { newLetter } from './newLetter.ts'
import { type RequestAs, requestAs } from './requestAs.ts'
import { runUnwatched } from './rowSnapshots.ts'
import type { OthersSettings } from './runSimulatedAction.ts'
import { colleaguesOf, commentDocument, completeTask, resolveDocument } from './simulatedColleagues.ts'
import { Declined, decline } from './trainingError.ts'

export type DoneWork = 'registered' | 'completed' | 'resolved' | 'signed'
const MOST_LOOKED_AT = 4
const LETTER = 40
type DayAction = (work: Day) => Promise<DoneWork | null>
type Day = {
  db: MockDatabase
  random: Random
  sendRequest: RequestAs
  exclusively: OthersSettings['exclusively']
  /** The account of the trainee. Simulated actions are never done by this user. */
  me: UserRow
}

/** Returns the users who may register in the module, in the department that registered the last letters. */
const registrars = ({ db, me }: Day, role: 'DOCUMENTS_FLOW' | 'DOCUMENTS_EAU'): UserRow[] => {
  const last = db.documents.all().find((row) => row.directionId === Direction.INCOMING && row.registeredByPersonId)
  const department = db.persons.get(last?.registeredByPersonId)?.departmentId
  const may = colleaguesOf(db, me).filter(({ roles }) => roles.includes(role))
  const own = may.filter(({ person }) => person.departmentId === department)
  return (own.length > 0 ? own : may).map(({ user }) => user)
}
const oneOf = <T>({ random }: Day, of: readonly T[]): T =>
  of.length === 0 ? decline('Няма кой да го направи.') : random.one(of)

const roleOf = { 1: 'DOCUMENTS_FLOW', 2: 'DOCUMENTS_EAU' } as const

const message =
  (system: 'edelivery' | 'docexchange'): DayAction =>
  async ({ db, exclusively }) => {
    await exclusively(() => runUnwatched(db, async () => receiveMessage(db, system)))
    return null
  }
const application: DayAction = async ({ db, exclusively }) => {
  await exclusively(() => runUnwatched(db, async () => receiveApplication(db)))
  return null
}

const enterLetter: DayAction = async (day) => {
  const body = newLetter(day.db, day.random) ?? decline('Никой не пише писма.')
  const clerk = oneOf(day, registrars(day, roleOf[body.scope === 2 ? 2 : 1]))
  const { guid } = await day.sendRequest(clerk, documents.createDocument, { body })
  await day.sendRequest(clerk, documents.registerDocument, { query: { docGuid: guid } })
  return 'registered'
}

const registerMessage: DayAction = async (day) => {
  const today = civilDateOf(day.db.now())
  const waiting = day.db.exchangeMessages
    .all()
    .filter(
      ({ isIncoming, system, statusId }) =>
        isIncoming && system === 'edelivery' && statusId === IncomingStatus.RECEIVED,
    )
    .filter(({ dateSent }) => dateSent > day.db.start && civilDateOf(dateSent) < today)
  const clerks = registrars(day, 'DOCUMENTS_FLOW').filter(({ roles }) => roles.includes('DOCUMENTS_FLOW_EDELIVERY'))
  const clerk = oneOf(day, clerks)
  const knows = async (eDeliveryIncomingMessageGuid: string) =>
    (await day.sendRequest(clerk, eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid } })).body
  let guid = ''
  let body: Awaited<ReturnType<typeof knows>> | undefined
  for (const one of waiting.slice(0, MOST_LOOKED_AT)) {
    guid = one.guid
    body = await knows(guid)
    if (body.correspondentIds.length > 0) break
  }
  if (!body) return decline('Нищо не чака.')
  const like = newLetter(day.db, day.random) ?? decline('Няма образец.')
  const sender = body.correspondentIds.length > 0 ? body.correspondentIds : decline('Подателят не е познат.')
  const subjectDescription = body.subjectDescription || like.subjectDescription
  const document = {
    ...like,
    ...body,
    documentTypeId: LETTER,
    subjectDescription,
    correspondentIds: sender,
    scope: 1 as const,
  }
  const files = day.db.exchangeAttachments.by('messageGuid', guid).map((file) => file.guid)
  const addressed = {
    addressedToDepartmentId: like.addressedToDepartmentId,
    numberIndexId: null,
    classificationIds: [],
  }
  await day.sendRequest(clerk, eDelivery.createAndRegisterIncomingEDeliveryMessage, {
    body: { messageGuid: guid, document: { ...document, ...addressed }, attachmentGuids: files },
  })
  return 'registered'
}

const resolve: DayAction = async ({ db, sendRequest, random, me }) => {
  const hasNoWork = ({ guid }: DocumentRow) => db.tasks.by('documentGuid', guid).length === 0
  const letters = db.documents
    .all()
    .slice(0, 30)
    .filter((row) => row.directionId === Direction.INCOMING && row.number !== null && hasNoWork(row))
  const opened = letters[0] ?? decline('Няма писмо без задачи.')
  const members = db.users
    .all()
    .filter(
      ({ isActive, personId }) => isActive && db.persons.get(personId)?.departmentId === opened.addressedToDepartmentId,
    )
    .filter(({ roles }) => roles.includes(roleOf[opened.scope]))
  if (members.length === 0) return decline('В звеното няма на кого да се възложи.')
  await resolveDocument(db, { sendRequest, me: random.one(members), opened, lived: me.personId })
  return 'resolved'
}

const complete: DayAction = async ({ db, sendRequest, me }) => {
  await completeTask(db, { sendRequest, me, opened: undefined, lived: me.personId })
  return 'completed'
}
const mention: DayAction = async ({ db, sendRequest, me }) => {
  await commentDocument(db, { sendRequest, me, opened: undefined })
  return null
}

const sign: DayAction = async (day) => {
  const { db, sendRequest, me } = day
  const byPerson = new Map(colleaguesOf(db, me).map((caller) => [caller.person.id, caller]))
  const waiting = db.documents
    .all()
    .filter((row) => statusOf(row) === DocumentStatus.FOR_SIGNATURE && byPerson.has(row.signedByPersonId ?? 0))
  const row = waiting[0] ?? decline('Нищо не чака подпис.')
  const signer = byPerson.get(row.signedByPersonId ?? 0) ?? decline('Няма кой да подпише.')
  const query = { docGuid: row.guid }
  await signDocument(sendRequest, signer.user, row.guid)
  const clerk = oneOf(day, registrars(day, roleOf[row.scope]))
  await sendRequest(clerk, documents.registerDocument, { query })
  if (row.sentViaId === SentVia.EDELIVERY) await sendRequest(clerk, eDelivery.sendEDeliveryMessage, { query })
  return 'signed'
}

const answer: DayAction = async ({ db, sendRequest, me, random }) => {
  const byDepartment = (id: number | null) =>
    colleaguesOf(db, me).filter(({ person, roles }) => person.departmentId === id && roles.includes('DOCUMENTS_FLOW'))
  const isHead = ({ person }: Caller) => db.positions.get(person.positionId)?.isHead === true
  const letters = db.documents
    .all()
    .slice(0, 120)
    .filter((row) => row.directionId === Direction.INCOMING && row.scope === 1 && isUnfinished(statusOf(row)))
    .filter((row) => row.number !== null && row.correspondentIds.length > 0)
    .filter(({ guid }) =>
      db.documents.by('parentGuid', guid).every(({ directionId }) => directionId !== Direction.OUTGOING),
    )
  for (const letter of letters) {
    const members = byDepartment(letter.addressedToDepartmentId)
    const head = members.find(isHead)
    const experts = members.filter((one) => !isHead(one))
    if (!head || experts.length === 0) continue
    await answerLetter({ db, sendRequest, letter, author: random.one(experts).user, signer: head.user })
    return null
  }
  return decline('Няма писмо, което да чака отговор.')
}

/** The possible actions of a day, each with a time window and the number of repetitions. */
const plan: readonly { from: string; to: string; often: number; action: DayAction }[] = [
  { from: '08:10', to: '08:55', often: 1, action: message('edelivery') },
  { from: '09:10', to: '09:55', often: 1, action: enterLetter },
  { from: '10:00', to: '10:35', often: 0.8, action: registerMessage },
  { from: '10:40', to: '11:20', often: 0.8, action: resolve },
  { from: '11:25', to: '11:55', often: 0.5, action: message('docexchange') },
  { from: '12:00', to: '12:50', often: 0.5, action: application },
  { from: '12:55', to: '13:05', often: 0.5, action: answer },
  { from: '13:10', to: '13:50', often: 0.7, action: complete },
  { from: '14:00', to: '14:40', often: 0.8, action: enterLetter },
  { from: '14:45', to: '15:25', often: 0.6, action: sign },
  { from: '15:30', to: '16:10', often: 0.8, action: complete },
  { from: '16:15', to: '16:40', often: 0.3, action: mention },
  { from: '16:45', to: '17:20', often: 0.4, action: enterLetter },
]

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const two = (value: number): string => String(value).padStart(2, '0')

export type OfficeDay = {
  day: CivilDate
  me: UserRow
  others: OthersSettings
  /** Actions are simulated only after this instant. */
  after: number
  until: number
  /** The share of the planned actions to simulate; less than 1 in a long period, so that it does not take too long. */
  share: number
  moveTo: (instant: number) => Promise<void>
}

/**
 * Simulates an office day: colleagues send requests within office hours. The same mock database and day give the same
 * result. Impossible actions are skipped.
 */
export const liveOfficeDay = async (db: MockDatabase, given: OfficeDay): Promise<Map<DoneWork, number>> => {
  const { day, me, others, after, until, share, moveTo } = given
  const random = randomOf(db.seed, Purpose.COLLEAGUE, dayNumber(day))
  const work: Day = { db, random, sendRequest: requestAs(db, others.dispatch), exclusively: others.exclusively, me }
  const done = new Map<DoneWork, number>()
  for (const { from, to, often, action } of plan) {
    const minute = random.between(minutesOf(from), minutesOf(to))
    const isOn = random.is(often * share)
    const instant = Date.parse(isoAt(day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`))
    if (!isOn || instant <= after || instant > until) continue
    await moveTo(instant)
    const what = await action(work).catch((problem: unknown) => {
      if (problem instanceof Declined) return null
      throw problem
    })
    if (what) done.set(what, (done.get(what) ?? 0) + 1)
  }
  return done
}

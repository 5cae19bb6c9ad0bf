import { documents } from '../../src/contract/documents.ts'
import { eDelivery } from '../../src/contract/exchange.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { type CivilDate, civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { DEMO_HOUR, type DemoDatabase, type DemoPlaces, demoDay } from '../../src/rules/training/demoTour.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { decideDeliveries } from '../exchange/deliveryOutcome.ts'
import { receiveMessage } from '../exchange/receiveMessage.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { answerLetter, signDocument } from './answerLetter.ts'
import { attachPaper } from './attachPaper.ts'
import { clockOffsetOf, storeClockOffset } from './clock.ts'
import { type RequestAs, requestAs } from './requestAs.ts'
import type { OpenSecondDatabase, SecondDatabase } from './scenarios.ts'
import { resolveDocument } from './simulatedColleagues.ts'
import { decline } from './trainingError.ts'

const SEED = 1
const DOCUMENTS = 1500
const BEGINS = '08:30'
const DEPARTMENT = 31
const MUNICIPALITIES = 3
const MOST_MESSAGES = 6

const letterOf = (
  sender: number,
  subjectDescription: string,
  externalRefNumber: string,
  day: CivilDate,
): DocumentBody => ({
  documentDirectionId: 1,
  documentTypeId: 40,
  scope: 1,
  subjectDescription,
  caseFileGuid: null,
  parentDocumentGuid: null,
  receivedViaId: 2,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber,
  externalRefDate: day,
  addressedToDepartmentId: DEPARTMENT,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: 1,
  sheetsCount: 2,
  enclosuresCount: 1,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  note: '',
  correspondentIds: [sender],
})

type Morning = Pick<SecondDatabase, 'db' | 'exclusively' | 'moveClock'> & { day: CivilDate; sendRequest: RequestAs }

const userOf = (db: MockDatabase, userName: string): UserRow =>
  db.users.all().find((user) => user.userName === userName) ?? decline(`Няма потребител „${userName}“.`)

const moveTo = ({ db, exclusively, moveClock, day }: Morning, hour: string): Promise<void> =>
  exclusively(async () => {
    const offset = clockOffsetOf(db) + Date.parse(isoAt(day, hour)) - db.now().getTime()
    moveClock(offset)
    storeClockOffset(db, offset)
  })

const register = async ({ db, sendRequest }: Morning, body: DocumentBody): Promise<DocumentRow> => {
  const clerk = userOf(db, 'mpetrova')
  const { guid } = await sendRequest(clerk, documents.createDocument, { body })
  await attachPaper({ db, sendRequest, who: clerk, docGuid: guid, name: 'Писмо.pdf' })
  await sendRequest(clerk, documents.registerDocument, { query: { docGuid: guid } })
  return db.documents.get(guid) ?? decline('Писмото не е записано.')
}

/** Simulates a message from a known sender with the same content as an earlier letter by post. */
const repeatedMessage = async (at: Morning): Promise<string> => {
  const { db, sendRequest, exclusively, day } = at
  const clerk = userOf(db, 'mpetrova')
  for (let tried = 0; tried < MOST_MESSAGES; tried += 1) {
    const { guid } = await exclusively(async () => receiveMessage(db, 'edelivery'))
    const query = { eDeliveryIncomingMessageGuid: guid }
    const { body } = await sendRequest(clerk, eDelivery.getPreDocEDelivery, { query })
    const [sender] = body.correspondentIds
    if (sender === undefined) continue
    await sendRequest(clerk, eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: guid } })
    await register(at, letterOf(sender, body.subjectDescription, body.externalRefNumber, day))
    return guid
  }
  return decline('Няма познат подател.')
}

const liveMorning = async (at: Morning): Promise<DemoPlaces> => {
  const { db, sendRequest, exclusively, day } = at
  const [head, expert] = [userOf(db, 'dradeva'), userOf(db, 'ggeorgiev')]
  const senders = db.correspondents.by('correspondentGroupId', MUNICIPALITIES).filter(({ isActive }) => isActive)
  const sender = (place: number): number => senders[place]?.id ?? decline('Няма общини.')
  const letter = (place: number, subject: string, number: string) =>
    register(at, letterOf(sender(place), subject, number, day))
  await moveTo(at, '08:45')
  const message = await repeatedMessage(at)
  await moveTo(at, '08:55')
  const resolved = await letter(0, 'Искане за становище по проверката на водомерите в общинските сгради', '26-118')
  await moveTo(at, '09:05')
  const toResolve = await letter(1, 'Искане за информация за одобрените типове електромери', '92-64')
  await moveTo(at, '09:15')
  await resolveDocument(db, { sendRequest, me: expert, opened: resolved })
  await moveTo(at, '09:35')
  const toSign = await answerLetter({ db, sendRequest, letter: resolved, author: expert, signer: head })
  const inquiry = await letter(2, 'Запитване за срока на валидност на одобрен тип везни', '12-340')
  const delivered = await answerLetter({ db, sendRequest, letter: inquiry, author: expert, signer: head })
  await signDocument(sendRequest, head, delivered)
  await moveTo(at, '09:45')
  await exclusively(async () => decideDeliveries(db, 'arrives'))
  const clerk = userOf(db, 'mpetrova')
  await sendRequest(clerk, documents.registerDocument, { query: { docGuid: delivered } })
  await sendRequest(clerk, eDelivery.sendEDeliveryMessage, { query: { docGuid: delivered } })
  const task = db.tasks.by('documentGuid', resolved.guid)[0]?.guid ?? decline('Няма задача.')
  const { number } = db.documents.get(resolved.guid) ?? resolved
  return { message, toResolve: toResolve.guid, resolved: resolved.guid, task, toSign, delivered, number: number ?? '' }
}

export const demoDatabase = async (present: MockDatabase, begin: OpenSecondDatabase): Promise<DemoDatabase> => {
  const day = demoDay(civilDateOf(present.now()), calendarOf(present))
  const secondDatabase = await begin({ seed: SEED, documents: DOCUMENTS, at: new Date(isoAt(day, BEGINS)) })
  const { db, dispatch, exportState } = secondDatabase
  const at = { ...secondDatabase, day, sendRequest: requestAs(db, dispatch) }
  const places = await liveMorning(at)
  await moveTo(at, DEMO_HOUR)
  return { state: await exportState(), day, places }
}

import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { Direction, DocumentStatus } from '../../../src/contract/enumerations.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import type { Document, DocumentBody } from '../../../src/contract/shapes/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { signedText, signsInsteadOf } from '../../../src/rules/documents/signature.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { assignee, taskOn } from './givenTask.ts'
import { completer } from './resolvedLetter.ts'

const answerToSign = async () => {
  const backend = createTestBackend()
  const person = (userName: string) => backend.db.users.all().find((one) => one.userName === userName)!.personId
  const expert = await backend.as('ggeorgiev')
  const answer: DocumentBody = incomingLetter({
    documentDirectionId: Direction.OUTGOING,
    documentTypeId: 40,
    receivedViaId: null,
    sentViaId: 2,
    addressedToDepartmentId: null,
    signedByPersonId: person('dradeva'),
    correspondentIds: [1],
  })
  const { guid } = (await expert(documents.createDocument, { body: answer })).resultData
  const row = backend.db.documents.get(guid)!
  backend.db.put('attachedFiles', { ...backend.db.attachedFiles.all()[0]!, guid: row.guid, documentGuid: guid })
  const read = async (userName: string) =>
    (await backend.as(userName))(documents.getDocument, { query: { docGuid: guid } })
  const setStatus = async (userName: string, status: DocumentStatus, reason = '') =>
    (await backend.as(userName))(documents.setDocumentStatus, {
      query: { docGuid: guid, status },
      body: { reason, until: null, closeDocuments: [] },
    })
  const noticesOf = async (userName: string) => {
    const window = { fromDate: '2026-11-20', toDate: '2026-11-20', sortColumns: [] }
    const request = { query: { skip: 0, take: 100 }, body: window }
    const { items } = (await (await backend.as(userName))(notifications.getUserNotifications, request)).resultData
    return items.filter(({ documentGuid }) => documentGuid === guid).map(({ type, text }) => `${type}: ${text}`)
  }
  const requests = async () =>
    (await expert(tasks.getDocumentTasks, { query: { docGuid: guid } })).resultData.map(
      ({ taskStatus, taskAssignees: [part] }) =>
        [taskStatus?.name, part?.assigneePerson?.fullName, part?.taskResultType?.name ?? ''].join(', '),
    )
  return { backend, expert, person, guid, read, setStatus, noticesOf, requests }
}

test('„За подпис“ creates the task and the notification of the signer, who can then see the document', async () => {
  const { read, setStatus, noticesOf, requests } = await answerToSign()
  expect((await read('dradeva')).resultData?.guid).toBeUndefined()
  expect(await setStatus('ggeorgiev', DocumentStatus.FOR_SIGNATURE)).toMatchObject({ type: 1 })
  expect(await requests()).toEqual(['Неизпълнена, Десислава Петрова Радева, '])
  expect(await noticesOf('dradeva')).toEqual([
    'Request: Искане „За подпис“ със срок 25.11.2026 г.: Искане за становище',
  ])
  expect(signedText((await read('dradeva')).resultData)).toBe('Десислава Петрова Радева (чака подпис)')
})

test('a signature ends the request, and the page shows its time', async () => {
  const { read, setStatus, noticesOf, requests } = await answerToSign()
  await setStatus('ggeorgiev', DocumentStatus.FOR_SIGNATURE)
  expect(await setStatus('dradeva', DocumentStatus.SIGNED)).toMatchObject({ type: 1 })
  expect(await requests()).toEqual(['Изпълнена, Десислава Петрова Радева, Подписвам без забележки'])
  expect(signedText((await read('dradeva')).resultData)).toBe('Десислава Петрова Радева, 20.11.2026 г. 12:00 ч.')
  expect(await noticesOf('ggeorgiev')).toContain(
    'StatusChanged: Документ „Искане за становище“ премина в статус „Подписан“',
  )
  expect(await noticesOf('dradeva')).toHaveLength(1)
})

test('a document is returned with a reason, which its author reads', async () => {
  const { read, setStatus, noticesOf, requests } = await answerToSign()
  await setStatus('ggeorgiev', DocumentStatus.FOR_SIGNATURE)
  expect(await setStatus('dradeva', DocumentStatus.RETURNED)).toMatchObject({ type: 0 })
  await setStatus('dradeva', DocumentStatus.RETURNED, 'Липсва правното основание.')
  expect(await requests()).toEqual(['Изпълнена, Десислава Петрова Радева, Отказвам подпис'])
  expect((await noticesOf('ggeorgiev')).join()).toContain('„Върнат за корекция“: Липсва правното основание.')
  expect(signedText((await read('ggeorgiev')).resultData)).toBe('Десислава Петрова Радева (предстои)')
})

test('a deputy signs for the chosen signer, and both are named', async () => {
  const { read, setStatus, requests } = await answerToSign()
  await setStatus('ggeorgiev', DocumentStatus.FOR_SIGNATURE)
  await setStatus('administrator', DocumentStatus.SIGNED)
  expect(await requests()).toEqual(['Изпълнена, Десислава Петрова Радева, Подписвам без забележки'])
  expect(signedText((await read('dradeva')).resultData)).toMatch(
    /^.+ \(за Десислава Петрова Радева\), 20\.11\.2026 г\. 12:00 ч\.$/,
  )
})

test('a request to sign that was created by hand is not duplicated', async () => {
  const { expert, person, guid, setStatus, requests } = await answerToSign()
  const taskAssignees = [assignee(person('dradeva'), 'За подпис днес.')]
  await expert(tasks.createTask, { body: taskOn(guid, { taskType: { id: 4, name: '' }, taskAssignees }) })
  await setStatus('ggeorgiev', DocumentStatus.FOR_SIGNATURE)
  expect(await requests()).toEqual(['Неизпълнена, Десислава Петрова Радева, '])
})

test('a document approved by all without a chosen signer returns to its author', async () => {
  const { backend, guid, expert, person, setStatus, read } = await answerToSign()
  backend.db.put('documents', { ...backend.db.documents.get(guid)!, signedByPersonId: null })
  const taskAssignees = [assignee(person('ltonev'), 'За съгласуване.')]
  const given = await expert(tasks.createTask, { body: taskOn(guid, { taskType: { id: 3, name: '' }, taskAssignees }) })
  await setStatus('ggeorgiev', DocumentStatus.FOR_AGREEMENT)
  await completer(backend, given.resultData)('ltonev', 4)
  expect((await read('ggeorgiev')).resultData.documentStatusName).toBe('Върнат за корекция')
})

const [radeva, velikov] = [
  { id: 1, fullName: 'Мария Радева' },
  { id: 2, fullName: 'Иван Великов' },
]
const date = '2026-11-20T08:05:00Z'
test.each<[string, Partial<Pick<Document, 'signedBy' | 'signature' | 'signedOnPaper' | 'documentStatusId'>>, string]>([
  ['nobody chosen', {}, ''],
  ['a draft', { signedBy: radeva, documentStatusId: DocumentStatus.DRAFT }, 'Мария Радева (предстои)'],
  ['asked', { signedBy: radeva, documentStatusId: DocumentStatus.FOR_SIGNATURE }, 'Мария Радева (чака подпис)'],
  [
    'sent long ago',
    { signedBy: radeva, documentStatusId: DocumentStatus.SENT },
    'Мария Радева (няма отбелязан подпис)',
  ],
  ['signed on paper', { signedBy: radeva, signedOnPaper: '2026-11-19' }, 'Мария Радева, на хартия на 19.11.2026 г.'],
  [
    'signed',
    { signedBy: radeva, signature: { by: radeva, insteadOf: null, date } },
    'Мария Радева, 20.11.2026 г. 10:05 ч.',
  ],
  [
    'by a deputy',
    { signedBy: radeva, signature: { by: velikov, insteadOf: radeva, date } },
    'Иван Великов (за Мария Радева), 20.11.2026 г. 10:05 ч.',
  ],
])('„Подписал“ shows the signer of %s', (_, given, words) => {
  const nothing = { signedBy: null, signature: null, signedOnPaper: null, documentStatusId: DocumentStatus.SIGNED }
  expect(signedText({ ...nothing, ...given })).toBe(words)
})

test.each([
  ['the chosen one', radeva, { id: 1, hasRequest: true }, undefined],
  ['the chosen one, whom no task asked', radeva, { id: 1, hasRequest: false }, undefined],
  ['who was asked by a task of the own', radeva, { id: 2, hasRequest: true }, undefined],
  ['a deputy', radeva, { id: 2, hasRequest: false }, 'Мария Радева'],
  ['anybody where nobody is chosen', null, { id: 2, hasRequest: false }, undefined],
])('the person for whom %s signs', (_, signedBy, person, name) => {
  expect(signsInsteadOf({ signedBy }, person)).toBe(name)
})

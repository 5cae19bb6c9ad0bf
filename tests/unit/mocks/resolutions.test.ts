import { expect, test } from 'vitest'
import type { Change } from '../../../mocks/engine/tableRows.ts'
import { pushesOf } from '../../../mocks/pushChanges.ts'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { RequestParams } from '../../../src/contract/endpoint.ts'
import { DocumentStatus, ListView } from '../../../src/contract/enumerations.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

type GivenTask = RequestParams<typeof tasks.createTask>['body']
type GivenDocument = RequestParams<typeof documents.createDocument>['body']

const assignee = (personId: number, instruction: string, quantity = 3): GivenTask['taskAssignees'][number] => ({
  id: 0,
  assigneePosition: null,
  assigneePerson: { id: personId, fullName: '' },
  instruction,
  deadline: { startDate: '2026-11-20', endDate: null, deadlineUnitOfMeasure: { id: 2 }, quantity },
  completedByPerson: null,
  taskResultType: null,
  resultComment: '',
  dateCompleted: null,
})
const taskOn = (docGuid: string, taskAssignees: GivenTask['taskAssignees']): GivenTask => ({
  id: 0,
  docGuid,
  taskType: { id: 1, name: '' },
  taskPriority: { id: 1, name: '' },
  description: 'За изготвяне на отговор.',
  taskAssignees,
  parentTaskGuid: null,
  continueAfterParentTaskConjunctionType: null,
  continueAfterParentTaskResultType: null,
  controller: null,
  needsDocument: false,
})
const resolutionOn = (docGuid: string, given: Partial<GivenDocument> = {}): GivenDocument => ({
  ...incomingLetter({
    documentTypeId: 466,
    documentDirectionId: 2,
    receivedViaId: null,
    addressedToDepartmentId: null,
    subjectDescription: 'За изготвяне на отговор.',
    correspondentIds: [],
  }),
  parentDocumentGuid: docGuid,
  ...given,
})

const letterForResolution = async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter({ addressedToDepartmentId: 31 }) }))
    .resultData
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  const person = (userName: string) => backend.db.users.all().find((one) => one.userName === userName)!.personId
  const admin = await backend.as('administrator')
  const task = { ...taskOn(guid, [assignee(person('dradeva'), 'За резолюция.', 1)]), taskType: { id: 2, name: '' } }
  expect((await admin(tasks.createTask, { body: task })).type).toBe(1)
  return {
    backend,
    guid,
    head: await backend.as('dradeva'),
    expert: person('ggeorgiev'),
    other: person('knikolov'),
  }
}

const nodesOf = (node: CaseFileNode): CaseFileNode[] => [node, ...node.children.flatMap(nodesOf)]

test('a document sent for resolution waits for the head, until a resolver assigns work', async () => {
  const backend = createTestBackend()
  const clerk = await backend.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter({ addressedToDepartmentId: 31 }) }))
    .resultData
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  await clerk(documents.setDocumentStatus, {
    query: { docGuid: guid, status: DocumentStatus.FOR_RESOLUTION },
    body: { reason: '', until: null, closeDocuments: [] },
  })
  const head = await backend.as('dradeva')
  const waiting = async () => {
    const request = { query: { skip: 0, take: 500, indexType: ListView.Manage }, body: {} }
    const { items } = (await head(documents.getAllDocumentsForDMS, request)).resultData
    return items.filter((one) => one.guid === guid).length
  }
  expect(await waiting()).toBe(1)
  const { personId } = backend.db.users.all().find(({ userName }) => userName === 'ggeorgiev')!
  const chair = await backend.as('ivelikov')
  const issued = await chair(documents.createDocument, {
    body: resolutionOn(guid, { tasks: [taskOn(guid, [assignee(personId, 'Подгответе отговор.', 5)])] }),
  })
  expect(issued.type).toBe(1)
  expect(await waiting()).toBe(0)
  const given = (await head(tasks.getDocumentTasks, { query: { docGuid: guid } })).resultData
  expect(given.map(({ taskType, taskStatus }) => [taskType?.name, taskStatus?.name])).toEqual([
    ['За резолюция', 'Приключена автоматично'],
    ['За изпълнение', 'Неизпълнена'],
  ])
})

test('a resolution is a numbered child of the letter, with its tasks on the letter, and the request for resolution ends', async () => {
  const { backend, guid, head, expert, other } = await letterForResolution()
  const steps: Change[][] = []
  backend.db.onChange((changes) => steps.push([...changes]))
  const issued = await head(documents.createDocument, {
    body: resolutionOn(guid, {
      tasks: [taskOn(guid, [assignee(expert, 'Подгответе отговор.', 5), assignee(other, 'За становище.')])],
    }),
  })
  expect(issued.message).toMatch(/^Издадена е резолюция № Р-\d+-20\.11\.2026\.$/)
  expect(steps).toHaveLength(1)
  const recipients = pushesOf(backend.db, steps[0] ?? []).map((one) => ('personId' in one ? one.personId : one.name))
  expect(recipients).toEqual(expect.arrayContaining([expert, other, 'DocumentChanged']))

  const letter = (await head(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(letter).toMatchObject({ documentStatusName: 'В изпълнение', counts: { tasks: 2, openTasks: 1 } })
  const resolution = (await head(documents.getDocument, { query: { docGuid: issued.resultData.guid } })).resultData
  expect(resolution).toMatchObject({
    documentType: { id: 466, name: 'Резолюция' },
    documentDirectionId: 2,
    subjectDescription: 'За изготвяне на отговор.',
    parentDocument: { guid },
    caseFile: { guid: letter.caseFile?.guid },
    signedBy: { fullName: 'Десислава Петрова Радева' },
    counts: { tasks: 1, openTasks: 1 },
  })

  const given = (await head(tasks.getDocumentTasks, { query: { docGuid: guid } })).resultData
  expect(given.map(({ taskType, taskStatus }) => [taskType?.name, taskStatus?.name])).toEqual([
    ['За резолюция', 'Приключена автоматично'],
    ['За изпълнение', 'Неизпълнена'],
  ])
  expect(given[1]?.resolution).toMatchObject({ guid: resolution.guid, documentNumber: resolution.documentNumber })
  expect(given[1]?.taskAssignees.map(({ deadline }) => deadline.endDate)).toEqual(['2026-11-27', '2026-11-25'])
  const ordered = await head(tasks.getDocumentTasks, { query: { docGuid: resolution.guid } })
  expect(ordered.resultData.map((task) => task.guid)).toEqual([given[1]?.guid])

  const history = (await head(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(JSON.stringify(history)).toContain(`Резолюция № ${resolution.documentNumber}`)
  const tree = await head(caseFiles.getCaseFileTree, {
    query: { caseGuid: letter.caseFile?.guid ?? '', includeDocuments: true, includeTasks: true },
  })
  const node = nodesOf(tree.resultData).find((one) => one.guid === resolution.guid)
  expect(node).toMatchObject({ nodeType: 'resolution', children: [{ nodeType: 'task', guid: given[1]?.guid }] })
})

test('an assignee of a resolution can read it and is notified; the last task completes it automatically', async () => {
  const { backend, guid, head, expert } = await letterForResolution()
  const { resultData } = await head(documents.createDocument, {
    body: resolutionOn(guid, { tasks: [taskOn(guid, [assignee(expert, 'Подгответе отговор.')])] }),
  })
  const mine = await backend.as('ggeorgiev')
  const window = { fromDate: '2026-10-20', toDate: '2026-12-20', type: 'NewTask', sortColumns: [] }
  const received = await mine(notifications.getUserNotifications, { query: { skip: 0, take: 50 }, body: window })
  const { subjectDescription } = (await head(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(received.resultData.items.at(-1)?.text).toBe(
    `Възложена Ви е задача със срок 25.11.2026 г.: Подгответе отговор. Относно: ${subjectDescription}`,
  )
  const read = async () => (await mine(documents.getDocument, { query: { docGuid: resultData.guid } })).resultData
  expect((await read()).documentStatusName).toBe('В изпълнение')
  const rights = await mine(documents.getCurrentUserDocumentPermissions, { query: { docGuid: resultData.guid } })
  expect(rights.resultData).toMatchObject({ read: true, resolve: false })

  const [task] = (await mine(tasks.getDocumentTasks, { query: { docGuid: resultData.guid } })).resultData
  const body = {
    taskGuid: task?.guid ?? '',
    assigneeId: task?.taskAssignees[0]?.id ?? 0,
    taskResultTypeId: 1,
    resultComment: '',
    documentGuid: null,
  }
  expect((await mine(tasks.completeTask, { body })).type).toBe(1)
  expect((await read()).documentStatusName).toBe('Приключен')

  const { guid: resolutionGuid, documentNumber, dateRegistered } = await read()
  const more = { ...taskOn(guid, [assignee(expert, 'Допълнете отговора.')]) }
  const resolution = { guid: resolutionGuid, documentNumber, dateRegistered, text: '' }
  expect((await head(tasks.createTask, { body: { ...more, resolution } })).resultData.resolution?.guid).toBe(
    resolutionGuid,
  )
  expect((await read()).documentStatusName).toBe('В изпълнение')
})

test('a refused resolution leaves no data', async () => {
  const { backend, guid, head, expert } = await letterForResolution()
  const before = backend.db.documents.all().length
  const refusedResolution = await head(documents.createDocument, { body: resolutionOn(guid) })
  expect(refusedResolution.additionalFieldMessages).toEqual({ taskAssignees: ['Полето е задължително'] })
  const silent = resolutionOn(guid, { tasks: [taskOn(guid, [assignee(expert, ' ')])] })
  expect((await head(documents.createDocument, { body: silent })).additionalFieldMessages).toHaveProperty(
    'taskAssignees.0.instruction',
  )
  expect(backend.db.documents.all()).toHaveLength(before)
  expect((await head(documents.getDocument, { query: { docGuid: guid } })).resultData.counts.tasks).toBe(1)
})

test('a user who may not resolve sees why and who can; a resolution is not resolved again', async () => {
  const { backend, guid, head, expert } = await letterForResolution()
  const sendRequest = await backend.as('ggeorgiev')
  const body = resolutionOn(guid, { tasks: [taskOn(guid, [assignee(expert, 'За изпълнение.')])] })
  await head(documents.createDocument, { body })
  const refused = await sendRequest(documents.createDocument, { body })
  expect(refused).toMatchObject({ type: 0, message: 'Необходимо е право „Резолиране“.' })
  expect(refused.additionalMessages?.join()).toContain('Десислава Радева')

  const { resultData } = await head(documents.createDocument, { body })
  const again = await head(documents.createDocument, { body: { ...body, parentDocumentGuid: resultData.guid } })
  expect(again).toMatchObject({
    type: 0,
    message: 'Нова резолюция се поставя върху документа, за който се отнася.',
  })
  expect((await head(documents.createDocument, { body: { ...body, parentDocumentGuid: null } })).type).toBe(0)
})

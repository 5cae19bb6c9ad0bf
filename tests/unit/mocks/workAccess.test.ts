import { beforeAll, expect, test } from 'vitest'
import { canOpen } from '../../../mocks/people/workAccess.ts'
import { caseFileOwnerRules } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { handOver } from '../../../src/contract/handOver.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const noAccess = expect.stringMatching(/^Борис .*Цонев няма достъп до модула\./)
const personOf = ({ db }: ReturnType<typeof createTestBackend>, userName: string) =>
  db.users.all().find((one) => one.userName === userName)!.personId

let letter: Awaited<ReturnType<typeof registeredLetter>>
let stranger: number
beforeAll(async () => {
  letter = await registeredLetter()
  stranger = personOf(letter.backend, 'rsi.manager')
})

test('no task or control is assigned to a user without a screen for it, also by the position', async () => {
  const { head, guid, expert, backend } = letter
  const refused = async (given: Partial<ReturnType<typeof taskOn>>) =>
    (await head(tasks.createTask, { body: taskOn(guid, given) })).additionalFieldMessages
  expect(await refused({ taskAssignees: [assignee(stranger, 'Проверете.')] })).toEqual({
    'taskAssignees.0.assigneePerson': [noAccess],
  })
  const controller = { id: stranger, fullName: '' }
  expect(await refused({ taskAssignees: [assignee(expert, 'Проверете.')], controller })).toEqual({
    controller: [noAccess],
  })
  const { positionId } = backend.db.persons.get(stranger)!
  const position = { id: positionId, positionName: '', memberOfDepartment: '', actualPersonsInPosition: [] }
  const [holder] = backend.db.persons.by('positionId', positionId)
  const byPosition = { ...assignee(0, 'Проверете.'), assigneePerson: null, assigneePosition: position }
  if (holder?.id === stranger)
    expect(await refused({ taskAssignees: [byPosition] })).toEqual({ 'taskAssignees.0.assigneePerson': [noAccess] })
})

test('an existing assignee keeps a part without the screen too; tasks are not handed over to such a user', async () => {
  const { backend, head, guid, expert } = letter
  const { db } = backend
  const administrator = await backend.as('administrator')
  const { resultData: task } = await head(tasks.createTask, {
    body: taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете.')] }),
  })
  const items = [{ kind: 'task' as const, guid: task.guid ?? '', toPersonId: stranger }]
  const refusal = await administrator(handOver.handOverWork, { body: { personId: expert, reason: 'Отпуск', items } })
  expect([refusal.message, ...(refusal.additionalMessages ?? [])].join(' ')).toContain('няма достъп до модула')
  const [user] = db.users.by('personId', expert)
  db.inOneStep(() => db.put('users', { ...user!, roles: ['RSI_READ'] }))
  expect((await head(tasks.updateTask, { body: { ...task, description: 'Друго описание' } })).type).toBe(1)
  db.inOneStep(() => db.put('users', user!))
})

test.each(['addressedToPersonId', 'signedByPersonId', 'preparedByPersonId'] as const)(
  'a document does not name a user without a screen for it as its %s',
  async (field) => {
    const clerk = await letter.backend.as('mpetrova')
    const reply = await clerk(documents.createDocument, { body: incomingLetter({ [field]: stranger }) })
    expect(reply.additionalFieldMessages).toMatchObject({ [field]: [noAccess] })
  },
)

test('a letter to a department whose head has no screen for documents goes for resolution to the next head above', async () => {
  const { backend } = letter
  const { db } = backend
  const clerk = await backend.as('mpetrova')
  const audit = db.departments.all().find(({ name }) => name.includes('одит'))!
  const { guid } = (
    await clerk(documents.createDocument, { body: incomingLetter({ addressedToDepartmentId: audit.id }) })
  ).resultData
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  const body = { reason: '', until: null, closeDocuments: [] }
  const query = { docGuid: guid, status: DocumentStatus.FOR_RESOLUTION }
  expect((await clerk(documents.setDocumentStatus, { query, body })).type).toBe(1)
  const resolutionTasks = db.tasks.by('documentGuid', guid).filter(({ typeId }) => typeId === TaskType.RESOLUTION)
  expect(resolutionTasks).toHaveLength(1)
  for (const { guid: taskGuid } of resolutionTasks)
    for (const { personId } of db.taskAssignees.by('taskGuid', taskGuid))
      expect(canOpen(db, 'documents', personId)).toBe(true)
})

test('a user without a screen for documents becomes neither the head of a department nor the owner of case files', async () => {
  const { backend } = letter
  const administrator = await backend.as('administrator')
  const { departmentId } = backend.db.persons.get(letter.expert)!
  const post = { id: 0, positionName: 'Ръководител на екип', departmentId, isHead: true, nkpdCode: '', staffCount: 1 }
  const made = await administrator(orgStructure.createPosition, {
    query: { departmentId },
    body: { ...post, isDmPosition: true, isActive: true, personIds: [stranger] },
  })
  expect(made.additionalFieldMessages).toEqual({ personIds: [noAccess] })
  const rule = { id: 0, orderNumber: null, documentDirectionId: 2, departmentId, documentTypeId: null, isActive: true }
  const ruled = await administrator(caseFileOwnerRules.create, {
    body: { ...rule, ownerPositionId: null, ownerPersonId: stranger },
  })
  expect(ruled.additionalFieldMessages).toEqual({ ownerPersonId: [noAccess] })
})

test('the seed gives no work to users without a screen for it', () => {
  const { db } = createTestBackend(400)
  const parts = db.taskAssignees.all().filter(({ personId }) => !canOpen(db, 'documents', personId))
  expect(parts.map(({ taskGuid }) => db.tasks.get(taskGuid)?.id)).toEqual([])
})

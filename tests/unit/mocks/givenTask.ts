import { documents } from '../../../src/contract/documents.ts'
import type { RequestParams } from '../../../src/contract/endpoint.ts'
import type { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

type GivenTask = RequestParams<typeof tasks.createTask>['body']

export const assignee = (personId: number, instruction: string): GivenTask['taskAssignees'][number] => ({
  id: 0,
  assigneePosition: null,
  assigneePerson: { id: personId, fullName: '' },
  instruction,
  deadline: { startDate: '2026-11-20', endDate: null, deadlineUnitOfMeasure: { id: 2 }, quantity: 3 },
  completedByPerson: null,
  taskResultType: null,
  resultComment: '',
  dateCompleted: null,
})

export const taskOn = (docGuid: string, given: Partial<GivenTask> = {}): GivenTask => ({
  id: 0,
  docGuid,
  taskType: { id: 1, name: '' },
  taskPriority: { id: 1, name: '' },
  description: 'Проверка на място',
  taskAssignees: [],
  parentTaskGuid: null,
  continueAfterParentTaskConjunctionType: null,
  continueAfterParentTaskResultType: null,
  controller: null,
  needsDocument: false,
  ...given,
})

export const registeredLetter = async (backend = createTestBackend()) => {
  const clerk = await backend.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter({ addressedToDepartmentId: 31 }) }))
    .resultData
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  const person = (userName: string) => backend.db.users.all().find((one) => one.userName === userName)!.personId
  return { backend, guid, head: await backend.as('dradeva'), expert: person('ggeorgiev'), other: person('knikolov') }
}

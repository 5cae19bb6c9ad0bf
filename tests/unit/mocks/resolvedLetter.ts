import { audit } from '../../../src/contract/audit.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Reply } from '../../../src/contract/endpoint.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

type GivenTask = Reply<typeof tasks.getTask>

export const completer =
  (backend: ReturnType<typeof createTestBackend>, task: GivenTask) =>
  async (userName: string, taskResultTypeId = 1, resultComment = '') => {
    const sendRequest = await backend.as(userName)
    const { personId } = backend.db.users.all().find((one) => one.userName === userName)!
    const part = task.taskAssignees.find(({ assigneePerson }) => assigneePerson?.id === personId)
    return sendRequest(tasks.completeTask, {
      body: {
        taskGuid: task.guid ?? '',
        assigneeId: part?.id ?? 0,
        taskResultTypeId,
        resultComment,
        documentGuid: null,
      },
    })
  }

/**
 * Makes a letter with a resolution by „dradeva“ that contains a task with two assignees: „ggeorgiev“ and „knikolov“.
 */
export const resolvedLetter = async (backend = createTestBackend()) => {
  const letter = await registeredLetter(backend)
  const { guid, head, expert, other } = letter
  const task = taskOn(guid, {
    taskAssignees: [assignee(expert, 'Проверете на място.'), assignee(other, 'Подгответе отговор.')],
  })
  const issued = await head(documents.createDocument, {
    body: {
      ...incomingLetter({ documentTypeId: 466, documentDirectionId: 2, receivedViaId: null, correspondentIds: [] }),
      addressedToDepartmentId: null,
      parentDocumentGuid: guid,
      tasks: [task],
    },
  })
  const resolutionGuid = issued.resultData.guid
  const [given] = (await head(tasks.getDocumentTasks, { query: { docGuid: resolutionGuid } })).resultData
  if (!given) throw new Error(`The resolution gave no task: ${issued.message}`)
  const taskGuid = given.guid ?? ''
  return {
    ...letter,
    resolutionGuid,
    taskGuid,
    complete: completer(backend, given),
    read: async () => (await head(tasks.getTask, { query: { taskGuid } })).resultData,
    statusOf: async (docGuid: string) =>
      (await head(documents.getDocument, { query: { docGuid } })).resultData.documentStatusName,
    history: async (docGuid: string) => (await head(audit.getDocumentHistory, { query: { docGuid } })).resultData,
  }
}

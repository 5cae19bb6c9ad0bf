import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { incomingLetter } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

test('a required document completes a task only with a file or a text', async () => {
  const { backend, guid, head, expert } = await registeredLetter()
  const body = taskOn(guid, { needsDocument: true, taskAssignees: [assignee(expert, 'Отговорете.')] })
  const { guid: taskGuid = '', taskAssignees } = (await head(tasks.createTask, { body })).resultData
  const sendRequest = await backend.as('ggeorgiev')
  const draft = (given: Parameters<typeof incomingLetter>[0]) =>
    sendRequest(documents.createDocument, { body: incomingLetter(given) }).then(({ resultData }) => resultData.guid)
  const complete = (documentGuid: string) =>
    sendRequest(tasks.completeTask, {
      body: {
        taskGuid,
        assigneeId: taskAssignees[0]?.id ?? 0,
        taskResultTypeId: 1,
        resultComment: '',
        documentGuid,
      },
    })
  const refused = await complete(await draft({ addressedToDepartmentId: 31, note: '' }))
  expect(refused.type).toBe(0)
  expect(refused.additionalFieldMessages?.documentGuid).toEqual([
    'В документа няма нито файл, нито текст. Прикачете файла, преди да приключите.',
  ])
  expect((await complete(await draft({ addressedToDepartmentId: 31, note: 'Без възражения.' }))).type).toBe(1)
})

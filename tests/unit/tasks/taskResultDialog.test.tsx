import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { openPartsIn } from '../../../mocks/tasks/openParts.ts'
import { account } from '../../../src/contract/account.ts'
import { TaskResult, TaskType } from '../../../src/contract/taskKinds.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import TaskResultDialog from '../../../src/features/tasks/result/TaskResultDialog.tsx'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { documentChangedAtom } from '../../../src/state/recordsChanged.ts'
import { currentAtom } from '../../../src/state/sessionState.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = async () => {
  takeConfig(config)
  const { db, sendRequest } = await mockBackendHandlers()
  const { resultData: user } = await sendRequest(account.getCurrentUserInfo)
  const store = createStore()
  provideQueryClient(store)
  store.set(currentAtom, { kind: 'loggedIn', user, roles: ['ADMINISTRATOR'] })
  const task = db.tasks.all().find((row) => row.typeId === TaskType.EXECUTION && openPartsIn(db, row).length > 0)
  const [part] = task ? openPartsIn(db, task) : []
  const other = db.persons.all().find(({ id }) => id !== part?.personId && id !== user.person.id)
  if (!task || !part || !other) throw new Error('No task is open')
  db.inOneStep(() => {
    db.put('taskAssignees', { ...part, id: db.nextId('taskAssignees'), personId: other.id, isMain: false })
  })
  const draw = () =>
    render(
      <Provider store={store}>
        <TaskResultDialog taskGuid={task.guid} onDone={() => undefined} onClose={() => undefined} />
      </Provider>,
    )
  return { db, sendRequest, store, task, draw }
}

test('a part completed meanwhile by another user is not completed again: the dialog says so', async () => {
  const { db, sendRequest, store, task, draw } = await opened()
  draw()
  await screen.findByText('Приключи')
  const [first] = openPartsIn(db, task)
  const completion = {
    taskGuid: task.guid,
    assigneeId: first?.id,
    taskResultTypeId: TaskResult.DONE,
    resultComment: '',
    documentGuid: null,
  }
  expect((await sendRequest(tasks.completeTask, completion)).type).toBe(1)
  await act(() => store.set(documentChangedAtom, { docGuid: task.documentGuid }))
  expect(await screen.findByText('Тази част от задачата вече е изпълнена.')).toBeTruthy()
  expect(screen.queryByText('Приключи')).toBeNull()
})

test('a following task says what it waits for before anything is typed', async () => {
  const { db, task, draw } = await opened()
  const before = db.tasks.all().find((row) => row.guid !== task.guid && openPartsIn(db, row).length > 0)
  if (!before) throw new Error('No other task is open')
  db.inOneStep(() => db.put('tasks', { ...task, parentTaskGuid: before.guid, conjunctionTypeId: 1 }))
  draw()
  expect(await screen.findByText(`Задачата чака задача № ${before.id}.`)).toBeTruthy()
})

import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { RequestParams } from '../../../src/contract/endpoint.ts'
import type { TaskColumn, TaskFilterField, tasks as taskCalls } from '../../../src/contract/tasks.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { AssigneeList } from '../../../src/features/tasks/card/AssigneeList.tsx'
import { changedTask } from '../../../src/features/tasks/form/sentTask.ts'
import { readTask } from '../../../src/features/tasks/form/storedTask.ts'
import { taskBody } from '../../../src/features/tasks/form/taskBody.ts'
import { draftOf, isSameTask } from '../../../src/features/tasks/form/taskDraft.ts'
import { TaskFacts } from '../../../src/features/tasks/page/TaskFacts.tsx'
import type { Task } from '../../../src/features/tasks/taskState.ts'
import { type TaskFieldName, taskFieldLabels } from '../../../src/rules/tasks/taskFields.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { resolvedLetter } from '../mocks/resolvedLetter.ts'
import { guidOf, part, task } from './sampleTask.ts'

type Filter = RequestParams<typeof taskCalls.getCreatedUserTasks>['body']
type Places = {
  becomes: (personId: number) => Partial<Task>
  column: TaskColumn | null
  filter: ((personId: number) => Pick<Filter, TaskFilterField>) | null
}

/** An example for each field, and where lists show and filter it. A new field does not compile before it has a row. */
const places: Record<TaskFieldName, Places> = {
  taskType: {
    becomes: () => ({ taskType: { id: 6, name: 'За становище' } }),
    column: 'taskTypeName',
    filter: () => ({ taskTypeId: 6 }),
  },
  taskPriority: {
    becomes: () => ({ taskPriority: { id: 3, name: 'Много бързо' } }),
    column: 'taskPriorityId',
    filter: () => ({ taskPriorityId: 3 }),
  },
  description: { becomes: () => ({ description: 'Щъркелово гнездо' }), column: null, filter: null },
  // Lists have a column for the assignees; of the instructions they show that of the responsible assignee.
  taskAssignees: {
    becomes: (id) => ({
      taskAssignees: [{ ...part(0, 'Друг Човек'), assigneePerson: { id, fullName: 'Друг Човек' } }],
    }),
    column: 'assignees',
    filter: (id) => ({ assigneePersonId: id }),
  },
  continueAfterParentTaskConjunctionType: {
    becomes: () => ({ continueAfterParentTaskConjunctionType: { id: 2, name: 'Друго условие' } }),
    column: null,
    filter: null,
  },
  continueAfterParentTaskResultType: {
    becomes: () => ({ continueAfterParentTaskResultType: { id: 2, name: 'Друг резултат' } }),
    column: null,
    filter: null,
  },
  controller: { becomes: (id) => ({ controller: { id, fullName: 'Друг Човек' } }), column: null, filter: null },
  needsDocument: { becomes: () => ({ needsDocument: true }), column: null, filter: null },
}
const rows = Object.entries(places) as [TaskFieldName, Places][]

const base = task({
  parentTaskGuid: guidOf(4),
  continueAfterParentTaskConjunctionType: { id: 1, name: 'Условие' },
  continueAfterParentTaskResultType: { id: 1, name: 'Резултат' },
})
const namesOf = (one: Task) => ({
  types: one.taskType ? [one.taskType] : [],
  priorities: one.taskPriority ? [one.taskPriority] : [],
  conjunctions: one.continueAfterParentTaskConjunctionType ? [one.continueAfterParentTaskConjunctionType] : [],
  possibleResults: one.continueAfterParentTaskResultType ? [one.continueAfterParentTaskResultType] : [],
  positions: [],
})
const shown = (one: Task): string =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <Router ssrPath="/documents-flow">
        <TaskFacts task={one} instruction="" />
        <AssigneeList task={one} />
      </Router>
    </Provider>,
  )

test.each(rows)('the field %s is kept by the form and its draft, is compared, and is shown', (field, { becomes }) => {
  const changed = { ...base, ...becomes(77) }
  const draft = draftOf(changed)
  expect(isSameTask(draftOf(base), draft)).toBe(false)
  expect(readTask(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  const about = { docGuid: base.docGuid, parentTaskGuid: base.parentTaskGuid, task: base }
  const body = taskBody(draft, about, namesOf(changed), '2026-11-20')
  expect(body[field]).toEqual(changed[field])
  expect([changedTask([base], body), changedTask([changed], body)]).toEqual([null, changed])
  expect(shown(changed)).not.toBe(shown(base))
})

const { head, guid, taskGuid, expert, other, history } = await resolvedLetter()
test.each(rows)(
  'the mock backend records the field %s, its history names it, and lists show and filter it',
  async (field, places) => {
    const body = taskOn(guid, {
      parentTaskGuid: taskGuid,
      continueAfterParentTaskConjunctionType: { id: 1, name: '' },
      continueAfterParentTaskResultType: { id: 1, name: '' },
      taskAssignees: [assignee(expert, 'Изгответе отговор.')],
    })
    const before = (await head(tasks.createTask, { body })).resultData
    const listed = async (filter: Filter) =>
      (await head(tasks.getCreatedUserTasks, { query: { skip: 0, take: 500 }, body: filter })).resultData.items.find(
        (row) => row.guid === before.guid,
      )
    const filter = places.filter?.(other) ?? {}
    const wasListed = await listed({})
    expect(await listed(filter)).toEqual(places.filter === null ? wasListed : undefined)
    const changes = places.becomes(other)
    const answer = await head(tasks.updateTask, { body: { ...before, ...changes } })
    expect(answer.additionalFieldMessages ?? {}).toEqual({})
    const after = (await head(tasks.getTask, { query: { taskGuid: before.guid ?? '' } })).resultData
    expect(after[field]).not.toEqual(before[field])
    const attributes = (await history(guid)).map(({ attribute }) => attribute)
    expect(attributes).toContain(`Задача № ${before.number}, ${taskFieldLabels[field].toLowerCase()}`)
    const isListed = await listed(filter)
    if (places.column === null) expect(isListed).toBeDefined()
    else expect(isListed?.[places.column]).not.toEqual(wasListed?.[places.column])
  },
)

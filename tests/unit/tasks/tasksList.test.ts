import { describe, expect, test } from 'vitest'
import { TaskStatus } from '../../../src/contract/taskKinds.ts'
import { canBeMine } from '../../../src/features/tasks/list/taskRowActions.ts'
import { hiddenColumns, taskColumns } from '../../../src/features/tasks/list/tasksColumns.tsx'
import { filterBody, inTab, tabOf, tasksFilter } from '../../../src/features/tasks/list/tasksFilter.ts'
import { dueText, priorityTone, taskStatusTone } from '../../../src/features/tasks/taskText.ts'
import { addressOf, readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

const columns = taskColumns(() => '')
const address = addressOf(tasksFilter, columns)

describe('the address of the tasks list', () => {
  test('has the tab and every field, and restores them', () => {
    const search =
      'tab=created&taskTypeId=3&taskPriorityId=2&taskStatusId=1&fromDate=2026-11-01&toDate=2026-11-30&documentNumber=%D0%A0%D0%94-12&assigneePersonId=7&assignedByPersonId=9&overdueOnly=1&termRequestedOnly=1&page=2&sort=-number'
    const place = readListAddress(address, search)
    expect(writeListAddress(address, place)).toBe(search)
    expect(tabOf(search)).toBe('created')
    expect(filterBody(place.filter)).toEqual({
      taskTypeId: 3,
      taskPriorityId: 2,
      taskStatusId: 1,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      documentNumber: 'РД-12',
      assigneePersonId: 7,
      assignedByPersonId: 9,
      overdueOnly: true,
      termRequestedOnly: true,
    })
  })
  test.each([
    ['tab=opened', 'opened'],
    ['tab=everything', 'opened'],
    ['', 'opened'],
    ['tab=completed', 'completed'],
  ])('the address „%s“ opens %s', (search, tab) => expect(tabOf(search)).toBe(tab))

  test('a tab alone is no filter, and clearing keeps it', () => {
    expect(tasksFilter.isOn({ tab: 'created' })).toBe(false)
    expect(tasksFilter.isOn({ tab: 'created', overdueOnly: true })).toBe(true)
    expect(tasksFilter.clearFilter({ tab: 'created', overdueOnly: true })).toEqual({ tab: 'created' })
  })
  test('the filter is kept in another tab', () => {
    expect(inTab({ tab: 'created', taskTypeId: 3 }, 'opened')).toEqual({ taskTypeId: 3 })
    expect(inTab({ taskTypeId: 3 }, 'completed')).toEqual({ taskTypeId: 3, tab: 'completed' })
  })
})

test('the columns are those of the specification, and the hidden ones of a tab are among them', () => {
  expect(columns.map(({ header }) => header)).toEqual([
    '№',
    'Вид',
    'Приоритет',
    'Указание',
    'Документ',
    'Възложител',
    'Изпълнители',
    'Начало',
    'Срок',
    'Статус',
    'Резултат',
  ])
  const keys = columns.map(({ key }) => key)
  for (const hidden of Object.values(hiddenColumns)) for (const key of hidden) expect(keys).toContain(key)
})

test.each([
  ['2026-11-19', -1, 'просрочена с 1 ден', 'late'],
  ['2026-11-18', -2, 'просрочена с 2 дни', 'late'],
  ['2026-11-20', 0, 'днес', 'soon'],
  ['2026-11-22', 0, '2 дни', 'soon'],
  ['2026-11-25', 3, '3 раб. дни', 'soon'],
  ['2026-11-26', 4, '4 раб. дни', undefined],
])('a term on %s with %d working days left says „%s“', (endDate, workingDaysLeft, text, tone) => {
  expect(dueText({ endDate, workingDaysLeft }, '2026-11-20')).toEqual({ text, tone })
})
test('a completed task has no running term', () => {
  expect(dueText({ endDate: '2026-11-19', workingDaysLeft: null }, '2026-11-20')).toBeNull()
})

const me = 7
test.each([
  ['opened', 2, false, [me], true],
  ['opened', null, true, [me], true],
  ['completed', null, false, [me], false],
  ['created', 2, false, [5, me], true],
  ['created', 2, false, [5], false],
  ['created', 2, false, null, true],
  ['created', null, false, [me], false],
] as const)(
  'in status %s with %s days left (suspended: %s) and the assignees %s „Приключи“ is offered: %s',
  (tab, workingDaysLeft, isSuspended, ids, offered) => {
    expect(canBeMine(tab, { workingDaysLeft, isSuspended, assigneeIds: ids && [...ids] }, me)).toBe(offered)
  },
)

test('urgent priorities and bad results are coloured; an unknown status is grey', () => {
  expect([1, 2, 3].map(priorityTone)).toEqual([undefined, 'amber', 'red'])
  expect([TaskStatus.OPEN, TaskStatus.DONE_LATE, 99, null].map(taskStatusTone)).toEqual([
    'blue',
    'brown',
    'grey',
    'grey',
  ])
})

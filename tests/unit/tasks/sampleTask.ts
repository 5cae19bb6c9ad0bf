import type { Assignee, Task } from '../../../src/features/tasks/taskState.ts'

export const guidOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const part = (id: number, fullName: string, given: Partial<Assignee> = {}): Assignee => ({
  id,
  assigneePosition: null,
  assigneePerson: { id: id * 10, fullName },
  instruction: 'За изпълнение.',
  deadline: { startDate: '2026-11-20', endDate: '2026-11-27', deadlineUnitOfMeasure: { id: 2 }, quantity: 5 },
  completedByPerson: null,
  taskResultType: null,
  resultComment: '',
  dateCompleted: null,
  ...given,
})

export const doneAssignee = (id: number, fullName: string): Assignee =>
  part(id, fullName, { dateCompleted: '2026-11-21T08:00:00.000Z', taskResultType: { id: 1, name: 'Изпълнена' } })

export const task = (given: Partial<Task> = {}): Task => ({
  id: 5,
  guid: guidOf(5),
  docGuid: guidOf(1),
  number: '5',
  taskType: { id: 1, name: 'За изпълнение' },
  taskPriority: { id: 1, name: 'Нормално' },
  taskStatus: { id: 1, name: 'Неизпълнена' },
  description: 'Проверка на място',
  taskAssignees: [part(1, 'Иван Колев'), part(2, 'Мария Петрова')],
  parentTaskGuid: null,
  continueAfterParentTaskConjunctionType: null,
  continueAfterParentTaskResultType: null,
  assignedBy: { id: 99, fullName: 'Николай Христов' },
  controller: null,
  needsDocument: false,
  dateCreated: '2026-11-20T08:00:00.000Z',
  ...given,
})

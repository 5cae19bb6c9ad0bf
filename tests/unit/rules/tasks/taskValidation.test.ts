import { expect, test } from 'vitest'
import { DeadlineUnit } from '../../../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../../../src/contract/taskKinds.ts'
import {
  type AssigneeFields,
  assigneeErrors,
  completionErrors,
  taskErrors,
} from '../../../../src/rules/tasks/taskValidation.ts'

const required = 'Полето е задължително'
const today = '2026-11-20'
const unit = { id: DeadlineUnit.WORKING_DAYS }
const row: AssigneeFields = {
  startDate: today,
  unit,
  quantity: 3,
  instruction: 'Проверете.',
  startedOn: null,
  isDone: false,
}

test.each<[string, Partial<AssigneeFields>, object]>([
  ['is whole', {}, {}],
  [
    'lacks everything',
    { startDate: null, unit: null, quantity: null, instruction: ' ' },
    { startDate: required, unit: required, quantity: required, instruction: required },
  ],
  ['begins before today', { startDate: '2026-11-19' }, { startDate: 'Началната дата не може да е преди днес.' }],
  ['began before today and stays so', { startDate: '2026-11-19', startedOn: '2026-11-19' }, {}],
  [
    'is moved further into the past',
    { startDate: '2026-11-18', startedOn: '2026-11-19' },
    { startDate: 'Началната дата не може да е преди днес.' },
  ],
  ['ends at once', { quantity: 0 }, {}],
  [
    'has a term that is no whole number',
    { quantity: 1.5 },
    { quantity: 'Срокът трябва да е цяло число, не по-малко от нула.' },
  ],
  [
    'has a term below zero, no unit yet',
    { quantity: -1, unit: null },
    { quantity: 'Срокът трябва да е цяло число, не по-малко от нула.', unit: required },
  ],
  ['has a term that nobody lives to see', { quantity: 30_000 }, { quantity: 'Срокът е твърде дълъг.' }],
  ['has a long term, which days may have, and no unit yet', { quantity: 30_000, unit: null }, { unit: required }],
  ['has a unit that nobody knows', { unit: { id: 99 } }, { quantity: 'Мерната единица на срока не е позната.' }],
  ['is completed: it stays as it is', { isDone: true, instruction: '', startDate: '2026-01-05' }, {}],
])('an assignee who %s', (_, given, errors) => expect(assigneeErrors({ ...row, ...given }, today)).toEqual(errors))

const [conjunction, result] = ['continueAfterParentTaskConjunctionType', 'continueAfterParentTaskResultType'] as const
const whole = { taskType: { id: 1 }, taskPriority: { id: 1 }, isMain: true, [conjunction]: null, [result]: null }
test.each([
  ['is whole', whole, [row], {}],
  ['has nobody', whole, [], { taskAssignees: required }],
  [
    'is of no type or priority',
    { ...whole, taskType: null, taskPriority: null },
    [row],
    { taskType: required, taskPriority: required },
  ],
  [
    'goes on after another one by no condition',
    { ...whole, isMain: false },
    [row],
    { [conjunction]: required, [result]: required },
  ],
  ['goes on after another one', { ...whole, isMain: false, [conjunction]: { id: 1 }, [result]: { id: 3 } }, [row], {}],
])('a task that %s', (_, fields, assignees, errors) => {
  expect(taskErrors(fields, assignees, today)).toEqual({ fields: errors, assignees: assignees.map(() => ({})) })
})

const nothing = { resultId: null, comment: '', documentGuid: null }
const work = { taskTypeId: TaskType.EXECUTION, needsDocument: false }
test.each([
  ['without a result', nothing, work, { resultId: required }],
  ['done', { ...nothing, resultId: TaskResult.DONE }, work, {}],
  [
    'negative without a reason',
    { ...nothing, resultId: TaskResult.IMPOSSIBLE, comment: '  ' },
    work,
    { comment: required },
  ],
  ['negative with a reason', { ...nothing, resultId: TaskResult.IMPOSSIBLE, comment: 'Няма достъп.' }, work, {}],
  [
    'without the document that is wanted',
    { ...nothing, resultId: TaskResult.DONE },
    { ...work, needsDocument: true },
    { documentGuid: 'Задачата изисква документ при приключване.' },
  ],
  [
    'with the document that is wanted',
    { ...nothing, resultId: TaskResult.DONE, documentGuid: 'a document' },
    { ...work, needsDocument: true },
    {},
  ],
  [
    'with a wanted document that is empty',
    { ...nothing, resultId: TaskResult.DONE, documentGuid: 'a document' },
    { ...work, needsDocument: true, document: { filesCount: 0, text: ' ' } },
    { documentGuid: 'В документа няма нито файл, нито текст. Прикачете файла, преди да приключите.' },
  ],
  [
    'with a wanted document that has a file',
    { ...nothing, resultId: TaskResult.DONE, documentGuid: 'a document' },
    { ...work, needsDocument: true, document: { filesCount: 1, text: '' } },
    {},
  ],
  [
    'with a wanted document that says it in words',
    { ...nothing, resultId: TaskResult.DONE, documentGuid: 'a document' },
    { ...work, needsDocument: true, document: { filesCount: 0, text: 'Без възражения.' } },
    {},
  ],
  [
    'with an empty document that nobody wants',
    { ...nothing, resultId: TaskResult.DONE, documentGuid: 'a document' },
    { ...work, document: { filesCount: 0, text: '' } },
    {},
  ],
  [
    'with a result of another type of task',
    { ...nothing, resultId: TaskResult.SIGNED },
    work,
    { resultId: 'С този резултат не се приключва задача от този вид.' },
  ],
  ['with a result that an administrator has added', { ...nothing, resultId: 77 }, work, {}],
  [
    'of a task whose type is not known',
    { ...nothing, resultId: TaskResult.SIGNED },
    { ...work, taskTypeId: undefined },
    {},
  ],
])('a completion %s', (_, given, of, errors) => expect(completionErrors(given, of)).toEqual(errors))

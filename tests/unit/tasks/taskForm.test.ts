import { expect, test } from 'vitest'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { changedDraft, withUsualParts } from '../../../src/features/tasks/form/draftChange.ts'
import {
  listedErrors,
  noServerErrors,
  rowErrors,
  serverErrorsOf,
} from '../../../src/features/tasks/form/draftErrors.ts'
import { givenTask } from '../../../src/features/tasks/form/giveTask.ts'
import { withReadyText } from '../../../src/features/tasks/form/InstructionField.tsx'
import { addedMessage, removedMessage } from '../../../src/features/tasks/form/pickerMessages.ts'
import { pageOf } from '../../../src/features/tasks/form/searchStaff.ts'
import { changedTask, equalTasks } from '../../../src/features/tasks/form/sentTask.ts'
import { taskBody } from '../../../src/features/tasks/form/taskBody.ts'
import {
  type AddedPerformer,
  draftOf,
  emptyDraft,
  inOrder,
  newAssignee,
  sameAssignee,
} from '../../../src/features/tasks/form/taskDraft.ts'
import { resolutionTexts } from '../../../src/features/tasks/resolutionTexts.ts'
import type { Task } from '../../../src/features/tasks/taskState.ts'
import { searchable } from '../../../src/rules/words/foldText.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { doneAssignee, guidOf, part, task } from './sampleTask.ts'

const today = '2026-11-20'
const person = (id: number, fullName: string): AddedPerformer => ({
  person: { id, fullName },
  position: null,
  name: fullName,
  place: '',
})
const two = [newAssignee(person(1, 'Иван Колев'), today), newAssignee(person(2, 'Мария Петрова'), today)] as const
const withTwo = changedDraft(emptyDraft, { kind: 'add', rows: two })
const filled = { instruction: 'За становище.', quantity: 3, unitId: 2, endDate: '2026-11-25', endOf: `${today} 3 2` }
const names = {
  types: [{ id: 1, name: 'За изпълнение' }],
  priorities: [],
  conjunctions: [],
  possibleResults: [],
  positions: [],
}

test('a new assignee starts today with all other fields empty, and the first one is responsible', () => {
  expect(two[0]).toMatchObject({
    id: 0,
    startDate: today,
    quantity: null,
    unitId: null,
    endDate: null,
    instruction: '',
  })
  expect(withTwo.mainKey).toBe(two[0].key)
})

test('typing in one row keeps the identity of the others', () => {
  const next = changedDraft(withTwo, { kind: 'row', key: two[0].key, fields: { instruction: 'З' } })
  expect(next.assignees[1]).toBe(withTwo.assignees[1])
  expect(next.assignees[0]?.instruction).toBe('З')
})

test('the responsible assignee can be changed, is first, and is replaced when removed', () => {
  const other = changedDraft(withTwo, { kind: 'main', key: two[1].key })
  expect(inOrder(other).map(({ name }) => name)).toEqual(['Мария Петрова', 'Иван Колев'])
  expect(changedDraft(other, { kind: 'remove', keys: [two[1].key] }).mainKey).toBe(two[0].key)
  const withoutAssignees = changedDraft(other, { kind: 'remove', keys: two.map(({ key }) => key) })
  expect(withoutAssignees).toMatchObject({ assignees: [], mainKey: null })
})

test('one instruction and term are applied to all open assignees', () => {
  const known = draftOf(
    task({ taskAssignees: [part(1, 'Иван Колев'), part(2, 'Мария Петрова'), doneAssignee(3, 'Елена Димова')] }),
  )
  const edited = changedDraft(known, { kind: 'row', key: 'id-1', fields: filled })
  const copied = changedDraft(edited, { kind: 'copy', key: 'id-1' })
  expect(copied.assignees.map(({ instruction }) => instruction)).toEqual([
    'За становище.',
    'За становище.',
    'За изпълнение.',
  ])
  expect(copied.assignees[2]).toBe(edited.assignees[2])
})

test('the same user or the same position is not added twice', () => {
  expect(sameAssignee(person(1, 'Иван Колев'), person(1, 'И. Колев'))).toBe(true)
  expect(sameAssignee(person(1, 'Иван Колев'), person(2, 'Иван Колев'))).toBe(false)
  const position = { id: 4, positionName: 'Експерт', memberOfDepartment: '', actualPersonsInPosition: [] }
  const held: AddedPerformer = { person: null, position, name: 'Експерт', place: '' }
  expect(sameAssignee(held, { ...held })).toBe(true)
  expect(sameAssignee(held, person(1, 'Иван Колев'))).toBe(false)
})

test.each([
  [{}, ['quantity', 'unit', 'instruction']],
  [filled, []],
  [{ ...filled, startDate: null }, ['startDate']],
  [{ ...filled, startDate: '2026-11-19' }, ['startDate']],
  [{ ...filled, id: 7, startDate: '2026-11-19', startedOn: '2026-11-19' }, []],
  [{ ...filled, id: 7, startDate: '2026-11-18', startedOn: '2026-11-19' }, ['startDate']],
  [{ ...filled, quantity: 0 }, []],
  [{ ...filled, quantity: 99_999 }, ['quantity']],
  [{ ...filled, instruction: 'я'.repeat(2000) }, []],
  [{ ...filled, instruction: 'я'.repeat(2001) }, ['instruction']],
  [{ done: doneAssignee(1, 'Иван Колев') }, []],
])('an assignee with %j has the errors %j', (fields, wrong) => {
  expect(Object.keys(rowErrors({ ...two[0], ...fields }, today)).toSorted()).toEqual(wrong.toSorted())
})

test('the list of errors follows the form; a task that follows another requires its condition', () => {
  expect(listedErrors(emptyDraft, true, noServerErrors, today).map(({ label }) => label)).toEqual(['Изпълнители'])
  const labels = listedErrors(withTwo, false, noServerErrors, today, new Set([two[1].key])).map(({ label }) => label)
  expect(labels).toEqual([
    'Условие',
    'Резултат на предходната задача',
    'Мария Петрова, указание',
    'Мария Петрова, срок',
    'Мария Петрова, мерна единица',
  ])
})

test("the server's indexes of assignees follow the sent order, the responsible one first", () => {
  const other = changedDraft(withTwo, { kind: 'main', key: two[1].key })
  const fields = {
    taskType: ['Няма такъв вид.'],
    'taskAssignees.0.startDate': ['Началната дата не може да е преди днес.'],
    'Body.TaskAssignees[1].Deadline.Quantity': ['Срокът е твърде дълъг.'],
  }
  const errors = serverErrorsOf(new Fault('invalid', 'Грешка', { fields }), other)
  expect(errors.fields).toEqual({ taskType: 'Няма такъв вид.' })
  expect(errors.rows[two[1].key]).toEqual({ startDate: 'Началната дата не може да е преди днес.' })
  expect(errors.rows[two[0].key]).toEqual({ quantity: 'Срокът е твърде дълъг.' })
  const left = 'Иван Колев вече не работи тук'
  const ofChoice = { 'taskAssignees.1.assigneePerson': [left] }
  expect(serverErrorsOf(new Fault('invalid', 'Грешка', { fields: ofChoice }), other).fields).toEqual({
    taskAssignees: left,
  })
})

test('the body of a new task: id 0, no guid, rows of id 0, the responsible one first', () => {
  const draft = changedDraft(changedDraft(withTwo, { kind: 'row', key: two[1].key, fields: filled }), {
    kind: 'main',
    key: two[1].key,
  })
  const place = { docGuid: guidOf(1), parentTaskGuid: null, task: null }
  const body = taskBody({ ...draft, description: ' Проверка ' }, place, names, today)
  expect(body).toMatchObject({ id: 0, description: 'Проверка', taskType: { id: 1, name: 'За изпълнение' } })
  expect('guid' in body).toBe(false)
  expect(body.taskAssignees.map(({ id, assigneePerson }) => [id, assigneePerson?.fullName])).toEqual([
    [0, 'Мария Петрова'],
    [0, 'Иван Колев'],
  ])
  expect(body.taskAssignees[0]?.deadline).toEqual({
    startDate: today,
    endDate: '2026-11-25',
    deadlineUnitOfMeasure: { id: 2 },
    quantity: 3,
  })
})

test('a user with a position is also sent in the field of the specification', () => {
  const [, person] = withTwo.assignees
  const holder = {
    id: person?.person?.id ?? 0,
    isActive: true,
    fullName: 'Мария Петрова',
    firstAndLastName: 'Мария Петрова',
  }
  const head = {
    id: 7,
    positionName: 'Началник',
    memberOfDepartment: 'Правна дирекция',
    actualPersonsInPosition: [holder],
  }
  const place = { docGuid: guidOf(1), parentTaskGuid: null, task: null }
  const { taskAssignees } = taskBody(withTwo, place, { ...names, positions: [head] }, today)
  const sent = taskAssignees.map(({ assigneePosition, assigneePerson }) => [assigneePosition?.id, assigneePerson?.id])
  expect(sent).toContainEqual([7, holder.id])
  expect(sent.filter(([position]) => position === undefined)).toHaveLength(sent.length - 1)
})

test('an existing task passes its form unchanged', () => {
  const known = task({ taskAssignees: [part(1, 'Иван Колев'), doneAssignee(3, 'Елена Димова')] })
  const place = { docGuid: known.docGuid, parentTaskGuid: known.parentTaskGuid, task: known }
  const body = taskBody(draftOf(known), place, { ...names, priorities: [{ id: 1, name: 'Нормално' }] }, today)
  const { taskStatus: _, number: __, assignedBy: ___, dateCreated: ____, ...rest } = known
  expect(body).toEqual(rest)
})

const newTask = task({ guid: undefined, id: 0 })
test.each<[string, Partial<Task>, number, number]>([
  ['it is mine and the same', {}, 99, 1],
  ['a backend does not say who gave it', { assignedBy: undefined }, 99, 1],
  [
    'the times of the backend have no zone and its clock runs behind',
    { dateCreated: '2026-11-20T05:55:00.0000000' },
    99,
    1,
  ],
  ['a backend does not say when it was given', { dateCreated: undefined }, 99, 1],
  ['somebody else gave it', {}, 1, 0],
  ['other people do it', { taskAssignees: [part(1, 'Иван Колев')] }, 99, 0],
  ['it is of another type', { taskType: { id: 9, name: 'Друга' } }, 99, 0],
])('a saved task equals the sent one: %s', (_, given, personId, found) => {
  expect(equalTasks([task(given)], newTask, personId)).toHaveLength(found)
})

test('messages of the picker have Bulgarian plurals of people', () => {
  expect(addedMessage(['Иван Колев'])).toBe('Успешно добавихте Иван Колев')
  expect(addedMessage(['Иван Колев', 'Мария Петрова'])).toBe('Успешно добавихте 2 души')
  expect(removedMessage(['Иван Колев'])).toBe('Успешно премахнахте Иван Колев')
  expect(removedMessage(['а', 'б', 'в'])).toBe('Успешно премахнахте 3 души')
})

test('a page of a picker: names starting with the text first, any script, any order of words', () => {
  const all = ['Надежда Георгиева', 'Георги Иванов', 'Иван Колев']
  const searched = { textOf: (one: string) => searchable(one), nameOf: (one: string) => one }
  expect(pageOf(all, searched, 'георги', { skip: 0, take: 10 })).toEqual(['Георги Иванов', 'Надежда Георгиева'])
  expect(pageOf(all, searched, 'георги', { skip: 1, take: 1 })).toEqual(['Надежда Георгиева'])
  const namesakes = ['Надежда Георгиева Караиванова', 'Лъчезар Георгиев Тонев', 'Георги Иванов Георгиев']
  expect(pageOf(namesakes, searched, 'Георги Георгиев', { skip: 0, take: 1 })).toEqual(['Георги Иванов Георгиев'])
  expect(pageOf(all, searched, 'kolev ivan', { skip: 0, take: 10 })).toEqual(['Иван Колев'])
})

test('a ready text becomes the instruction, or is appended to typed text', () => {
  expect(withReadyText('  ', 'За архив.')).toBe('За архив.')
  expect(withReadyText('Спешно.', 'За архив.')).toBe('Спешно. За архив.')
  expect(new Set(resolutionTexts).size).toBe(20)
})

test('a change with a lost response is done only when the task equals the sent one', () => {
  expect(changedTask([task()], task())?.guid).toBe(guidOf(5))
  expect(changedTask([task()], task({ description: 'Друго описание' }))).toBeNull()
  expect(changedTask([task()], task({ needsDocument: !task().needsDocument }))).toBeNull()
})

test('a task created by a lost response is changed to the current form; an existing assignee keeps the part', () => {
  const made = task()
  const body = task({
    guid: undefined,
    id: 0,
    description: 'Второ описание',
    taskAssignees: [...made.taskAssignees].reverse().map((row) => ({ ...row, id: 0 })),
  })
  expect(givenTask(body, 99).change?.(made).content).toMatchObject({
    id: made.id,
    guid: made.guid,
    description: 'Второ описание',
    taskAssignees: [...made.taskAssignees].reverse().map(({ id }) => ({ id })),
  })
})

const agreement = { ...emptyDraft, typeId: TaskType.AGREEMENT }
const defaultValues = { instruction: 'За съгласуване.', quantity: 3, unitId: 2, startDate: today, endDate: null }
const after = (before: typeof emptyDraft, change: Parameters<typeof changedDraft>[1]) =>
  withUsualParts(before, changedDraft(before, change))

test('a request needs only its receiver: its text and term are prefilled', () => {
  expect(after(agreement, { kind: 'add', rows: two }).assignees).toMatchObject([defaultValues, defaultValues])
  expect(after(emptyDraft, { kind: 'add', rows: two })).toEqual(withTwo)
})

test('another type of the task has other required fields, but typed text is kept', () => {
  const both = after(agreement, { kind: 'add', rows: two })
  const typed = after(both, { kind: 'row', key: two[0].key, fields: { instruction: 'Вижте чл. 3.' } })
  expect(typed.assignees[1]).toBe(both.assignees[1])
  const signature = after(typed, { kind: 'set', fields: { typeId: TaskType.SIGNATURE } })
  expect(signature.assignees).toMatchObject([
    { instruction: 'Вижте чл. 3.' },
    { ...defaultValues, instruction: 'За подпис.' },
  ])
  const work = after(signature, { kind: 'set', fields: { typeId: TaskType.EXECUTION } })
  expect(work.assignees[1]).toMatchObject({ instruction: '', quantity: null, unitId: null })
})

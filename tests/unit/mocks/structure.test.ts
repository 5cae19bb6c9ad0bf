import { expect, test } from 'vitest'
import type { DocumentRow } from '../../../mocks/documents/documentRows.ts'
import { statusOf } from '../../../mocks/documents/permissions.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import type { HubPush } from '../../../mocks/pushChanges.ts'
import { pushesOf } from '../../../mocks/pushChanges.ts'
import { documents } from '../../../src/contract/documents.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import type { OrgNode } from '../../../src/contract/shapes/people.ts'
import { isFinal } from '../../../src/rules/documents/documentStatus.ts'
import type { DepartmentRecord } from '../../../src/rules/structure/departmentRules.ts'
import { createTestBackend } from './createTestBackend.ts'

const [legal, registry, root] = [12, 11, 1]
const isFinished = (row: DocumentRow): boolean => isFinal(statusOf(row))
const isUnfinished = (row: DocumentRow): boolean => !isFinished(row)
const newDepartment = (own: Partial<DepartmentRecord> = {}): DepartmentRecord => ({
  id: 0,
  departmentName: ' Отдел „Жалби“ ',
  shortName: 'Ж',
  code: '',
  kind: 'department',
  parentId: 10,
  address: '',
  phone: '',
  email: '',
  isRegional: false,
  isActive: true,
  ...own,
})

const pushesIn = (db: MockDatabase): HubPush[] => {
  const pushes: HubPush[] = []
  db.onChange((changes) => pushes.push(...pushesOf(db, changes)))
  return pushes
}

const administration = async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('administrator')
  const nodeOf = async (kind: 'isDepartment' | 'isPosition', id: number) => {
    const { resultData } = await sendRequest(orgStructure.getOrgStructure, { query: { includeDisabled: true } })
    const all: OrgNode[] = [...resultData]
    for (const node of all) all.push(...node.children)
    return all.find((node) => node[kind] && node.id === id)
  }
  const positionsIn = async (id: number) =>
    (await nodeOf('isDepartment', id))?.children.filter(({ isPosition }) => isPosition).map((one) => one.id) ?? []
  return { ...backend, sendRequest, nodeOf, positionsIn }
}

test('a department is added, renamed, moved and deleted, each with a line of the journal', async () => {
  const { sendRequest, db } = await administration()
  const { resultData: made } = await sendRequest(orgStructure.createDepartment, { body: newDepartment() })
  expect(made).toMatchObject({ departmentName: 'Отдел „Жалби“', parentId: 10 })
  const { resultData: options } = await sendRequest(orgStructure.getDepartments, {})
  expect(options).toContainEqual({ id: made.id, departmentName: 'Отдел „Жалби“' })
  await sendRequest(orgStructure.editDepartment, { body: { ...made, departmentName: 'Отдел „Сигнали“', parentId: 20 } })
  await sendRequest(orgStructure.deleteDepartment, { query: { id: made.id } })
  expect(db.departments.get(made.id)).toBeUndefined()
  expect(db.userActions.all().slice(-3)).toMatchObject([
    { action: 'Създаване', objectKind: 'Звено' },
    { action: 'Промяна', newValue: /^Отдел „Сигнали“, под Дирекция „Финанси/ },
    { action: 'Изтриване', newValue: null },
  ])
})

test.each<[what: string, body: DepartmentRecord, field: string]>([
  ['a name taken', newDepartment({ departmentName: 'отдел "правно обслужване"' }), 'departmentName'],
  ['nowhere', newDepartment({ parentId: null }), 'parentId'],
])('a department is refused: %s', async (_what, body, field) => {
  const { sendRequest, db } = await administration()
  const before = db.departments.size
  const { additionalFieldMessages } = await sendRequest(orgStructure.createDepartment, { body })
  expect(Object.keys(additionalFieldMessages ?? {})).toEqual([field])
  expect(db.departments.size).toBe(before)
})

test('a department cannot be moved into itself, and the topmost one stays', async () => {
  const { sendRequest } = await administration()
  const { resultData: directorate } = await sendRequest(orgStructure.getDepartmentById, { query: { id: 10 } })
  const circle = await sendRequest(orgStructure.editDepartment, { body: { ...directorate, parentId: legal } })
  expect(Object.keys(circle.additionalFieldMessages ?? {})).toEqual(['parentId'])
  for (const refusal of [
    await sendRequest(orgStructure.deleteDepartment, { query: { id: root } }),
    await sendRequest(orgStructure.setDepartmentIsActive, { query: { id: root, isActive: false } }),
  ])
    expect(refusal.message).toContain('Всички останали звена са под него.')
})

test('the obstacles to closing a department and a position are named', async () => {
  const { sendRequest, positionsIn } = await administration()
  const department = await sendRequest(orgStructure.setDepartmentIsActive, { query: { id: legal, isActive: false } })
  expect(department.message).toMatch(/Звеното съдържа активни длъжности: „Началник на отдел“.*Преместете ги/su)
  const [head = 0] = await positionsIn(legal)
  const position = await sendRequest(orgStructure.setPositionIsActive, { query: { id: head, isActive: false } })
  expect(position.message).toMatch(/Длъжността се заема от Марияна Петкова Чолакова.*освободете/su)
  const removal = await sendRequest(orgStructure.deletePosition, { query: { id: head } })
  expect(removal.message).toContain('Ползва се от')
})

test('departments and positions move by one place among their siblings, and not from a parent they have left', async () => {
  const { sendRequest, positionsIn } = await administration()
  const [first = 0, second = 0, ...rest] = await positionsIn(registry)
  await sendRequest(orgStructure.movePosition, { query: { departmentId: registry, positionId: second, isUp: true } })
  expect(await positionsIn(registry)).toEqual([second, first, ...rest])
  await sendRequest(orgStructure.movePosition, { query: { departmentId: registry, positionId: second, isUp: true } })
  expect(await positionsIn(registry)).toEqual([second, first, ...rest])
  const stale = await sendRequest(orgStructure.movePosition, {
    query: { departmentId: legal, positionId: first, isUp: true },
  })
  expect(stale.message).toContain('междувременно е преместена')
})

test('a position moves to another department with its holders, their open tasks and their uncompleted documents', async () => {
  const { sendRequest, db, nodeOf } = await administration()
  const { resultData: made } = await sendRequest(orgStructure.createDepartment, { body: newDepartment() })
  const isFor = (id: number) => db.documents.by('addressedToPersonId', id)
  const person = db.persons.all().find(({ id }) => isFor(id).some(isUnfinished) && isFor(id).some(isFinished))
  if (!person) throw new Error('Nobody has both finished and unfinished documents')
  const before = isFor(person.id).filter((row) => row.addressedToDepartmentId === person.departmentId)
  const parts = db.taskAssignees.by('personId', person.id)
  const { resultData: record } = await sendRequest(orgStructure.getPositionById, { query: { id: person.positionId } })
  await sendRequest(orgStructure.editPosition, { body: { ...record, departmentId: made.id } })

  expect((await nodeOf('isPosition', record.id))?.parentId).toBe(made.id)
  expect(db.persons.get(person.id)).toMatchObject({ departmentId: made.id, positionId: record.id })
  expect(db.taskAssignees.by('personId', person.id)).toEqual(parts)
  expect(before.filter(isFinished).length * before.filter(isUnfinished).length).toBeGreaterThan(0)
  for (const row of before) {
    const now = db.documents.get(row.guid)?.addressedToDepartmentId
    expect(now, row.guid).toBe(isFinished(row) ? person.departmentId : made.id)
  }
})

test('a user appointed elsewhere keeps her open tasks; a released one stays in the department without a position', async () => {
  const { sendRequest, db, nodeOf } = await administration()
  const part = db.taskAssignees.all().find(({ dateCompleted, positionId, taskGuid }) => {
    const department = db.positions.get(positionId)?.departmentId
    return dateCompleted === null && department !== legal && (db.tasks.get(taskGuid)?.statusId ?? 9) < 3
  })
  const person = db.persons.get(part?.personId)
  if (!part || !person) throw new Error('Nobody has an open task')
  const [target] = db.positions.by('departmentId', legal)
  const { resultData: record } = await sendRequest(orgStructure.getPositionById, { query: { id: target?.id ?? 0 } })
  const holders = record.personIds ?? []
  const pushed = pushesIn(db)
  await sendRequest(orgStructure.editPosition, { body: { ...record, personIds: [...holders, person.id] } })
  expect(db.persons.get(person.id)).toMatchObject({ departmentId: legal, positionId: record.id })
  expect(pushed).toContainEqual({ name: 'UserChanged', personId: person.id })
  expect(db.taskAssignees.get(part.id)?.positionId).toBe(record.id)

  await sendRequest(orgStructure.editPosition, { body: { ...record, personIds: null } })
  expect(db.persons.get(person.id)).toMatchObject({ positionId: record.id })
  await sendRequest(orgStructure.editPosition, { body: record })
  expect(db.persons.get(person.id)).toMatchObject({ departmentId: legal, positionId: 0 })
  expect((await nodeOf('isDepartment', legal))?.actualPersons.map(({ id }) => id)).toEqual([person.id])
  const leaving = await sendRequest(orgStructure.setPersonIsActive, { query: { id: person.id, isActive: false } })
  expect(leaving.message).toMatch(/отворен[аи] задач/u)
})

test('permissions by department follow at once: the head of another one gets its permissions and loses the former', async () => {
  const { sendRequest, db, as } = await administration()
  const [head] = db.positions.by('departmentId', legal).filter(({ isHead }) => isHead)
  const user = db.users.all().find(({ personId }) => personId === db.persons.by('positionId', head?.id ?? 0)[0]?.id)
  const lawyer = await as(user?.userName ?? '')
  const totalOf = async (departmentId: number) => {
    const query = { indexType: 1, skip: 0, take: 1 }
    const { resultData } = await lawyer(documents.getAllDocumentsForDMS, { query, body: { departmentId } })
    return resultData.totalCount
  }
  const flow = db.documents.all().filter(({ scope }) => scope === 1)
  const elsewhere = [...new Set(flow.map((row) => row.addressedToDepartmentId ?? legal))]
  const totals = await Promise.all(elsewhere.map(totalOf))
  const [target = 0] = elsewhere.filter((_id, at) => totals[at] === 0)
  const own = await totalOf(legal)
  const { resultData: record } = await sendRequest(orgStructure.getPositionById, { query: { id: head?.id ?? 0 } })
  await sendRequest(orgStructure.editPosition, { body: { ...record, departmentId: target, positionName: 'Директор' } })
  expect(await totalOf(target)).toBeGreaterThan(0)
  expect(await totalOf(legal)).toBeLessThan(own)
})

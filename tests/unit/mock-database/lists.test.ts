import { describe, expect, test } from 'vitest'
import { demoUsers } from '../../../fixtures/demoUsers.ts'
import { isRead } from '../../../mocks/documents/readMarks.ts'
import { requestTaskTypes } from '../../../src/contract/taskKinds.ts'
import { mockDatabaseOf, usualDatabase } from './databaseOf.ts'

const db = usualDatabase()
const TODAY = '2026-11-21'
const SOON = '2026-11-26'
const OF_ALL: readonly number[] = [11, 2]

const below = (id: number): number[] => [id, ...db.departments.by('parentId', id).flatMap((one) => below(one.id))]
const ofDepartment = (scope: number, id: number) => {
  const ids: readonly (number | null)[] = below(id)
  return db.documents
    .by('scope', scope as 1 | 2)
    .filter((row) => ids.includes(row.addressedToDepartmentId) || ids.includes(row.departmentId))
}

const people = demoUsers.flatMap(({ userName }) => {
  const user = db.users.all().find((one) => one.userName === userName)
  if (!user) return []
  const may = (role: string) => user.roles.some((one) => one === role || one === 'ADMINISTRATOR')
  return [
    ...(may('DOCUMENTS_FLOW') ? [[userName, 1, user.personId] as const] : []),
    ...(may('DOCUMENTS_EAU') ? [[userName, 2, user.personId] as const] : []),
  ]
})

describe.each(people)('the work lists of %s in module %i', (_, scope, personId) => {
  const ofScope = (guid: string) => db.documents.get(guid)?.scope === scope
  const mine = db.taskAssignees.by('personId', personId).filter((one) => ofScope(one.documentGuid))
  const open = mine.filter((one) => one.dateCompleted === null && one.statusId === 1)
  const typeOf = (guid: string) => db.tasks.get(guid)?.typeId ?? 0

  test('the user has work to do, an overdue task and one due soon', () => {
    expect(open.length).toBeGreaterThan(0)
    expect(open.some((one) => one.endDate < TODAY)).toBe(true)
    expect(open.some((one) => one.endDate >= TODAY && one.endDate <= SOON)).toBe(true)
  })

  test('the user has a decision to make', () => {
    expect(open.some((one) => requestTaskTypes.includes(typeOf(one.taskGuid)))).toBe(true)
  })

  test('the user has completed work', () => {
    expect(mine.some((one) => one.completedByPersonId === personId)).toBe(true)
  })

  test('the user has assigned work to others, if the rules permit it', () => {
    const { departmentId = 0, positionId = 0 } = db.persons.get(personId) ?? {}
    const own = db.documents.by('addressedToDepartmentId', departmentId).filter((row) => row.scope === scope)
    const isHead = db.positions.get(positionId)?.isHead === true
    const mayGive = OF_ALL.includes(departmentId) || (isHead && own.some(({ number }) => number !== null))
    if (mayGive) expect(db.tasks.by('assignerPersonId', personId).some((task) => ofScope(task.documentGuid))).toBe(true)
  })

  test('the user has unread and read documents', () => {
    const rows = db.documents.all().filter((row) => row.scope === scope)
    expect(rows.some((row) => !isRead(db, personId, row))).toBe(true)
    expect(rows.some((row) => isRead(db, personId, row))).toBe(true)
  })

  test('the user opens lists with documents of the own department, some of them uncompleted', () => {
    const rows = ofDepartment(scope, db.persons.get(personId)?.departmentId ?? 0)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ statusId }) => ![11, 12, 13].includes(statusId))).toBe(true)
  })

  test('the user has notifications of the last month, some of them unread', () => {
    const rows = db.notifications.by('personId', personId)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some((row) => row.dateSeen === null)).toBe(true)
  })
})

test('documents from the portal are for administrative services', () => {
  const portal = db.documents.by('receivedViaId', 1)
  expect(portal.length).toBeGreaterThan(100)
  expect(portal.every((row) => row.scope === 2)).toBe(true)
})

test('old documents are read by all, one marked unread again is unread', () => {
  const small = mockDatabaseOf(4, 300)
  const oldest = small.documents.all().at(-1)
  if (!oldest) throw new Error('No documents')
  expect(isRead(small, 11, oldest)).toBe(true)
  const key = `11:${oldest.guid}`
  small.put('readMarks', { key, personId: 11, documentGuid: oldest.guid, isRead: false, date: small.start })
  expect(isRead(small, 11, oldest)).toBe(false)
})

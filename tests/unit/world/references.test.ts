import { expect, test } from 'vitest'
import { geography } from '../../../fixtures/geography/geography.ts'
import type { Key, Table } from '../../../mocks/engine/table.ts'
import type { World } from '../../../mocks/engine/world.ts'
import { tablesOf, worldOf } from './worldOf.ts'

const world = worldOf(2, 1200)

type Column = readonly [from: string, column: string, to: Table<object>]

/** Every column that holds the key of a row of another table. */
const references = (of: World): Column[] => {
  const line = <R extends object>(name: string, columns: Partial<Record<keyof R & string, Table<never> | object>>) =>
    Object.entries(columns).map(([column, to]) => [name, column, to as Table<object>] as const)
  return [
    ...line<ReturnType<World['documents']['all']>[number]>('documents', {
      typeId: of.documentTypes,
      caseFileGuid: of.caseFiles,
      parentGuid: of.documents,
      numberIndexId: of.numberIndexes,
      registeredByPersonId: of.persons,
      authorPersonId: of.persons,
      departmentId: of.departments,
      addressedToDepartmentId: of.departments,
      addressedToPositionId: of.positions,
      addressedToPersonId: of.persons,
      signedByPersonId: of.persons,
      classificationIds: of.classifications,
      correspondentIds: of.correspondents,
      deadlineRuleId: of.deadlineRules,
    }),
    ...line('caseFiles', {
      rootDocumentGuid: of.documents,
      departmentId: of.departments,
      ownerPersonId: of.persons,
      classificationId: of.classifications,
    }),
    ...line('caseFileLinks', { caseFileGuid: of.caseFiles }),
    ...line('inspections', {
      departmentId: of.departments,
      inspectorPersonIds: of.persons,
      inspectedCorrespondentId: of.correspondents,
      groupedInspectionGuid: of.groupedInspections,
      followsGuid: of.inspections,
    }),
    ...line('groupedInspections', { departmentIds: of.departments, leaderPersonId: of.persons }),
    ...line('approvedTypes', { holderCorrespondentId: of.correspondents }),
    ...line('registeredTypes', { holderCorrespondentId: of.correspondents }),
    ...line('supplements', { holderCorrespondentId: of.correspondents }),
    ...line('devices', { ownerCorrespondentId: of.correspondents, departmentId: of.departments }),
    ...line('deviceFiles', { personId: of.persons }),
    ...line('caseFileOwnerRules', { departmentId: of.departments, ownerPositionId: of.positions }),
    ...line('tasks', {
      documentGuid: of.documents,
      resolutionGuid: of.documents,
      caseFileGuid: of.caseFiles,
      assignerPersonId: of.persons,
      controllerPersonId: of.persons,
    }),
    ...line('taskAssignees', {
      taskGuid: of.tasks,
      documentGuid: of.documents,
      positionId: of.positions,
      personId: of.persons,
      completedByPersonId: of.persons,
    }),
    ...line('attachedFiles', { documentGuid: of.documents, uploadedByPersonId: of.persons }),
    ...line('comments', { documentGuid: of.documents, personId: of.persons }),
    ...line('history', { documentGuid: of.documents, personId: of.persons }),
    ...line('addressees', {
      documentGuid: of.documents,
      correspondentId: of.correspondents,
      departmentId: of.departments,
      messageGuid: of.exchangeMessages,
    }),
    ...line('obligations', { documentGuid: of.documents, correspondentId: of.correspondents }),
    ...line('payments', { obligationGuid: of.obligations }),
    ...line('correspondents', { correspondentGroupId: of.correspondentGroups }),
    ...line('correspondentAddresses', { correspondentId: of.correspondents, addressTypeId: of.addressTypes }),
    ...line('correspondentContacts', { correspondentId: of.correspondents }),
    ...line('correspondentRepresentatives', { correspondentId: of.correspondents }),
    ...line('exchangeMessages', {
      partyCorrespondentId: of.correspondents,
      documentGuid: of.documents,
      readByPersonId: of.persons,
      processedByPersonId: of.persons,
    }),
    ...line('exchangeAttachments', { messageGuid: of.exchangeMessages }),
    ...line('departments', { parentId: of.departments }),
    ...line('positions', { departmentId: of.departments }),
    ...line('persons', { positionId: of.positions, departmentId: of.departments }),
    ...line('users', { personId: of.persons }),
    ...line('documentTypeIndexes', { documentTypeId: of.documentTypes, numberIndexId: of.numberIndexes }),
    ...line('classifications', { parentId: of.classifications }),
    ...line('documentTypeClassifications', { documentTypeId: of.documentTypes, classificationId: of.classifications }),
    ...line('deadlineRules', { documentTypeId: of.documentTypes }),
    ...line('permissionTemplates', { documentTypeIds: of.documentTypes }),
    ...line('permissionGrants', { templateId: of.permissionTemplates, subjectId: of.departments }),
    ...line('leaveApplications', { personId: of.persons, authorId: of.persons, substituteId: of.persons }),
    ...line('businessTrips', { personId: of.persons, authorId: of.persons }),
    ...line('sickLeaves', { personId: of.persons, authorId: of.persons }),
    ...line('expenseReports', { personId: of.persons, tripId: of.businessTrips }),
    ...line('notifications', { personId: of.persons, documentGuid: of.documents, taskGuid: of.tasks }),
    ...line('userActions', { personId: of.persons }),
  ]
}

const tables = new Map<string, Table<object>>(tablesOf(world))

test.each(references(world))('no %s.%s points at nothing', (from, column, to) => {
  const rows = tables.get(from)?.all() ?? []
  expect(rows.length).toBeGreaterThan(0)
  const dangling = rows
    .flatMap((row) => new Map<string, unknown>(Object.entries(row)).get(column) ?? [])
    .filter((key) => to.get(key as Key) === undefined)
  expect(dangling).toEqual([])
})

test('addresses lie in settlements that there are', () => {
  const places = new Map(geography.settlements.map((one) => [one.id, one]))
  const countries = new Set(geography.countries.map((one) => one.id))
  for (const row of world.correspondentAddresses.all()) {
    expect(countries).toContain(row.countryId)
    const place = places.get(row.settlementId)
    if (row.countryId === 1)
      expect(place).toMatchObject({ municipalityId: row.municipalityId, districtId: row.districtId })
    else expect([row.districtId, row.municipalityId, row.settlementId]).toEqual([0, 0, 0])
  }
})

test('keys and ids are taken once in each table', () => {
  for (const [name, table] of tables) {
    const rows = table.all()
    expect(new Set(rows.map((row) => table.keyOf(row))).size, name).toBe(rows.length)
    const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []))
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(Math.max(0, ...ids.map(Number)), name).toBeLessThanOrEqual(table.highestId())
  }
})

test('every document is in its case file, with its place in it', () => {
  for (const caseFile of world.caseFiles.all()) {
    const own = world.documents.by('caseFileGuid', caseFile.guid)
    const orders = own.flatMap((row) => row.receiptOrder ?? [])
    expect(new Set(orders).size).toBe(orders.length)
    expect(own.some((row) => row.guid === caseFile.rootDocumentGuid)).toBe(true)
    expect(own.every((row) => row.scope === caseFile.scope)).toBe(true)
  }
})

test('a task has one main assignee, and is done when its assignees are', () => {
  for (const task of world.tasks.all()) {
    const assignees = world.taskAssignees.by('taskGuid', task.guid)
    expect(assignees.filter((one) => one.isMain)).toHaveLength(1)
    expect(assignees.every((one) => one.statusId === task.statusId)).toBe(true)
    expect(task.dateCompleted === null).toBe(task.statusId === 1)
    expect(task.dateCreated <= (task.dateCompleted ?? world.start)).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { mayPersonRead } from '../../../mocks/documents/permissions.ts'
import { configuration } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Subject } from '../../../src/rules/documents/permissionTemplateRules.ts'
import { createTestBackend } from './createTestBackend.ts'

const open = async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('administrator')
  const all = async () => (await sendRequest(configuration.getAllPermissionTemplate2s, {})).resultData
  return { ...backend, sendRequest, all }
}
const newTemplate = (documentTypeIds: number[], rows: Subject[]) => ({
  id: 0,
  name: 'Изпитване',
  description: '',
  documentTypeIds,
  documentDirectionId: null,
  classificationId: null,
  rows,
  isActive: true,
})

test('a saved template gives a user read access at once, and its change and its end remove it at once', async () => {
  const { db, as, sendRequest, all } = await open()
  const employees = db.users.all().filter((one) => one.isActive && !one.roles.includes('ADMINISTRATOR'))
  const [unreadable] = employees
    .filter(({ roles }) => roles.includes('DOCUMENTS_FLOW'))
    .flatMap((user) => {
      const row = db.documents.all().find((one) => one.scope === 1 && !mayPersonRead(db, user.personId, one))
      return row ? [{ user, row }] : []
    })
  if (!unreadable) throw new Error('Everybody reads everything')
  const { user, row } = unreadable
  const employee = await as(user.userName)
  const reads = async () => (await employee(documents.getDocument, { query: { docGuid: row.guid } })).status === 200
  expect(await reads()).toBe(false)

  const reader: Subject = {
    subjectKind: 'person',
    subjectId: user.personId,
    permissionTypeIds: [1],
    includesSubordinate: false,
  }
  await sendRequest(configuration.savePermissionTemplate2s, { body: [newTemplate([row.typeId], [reader])] })
  expect(await reads()).toBe(true)
  const made = (await all()).find(({ name }) => name === 'Изпитване')
  expect(made?.rows).toEqual([reader])
  if (!made) return

  const other = { ...reader, subjectId: user.personId + 1 }
  await sendRequest(configuration.savePermissionTemplate2s, { body: [{ ...made, rows: [other] }] })
  expect(await reads()).toBe(false)
  const query = { templateId: made.id }
  expect((await sendRequest(configuration.getPermissionTemplate2, { query })).resultData.rows).toEqual([other])

  await sendRequest(configuration.savePermissionTemplate2s, { body: [made] })
  expect(await reads()).toBe(true)
  await sendRequest(configuration.deletePermissionTemplate2, { query })
  expect(await reads()).toBe(false)
  expect(db.permissionGrants.by('templateId', made.id)).toEqual([])
})

test('a permission for a classification is inherited by the documents under it, until it is no longer inheritable', async () => {
  const { db, as, sendRequest } = await open()
  const under = db.classifications.all().filter(({ parentId }) => parentId !== null)
  const [unreadable] = db.users
    .all()
    .filter(({ isActive, roles }) => isActive && !roles.includes('ADMINISTRATOR') && roles.includes('DOCUMENTS_FLOW'))
    .flatMap((user) => {
      const isHidden = (one: (typeof rows)[number]) => one.scope === 1 && !mayPersonRead(db, user.personId, one)
      const rows = db.documents.all()
      const row = rows.find((one) => under.some(({ id }) => one.classificationIds[0] === id) && isHidden(one))
      return row ? [{ user, row }] : []
    })
  if (!unreadable) throw new Error('Everybody reads what is classified')
  const { user, row } = unreadable
  const parent = db.classifications.get(under.find(({ id }) => id === row.classificationIds[0])?.parentId)
  if (!parent) throw new Error('The classification lies under none')
  const employee = await as(user.userName)
  const reads = async () => (await employee(documents.getDocument, { query: { docGuid: row.guid } })).status === 200
  expect(await reads()).toBe(false)
  const permissionTypeIds = [1]
  const reader: Subject = {
    subjectKind: 'person',
    subjectId: user.personId,
    permissionTypeIds,
    includesSubordinate: false,
  }
  const template = { ...newTemplate([], [reader]), classificationId: parent.id }
  await sendRequest(configuration.savePermissionTemplate2s, { body: [template] })
  expect(await reads()).toBe(true)
  const { order: _order, ...classification } = { ...parent, description: '', isInheritable: false }
  await sendRequest(configuration.updateClassification, { body: classification })
  expect(await reads()).toBe(false)
})

test('saving an unchanged template changes no permission', async () => {
  const { sendRequest, all } = await open()
  const before = await all()
  await sendRequest(configuration.savePermissionTemplate2s, { body: before })
  expect(await all()).toEqual(before)
})

test('of several templates with an invalid one none is saved', async () => {
  const { sendRequest, all } = await open()
  const before = await all()
  const [first] = before
  if (!first) throw new Error('There is no template')
  const body = [{ ...first, name: 'Преименуван' }, newTemplate([], [])]
  const refused = await sendRequest(configuration.savePermissionTemplate2s, { body })
  expect(refused.additionalFieldMessages).toEqual({ rows: ['Добавете поне един получател на права.'] })
  expect(await all()).toEqual(before)
})

test('duplicate permissions and types are stored once, an empty one is no permission, and an author has no name', async () => {
  const { sendRequest, all } = await open()
  const twice: Subject[] = [
    { subjectKind: 'person', subjectId: 1, permissionTypeIds: [2, 1, 1, 0], includesSubordinate: false },
    { subjectKind: 'author', subjectId: 5, permissionTypeIds: [1], includesSubordinate: false },
  ]
  await sendRequest(configuration.savePermissionTemplate2s, { body: [newTemplate([1, 1], twice)] })
  const made = (await all()).find(({ name }) => name === 'Изпитване')
  expect(made?.documentTypeIds).toEqual([1])
  expect(made?.rows.map(({ subjectId, permissionTypeIds }) => [subjectId, permissionTypeIds])).toEqual([
    [1, [1, 2]],
    [null, [1]],
  ])
  const none = [{ ...twice[0]!, permissionTypeIds: [0] }]
  const refused = await sendRequest(configuration.savePermissionTemplate2s, {
    body: [{ ...newTemplate([], none), name: 'Друг' }],
  })
  expect(refused.additionalFieldMessages).toEqual({ rows: ['Изберете поне едно право за всеки получател.'] })
})

import { expect, test } from 'vitest'
import { caseFileOwnerRules, configuration } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const open = async () => {
  const backend = createTestBackend(40)
  const sendRequest = await backend.as('administrator')
  const list = async () => (await sendRequest(caseFileOwnerRules.list, {})).resultData
  return { ...backend, sendRequest, list }
}

test('a new rule decides the owner of the next registered letter once it is before the others', async () => {
  const { db, as, sendRequest, list } = await open()
  const clerk = await as('mpetrova')
  const ownerOfNext = async () => {
    const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
    await clerk(documents.registerDocument, { query: { docGuid: guid } })
    return db.caseFiles.get(db.documents.get(guid)?.caseFileGuid)?.ownerPersonId
  }
  const before = await ownerOfNext()
  const other = db.persons.all().find(({ id, isActive }) => isActive && id !== before)
  if (!other) throw new Error('There is nobody else')
  const { documentTypeId } = incomingLetter()
  const body = {
    id: 0,
    orderNumber: null,
    documentDirectionId: 1,
    departmentId: null,
    documentTypeId,
    ownerPositionId: null,
    ownerPersonId: other.id,
    isActive: true,
  }
  const { resultData: made } = await sendRequest(caseFileOwnerRules.create, { body })
  expect(made.orderNumber).toBe((await list()).length)
  expect(await ownerOfNext()).toBe(before)

  for (let place = made.orderNumber ?? 0; place > 1; place -= 1)
    await sendRequest(configuration.moveCaseFileOwnerRule, { query: { ruleId: made.id, moveUp: true } })
  expect((await list())[0]).toEqual({ ...made, orderNumber: 1 })
  expect(await ownerOfNext()).toBe(other.id)
  const { resultData: deciding } = await sendRequest(configuration.getCaseFileOwnerRuleByDirectionAndDepartment, {
    query: { departmentId: 11, documentTypeId },
  })
  expect(deciding?.id).toBe(made.id)

  await sendRequest(configuration.deleteCaseFileOwnerRule, { query: { ruleId: made.id } })
  expect(await ownerOfNext()).toBe(before)
})

test.each([
  ['up', 1, true, 0],
  ['down', 1, false, 2],
  ['not over the top', 0, true, 0],
])('moving a rule %s by one place', async (_, from, moveUp, to) => {
  const { sendRequest, list } = await open()
  const ids = (await list()).map(({ id }) => id)
  await sendRequest(configuration.moveCaseFileOwnerRule, { query: { ruleId: ids[from] ?? 0, moveUp } })
  const after = await list()
  expect(after[to]?.id).toBe(ids[from])
  expect(after.map(({ orderNumber }) => orderNumber)).toEqual(ids.map((_id, at) => at + 1))
})

test('a deleted rule is neither moved nor deleted', async () => {
  const { sendRequest } = await open()
  const query = { ruleId: 9999 }
  const replies = [
    await sendRequest(configuration.moveCaseFileOwnerRule, { query: { ...query, moveUp: true } }),
    await sendRequest(configuration.deleteCaseFileOwnerRule, { query }),
  ]
  expect(replies.map(({ message }) => message)).toEqual(Array(2).fill('Правилото вече не съществува.'))
})

import { expect, test } from 'vitest'
import { awaitedCounts } from '../../../mocks/documents/awaitedWorkInCase.ts'
import { isClosed } from '../../../mocks/documents/caseFileRow.ts'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { ListView, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { TaskStatus } from '../../../src/contract/taskKinds.ts'
import { isNothingAwaited } from '../../../src/rules/documents/caseFileStatus.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { type Asker, type Backend, createRegistered, read, setStatus } from './documentActions.ts'

const begin = ({ db }: Backend, ...guids: string[]) =>
  db.inOneStep(() => {
    for (const guid of guids) {
      const row = db.documents.get(guid)
      if (row) db.put('documents', { ...row, statusId: S.IN_PROGRESS })
    }
  })
const taskOn = ({ db }: Backend, documentGuid: string, statusId: number, guid = db.newGuid()) => {
  const [like] = db.tasks.all()
  if (!like) throw new Error('The mock database has no task.')
  db.inOneStep(() => db.put('tasks', { ...like, guid, documentGuid, resolutionGuid: null, statusId }))
  return guid
}

const aCase = async () => {
  const backend = createTestBackend(100)
  const sendRequest = await backend.as('administrator')
  const root = await createRegistered(sendRequest)
  const { caseFile } = await read(sendRequest, root)
  const second = await createRegistered(sendRequest, { caseFileGuid: caseFile?.guid ?? null, parentDocumentGuid: root })
  begin(backend, root, second)
  return { backend, sendRequest, root, second, caseGuid: caseFile?.guid ?? '' }
}
const caseOf = async (sendRequest: Asker, guid: string) => (await read(sendRequest, guid)).caseFile
const listed = async (sendRequest: Asker, Guid: string, statusId?: number) => {
  const place = { skip: 0, take: 500, indexType: ListView.Cases }
  const body = statusId === undefined ? {} : { statusId }
  const { items } = (await sendRequest(caseFiles.getAllCaseFiles, { query: place, body })).resultData
  return items.some(({ guid }) => guid === Guid)
}
const processOf = async (sendRequest: Asker, caseFileGuid: string) =>
  (await sendRequest(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } })).resultData

test('a completed first document leaves its case open, listed and in its process; the last one closes it', async () => {
  const { sendRequest, root, second, caseGuid } = await aCase()
  await setStatus(sendRequest, root, S.COMPLETED)
  expect(await caseOf(sendRequest, root)).toMatchObject({
    isClosed: false,
    awaited: { documents: 1, tasks: 0, items: [{ kind: 'document', guid: second }] },
  })
  expect(await listed(sendRequest, caseGuid)).toBe(true)
  expect(await listed(sendRequest, caseGuid, S.COMPLETED), 'it is not found among the closed').toBe(false)
  expect((await processOf(sendRequest, caseGuid)).current).not.toBeNull()

  await setStatus(sendRequest, second, S.COMPLETED)
  const closed = await caseOf(sendRequest, root)
  expect(closed).toMatchObject({ isClosed: true, awaited: { documents: 0, tasks: 0, items: [] } })
  expect(await listed(sendRequest, caseGuid)).toBe(false)
  expect(await listed(sendRequest, caseGuid, S.COMPLETED)).toBe(true)
  expect((await processOf(sendRequest, caseGuid)).current).toBeNull()
  const [last] = (await sendRequest(audit.getDocumentHistory, { query: { docGuid: root } })).resultData.toSorted(
    (a, b) => b.id - a.id,
  )
  expect(last).toMatchObject({
    action: 'Приключване на преписка',
    note: `Преписка № ${closed?.number} е приключена.`,
  })
})

test('an annulled document is not awaited', async () => {
  const { sendRequest, root, second } = await aCase()
  await setStatus(sendRequest, root, S.COMPLETED)
  expect((await setStatus(sendRequest, second, S.ANNULLED, { reason: 'Регистриран по погрешка' })).type).toBe(1)
  expect(await caseOf(sendRequest, root)).toMatchObject({ isClosed: true })
})

test('an open task keeps the case open, also on a completed document; its end closes the case', async () => {
  const { backend, sendRequest, root, second } = await aCase()
  await setStatus(sendRequest, root, S.COMPLETED)
  await setStatus(sendRequest, second, S.COMPLETED)
  const task = taskOn(backend, second, TaskStatus.OPEN)
  expect(await caseOf(sendRequest, root), 'work goes on again').toMatchObject({
    isClosed: false,
    awaited: { documents: 0, tasks: 1, items: [{ kind: 'task', guid: task, documentGuid: second }] },
  })
  taskOn(backend, second, TaskStatus.DONE, task)
  expect(await caseOf(sendRequest, root)).toMatchObject({ isClosed: true })
})

test('a draft in the case is awaited until it is deleted', async () => {
  const { sendRequest, root, second, caseGuid } = await aCase()
  const draft = incomingLetter({ caseFileGuid: caseGuid, parentDocumentGuid: root })
  const { guid } = (await sendRequest(documents.createDocument, { body: draft })).resultData
  await setStatus(sendRequest, root, S.COMPLETED)
  await setStatus(sendRequest, second, S.COMPLETED)
  expect(await caseOf(sendRequest, root)).toMatchObject({
    isClosed: false,
    awaited: { items: [{ guid, number: null }] },
  })
  await sendRequest(documents.deleteDocument, { query: { docGuid: guid } })
  expect(await caseOf(sendRequest, root)).toMatchObject({ isClosed: true })
})

test('a completed document that is resumed reopens its case', async () => {
  const { backend, sendRequest, root, second } = await aCase()
  await setStatus(sendRequest, root, S.COMPLETED)
  await setStatus(sendRequest, second, S.COMPLETED)
  begin(backend, second)
  expect(await caseOf(sendRequest, root)).toMatchObject({ isClosed: false })
})

test('no seeded case is closed with open work, nor open with no work left', () => {
  const { db } = createTestBackend(2000)
  const cases = db.caseFiles.all().filter(({ number }) => number !== null)
  const wrong = cases.filter((file) => isClosed(file) !== isNothingAwaited(awaitedCounts(db, file)))
  expect(wrong.map(({ number, statusId }) => [number, statusId])).toEqual([])
  expect(cases.some(isClosed) && !cases.every(isClosed)).toBe(true)
})

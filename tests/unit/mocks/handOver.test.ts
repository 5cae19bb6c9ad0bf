import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { handOver, type WorkItem } from '../../../src/contract/handOver.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { type Asker, read, setStatus } from './documentActions.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const reason = 'В отпуск до края на месеца.'
const workOf = async (sendRequest: Asker, personId: number) =>
  (await sendRequest(handOver.getPersonWork, { query: { personId } })).resultData
const itemsOf = (work: readonly WorkItem[], toPersonId: number) =>
  work.map(({ kind, guid }) => ({ kind: kind ?? 'task', guid, toPersonId }))

/** Returns an expert with a task, a draft and a letter to sign, and the expert's direct head. */
const office = async () => {
  const letter = await registeredLetter(createTestBackend(400))
  const { backend, guid, head, expert, other } = letter
  const own = await backend.as('ggeorgiev')
  await head(tasks.createTask, { body: taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.')] }) })
  const draft = (
    await own(documents.createDocument, { body: incomingLetter({ subjectDescription: 'Чернова на писмо' }) })
  ).resultData.guid
  const toSign = (
    await head(documents.createDocument, {
      body: incomingLetter({
        ...{ subjectDescription: 'Писмо за подпис', documentDirectionId: 3, receivedViaId: null, sentViaId: 3 },
        ...{ addressedToDepartmentId: null, signedByPersonId: expert, documentTypeId: 40, correspondentIds: [1] },
      }),
    })
  ).resultData.guid
  backend.db.put('attachedFiles', { ...backend.db.attachedFiles.all()[0]!, guid: toSign, documentGuid: toSign })
  await setStatus(head, toSign, DocumentStatus.FOR_SIGNATURE)
  return { ...letter, own, draft, toSign, colleague: other }
}

test('the person sees all own work by kind, and hands it over to several people with a reason', async () => {
  const { backend, own, expert, colleague, draft, toSign, guid } = await office()
  const work = await workOf(own, expert)
  const kinds = (kind: string) => work.filter((one) => one.kind === kind)
  expect(kinds('draft').map((one) => one.guid)).toContain(draft)
  expect(kinds('signature').map((one) => one.docGuid)).toContain(toSign)
  expect(kinds('task').map((one) => one.docGuid)).toContain(guid)
  const head = backend.db.users.all().find(({ userName }) => userName === 'dradeva')!.personId
  const items = [...itemsOf(kinds('task'), colleague), ...itemsOf([...kinds('draft'), ...kinds('signature')], head)]
  const { resultData } = await own(handOver.handOverWork, { body: { personId: expert, reason, items } })
  expect(resultData.handedOver + resultData.left).toBe(items.length)
  const left = await workOf(own, expert)
  expect(left.filter(({ kind }) => kind === 'draft' || kind === 'signature')).toEqual([])
  const admin = await backend.as('administrator')
  expect((await read(admin, toSign)).signedBy?.id).toBe(head)
  expect(backend.db.documents.get(draft)?.authorPersonId).toBe(head)
  const lines = backend.db.history.by('documentGuid', draft).filter(({ action }) => action === 'Предаване на работа')
  expect(lines).toMatchObject([
    { attribute: 'Автор', oldValue: 'Георги Георгиев', newValue: 'Десислава Радева', note: reason },
  ])
  const given = (await own(handOver.getHandedOverWork, {})).resultData
  expect(given).toHaveLength(resultData.handedOver)
  expect(given.find((one) => one.guid === draft)).toMatchObject({
    ...{ reason, to: { id: head }, by: { id: expert }, kind: 'draft' },
  })
})

test('a case file gets the new owner', async () => {
  const { backend, other } = await registeredLetter(createTestBackend(400))
  const { db } = backend
  const admin = await backend.as('administrator')
  const file = db.caseFiles.all().find(({ statusId }) => statusId === 1)!
  const mine = (await workOf(admin, file.ownerPersonId)).filter(({ guid }) => guid === file.guid)
  expect(mine).toMatchObject([{ kind: 'caseFile', docGuid: file.rootDocumentGuid }])
  const body = { personId: file.ownerPersonId, reason, items: itemsOf(mine, other) }
  expect((await admin(handOver.handOverWork, { body })).resultData).toEqual({ handedOver: 1, left: 0 })
  expect(db.caseFiles.get(file.guid)?.ownerPersonId).toBe(other)
})

test('the direct head hands over too, and the person is notified by whom, to whom and why; a stranger may not', async () => {
  const { backend, head, own, expert, colleague } = await office()
  const work = (await workOf(head, expert)).filter(({ kind }) => kind === 'draft')
  const items = itemsOf(work, colleague)
  const stranger = await backend.as('mpetrova')
  for (const refused of [
    await stranger(handOver.getPersonWork, { query: { personId: expert } }),
    await stranger(handOver.handOverWork, { body: { personId: expert, reason, items } }),
  ])
    expect(refused.message).toMatch(/^Работата на Георги .* се предава от самия служител, от прекия му ръководител/)
  expect((await head(handOver.handOverWork, { body: { personId: expert, reason, items } })).type).toBe(1)
  const query = { skip: 0, take: 1000 }
  const body = { sortColumns: [], type: 'WorkHandedOver', fromDate: '2026-11-01', toDate: '2026-12-20' }
  const { items: received } = (await own(notifications.getUserNotifications, { query, body })).resultData
  expect(received).toMatchObject([
    { text: expect.stringMatching(/^Десислава Радева предаде Ваша работа на .* \(1 чернова\): В отпуск/) },
  ])
  const receiver = await backend.as('knikolov')
  const got = (await receiver(notifications.getUserNotifications, { query, body })).resultData.items
  expect(got).toMatchObject([{ text: expect.stringContaining('Ви предаде черновата на Георги Георгиев') }])
})

test('a reason and at least one item are required; what is no longer the person’s work is refused', async () => {
  const { own, expert, colleague, draft } = await office()
  const items = [{ kind: 'draft' as const, guid: draft, toPersonId: colleague }]
  const without = await own(handOver.handOverWork, { body: { personId: expert, reason: ' ', items: [] } })
  expect(Object.keys(without.additionalFieldMessages ?? {})).toEqual(['reason', 'toAll'])
  const toSelf = await own(handOver.handOverWork, {
    body: { personId: expert, reason, items: [{ ...items[0]!, toPersonId: expert }] },
  })
  expect(toSelf.message).toBe('Изберете друг служител.')
  await own(handOver.handOverWork, { body: { personId: expert, reason, items } })
  const again = await own(handOver.handOverWork, { body: { personId: expert, reason, items } })
  expect(again.message).toMatch(/^Част от работата вече не е на този служител/)
})

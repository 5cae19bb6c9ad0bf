import { expect, test } from 'vitest'
import type { Change } from '../../../mocks/engine/tableRows.ts'
import { account } from '../../../src/contract/account.ts'
import { audit } from '../../../src/contract/audit.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { lockedBecause } from '../../../src/rules/documents/documentActions.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { comment } from '../document-parts/samples.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const created = async (backend: ReturnType<typeof createTestBackend>, given = {}) => {
  const sendRequest = await backend.as('mpetrova')
  const { resultData } = await sendRequest(documents.createDocument, { body: incomingLetter(given) })
  return { sendRequest, guid: resultData.guid }
}
const counterOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1))

test('a draft becomes a registered document with the next number, a case file, a term and a line of history', async () => {
  const backend = createTestBackend()
  const { sendRequest, guid } = await created(backend)
  const before = await sendRequest(documents.getDocument, { query: { docGuid: guid } })
  expect(before.resultData).toMatchObject({ documentNumber: null, documentStatusId: 1, caseFile: null })

  const registered = await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const document = (await sendRequest(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(document.documentNumber).toBe(registered.resultData.documentNumber)
  expect(document.documentNumber).toMatch(/^04-\d+$/)
  expect(document.caseFile).toMatchObject({
    number: document.documentNumber,
    rootDocumentGuid: guid,
    documentsCount: 1,
  })
  expect(document.deadline).toMatchObject({ startDate: '2026-11-20', endDate: '2026-12-01', quantity: 7 })
  const history = (await sendRequest(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(history.map(({ action }) => action)).toEqual(['Регистриране', 'Създаване'])

  const again = await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  expect(again).toMatchObject({ type: 0 })
  const next = await created(backend)
  const second = await next.sendRequest(documents.registerDocument, { query: { docGuid: next.guid } })
  expect(counterOf(second.resultData.documentNumber)).toBe(counterOf(registered.resultData.documentNumber) + 1)
})

test('registration notifies the head of the addressed department', async () => {
  const backend = createTestBackend()
  const { sendRequest, guid } = await created(backend, { addressedToDepartmentId: 31 })
  const { resultData } = await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const head = await backend.as('dradeva')
  const body = {
    sortColumns: [{ columnName: 'DateCreated', direction: 'desc' as const }],
    type: 'NewDocument',
    fromDate: '2026-10-20',
    toDate: '2026-12-20',
  }
  const received = await head(notifications.getUserNotifications, { query: { skip: 0, take: 5 }, body })
  expect(received.resultData.items[0]?.text).toContain(resultData.documentNumber)
  expect(received.resultData.items[0]).toMatchObject({ seen: false, documentGuid: guid })
})

const incomplete: [string, object, string][] = [
  ['no channel', { receivedViaId: null }, 'начин на получаване'],
  ['no correspondent', { correspondentIds: [] }, 'поне един кореспондент'],
  ['nobody addressed', { addressedToDepartmentId: null }, 'до кого е адресиран'],
]
test.each(incomplete)('a document with %s is not registered, and no number is used up', async (_, given, missing) => {
  const backend = createTestBackend()
  const { sendRequest, guid } = await created(backend, given)
  const counters = JSON.stringify(backend.db.counters.all())
  const refused = await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  expect(refused.type).toBe(0)
  expect(JSON.stringify(refused)).toContain(missing)
  expect(JSON.stringify(backend.db.counters.all())).toBe(counters)
})

test('the same request sent twice creates one document', async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('mpetrova')
  const count = backend.db.documents.size
  const [first, second] = await Promise.all([
    sendRequest(documents.createDocument, { body: incomingLetter() }, 'intent-1'),
    sendRequest(documents.createDocument, { body: incomingLetter() }, 'intent-1'),
  ])
  expect(second.resultData).toEqual(first.resultData)
  expect(backend.db.documents.size).toBe(count + 1)
})

test('a reloaded page gets the same response to the same key, for its 200 newest', async () => {
  const before = createTestBackend()
  const changes: Change[] = []
  before.db.onChange((made) => changes.push(...made))
  const sendRequest = await before.as('mpetrova')
  const first = await sendRequest(documents.createDocument, { body: incomingLetter() }, 'intent-3')
  const after = createTestBackend(undefined, undefined, changes)
  const count = after.db.documents.size
  const requestAgain = await after.as('mpetrova')
  expect(await requestAgain(documents.createDocument, { body: incomingLetter() }, 'intent-3')).toEqual(first)
  expect(after.db.documents.size).toBe(count)
  const remark = { body: comment({ id: 0, docGuid: first.resultData.guid }) }
  for (let at = 0; at < 200; at += 1) await requestAgain(documentParts.createDocumentComment, remark, `comment ${at}`)
  expect(after.db.answers.size).toBe(200)
  await requestAgain(documents.createDocument, { body: incomingLetter() }, 'intent-3')
  expect(after.db.documents.size).toBe(count + 1)
})

test('the same key with other content is refused with a message, and does nothing', async () => {
  const backend = createTestBackend()
  const sendRequest = await backend.as('mpetrova')
  await sendRequest(documents.createDocument, { body: incomingLetter() }, 'intent-2')
  const count = backend.db.documents.size
  const other = incomingLetter({ subjectDescription: 'Друго' })
  const refused = await sendRequest(documents.createDocument, { body: other }, 'intent-2')
  expect(refused.type).toBe(0)
  expect(refused.message).toContain('изпратено друго съдържание')
  expect(backend.db.documents.size).toBe(count)
})

test('an older version is detected and does not overwrite the newer one', async () => {
  const { sendRequest, guid } = await created(createTestBackend())
  const { changedGuid } = (await sendRequest(documents.getDocument, { query: { docGuid: guid } })).resultData
  if (changedGuid === null) throw new Error('The document has no version')
  const mine = { ...incomingLetter({ subjectDescription: 'Мой текст' }), guid, changedGuid }
  const saved = await sendRequest(documents.editDocument, { body: mine })
  expect(saved.resultData.changedGuid).not.toBe(changedGuid)

  const check = await sendRequest(documents.checkDocumentForChangedGuid, { body: { docGuid: guid, changedGuid } })
  expect(check.resultData).toMatchObject({ isChanged: true, changedBy: 'Мария Иванова Петрова' })
  const stale = await sendRequest(documents.editDocument, { body: { ...mine, subjectDescription: 'Стар текст' } })
  expect(stale).toMatchObject({ type: 0, message: 'Документът е променен от друг потребител. Заредете го отново.' })
  const stored = await sendRequest(documents.getDocument, { query: { docGuid: guid } })
  expect(stored.resultData.subjectDescription).toBe('Мой текст')
})

test('a change of a field fixed by registration is refused at the field, with the message of the form', async () => {
  const { sendRequest, guid } = await created(createTestBackend())
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const { changedGuid, ...document } = (await sendRequest(documents.getDocument, { query: { docGuid: guid } }))
    .resultData
  const body = { ...incomingLetter(), guid, changedGuid: changedGuid ?? '', caseFileGuid: null, isAnonymous: true }
  const because = lockedBecause('isAnonymous', factsOf({ ...document, changedGuid }))
  expect(because).toContain(document.documentNumber)
  expect(await sendRequest(documents.editDocument, { body })).toMatchObject({
    type: 0,
    additionalFieldMessages: { isAnonymous: [because], caseFileGuid: [because] },
  })
})

test('many equal documents get consecutive numbers, all or none', async () => {
  const sendRequest = await createTestBackend().as('mpetrova')
  const made = await sendRequest(documents.createAndRegisterMultipleDocuments, {
    query: { count: 3 },
    body: incomingLetter(),
  })
  const numbers = made.resultData.map(({ documentNumber }) => counterOf(documentNumber))
  expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2])

  const backend = createTestBackend()
  const count = backend.db.documents.size
  const other = await backend.as('mpetrova')
  const refused = await other(documents.createAndRegisterMultipleDocuments, {
    query: { count: 3 },
    body: incomingLetter({ receivedViaId: null }),
  })
  expect(refused.type).toBe(0)
  expect(backend.db.documents.size).toBe(count)
})

test('a status changes only along the table, with a reason where required', async () => {
  const { sendRequest, guid } = await created(createTestBackend())
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  const set = (status: number, reason: string) =>
    sendRequest(documents.setDocumentStatus, {
      query: { docGuid: guid, status },
      body: { reason, until: null, closeDocuments: [] },
    })
  expect((await set(9, '')).type).toBe(0)
  expect((await set(12, 'кратко')).type).toBe(0)
  expect((await set(12, 'Регистриран по погрешка')).type).toBe(1)
  const { resultData } = await sendRequest(documents.getDocument, { query: { docGuid: guid } })
  expect(resultData).toMatchObject({ documentStatusName: 'Анулиран', statusReason: 'Регистриран по погрешка' })
  expect(resultData.documentNumber).not.toBeNull()
})

test('a draft can be deleted, a registered document cannot', async () => {
  const { sendRequest, guid } = await created(createTestBackend())
  expect((await sendRequest(documents.deleteDocument, { query: { docGuid: guid } })).type).toBe(1)
  expect((await sendRequest(documents.getDocument, { query: { docGuid: guid } })).status).toBe(404)
  const other = await created(createTestBackend())
  await other.sendRequest(documents.registerDocument, { query: { docGuid: other.guid } })
  expect((await other.sendRequest(documents.deleteDocument, { query: { docGuid: other.guid } })).type).toBe(0)
})

test('files are stored with the document under their names, and refused when not permitted', async () => {
  const backend = createTestBackend()
  const { sendRequest, guid } = await created(backend)
  const form = (name: string, text: string) => {
    const data = new FormData()
    data.set('file', new File([text], name, { type: 'application/pdf' }))
    data.set('kindId', '1')
    data.set('isPublic', 'true')
    return data
  }
  const query = { documentGuid: guid, description: 'Писмото' }
  const sent = await sendRequest(documents.uploadFile, { query, body: form('Писмо с приложения.pdf', '%PDF-1.7') })
  expect(sent.resultData).toMatchObject({
    fileName: 'Писмо с приложения.pdf',
    kindId: 1,
    isPublic: true,
    description: 'Писмото',
    size: 8,
  })
  const list = await sendRequest(documents.getDocumentAttachedFiles, { query: { docGuid: guid } })
  expect(list.resultData).toHaveLength(1)
  expect((await sendRequest(documents.uploadFile, { query, body: form('вирус.exe', 'MZ') })).type).toBe(0)
  expect((await sendRequest(documents.uploadFile, { query, body: form('празен.pdf', '') })).type).toBe(0)
  await sendRequest(documents.removeAttachedFiles, { body: { fileGuids: [sent.resultData.guid], reason: '' } })
  expect((await sendRequest(documents.getDocumentAttachedFiles, { query: { docGuid: guid } })).resultData).toEqual([])
})

test('an export of chosen documents has only them, limited to those the filter finds', async () => {
  const { send, as, db } = createTestBackend()
  const clerk = await as('mpetrova')
  const [first, second] = (
    await clerk(documents.getAllDocumentsForDMS, { query: { indexType: 1, skip: 0, take: 2 }, body: {} })
  ).resultData.items
  const login = await clerk(account.login, { body: { username: 'mpetrova', password: 'demo' } })
  const sizeOf = async (guids?: string[]) => {
    const body = { filter: {}, columns: [{ name: 'subjectDescription', header: 'Относно' }], title: 'Документи', guids }
    const reply = await send(
      documents.exportDMSDocumentsToExcel,
      { query: { indexType: 1 }, body },
      login.resultData.token,
    )
    return (await reply.blob()).size
  }
  const [all, both, none] = [await sizeOf(), await sizeOf([first?.guid ?? '', second?.guid ?? '']), await sizeOf([])]
  expect(db.documents.all().length).toBeGreaterThan(2)
  expect(all).toBeGreaterThan(both)
  expect(both).toBeGreaterThan(none)
})

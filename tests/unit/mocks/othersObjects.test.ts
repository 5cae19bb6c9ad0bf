import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { comment, obligation, payment } from '../document-parts/samples.ts'
import { caseNotReadBy } from './caseNotReadBy.ts'
import { incomingLetter } from './createTestBackend.ts'
import { assignee, taskOn } from './givenTask.ts'
import { secretLetter, secretSubject } from './secretLetter.ts'

const at = await secretLetter('pvasilev')
const { secret, note, root, caseFileGuid, documentNumber, db } = at
const { shreder } = await at.tokensOf('pvasilev')
const textOf = async (call: Endpoint, request: { query?: Record<string, unknown>; body?: unknown }) => {
  const reply = await at.send(call, request, shreder)
  return { status: reply.status, text: await reply.text() }
}
const tells = (text: string) =>
  [secretSubject, `"${documentNumber}"`, `${documentNumber}-`].filter((one) => text.includes(one))

const query = { docGuid: secret }
const aTask = taskOn(secret, { taskAssignees: [assignee(at.personOf('knikolov'), 'Да се провери')] })
const reasons = { reason: '', until: null, closeDocuments: [] }

const refusedCalls: readonly [Endpoint, { query?: Record<string, unknown>; body?: unknown }][] = [
  [documents.getDocument, { query }],
  [documents.getCurrentUserDocumentPermissions, { query }],
  [documents.getDocumentCorrespondents, { query }],
  [documents.getDocumentAttachedFiles, { query }],
  [documents.getDocumentClassifications, { query: { guid: secret } }],
  [documents.checkDocumentForChangedGuid, { body: { docGuid: secret, changedGuid: secret } }],
  [documents.editDocument, { body: { ...incomingLetter(), guid: secret, changedGuid: secret } }],
  [documents.deleteDocument, { query }],
  [documents.registerDocument, { query }],
  [documents.setDocumentStatus, { query: { ...query, status: 5 }, body: reasons }],
  [documents.prolongDeadline, { query, body: { until: '2027-01-15', reason: 'Чакаме становище', basis: '' } }],
  [
    documents.registerAnew,
    { query, body: { documentDirectionId: 1, documentTypeId: 40, numberIndexId: null, reason: 'Грешен индекс' } },
  ],
  [caseFiles.moveToCaseFile, { query, body: { caseFileGuid: null, reason: 'Сгрешена преписка' } }],
  [documents.uploadFile, { query: { documentGuid: secret, description: '' }, body: new FormData() }],
  [documents.downloadAttachedFile, { query: { guid: at.fileGuid } }],
  [documents.removeAttachedFiles, { body: { fileGuids: [at.fileGuid], reason: '' } }],
  [documentParts.getDocumentComments, { query }],
  [documentParts.getDocumentCommentById, { query: { id: at.commentId } }],
  [documentParts.createDocumentComment, { body: comment({ id: 0, docGuid: secret }) }],
  [documentParts.editDocumentComment, { body: comment({ id: at.commentId, docGuid: note }) }],
  [documentParts.deleteDocumentComment, { query: { id: at.commentId } }],
  [documentParts.getDocumentObligations, { query }],
  [documentParts.getDocumentObligation, { query: { guid: at.obligationGuid } }],
  [documentParts.createDocumentObligation, { query, body: obligation() }],
  [documentParts.editDocumentObligation, { body: obligation({ guid: at.obligationGuid }) }],
  [documentParts.deleteDocumentObligation, { query: { guid: at.obligationGuid } }],
  [documentParts.createObligationPayment, { query: { obligationGuid: at.obligationGuid }, body: payment() }],
  [documentParts.editObligationPayment, { body: payment({ guid: at.paymentGuid }) }],
  [documentParts.deleteObligationPayment, { query: { guid: at.paymentGuid } }],
  [documentParts.getDocumentAddressees, { query }],
  [documentParts.getDocumentAddresseeById, { query: { addresseeId: at.addressee.id } }],
  [documentParts.createDocumentAddressee, { query, body: { ...at.addressee, id: 0 } }],
  [documentParts.editDocumentAddressee, { body: at.addressee }],
  [documentParts.deleteDocumentAddressee, { query: { addresseeId: at.addressee.id } }],
  [
    documentParts.recordDelivery,
    {
      query: { addresseeId: at.addressee.id },
      body: { outcome: 'returned', on: '2026-11-20', servedTo: '', reasonId: 1, note: '', receiptGuid: null },
    },
  ],
  [
    documentParts.sendToAddresseeAgain,
    {
      query: { addresseeId: at.addressee.id },
      body: { sentViaId: 1, address: '', attentionTo: '', sentOn: '2026-11-20' },
    },
  ],
  [documents.setDocumentCorrespondentRole, { query, body: { correspondentId: 1, roleId: 1 } }],
  [tasks.getDocumentTasks, { query }],
  [tasks.getTask, { query: { taskGuid: at.taskGuid } }],
  [tasks.createTask, { body: aTask }],
  [tasks.updateTask, { body: at.task }],
  [
    tasks.completeTask,
    {
      body: { ...{ taskGuid: at.taskGuid, assigneeId: 1, taskResultTypeId: 1, resultComment: '' }, documentGuid: null },
    },
  ],
  [caseFiles.getDocumentCaseFile, { query: { documentId: secret } }],
  [audit.getDocumentHistory, { query }],
  [eDelivery.sendEDeliveryMessage, { query }],
  [docExchange.sendExchangeMessage, { body: { docGuid: secret, addresseeIds: [], fileGuids: [] } }],
]

test.each(refusedCalls.map(([call, request]) => [call.path, call, request] as const))(
  'the call %s is refused with a message to users who may not read the letter, and reveals nothing about it',
  async (_path, call, request) => {
    const before = JSON.stringify(db.documents.get(secret))
    const { status, text } = await textOf(call, request)
    expect([403, 404]).toContain(status)
    expect((JSON.parse(text) as { message: string }).message).toMatch(/[а-я]{3}/)
    expect(tells(text)).toEqual([])
    expect(JSON.stringify(db.documents.get(secret))).toBe(before)
  },
)

const view = { sortColumns: [], fromDate: '2026-11-01', toDate: '2027-01-31' }
const paging = { skip: 0, take: 200 }
const openCalls: readonly [Endpoint, { query?: Record<string, unknown>; body?: unknown }][] = [
  [documents.getDocument, { query: { docGuid: note } }],
  [documents.getDocument, { query: { docGuid: root } }],
  [audit.getDocumentHistory, { query: { docGuid: note } }],
  [audit.getCaseFileRouteHistory, { query: { caseFileGuid } }],
  [caseFiles.getCaseFile, { query: { caseGuid: caseFileGuid } }],
  [caseFiles.getCaseFileTree, { query: { caseGuid: caseFileGuid, includeDocuments: true, includeTasks: true } }],
  [caseFiles.getAllCaseFiles, { query: { ...paging, indexType: 7 }, body: {} }],
  [tasks.getDocumentTasks, { query: { docGuid: root } }],
  [tasks.getOpenedUserTasks, { query: paging, body: {} }],
  [notifications.getUserNotifications, { query: paging, body: view }],
  ...[1, 2, 3, 4, 5, 6, 7].map((indexType): [Endpoint, { query: Record<string, unknown>; body: unknown }] => [
    documents.getAllDocumentsForDMS,
    { query: { ...paging, indexType }, body: {} },
  ]),
]

test.each(openCalls.map(([call, request]) => [call.path, call, request] as const))(
  'the call %s about a readable object reveals nothing about an unreadable letter',
  async (_path, call, request) => {
    const { status, text } = await textOf(call, request)
    expect(status).toBe(200)
    expect(tells(text)).toEqual([])
  },
)

test('nothing is created under a letter without read permission or in its case; the note stays at its record', async () => {
  const reader = await at.as('pvasilev')
  const under = await reader(documents.createDocument, { body: incomingLetter({ parentDocumentGuid: secret }) })
  expect(under.additionalFieldMessages).toEqual({
    parentDocumentGuid: ['Няма такъв документ или нямате достъп до него.'],
  })
  const elsewhere = caseNotReadBy(db, at.personOf('pvasilev'))
  const inCase = await reader(documents.createDocument, { body: incomingLetter({ caseFileGuid: elsewhere.guid }) })
  expect(inCase.additionalFieldMessages).toEqual({ caseFileGuid: ['Не е намерена преписка с този номер'] })
  const known = (await reader(documents.getDocument, { query: { docGuid: note } })).resultData
  expect(known.parentDocument).toBeNull()
  const closing = { reason: 'Приключва се всичко', until: null, closeDocuments: [secret] }
  const closed = await at.send(
    documents.setDocumentStatus,
    { query: { docGuid: root, status: 5 }, body: closing },
    shreder,
  )
  expect(tells(await closed.text())).toEqual([])
})

test('a document is entered for a colleague, not for another department; its creator is the current user', async () => {
  const reader = await at.as('pvasilev')
  const foreign = incomingLetter({ preparedByPersonId: at.personOf('dradeva') })
  expect((await reader(documents.createDocument, { body: foreign })).additionalFieldMessages).toHaveProperty(
    'preparedByPersonId',
  )
  const clerk = await at.as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: foreign })).resultData
  const made = (await clerk(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(made.createdBy?.id).toBe(at.personOf('mpetrova'))
  expect(made.preparedBy?.id).toBe(at.personOf('dradeva'))
  const unknownObjects = incomingLetter({
    addressedToPersonId: 9999,
    addressedToDepartmentId: 9999,
    correspondentIds: [99999],
  })
  expect(
    Object.keys((await clerk(documents.createDocument, { body: unknownObjects })).additionalFieldMessages ?? {}),
  ).toEqual(['addressedToPersonId', 'addressedToDepartmentId', 'correspondentIds'])
})

test('a comment for one department is hidden from the others: list, single, change, count and history', async () => {
  const [head, clerk, expert] = [await at.as('dradeva'), await at.as('mpetrova'), await at.as('ggeorgiev')]
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter({ addressedToDepartmentId: 31 }) }))
    .resultData
  const given = comment({ id: 0, docGuid: guid, content: 'Само за нас', onlyMyDepartment: true })
  const { id } = (await head(documentParts.createDocumentComment, { body: given })).resultData
  await head(documentParts.editDocumentComment, { body: { ...given, id, content: 'Само за нас, променен' } })
  const seenBy = async (sendRequest: typeof head) => ({
    list: (await sendRequest(documentParts.getDocumentComments, { query: { docGuid: guid } })).resultData.length,
    single: (await sendRequest(documentParts.getDocumentCommentById, { query: { id } })).status,
    count: (await sendRequest(documents.getDocument, { query: { docGuid: guid } })).resultData.counts?.comments,
    history: (await sendRequest(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData.filter(
      ({ action }) => action === 'Коментар',
    ).length,
  })
  expect(await seenBy(head)).toEqual({ list: 1, single: 200, count: 1, history: 2 })
  expect(await seenBy(expert)).toEqual({ list: 1, single: 200, count: 1, history: 2 })
  expect(await seenBy(clerk)).toEqual({ list: 0, single: 404, count: 0, history: 0 })
  expect((await clerk(documentParts.editDocumentComment, { body: { ...given, id } })).status).toBe(404)
  expect((await clerk(documentParts.deleteDocumentComment, { query: { id } })).status).toBe(404)
})

test('rows of one correspondent cannot be moved to another; one deleted meanwhile becomes a new row', async () => {
  const clerk = await at.as('mpetrova')
  const byId = async (id: number) => (await clerk(documents.getCorrespondentById, { query: { id } })).resultData
  const { correspondentId: victim, id: stolen } = db.correspondentAddresses.all()[0]!
  const thief = db.correspondents.all().find(({ id }) => id !== victim)!.id
  const [own, address] = [await byId(thief), (await byId(victim)).correspondentAddresses[0]!]
  const body = { ...own, correspondentAddresses: [{ ...address, id: stolen }] }
  expect((await clerk(documents.editDocumentCorrespondent, { body })).message).toMatch(/на друг кореспондент/)
  expect((await byId(victim)).correspondentAddresses.map(({ id }) => id)).toContain(stolen)
  const gone = { ...own, correspondentAddresses: [{ ...address, id: 999_999 }] }
  const saved = (await clerk(documents.editDocumentCorrespondent, { body: gone })).resultData
  expect(saved.correspondentAddresses.map(({ id }) => id === 999_999 || id === stolen)).toEqual([false])
})

test('a task names existing users and follows a task on the same document', async () => {
  const given = taskOn(root, {
    taskAssignees: [assignee(9999, 'Да се провери')],
    controller: { id: 9999, fullName: '' },
    parentTaskGuid: at.taskGuid,
    continueAfterParentTaskConjunctionType: { id: 1, name: '' },
    continueAfterParentTaskResultType: { id: 1, name: '' },
  })
  const refused = await at.admin(tasks.createTask, { body: given })
  expect(Object.keys(refused.additionalFieldMessages ?? {})).toEqual([
    'taskAssignees.0.assigneePerson',
    'controller',
    'parentTaskGuid',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { caseNotReadBy } from './caseNotReadBy.ts'
import { incomingLetter } from './createTestBackend.ts'
import { secretLetter } from './secretLetter.ts'

const at = await secretLetter('pvasilev')
const { db, secret, note } = at
const reader = await at.as('pvasilev')
type Parts = { query?: Record<string, unknown>; body?: unknown }

const closed = caseNotReadBy(db, at.personOf('pvasilev'))
const inCase = { caseFileGuid: closed.guid }
const own = db.caseFiles.get(at.caseFileGuid) ?? closed
const related = { guid: db.inspections.all()[0]!.guid, type: db.approvedTypes.all()[0]!.guid }

const refusedCalls: readonly [Endpoint, Parts][] = [
  [caseFiles.getCaseFile, { query: { caseGuid: closed.guid } }],
  [caseFiles.getCaseFileTree, { query: { caseGuid: closed.guid, includeDocuments: true, includeTasks: true } }],
  [caseFiles.getCaseFileContents, { query: { caseGuid: closed.guid } }],
  [caseFiles.linkToCaseFile, { query: { ...inCase, otherCaseFileGuid: own.guid } }],
  [caseFiles.unLinkToCaseFile, { query: { ...inCase, otherCaseFileGuid: own.guid } }],
  [caseFiles.getCaseFileProcessInstanceInfo, { query: inCase }],
  [caseFiles.getPossibleRoutes, { query: inCase }],
  [caseFiles.manualyRouteCaseFile, { query: { ...inCase, newStepId: 2 }, body: [] }],
  [caseFiles.linkToBimInspection, { query: { ...inCase, inspectionGuid: related.guid } }],
  [caseFiles.unLinkToBimInspection, { query: { ...inCase, inspectionGuid: related.guid } }],
  [caseFiles.linkToBimGroupedInspection, { query: { ...inCase, groupedInspectionGuid: related.guid } }],
  [caseFiles.unLinkToBimGroupedInspection, { query: { ...inCase, groupedInspectionGuid: related.guid } }],
  [caseFiles.linkToBimMeasuringDevice, { query: { ...inCase, measuringDeviceGuid: related.type } }],
  [caseFiles.unLinkToBimMeasuringDevice, { query: { ...inCase, measuringDeviceGuid: related.type } }],
  [caseFiles.linkToBimForeignDevice, { query: { ...inCase, foreignDeviceGuid: related.type } }],
  [caseFiles.unLinkToBimForeignDevice, { query: { ...inCase, foreignDeviceGuid: related.type } }],
]

test.each(refusedCalls.map(([call, request]) => [call.path, call, request] as const))(
  'the call %s is refused to users who may not read the first document of the case, and changes nothing',
  async (_path, call, request) => {
    const changes: unknown[] = []
    const stop = db.onChange((made) => changes.push(...made))
    const { status, message } = await reader(call, request as never)
    stop()
    expect([status, message]).toEqual([403, 'Нямате права за това действие.'])
    expect(changes).toEqual([])
  },
)

test('several documents at once are not created under a letter without read permission, and no user is assigned to it', async () => {
  const before = db.documents.size
  const body = incomingLetter({ parentDocumentGuid: secret })
  const many = await reader(documents.createAndRegisterMultipleDocuments, { query: { count: 2 }, body })
  expect([many.type, db.documents.size]).toEqual([0, before])
  const known = db.correspondents.all()[0]!
  const person = (await at.admin(documents.getCorrespondentById, { query: { id: known.id } })).resultData
  const request = { query: { docGuid: secret }, body: { ...person, id: 0 } }
  expect((await reader(documents.createDocumentCorrespondent, request)).status).toBe(403)
})

test('an export of chosen rows leaves out those without read permission', async () => {
  const columns = [{ name: 'subjectDescription', header: 'Относно' }]
  const lengthFor = async (userName: string, guids: string[]) => {
    const { shreder } = await at.tokensOf(userName)
    const request = { query: { indexType: 7 }, body: { filter: {}, columns, title: 'Документи', guids } }
    const reply = await at.send(documents.exportDMSDocumentsToExcel, request, shreder)
    expect(reply.status).toBe(200)
    return (await reply.arrayBuffer()).byteLength
  }
  const alone = await lengthFor('pvasilev', [note])
  expect(await lengthFor('pvasilev', [note, secret])).toBe(alone)
  expect(await lengthFor('administrator', [note, secret])).toBeGreaterThan(alone)
})

test('a notification of another user is neither read nor marked', async () => {
  const own = at.personOf('pvasilev')
  const foreign = db.notifications.all().find((row) => row.personId !== own && row.dateSeen === null)!
  for (const call of [notifications.setNotificationSeen, notifications.setNotificationNotSeen])
    expect((await reader(call, { query: { notificationId: foreign.id } })).status).toBe(403)
  expect(db.notifications.get(foreign.id)).toEqual(foreign)
})

test('a user of one exchange system opens no message, file or registration of the other', async () => {
  const message = db.exchangeMessages.by('system', 'docexchange').find(({ isIncoming }) => isIncoming)!
  const [file] = db.exchangeAttachments.by('messageGuid', message.guid)
  const sendRequest = await at.as('documents.flow.edelivery')
  const query = { eDeliveryGuid: message.guid }
  const from = { eDeliveryIncomingMessageGuid: message.guid }
  const body = { messageGuid: message.guid, document: incomingLetter(), attachmentGuids: [] }
  const refusal = { messageGuid: message.guid, reasonId: 1, explanation: 'Не е за нас', notifySender: false }
  const replies = [
    await sendRequest(eDelivery.getEDeliveryIncomingMessage, { query }),
    await sendRequest(eDelivery.getEDeliveryIncomingMessageAttachments, { query }),
    await sendRequest(eDelivery.downloadEDeliveryAttachment, { query: { guid: file!.guid } } as never),
    await sendRequest(eDelivery.getPreDocEDelivery, { query: from }),
    await sendRequest(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body }),
    await sendRequest(eDelivery.rejectEDeliveryMessage, { body: refusal }),
  ]
  expect(replies.map(({ message: words }) => words)).toEqual(Array(6).fill('Няма такова получено съобщение.'))
  const other = await sendRequest(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid: message.guid } })
  expect(other.status).toBe(403)
  expect(db.exchangeMessages.get(message.guid)).toEqual(message)
})

const notAbout: Readonly<Record<string, string>> = {
  'documents.getAllDocumentsForAU': 'the list of the other module, of the same rows',
  'documents.exportAUDocumentsToExcel': 'the export of the other module, of the same rows',
  'documents.searchDocumentCorrespondents': 'a search; numbers: hiddenNumbers.test.ts',
  'documents.searchDocumentCorrespondentsDropdown': 'a search; numbers: hiddenNumbers.test.ts',
  'documents.findSimilarDocuments': 'finds what one may read: similarLetters.test.ts',
  'documents.searchEverywhere': 'finds what one may read: searchEverywhere.test.ts',
  'documents.createCorrespondent': 'correspondents belong to the whole document work',
  'documents.notePersonalNumberShown': 'correspondents belong to the whole document work',
  'documents.notePersonalDataShown': 'correspondents belong to the whole document work',
  'documents.getKeptPersonalData': 'lists what one may not read without its text: keptData.test.ts',
  'documents.getAllCorrespondentDoubles': 'correspondents belong to the whole document work',
  'documents.getCorrespondentDoubles': 'correspondents belong to the whole document work',
  'documents.getCorrespondentUses': 'correspondents belong to the whole document work',
  'documents.mergeCorrespondents': 'correspondents belong to the whole document work',
  'documents.deleteDocumentCorrespondent': 'correspondents belong to the whole document work',
  'tasks.getCompletedUserTasks': 'one’s own tasks, like the open ones',
  'tasks.getCreatedUserTasks': 'one’s own tasks, like the open ones',
  'tasks.getDepartmentTasks': 'tasks on documents that one may read: execution.test.ts',
  'tasks.decideNewTerm': 'a task that one gave alone: newTerm.test.ts',
  'tasks.requestNewTerm': 'one’s own part alone: newTerm.test.ts',
  'tasks.getPersonOpenTasks': 'administrators ask it of everybody (everyCall.test.ts)',
  'notifications.setAllNotificationsSeen': 'one’s own notifications alone: allSeen.test.ts',
  'eDelivery.getEDeliveryIncomingMessages': 'a list of one system, closed by its role',
  'docExchange.getExchangeIncomingMessages': 'a list of one system, closed by its role',
}
/**
 * Areas whose objects only certain users may access. Access to all other areas depends only on the role
 * (everyCall.test.ts).
 */
const areas = ['documents', 'documentParts', 'tasks', 'caseFiles', 'eDelivery', 'docExchange', 'notifications'] as const

test("each call with the id of a user's object is tried with that of another user, here or in othersObjects", () => {
  const texts = ['othersObjects', 'othersCases'].map((name) =>
    readFileSync(`${import.meta.dirname}/${name}.test.ts`, 'utf8'),
  )
  const isMade = (name: string) => texts.some((text) => text.includes(`${name},`) || text.includes(`${name}]`))
  const calls = areas.flatMap((area) =>
    Object.entries<Endpoint>(catalogue[area]).flatMap(([name, { query, body }]) =>
      query || body ? [`${area}.${name}`] : [],
    ),
  )
  // Both exchange systems share one implementation and differ only in their messages, so one of them is enough.
  const twinOf = (name: string) => name.replace(/^docExchange\.(.*)Exchange/, 'eDelivery.$1EDelivery')
  expect(calls.filter((name) => !isMade(name) && !isMade(twinOf(name)) && !(name in notAbout))).toEqual([])
})

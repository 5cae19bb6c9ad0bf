import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { createRegistered, read } from './documentActions.ts'
import { assignee, taskOn } from './givenTask.ts'

const backend = createTestBackend(100)
const { db } = backend
const clerk = await backend.as('mpetrova')
const reason = 'Сгрешено при завеждането'

const treeOf = async (caseGuid: string) =>
  (await clerk(caseFiles.getCaseFileTree, { query: { caseGuid, includeDocuments: true, includeTasks: true } }))
    .resultData
const linksOf = async (caseGuid: string) =>
  (await treeOf(caseGuid)).children.filter(({ linkKind }) => linkKind === 'caseFile').map(({ guid }) => guid)
const caseOf = async (guid: string) => (await read(clerk, guid)).caseFile
const actionsOn = async (guid: string) =>
  (await clerk(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData.map(({ action }) => action)

test('two case files are linked once, each shows the other, and either of them removes the link', async () => {
  const [one, other] = [await createRegistered(clerk), await createRegistered(clerk)]
  const [caseFileGuid, otherCaseFileGuid] = [(await caseOf(one))?.guid ?? '', (await caseOf(other))?.guid ?? '']
  const query = { caseFileGuid, otherCaseFileGuid }
  const turned = { caseFileGuid: otherCaseFileGuid, otherCaseFileGuid: caseFileGuid }
  expect((await clerk(caseFiles.linkToCaseFile, { query })).type).toBe(1)
  expect([await linksOf(caseFileGuid), await linksOf(otherCaseFileGuid)]).toEqual([[otherCaseFileGuid], [caseFileGuid]])
  expect((await clerk(caseFiles.linkToCaseFile, { query: turned })).type).toBe(0)
  expect([await actionsOn(one), await actionsOn(other)].every((actions) => actions.includes('Свързване'))).toBe(true)
  expect((await clerk(caseFiles.unLinkToCaseFile, { query: turned })).type).toBe(1)
  expect([await linksOf(caseFileGuid), await linksOf(otherCaseFileGuid)]).toEqual([[], []])
  const own = { caseFileGuid, otherCaseFileGuid: caseFileGuid }
  expect((await clerk(caseFiles.linkToCaseFile, { query: own })).type).toBe(0)
})

test('a letter that answers two of ours links their case files with its own; the answered ones name it', async () => {
  const [first, second] = [await createRegistered(clerk), await createRegistered(clerk)]
  const [own, other] = [(await caseOf(first))?.guid ?? '', (await caseOf(second))?.guid ?? '']
  const answer = await createRegistered(clerk, {
    externalRefNumber: 'ОТ-77',
    caseFileGuid: own,
    answeredDocumentGuids: [first, second],
  })
  expect((await read(clerk, answer)).answeredDocuments.map(({ guid }) => guid)).toEqual([first, second])
  expect((await read(clerk, second)).answeredBy.map(({ guid }) => guid)).toEqual([answer])
  expect(await linksOf(other)).toEqual([own])
  const unknown = incomingLetter({ answeredDocumentGuids: ['00000000-0000-4000-8000-000000000000'] })
  expect((await clerk(documents.createDocument, { body: unknown })).additionalFieldMessages).toEqual({
    answeredDocumentGuids: ['Няма такъв документ или нямате достъп до него.'],
  })
})

test('a document is moved to another case file with what is under it and its tasks; both show each other', async () => {
  const [root, target] = [await createRegistered(clerk), await createRegistered(clerk)]
  const [from, to] = [(await caseOf(root))?.guid ?? '', (await caseOf(target))?.guid ?? '']
  const moved = await createRegistered(clerk, { externalRefNumber: 'М-1', caseFileGuid: from })
  const under = await createRegistered(clerk, {
    externalRefNumber: 'М-2',
    caseFileGuid: from,
    parentDocumentGuid: moved,
  })
  const admin = await backend.as('administrator')
  const person = db.users.all().find(({ userName }) => userName === 'ggeorgiev')?.personId ?? 0
  const body = taskOn(moved, { taskAssignees: [assignee(person, 'За изпълнение')] })
  expect((await admin(tasks.createTask, { body })).type).toBe(1)
  const query = { docGuid: moved }
  const refused = await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: from, reason } })
  expect(refused.additionalFieldMessages).toEqual({ caseFileGuid: ['Документът вече е в тази преписка.'] })
  const short = await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: to, reason: 'кратко' } })
  expect(Object.keys(short.additionalFieldMessages ?? {})).toEqual(['reason'])

  expect((await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: to, reason } })).type).toBe(1)
  expect([(await caseOf(moved))?.guid, (await caseOf(under))?.guid]).toEqual([to, to])
  expect(db.tasks.by('documentGuid', moved).map(({ caseFileGuid }) => caseFileGuid)).toEqual([to])
  expect([await linksOf(from), await linksOf(to)]).toEqual([[to], [from]])
  expect(
    db.documents
      .by('caseFileGuid', to)
      .map(({ receiptOrder }) => receiptOrder)
      .toSorted(),
  ).toEqual([1, 2, 3])
  for (const guid of [moved, root, target]) expect(await actionsOn(guid)).toContain('Преместване в преписка')

  const alone = await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: null, reason } })
  expect(alone.type).toBe(1)
  expect(await caseOf(moved)).toMatchObject({ number: (await read(clerk, moved)).documentNumber, documentsCount: 2 })
})

test('the first document takes the whole case file with it, and its links', async () => {
  const [root, target, third] = [
    await createRegistered(clerk),
    await createRegistered(clerk),
    await createRegistered(clerk),
  ]
  const [from, to, linked] = [
    (await caseOf(root))?.guid ?? '',
    (await caseOf(target))?.guid ?? '',
    (await caseOf(third))?.guid ?? '',
  ]
  const other = await createRegistered(clerk, { externalRefNumber: 'М-3', caseFileGuid: from })
  await clerk(caseFiles.linkToCaseFile, { query: { caseFileGuid: from, otherCaseFileGuid: linked } })
  const query = { docGuid: root }
  const alone = await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: null, reason } })
  expect(alone.additionalFieldMessages).toHaveProperty('caseFileGuid')
  expect((await clerk(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: to, reason } })).type).toBe(1)
  expect((await caseOf(other))?.guid).toBe(to)
  expect(await linksOf(to)).toEqual([linked])
  expect((await clerk(caseFiles.getCaseFile, { query: { caseGuid: from } })).status).toBe(404)
})

test('a document is registered anew: the old number is annulled, files and senders go over, both name each other', async () => {
  const old = await createRegistered(clerk, { correspondentIds: [1, 2] })
  const form = new FormData()
  form.set('file', new File(['съдържание'], 'Писмо.txt', { type: 'text/plain' }))
  form.set('kindId', '1')
  form.set('isPublic', 'false')
  await clerk(documents.uploadFile, { query: { documentGuid: old, description: '' }, body: form } as never)
  const before = await read(clerk, old)
  const body = { documentDirectionId: 1 as const, documentTypeId: 41, numberIndexId: null, reason }
  const query = { docGuid: old }
  const wrong = await clerk(documents.registerAnew, { query, body: { ...body, reason: '' } })
  expect(Object.keys(wrong.additionalFieldMessages ?? {})).toEqual(['reason'])
  expect((await read(clerk, old)).documentStatusId).toBe(before.documentStatusId)

  const { resultData } = await clerk(documents.registerAnew, { query, body })
  const [now, anew] = [await read(clerk, old), await read(clerk, resultData.guid)]
  expect(now).toMatchObject({ documentStatusId: DocumentStatus.ANNULLED, replacedBy: { guid: anew.guid } })
  expect(anew).toMatchObject({
    documentType: { id: 41 },
    documentStatusId: DocumentStatus.REGISTERED,
    replaces: { guid: old, documentNumber: before.documentNumber },
    counts: { files: 1, correspondents: 2 },
  })
  expect(anew.documentNumber).not.toBe(before.documentNumber)
  const [file] = (await clerk(documents.getDocumentAttachedFiles, { query: { docGuid: anew.guid } })).resultData
  const { shreder } = await backend.tokensOf('mpetrova')
  const content = await backend.send(documents.downloadAttachedFile, { query: { guid: file?.guid ?? '' } }, shreder)
  expect(await content.text()).toBe('съдържание')
  expect(await linksOf(anew.caseFile?.guid ?? '')).toEqual([before.caseFile?.guid])
  expect(await actionsOn(anew.guid)).toContain('Регистриране наново')
  expect(await clerk(documents.registerAnew, { query, body })).toMatchObject({
    type: 0,
    message: 'Новият документ е посочен в основните данни.',
  })
})

test('an expert without the permission to register neither moves a document nor registers it anew', async () => {
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  const expert = await backend.as('ggeorgiev')
  const query = { docGuid: guid }
  const anew = { documentDirectionId: 1 as const, documentTypeId: 41, numberIndexId: null, reason }
  expect((await expert(caseFiles.moveToCaseFile, { query, body: { caseFileGuid: null, reason } })).type).toBe(0)
  expect((await expert(documents.registerAnew, { query, body: anew })).type).toBe(0)
})

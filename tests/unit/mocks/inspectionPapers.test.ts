import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { type InspectionPaper, InspectionStatus } from '../../../src/contract/inspectionKinds.ts'
import { inspections } from '../../../src/contract/inspections.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { inspectionDocument } from '../../../src/features/documents/write/values/inspectionDocument.ts'
import { noInput } from '../../../src/features/documents/write/values/lastInput.ts'
import { createTestBackend } from './createTestBackend.ts'
import { read, setStatus } from './documentActions.ts'

const backend = createTestBackend(20)
const { db } = backend
const clerk = await backend.as('mpetrova')
const inspector = await backend.as('tmarinov')
const personId = db.users.all().find(({ userName }) => userName === 'tmarinov')?.personId ?? 0
const types = (await inspector(metadata.getDocumentTypes, { query: { type: 1 } })).resultData
const [row, other] = db.inspections
  .all()
  .filter(
    ({ statusId, inspectorPersonIds }) => statusId === InspectionStatus.FINISHED && inspectorPersonIds[0] === personId,
  )
if (!row || !other) throw new Error('The inspector has no finished inspections')
const act = { kind: 'act', number: '901/2026', date: row.dateFrom, until: null, doneOn: null, text: '' }
db.put('inspections', { ...row, measures: [...row.measures.filter(({ kind }) => kind !== 'act'), act] })

const inspectionOf = async (guid: string) => (await inspector(inspections.byGuid, { query: { guid } })).resultData
const bodyFor = async (paper: InspectionPaper) => {
  const start = inspectionDocument(await inspectionOf(row.guid), paper, { types, personId, last: noInput })
  return bodyOf(start, { scope: 1, inspection: { guid: row.guid, paper }, base: start })
}
const create = async (paper: InspectionPaper) => inspector(documents.createDocument, { body: await bodyFor(paper) })
const register = (docGuid: string) => inspector(documents.registerDocument, { query: { docGuid } })

test('the protocol becomes a document with a number, of the inspected person, and each shows the other', async () => {
  const { guid } = (await create('protocol')).resultData
  expect((await inspectionOf(row.guid)).documents).toMatchObject([{ guid, documentNumber: null }])
  const registered = await register(guid)
  expect(registered.resultData.documentNumber).toMatch(/^КП-\d+$/)
  const document = await read(inspector, guid)
  expect(document.inspection).toEqual({ guid: row.guid, number: row.number, paper: 'protocol' })
  expect(document.correspondents).toMatchObject([{ id: row.inspectedCorrespondentId, roleId: 5 }])
  expect(document.preparedBy?.id).toBe(personId)
  const inspection = await inspectionOf(row.guid)
  expect(inspection.documents).toMatchObject([{ paper: 'protocol', documentStatusId: DocumentStatus.REGISTERED }])
  expect(inspection.caseFiles.map((one) => one.guid)).toContain(document.caseFile?.guid)
  const log = db.userActions.all().filter(({ objectId, action }) => objectId === row.guid && action === 'Регистриране')
  expect(log).toHaveLength(1)
})

test('a second one is refused with the number of the first, also when it is still a draft', async () => {
  const again = await create('protocol')
  expect([again.type, again.message]).toEqual([0, 'Протоколът вече е регистриран.'])
  expect(again.additionalMessages?.[0]).toContain('КП-')
  const { guid } = (await create('act')).resultData
  expect((await create('act')).message).toBe('За АУАН вече има чернова.')
  expect((await inspector(documents.deleteDocument, { query: { docGuid: guid } })).type).toBe(1)
  expect((await inspectionOf(row.guid)).documents).toHaveLength(1)
})

test('the act joins the case file of the protocol; after annulment it is made anew and both are named', async () => {
  const { guid } = (await create('act')).resultData
  expect((await register(guid)).resultData.documentNumber).toMatch(/^АН-\d+$/)
  const [protocol] = (await inspectionOf(row.guid)).documents
  const first = await read(inspector, guid)
  expect(first.caseFile?.guid).toBe((await read(inspector, protocol!.guid)).caseFile?.guid)
  const admin = await backend.as('administrator')
  expect((await setStatus(admin, guid, DocumentStatus.ANNULLED, { reason: 'Сгрешен нарушител' })).type).toBe(1)
  const second = (await create('act')).resultData.guid
  await register(second)
  const papers = (await inspectionOf(row.guid)).documents.filter(({ paper }) => paper === 'act')
  expect(papers.map((one) => [one.guid, one.documentStatusId])).toEqual([
    [guid, DocumentStatus.ANNULLED],
    [second, DocumentStatus.REGISTERED],
  ])
})

test('a document that is registered anew stays the paper of its inspection', async () => {
  const [protocol] = (await inspectionOf(row.guid)).documents
  const body = { documentDirectionId: 2, documentTypeId: 49, numberIndexId: null, reason: 'Друг вид документ' } as const
  const anew = await clerk(documents.registerAnew, { query: { docGuid: protocol!.guid }, body })
  expect((await read(clerk, anew.resultData.guid)).inspection?.guid).toBe(row.guid)
  const present = (await inspectionOf(row.guid)).documents.filter(({ paper }) => paper === 'protocol')
  expect(present.map(({ documentStatusId }) => documentStatusId)).toEqual([
    DocumentStatus.ANNULLED,
    DocumentStatus.REGISTERED,
  ])
})

test('an unknown inspection, an absent act and a user who was not there are refused', async () => {
  const body = await bodyFor('protocol')
  const unknown = { guid: '00000000-0000-4000-8000-00000000dead', paper: 'protocol' } as const
  const missing = await inspector(documents.createDocument, { body: { ...body, inspection: unknown } })
  expect(missing.additionalFieldMessages).toEqual({ inspection: ['Няма такава проверка.'] })
  const noAct = { guid: other.guid, paper: 'act' } as const
  db.put('inspections', { ...other, measures: [] })
  expect((await inspector(documents.createDocument, { body: { ...body, inspection: noAct } })).message).toBe(
    'Проверката няма АУАН.',
  )
  const ofOther = { ...body, preparedByPersonId: null, inspection: { guid: other.guid, paper: 'protocol' } as const }
  expect((await clerk(documents.createDocument, { body: ofOther })).type).toBe(0)
  expect(db.inspectionDocuments.by('inspectionGuid', other.guid)).toEqual([])
})

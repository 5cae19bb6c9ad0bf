import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { obligation } from '../document-parts/samples.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered, read, setStatus } from './documentActions.ts'
import { secretLetter, secretSubject } from './secretLetter.ts'

const backend = createTestBackend(100)
const clerk = await backend.as('mpetrova')
const contentsOf = async (caseGuid: string) =>
  (await clerk(caseFiles.getCaseFileContents, { query: { caseGuid } })).resultData

test('a case file tells its people with their roles, its money, files and what was done with all its documents', async () => {
  const guid = await createRegistered(clerk, { correspondentIds: [1, 2] })
  const { caseFile, documentNumber } = await read(clerk, guid)
  const other = await createRegistered(clerk, { externalRefNumber: 'Д-2', caseFileGuid: caseFile?.guid ?? null })
  const admin = await backend.as('administrator')
  const body = obligation({ debtor: { id: 1, name: '' } })
  expect((await admin(documentParts.createDocumentObligation, { query: { docGuid: guid }, body })).type).toBe(1)
  const { people, obligations, files, history } = await contentsOf(caseFile?.guid ?? '')
  expect(people.filter(({ isCorrespondent }) => isCorrespondent).map(({ roles }) => roles)).toEqual([
    expect.arrayContaining(['подател']),
    expect.arrayContaining(['кореспондент']),
  ])
  expect(people.some(({ roles }) => roles.includes('водещ'))).toBe(true)
  expect(obligations).toMatchObject([{ docGuid: guid, documentNumber, paid: '0.00' }])
  expect(files).toEqual([])
  expect(new Set(history.map(({ docGuid }) => docGuid))).toEqual(new Set([guid, other]))
  expect(history.map(({ dateCreated }) => dateCreated)).toEqual(
    history.map(({ dateCreated }) => dateCreated).toSorted((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)),
  )
})

test('what the caller may not read is in no part of a case file', async () => {
  const at = await secretLetter('pvasilev')
  const reader = await at.as('pvasilev')
  const { resultData } = await reader(caseFiles.getCaseFileContents, { query: { caseGuid: at.caseFileGuid ?? '' } })
  expect(JSON.stringify(resultData)).not.toContain(secretSubject)
  expect(JSON.stringify(resultData)).not.toContain(`"${at.secret}"`)
})

test('the tree, the list of case files and the dialog „За резолюция“ tell who has it', async () => {
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  const { resolver, caseFile } = await read(clerk, guid)
  expect(resolver).toMatch(/^[А-Я]/)
  const { message } = await setStatus(clerk, guid, 3)
  expect(message).toContain(`Документът е при ${resolver}.`)
  const query = { caseGuid: caseFile?.guid ?? '', includeDocuments: true, includeTasks: true }
  const tree = (await clerk(caseFiles.getCaseFileTree, { query })).resultData
  const [root] = tree.children
  expect(root?.heldBy).not.toBe('')
  expect(tree.heldBy).toBe(root?.heldBy)
  expect(root?.children.find(({ nodeType }) => nodeType === 'task')?.heldBy).toBe(root?.heldBy)
  const list = { query: { skip: 0, take: 1, indexType: 2 }, body: { Guid: caseFile?.guid ?? '' } }
  expect((await clerk(caseFiles.getAllCaseFiles, list)).resultData.items[0]?.heldBy).toBe(tree.heldBy)
  const hits = (await clerk(documents.searchEverywhere, { body: { text: caseFile?.number ?? '' } })).resultData
  expect(hits.find(({ kind }) => kind === 'caseFile')).toMatchObject({
    key: caseFile?.guid,
    detail: expect.stringContaining(`при ${tree.heldBy}`),
  })
})

import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { CorrespondentRole } from '../../../src/contract/correspondentRoles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { rolesProblem } from '../../../src/rules/correspondents/documentRoles.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { createRegistered, read } from './documentActions.ts'

const { APPLICANT, REPRESENTATIVE, THIRD_PARTY, INFORMATION } = CorrespondentRole
const backend = createTestBackend(400)
const { db } = backend
const clerk = await backend.as('mpetrova')
const [first, second, third] = db.correspondents.all().slice(0, 3)
const ids = [first!.id, second!.id]
const roles = (...given: (number | null)[]) => given.map((roleId, at) => ({ correspondentId: ids[at]!, roleId }))
const linksOf = async (docGuid: string) =>
  (await clerk(documents.getDocumentCorrespondents, { query: { docGuid } })).resultData
const rolesOf = async (docGuid: string) => (await linksOf(docGuid)).map(({ roleId }) => roleId)

test('a letter is registered with the roles of its people, which record, list, case file and history name', async () => {
  const correspondentRoles = roles(APPLICANT, REPRESENTATIVE)
  const guid = await createRegistered(clerk, { correspondentIds: ids, correspondentRoles })
  expect(await rolesOf(guid)).toEqual([APPLICANT, REPRESENTATIVE])
  const { correspondents, caseFile } = await read(clerk, guid)
  expect(correspondents?.map(({ roleId }) => roleId)).toEqual([APPLICANT, REPRESENTATIVE])
  const listed = await clerk(documents.getAllDocumentsForDMS, {
    query: { indexType: ListView.All, skip: 0, take: 1 },
    body: {},
  })
  expect(listed.resultData.items[0]).toMatchObject({ guid, correspondentRoleIds: [APPLICANT, REPRESENTATIVE] })
  const query = { caseGuid: caseFile?.guid ?? '' }
  const { people } = (await clerk(caseFiles.getCaseFileContents, { query })).resultData
  expect(people.filter(({ isCorrespondent }) => isCorrespondent).map((one) => one.roles)).toEqual([
    ['заявител'],
    ['пълномощник'],
  ])

  const [, link] = await linksOf(guid)
  const changed = await clerk(documents.setDocumentCorrespondentRole, {
    query: { docGuid: guid },
    body: { correspondentId: link!.correspondent.id, roleId: INFORMATION },
  })
  expect([changed.type, changed.message]).toEqual([1, 'Ролята е записана.'])
  expect(await rolesOf(guid)).toEqual([APPLICANT, INFORMATION])
  const history = (await clerk(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(history.find(({ action }) => action === 'Промяна на роля')).toMatchObject({
    oldValue: 'Пълномощник',
    newValue: 'За сведение',
  })
})

test.each([
  ['a representative of nobody', { correspondentRoles: roles(THIRD_PARTY, REPRESENTATIVE) }, /няма заявител/],
  ['a letter from nobody', { correspondentRoles: roles(INFORMATION, THIRD_PARTY) }, /без подател/],
  ['an unknown role', { correspondentRoles: roles(null, 99) }, /Няма такава роля/],
  ['a stranger', { correspondentRoles: [{ correspondentId: third!.id, roleId: APPLICANT }] }, /не е в документа/],
])('%s is refused at the field', async (_case, given, message) => {
  const refused = await clerk(documents.createDocument, { body: incomingLetter({ correspondentIds: ids, ...given }) })
  expect(refused.type).toBe(0)
  expect(JSON.stringify(refused)).toMatch(message)
})

test('roles of a draft: added with one, refused without sense, and a registration waits until they fit', async () => {
  const body = incomingLetter({ correspondentIds: [first!.id] })
  const { guid } = (await clerk(documents.createDocument, { body })).resultData
  const whole = (await clerk(documents.getCorrespondentById, { query: { id: second!.id } })).resultData
  const add = (roleId: number) =>
    clerk(documents.createDocumentCorrespondent, { query: { docGuid: guid }, body: { ...whole, roleId } })
  expect((await add(99)).type).toBe(0)
  expect((await add(REPRESENTATIVE)).type).toBe(1)
  const [applicant, representative] = await linksOf(guid)
  expect([applicant!.isApplicant, representative!.isApplicant]).toEqual([true, false])
  const refused = await clerk(documents.setDocumentCorrespondentRole, {
    query: { docGuid: guid },
    body: { correspondentId: applicant!.correspondent.id, roleId: THIRD_PARTY },
  })
  expect([refused.type, refused.message]).toEqual([0, expect.stringMatching(/няма заявител/)])
  await clerk(documents.deleteDocumentCorrespondent, { query: { correspondentId: applicant!.id } })
  const early = await clerk(documents.registerDocument, { query: { docGuid: guid } })
  expect([early.type, JSON.stringify(early)]).toEqual([0, expect.stringMatching(/няма заявител/)])
  const gone = await clerk(documents.setDocumentCorrespondentRole, {
    query: { docGuid: guid },
    body: { correspondentId: applicant!.correspondent.id, roleId: APPLICANT },
  })
  expect(gone.type).toBe(0)
})

test('an edit without roles keeps them, and one with roles changes them', async () => {
  const body = incomingLetter({ correspondentIds: ids, correspondentRoles: roles(APPLICANT, REPRESENTATIVE) })
  const { guid } = (await clerk(documents.createDocument, { body })).resultData
  const edit = async (given: object) => {
    const changedGuid = (await read(clerk, guid)).changedGuid ?? guid
    return clerk(documents.editDocument, { body: { ...body, guid, changedGuid, correspondentRoles: [], ...given } })
  }
  expect((await edit({ correspondentIds: [] })).type).toBe(1)
  expect(await rolesOf(guid)).toEqual([APPLICANT, REPRESENTATIVE])
  expect((await edit({ correspondentRoles: roles(APPLICANT, null) })).type).toBe(1)
  expect(await rolesOf(guid)).toEqual([APPLICANT, null])
})

test('the initial data has represented applicants, whose roles fit', () => {
  const rows = createTestBackend(400).db.documents.all()
  const peopleOf = (row: (typeof rows)[number]) =>
    row.correspondentIds.map((id, at) => ({ id, roleId: row.correspondentRoleIds[at] || null }))
  const represented = rows.filter((row) => row.correspondentRoleIds.includes(REPRESENTATIVE))
  expect(represented.length).toBeGreaterThan(3)
  for (const row of represented) expect(row.correspondentRoleIds.slice(0, 2)).toEqual([APPLICANT, REPRESENTATIVE])
  expect(rows.filter((row) => rolesProblem(row.directionId, peopleOf(row)) !== null)).toEqual([])
  expect(
    new Set(rows.filter((row) => row.correspondentRoleIds.length > 0).map(({ directionId }) => directionId)),
  ).toEqual(new Set([1, 3]))
})

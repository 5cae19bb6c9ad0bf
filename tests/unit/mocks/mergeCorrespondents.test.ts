import { expect, test } from 'vitest'
import { namersOf } from '../../../mocks/integrity/referencingRows.ts'
import { audit } from '../../../src/contract/audit.ts'
import { CorrespondentRole } from '../../../src/contract/correspondentRoles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { mergedDouble } from '../../../src/features/correspondents/mergeDoubles.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { createRegistered, read } from './documentActions.ts'

const open = async () => {
  const backend = createTestBackend(200)
  const clerk = await backend.as('mpetrova')
  const record = async (id: number) => (await clerk(documents.getCorrespondentById, { query: { id } })).resultData
  const doublesOf = async (id: number) =>
    (await clerk(documents.getCorrespondentDoubles, { query: { id } })).resultData.map((one) => [one.id, one.reason])
  const row = backend.db.correspondents
    .all()
    .find((one) => one.isActive && !one.isLegalEntity && one.unifiedCitizenshipNumber)!
  const kept = await record(row.id)
  const body = {
    ...kept,
    ...{ id: 0, unifiedCitizenshipNumber: '', hasNoIdentifier: true, note: 'Без ЕГН', correspondentContacts: [] },
    correspondentAddresses: kept.correspondentAddresses.map((one) => ({ ...one, id: 0 })),
  }
  const gone = (await clerk(documents.createCorrespondent, { body })).resultData
  return { ...backend, clerk, record, doublesOf, kept, gone }
}

test('two records of one person become one: all that named the old one names the new, and it leads there', async () => {
  const { clerk, db, record, doublesOf, kept, gone, as } = await open()
  expect(await doublesOf(kept.id)).toEqual([[gone.id, 'nameAndAddress']])
  const guid = await createRegistered(clerk, {
    correspondentIds: [kept.id, gone.id],
    correspondentRoles: [{ correspondentId: gone.id, roleId: CorrespondentRole.APPLICANT }],
  })
  const alone = await createRegistered(clerk, { correspondentIds: [gone.id], externalRefNumber: 'Д-9' })
  const uses = (await clerk(documents.getCorrespondentUses, { query: { id: gone.id } })).resultData
  expect(uses).toMatchObject({ documents: 2, caseFiles: 2, messages: 0 })

  const body = mergedDouble(kept, gone)
  const merged = await clerk(documents.mergeCorrespondents, { query: { goneId: gone.id }, body })
  expect([merged.type, merged.message]).toEqual([1, 'Кореспондентите са обединени.'])
  expect(namersOf(db, { table: 'correspondents', key: gone.id })).toEqual([])
  expect((await read(clerk, guid)).correspondents).toEqual([
    { id: kept.id, name: kept.fullName, roleId: CorrespondentRole.APPLICANT },
  ])
  expect((await read(clerk, alone)).correspondents?.map(({ id }) => id)).toEqual([kept.id])
  expect(await record(gone.id)).toMatchObject({ isActive: false, mergedInto: { id: kept.id } })
  expect(await record(kept.id)).toMatchObject({
    note: 'Без ЕГН',
    unifiedCitizenshipNumber: kept.unifiedCitizenshipNumber,
  })
  expect(await doublesOf(kept.id)).toEqual([])

  const list = { query: { skip: 0, take: 50 }, body: { fullName: kept.fullName } }
  const found = (await clerk(documents.searchDocumentCorrespondents, list)).resultData.items.map(({ id }) => id)
  expect(found).toContain(kept.id)
  expect(found).not.toContain(gone.id)
  const history = (await clerk(audit.getDocumentHistory, { query: { docGuid: alone } })).resultData
  expect(history.map(({ action }) => action)).toContain('Обединяване на кореспонденти')
  const administrator = await as('administrator')
  for (const id of [kept.id, gone.id]) {
    const query = { query: { skip: 0, take: 5 }, body: { objectKind: 'Кореспондент', objectId: String(id) } }
    const { items } = (await administrator(audit.getUserActionLogs, query)).resultData
    expect(items.map(({ action }) => action)).toContain('Обединяване')
  }

  const again = await clerk(documents.mergeCorrespondents, { query: { goneId: gone.id }, body })
  expect([again.type, again.message]).toEqual([0, expect.stringMatching(/вече е обединен/)])
  const refused = await clerk(documents.createDocument, { body: incomingLetter({ correspondentIds: [gone.id] }) })
  expect(refused.type).toBe(0)
  expect((await clerk(documents.editDocumentCorrespondent, { body: { ...gone, note: 'Х' } })).type).toBe(0)
})

test('a record found by the name of the one that was merged into it', async () => {
  const { clerk, kept, gone } = await open()
  const renamed = { ...gone, lastName: 'Щъркелова-Друмева' }
  await clerk(documents.editDocumentCorrespondent, { body: renamed })
  const body = mergedDouble(kept, renamed, { lastName: 'mine' })
  await clerk(documents.mergeCorrespondents, { query: { goneId: gone.id }, body })
  const search = { query: { page: 1, size: 7, search: 'Щъркелова' } }
  const { items } = (await clerk(documents.searchDocumentCorrespondentsDropdown, search)).resultData
  expect(items).toMatchObject([{ correspondentID: kept.id, foundByName: expect.stringContaining('Щъркелова-Друмева') }])
})

test('records that are not one correspondent, or that do not exist, are refused and stay as they were', async () => {
  const { clerk, db, kept, gone } = await open()
  const company = db.correspondents.all().find(({ isLegalEntity }) => isLegalEntity)!
  const before = JSON.stringify(db.correspondents.get(gone.id))
  const merge = (goneId: number, given: object = {}) =>
    clerk(documents.mergeCorrespondents, { query: { goneId }, body: { ...kept, ...given } })
  expect((await merge(company.id)).message).toMatch(/организация/)
  expect((await merge(kept.id)).message).toMatch(/същият кореспондент/)
  expect((await merge(999_999)).status).toBe(404)
  expect((await merge(gone.id, { id: 999_999 })).status).toBe(404)
  expect((await merge(gone.id, { firstName: '' })).type).toBe(0)
  expect(JSON.stringify(db.correspondents.get(gone.id))).toBe(before)
})

test('the doubles of the whole register are those of its records, each pair once, the one with a number first', async () => {
  const { db, clerk, doublesOf, kept, gone } = await open()
  const [company, other] = db.correspondents.all().filter(({ entityIdentifier }) => entityIdentifier)
  db.put('correspondents', { ...other!, entityIdentifier: company!.entityIdentifier })
  const listed = async () =>
    (await clerk(documents.getAllCorrespondentDoubles, { query: { skip: 0, take: 200 } })).resultData
  const { items, totalCount } = await listed()
  expect(totalCount).toBe(items.length)
  expect(items).toContainEqual(
    expect.objectContaining({
      kept: expect.objectContaining({ id: kept.id }),
      gone: expect.objectContaining({ id: gone.id }),
    }),
  )
  const ofRecords = new Set<string>()
  const pairOf = (a: number, b: number) => `${Math.min(a, b)}/${Math.max(a, b)}`
  for (const { id } of db.correspondents.all())
    for (const [double] of await doublesOf(id)) ofRecords.add(pairOf(id, Number(double)))
  const pairs = items.map((one) => pairOf(one.kept.id, one.gone.id))
  expect(pairs.toSorted()).toEqual([...ofRecords].toSorted())
  expect(items.filter((one) => one.reason === 'identifier')).toHaveLength(1)
  expect(items.length).toBeGreaterThan(2)
  expect(JSON.stringify(items)).not.toContain(kept.unifiedCitizenshipNumber)

  await clerk(documents.mergeCorrespondents, { query: { goneId: gone.id }, body: mergedDouble(kept, gone) })
  expect((await listed()).totalCount).toBe(totalCount - 1)
})

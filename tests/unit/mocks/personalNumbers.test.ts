import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { makeEgn, makeEik, maskIdentifier } from '../../../src/rules/identifiers/identifiers.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const egn = makeEgn('1980-05-06', 12)
const backend = createTestBackend(150)
const { db } = backend
const [clerk, expert] = [await backend.as('mpetrova'), await backend.as('pvasilev')]

const citizens = await (async () => {
  const people = db.correspondents.all().filter((one) => one.isActive && one.unifiedCitizenshipNumber !== null)
  const readable = async (id: number) =>
    (await expert(documents.getAllDocumentsForDMS, listOf(id))).resultData.totalCount > 0
  const unknown = []
  for (const one of people.slice(0, 20)) if (!(await readable(one.id))) unknown.push(one)
  const [unrelated, known] = [unknown[0]!, unknown[1]!]
  const addressedToPersonId = db.users.all().find(({ userName }) => userName === 'pvasilev')!.personId
  await clerk(documents.createDocument, { body: incomingLetter({ addressedToPersonId, correspondentIds: [known.id] }) })
  return { unrelated, known }
})()

function listOf(correspondentID: number) {
  return { query: { indexType: 7, skip: 0, take: 1 }, body: { correspondentID } }
}
const record = async (sendRequest: typeof clerk, id: number) =>
  (await sendRequest(documents.getCorrespondentById, { query: { id } })).resultData
const egnOf = ({ unifiedCitizenshipNumber }: { unifiedCitizenshipNumber: string | null }) =>
  unifiedCitizenshipNumber ?? ''

test('the number is shown to users who register and to readers of a document of the person; others see a mask', async () => {
  const { unrelated, known } = citizens
  expect(egnOf(await record(clerk, unrelated.id))).toBe(egnOf(unrelated))
  expect(egnOf(await record(expert, known.id))).toBe(egnOf(known))
  const masked = await record(expert, unrelated.id)
  expect(egnOf(masked)).toBe(maskIdentifier(egnOf(unrelated)))
  expect(JSON.stringify(masked)).not.toContain(egnOf(unrelated))
})

test('lists and the dropdown mask the number of a citizen, and show that of an organisation whole', async () => {
  const body = { fullName: '' }
  const { items } = (await clerk(documents.searchDocumentCorrespondents, { query: { skip: 0, take: 9999 }, body }))
    .resultData
  const citizensShown = items.filter(({ isLegalEntity, uniqueNumber }) => !isLegalEntity && uniqueNumber !== '')
  expect(citizensShown.length).toBeGreaterThan(10)
  expect(citizensShown.filter(({ uniqueNumber }) => !uniqueNumber.includes('*'))).toEqual([])
  const legal = items.filter(({ isLegalEntity }) => isLegalEntity)
  expect(legal.filter(({ uniqueNumber }) => uniqueNumber.includes('*'))).toEqual([])
  const query = { page: 1, size: 50, search: citizens.unrelated.lastName ?? '' }
  const found = (await clerk(documents.searchDocumentCorrespondentsDropdown, { query })).resultData.items
  expect(JSON.stringify(found)).not.toContain(egnOf(citizens.unrelated))
})

test('a number finds a person only for users who see it whole: a guess is never confirmed', async () => {
  const egn = egnOf(citizens.unrelated)
  const readable = egnOf(citizens.known)
  const found = async (sendRequest: typeof clerk, unifiedCitizenshipNumber: string) =>
    (
      await sendRequest(documents.searchDocumentCorrespondents, {
        query: { skip: 0, take: 50 },
        body: { unifiedCitizenshipNumber },
      })
    ).resultData.items.length > 0
  const byText = async (sendRequest: typeof clerk, search: string) =>
    (await sendRequest(documents.searchDocumentCorrespondentsDropdown, { query: { page: 1, size: 50, search } }))
      .resultData.items.length > 0
  expect([await found(clerk, egn.slice(0, 7)), await found(expert, egn.slice(0, 7)), await found(expert, egn)]).toEqual(
    [true, false, false],
  )
  expect(await found(expert, readable)).toBe(true)
  expect([
    await byText(clerk, egn.slice(0, 7)),
    await byText(expert, egn.slice(0, 7)),
    await byText(expert, egn),
    await byText(expert, readable),
  ]).toEqual([true, false, false, true])
})

test('a mask is never saved: a user who sees it cannot change the record, and asterisks are refused from all', async () => {
  const masked = await record(expert, citizens.unrelated.id)
  const refused = await expert(documents.editDocumentCorrespondent, { body: { ...masked, note: 'Обадил се' } })
  expect(refused).toMatchObject({ type: 0, message: expect.stringContaining('деловодството') })
  const byClerk = await clerk(documents.editDocumentCorrespondent, { body: masked })
  expect(byClerk.type).toBe(0)
  const company = await record(clerk, db.correspondents.all().find((one) => one.isLegalEntity)!.id)
  const starred = {
    id: 0,
    firstName: 'Ана',
    middleName: '',
    lastName: 'Колева',
    unifiedCitizenshipNumber: maskIdentifier(egn),
  }
  const withStars = { ...company, representatives: [starred] }
  expect((await clerk(documents.editDocumentCorrespondent, { body: withStars })).message).toMatch(/^Скритият номер/)
  expect(db.correspondents.get(citizens.unrelated.id)?.unifiedCitizenshipNumber).toBe(egnOf(citizens.unrelated))
})

test('the user who entered a person still sees the typed number', async () => {
  const own = { ...(await record(clerk, citizens.unrelated.id)), id: 0, unifiedCitizenshipNumber: egn }
  const parts = { correspondentAddresses: [], correspondentContacts: [] }
  const made = (await expert(documents.createCorrespondent, { body: { ...own, ...parts } })).resultData
  expect(egnOf(await record(expert, made.id))).toBe(egn)
  expect((await expert(documents.editDocumentCorrespondent, { body: { ...made, note: 'Обадил се' } })).type).toBe(1)
  const other = await backend.as('tmarinov')
  expect(egnOf(await record(other, made.id))).toBe(maskIdentifier(egn))
})

test.each(['reports', 'rsi.read', 'inspections.read'])(
  'the role %s gets a name and a masked number of a citizen, all fields of an organisation',
  async (userName) => {
    const reader = await backend.as(userName)
    const people = db.correspondents.all().filter((one) => one.isActive && one.unifiedCitizenshipNumber !== null)
    const seen = await Promise.all(people.slice(0, 20).map(({ id }) => record(reader, id)))
    const masked = seen.filter((one) => egnOf(one).includes('*'))
    expect(masked.length).toBeGreaterThan(5)
    for (const one of masked) {
      expect(one.fullName).not.toBe('')
      expect(one).toMatchObject({
        correspondentAddresses: [],
        correspondentContacts: [],
        representatives: [],
        note: '',
      })
    }
    const company = db.correspondents.all().find((one) => one.isLegalEntity)!
    expect((await record(reader, company.id)).correspondentAddresses.length).toBeGreaterThan(0)
  },
)

test('a user who writes documents sees the address of a citizen, but not the number', async () => {
  const shown = await record(expert, citizens.unrelated.id)
  expect([shown.correspondentAddresses.length > 0, egnOf(shown).includes('*')]).toEqual([true, true])
})

test('whoever enters an inspection or a device enters an unknown correspondent, once for each number', async () => {
  for (const [at, userName] of ['inspections.manager', 'rsi.manager'].entries()) {
    const writer = await backend.as(userName)
    const entityIdentifier = makeEik(70_700_100 + at)
    const body = { ...blankCorrespondent(), isLegalEntity: true, entityName: 'Пазар Изток', entityIdentifier }
    const made = (await writer(documents.createCorrespondent, { body })).resultData
    expect((await writer(documents.createCorrespondent, { body })).type).toBe(0)
    const search = { query: { skip: 0, take: 5 }, body: { entityIdentifier } }
    const { items } = (await writer(documents.searchDocumentCorrespondents, search)).resultData
    expect(items.map(({ id }) => id)).toEqual([made.id])
    const corrected = { ...made, note: 'Пазарът до гарата' }
    expect((await writer(documents.editDocumentCorrespondent, { body: corrected })).type).toBe(1)
    const other = await record(writer, db.correspondents.all().find((one) => one.isLegalEntity)!.id)
    expect((await writer(documents.editDocumentCorrespondent, { body: other })).message).toMatch(
      /^Променя го деловодството/,
    )
  }
  const reader = await backend.as('inspections.read')
  expect((await reader(documents.createCorrespondent, { body: blankCorrespondent() })).status).toBe(403)
})

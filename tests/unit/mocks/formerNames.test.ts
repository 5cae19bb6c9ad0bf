import { expect, test } from 'vitest'
import { contentView } from '../../../mocks/devices/deviceViews.ts'
import { documentView as libraryDocumentView } from '../../../mocks/library/libraryViews.ts'
import { fullNameAt } from '../../../mocks/people/peopleNames.ts'
import { putNamed } from '../../../mocks/records/formerRows.ts'
import { tripView } from '../../../mocks/staff/staffViews.ts'
import { fuelView } from '../../../mocks/vehicles/vehicleViews.ts'
import { users } from '../../../src/contract/account.ts'
import { audit } from '../../../src/contract/audit.ts'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { addDays, civilDateOf, isoAt, timeOf } from '../../../src/dates/civilDate.ts'
import { createTestBackend, incomingLetter, someFriday } from './createTestBackend.ts'

const open = async () => {
  let minutes = 0
  const now = () => {
    minutes += 1
    return new Date(someFriday.getTime() + minutes * 60_000)
  }
  const backend = createTestBackend(40, now)
  const clerk = await backend.as('mpetrova')
  const administrator = await backend.as('administrator')
  const company = backend.db.correspondents
    .all()
    .find(({ isLegalEntity, entityName }) => isLegalEntity && (entityName?.length ?? 0) > 8)!
  const register = async () => {
    const body = incomingLetter({ correspondentIds: [company.id] })
    const { guid } = (await clerk(documents.createDocument, { body })).resultData
    await clerk(documents.registerDocument, { query: { docGuid: guid } })
    return guid
  }
  const record = async () => (await clerk(documents.getCorrespondentById, { query: { id: company.id } })).resultData
  return { ...backend, clerk, administrator, company, register, record }
}
type Opened = Awaited<ReturnType<typeof open>>
const senderOf = async ({ clerk }: Opened, docGuid: string) =>
  (await clerk(documents.getDocumentCorrespondents, { query: { docGuid } })).resultData[0]!.correspondent
const listed = async ({ clerk }: Opened, body: object = {}) =>
  (
    await clerk(documents.getAllDocumentsForDMS, {
      query: { indexType: ListView.All, skip: 0, take: 100 },
      body,
    })
  ).resultData.items

test('a company that changes its name and address does not change its former registered letters', async () => {
  const opened = await open()
  const { company } = opened
  const before = await opened.record()
  const old = await opened.register()
  const renamed = {
    ...before,
    entityName: 'Черноморски маркет',
    legalForm: 'ЕАД',
    correspondentAddresses: before.correspondentAddresses.map((one) => ({ ...one, streetAddress: 'ул. „Нова“ № 1' })),
  }
  expect((await opened.clerk(documents.editDocumentCorrespondent, { body: renamed })).type).toBe(1)
  const young = await opened.register()

  const { formerNames: _none, ...asRegistered } = before
  expect(await senderOf(opened, old)).toEqual(asRegistered)
  expect(await senderOf(opened, young)).toMatchObject({ fullName: 'Черноморски маркет', legalForm: 'ЕАД' })
  expect(await opened.record()).toMatchObject({
    fullName: 'Черноморски маркет',
    formerNames: [{ name: before.fullName, until: expect.stringMatching(/^2026-11-20T/) }],
  })
  const rows = await listed(opened)
  const namesOf = (guid: string) => rows.find((row) => row.guid === guid)?.correspondents
  expect(namesOf(old)).toEqual([before.fullName])
  expect(namesOf(young)).toEqual(['Черноморски маркет'])

  for (const correspondentText of [before.fullName, 'Черноморски маркет']) {
    const guids = (await listed(opened, { correspondentText })).map(({ guid }) => guid)
    expect(guids).toEqual(expect.arrayContaining([old, young]))
  }
  const found = await opened.clerk(documents.searchDocumentCorrespondents, {
    query: { skip: 0, take: 10 },
    body: { fullName: before.fullName },
  })
  expect(found.resultData.items).toContainEqual(
    expect.objectContaining({
      ...{ fullName: 'Черноморски маркет', formerNames: [before.fullName], foundByName: before.fullName },
    }),
  )
  const search = { query: { page: 1, size: 7, search: before.fullName } }
  const { items } = (await opened.clerk(documents.searchDocumentCorrespondentsDropdown, search)).resultData
  expect(items).toContainEqual(expect.objectContaining({ correspondentID: company.id, foundByName: before.fullName }))
  const hits = (await opened.clerk(documents.searchEverywhere, { body: { text: before.fullName } })).resultData
  expect(hits.find(({ kind, key }) => kind === 'correspondent' && key === String(company.id))?.detail).toBe(
    `намерен по предишно име: ${before.fullName}`,
  )
})

test("actions before a user's change of name keep the former name, in history and journal too", async () => {
  const opened = await open()
  const { administrator, db } = opened
  const guid = await opened.register()
  const account = db.users.all().find(({ userName }) => userName === 'mpetrova')!
  const listedUsers = await administrator(users.getUsers, {
    query: { skip: 0, take: 5 },
    body: { userName: 'mpetrova' },
  })
  const { egn: _egn, ...given } = listedUsers.resultData.items[0]!
  const saved = await administrator(users.updateUser, { body: { ...given, lastName: 'Стоева' } })
  expect(saved.type).toBe(1)
  const history = (await opened.clerk(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(history.map(({ person }) => person)).toEqual(history.map(() => 'Мария Иванова Петрова'))
  const journal = await administrator(audit.getUserActionLogs, {
    query: { skip: 0, take: 50 },
    body: { personId: account.personId, objectId: guid },
  })
  expect(new Set(journal.resultData.items.map(({ person }) => person))).toEqual(new Set(['Мария Иванова Петрова']))
  const { registeredBy } = (await opened.clerk(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(registeredBy?.fullName).toBe('Мария Иванова Петрова')
  const younger = await opened.register()
  const now = (await opened.clerk(documents.getDocument, { query: { docGuid: younger } })).resultData
  expect(now.registeredBy?.fullName).toBe('Мария Иванова Стоева')
})

test('a renamed department keeps its former name in a registered letter', async () => {
  const opened = await open()
  const guid = await opened.register()
  const nameOf = async (docGuid: string) =>
    (await opened.clerk(documents.getDocument, { query: { docGuid } })).resultData.addressedToDepartment
  const before = (await nameOf(guid))!
  const { resultData: department } = await opened.administrator(orgStructure.getDepartmentById, {
    query: { id: before.id },
  })
  const body = { ...department, departmentName: 'Отдел „Нови имена“' }
  expect((await opened.administrator(orgStructure.editDepartment, { body })).type).toBe(1)
  expect((await nameOf(guid))?.departmentName).toBe(before.departmentName)
  expect((await nameOf(await opened.register()))?.departmentName).toBe('Отдел „Нови имена“')
})

test('showing a personal number whole is logged in the journal, without the number', async () => {
  const { clerk, administrator, db } = await open()
  const person = db.correspondents.all().find(({ unifiedCitizenshipNumber }) => unifiedCitizenshipNumber)!
  await clerk(documents.notePersonalNumberShown, { body: { correspondentId: person.id, whose: 'ЕГН' } })
  const { items } = (
    await administrator(audit.getUserActionLogs, {
      query: { skip: 0, take: 10 },
      body: { objectKind: 'Кореспондент', objectId: String(person.id) },
    })
  ).resultData
  expect(items[0]).toMatchObject({ action: 'Показване на личен номер', attribute: 'ЕГН', userName: 'mpetrova' })
  expect(JSON.stringify(items[0])).not.toContain(person.unifiedCitizenshipNumber)
})

test('former files and permissions keep the name of their time, also of a user who has left', async () => {
  const { db } = await open()
  const person = db.persons.get(db.users.all().find(({ userName }) => userName === 'tmarinov')?.personId)!
  const name = [person.firstName, person.middleName, person.lastName].join(' ')
  const before = db.now().toISOString()
  putNamed(db, 'persons', { ...person, lastName: 'Новакова', isActive: false })
  const after = db.now().toISOString()
  expect(fullNameAt(db, person.id, before)).toBe(name)
  expect(fullNameAt(db, person.id, after)).toContain('Новакова')
  const version = db.libraryVersions.all()[0]!
  db.put('libraryVersions', { ...version, personId: person.id, dateUploaded: before })
  const file = db.libraryDocuments.get(version.documentId)!
  expect(libraryDocumentView(db, file).versions.map(({ uploadedBy }) => uploadedBy)).toContain(name)
  const [trip, fuel] = [db.businessTrips.all()[0]!, db.fuelExpenses.all()[0]!]
  const namesOn = (date: string) => [
    tripView(db, { ...trip, personId: person.id, date }).person?.name,
    fuelView(db, { ...fuel, driverId: person.id, date }).driverName,
  ]
  const day = civilDateOf(before)
  const renamed = name.replace(person.lastName, 'Новакова')
  expect(namesOn(addDays(day, -1))).toEqual([name, name])
  expect(namesOn(day), 'a record without a time has the name of the end of its day').toEqual([renamed, renamed])
})

test('the name of a time is found also if the time is written in local time', async () => {
  const { db } = await open()
  const person = db.persons.all()[0]!
  putNamed(db, 'persons', { ...person, lastName: 'Новакова' })
  const until = db.formerRows.all().at(-1)!.until
  const shifted = (minutes: number) => {
    const at = new Date(Date.parse(until) + minutes * 60_000)
    return isoAt(civilDateOf(at.toISOString()), timeOf(at.toISOString()))
  }
  expect(fullNameAt(db, person.id, shifted(-1))).toContain(person.lastName)
  expect(fullNameAt(db, person.id, shifted(1))).toContain('Новакова')
})

test('the register of types names a holder as the certificate does', async () => {
  const { db } = await open()
  const type = db.approvedTypes.all().find(({ holderCorrespondentId }) => holderCorrespondentId !== null)!
  const holder = db.correspondents.get(type.holderCorrespondentId)!
  const was = contentView(db, type).holder!.name
  putNamed(db, 'correspondents', { ...holder, entityName: 'Друга фирма', isLegalEntity: true })
  expect(contentView(db, type).holder!.name).toBe(was)
  expect(contentView(db, { ...type, certificateDate: '2099-01-01' }).holder!.name).toContain('Друга фирма')
})

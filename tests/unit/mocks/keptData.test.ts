import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { CorrespondentRole } from '../../../src/contract/correspondentRoles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { maskIdentifier } from '../../../src/rules/identifiers/identifiers.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered } from './documentActions.ts'

const open = async () => {
  const backend = createTestBackend(200)
  const clerk = await backend.as('mpetrova')
  const person = backend.db.correspondents
    .all()
    .find((one) => one.isActive && !one.isLegalEntity && one.unifiedCitizenshipNumber)!
  const kept = async (id: number, sendRequest = clerk) => sendRequest(documents.getKeptPersonalData, { query: { id } })
  return { ...backend, clerk, person, kept }
}

test('lists documents, cases, deliveries and money of a person, each once', async () => {
  const { db, kept, person, clerk } = await open()
  const roleId = CorrespondentRole.APPLICANT
  const guid = await createRegistered(clerk, {
    correspondentIds: [person.id],
    correspondentRoles: [{ correspondentId: person.id, roleId }],
  })
  const row = db.documents.get(guid)!
  const { records } = (await kept(person.id)).resultData
  expect(records?.find(({ key }) => key === guid)).toMatchObject({ kind: 'document', number: row.number, roleId })
  expect(records?.find(({ key }) => key === row.caseFileGuid)).toMatchObject({ kind: 'caseFile', number: row.number })
  expect(new Set(records?.map(({ key }) => key)).size).toBe(records?.length)

  const obligation = db.obligations.all()[0]!
  db.put('obligations', { ...obligation, correspondentId: person.id })
  const ofPayer = (await kept(person.id)).resultData.records!
  expect(ofPayer.find(({ key }) => key === obligation.guid)).toMatchObject({ kind: 'obligation' })
  const addressee = db.addressees
    .all()
    .find(({ correspondentId }) => correspondentId && !db.correspondents.get(correspondentId)?.isLegalEntity)!
  const ofReceiver = (await kept(addressee.correspondentId!)).resultData.records!
  expect(ofReceiver.map(({ key }) => key)).toContain(`delivery/${addressee.id}`)
})

test('a document that the user may not read is listed without its text', async () => {
  const { as, db, kept } = await open()
  const reader = await as('ggeorgiev')
  const hidden: unknown[] = []
  for (const { id, isLegalEntity } of db.correspondents.all()) {
    if (isLegalEntity) continue
    const { resultData } = await kept(id, reader)
    for (const { kind, about, isReadable } of resultData?.records ?? [])
      if (kind === 'document' && !isReadable) hidden.push(about)
  }
  expect(hidden.length).toBeGreaterThan(0)
  expect(new Set(hidden)).toEqual(new Set(['']))
})

test('an organisation, and a person whose number is hidden for the user, are refused', async () => {
  const { db, kept, as } = await open()
  const organisation = db.correspondents.all().find(({ isLegalEntity }) => isLegalEntity)!
  expect((await kept(organisation.id)).message).toContain('Справката е за физически лица.')
  const registry = await as('pvasilev')
  const replies = []
  for (const { id, unifiedCitizenshipNumber } of db.correspondents.all())
    if (unifiedCitizenshipNumber) replies.push(await kept(id, registry))
  const refusals = replies.flatMap(({ message, resultData }) => (resultData ? [] : [message]))
  expect(refusals.length).toBeGreaterThan(0)
  for (const message of refusals) expect(message).toContain('Личният номер е скрит за Вас.')
})

test('opening, printing and saving are in the journal, and in the report itself', async () => {
  const { kept, person, clerk, as } = await open()
  const note = (shownAs: 'record' | 'report' | 'print' | 'file') =>
    clerk(documents.notePersonalDataShown, { body: { correspondentId: person.id, shownAs } })
  for (const shownAs of ['record', 'report', 'print', 'file'] as const) await note(shownAs)
  await clerk(documents.notePersonalNumberShown, { body: { correspondentId: person.id, whose: 'ЕГН' } })
  const expected = [
    'Показване на личен номер',
    'Файл със справка за лични данни',
    'Печат на справка за лични данни',
    'Справка за лични данни',
    'Преглед на лични данни',
  ]
  const { views } = (await kept(person.id)).resultData
  expect(views?.slice(0, 5).map(({ action }) => action)).toEqual(expected)
  expect(views?.[0]).toMatchObject({ person: 'Мария Иванова Петрова', attribute: 'ЕГН' })
  const administrator = await as('administrator')
  const journal = await administrator(audit.getUserActionLogs, {
    query: { skip: 0, take: 5 },
    body: { objectKind: 'Кореспондент', objectId: String(person.id) },
  })
  expect(journal.resultData.items.map(({ action }) => action)).toEqual(expected)
  expect(JSON.stringify(journal.resultData)).not.toContain(person.unifiedCitizenshipNumber)
})

test('an employee with the same number is named as one, with the registers but not what is in them', async () => {
  const { db, kept, as, person } = await open()
  const employee = db.persons.all().find(({ egn }) => egn !== '')!
  db.put('correspondents', { ...person, unifiedCitizenshipNumber: employee.egn })
  const ofClerk = (await kept(person.id)).resultData.records?.find(({ kind }) => kind === 'staff')
  expect(ofClerk).toMatchObject({ isReadable: false, about: '' })
  const ofAdministrator = (await kept(person.id, await as('administrator'))).resultData
  expect(ofAdministrator.records?.find(({ kind }) => kind === 'staff')?.about).toContain('заявлени')
  expect(JSON.stringify(ofAdministrator)).not.toContain(maskIdentifier(employee.egn))
})

test('the seeded journal has views of citizens by people of the registry, and some of the whole number', async () => {
  const { db } = await open()
  const views = db.userActions.all().filter(({ objectKind }) => objectKind === 'Кореспондент')
  expect(new Set(views.map(({ action }) => action))).toEqual(
    new Set(['Преглед на лични данни', 'Показване на личен номер']),
  )
  const departments = new Set(views.map(({ personId }) => db.persons.get(personId)?.departmentId))
  expect(departments.size).toBe(1)
  for (const { objectId, date } of views) {
    expect(db.correspondents.get(Number(objectId))?.isLegalEntity).toBe(false)
    expect(date < db.start).toBe(true)
  }
})

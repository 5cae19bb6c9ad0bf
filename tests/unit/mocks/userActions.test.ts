import { expect, test, vi } from 'vitest'
import { users } from '../../../src/contract/account.ts'
import { audit } from '../../../src/contract/audit.ts'
import { documents } from '../../../src/contract/documents.ts'
import { IncomingStatus, incomingStatusLabels, roleLabels } from '../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { createTestBackend, incomingLetter, someFriday } from './createTestBackend.ts'

const inJournal = async (as: ReturnType<typeof createTestBackend>['as']) => {
  const admin = await as('administrator')
  return async (body: object = {}, skip = 0, take = 100) =>
    (await admin(audit.getUserActionLogs, { query: { skip, take }, body })).resultData
}

test('a log-in, a new document and its registration are in the journal with user, time and address', async () => {
  const { as, db } = createTestBackend()
  const earlier = db.userActions.all().find(({ userName }) => userName === 'mpetrova')
  const clerk = await as('mpetrova')
  const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
  const { documentNumber } = (await clerk(documents.registerDocument, { query: { docGuid: guid } })).resultData
  const read = await inJournal(as)
  const where = { userName: 'mpetrova', ipAddress: earlier?.ip, dateCreated: someFriday.toISOString() }
  expect((await read({ objectId: guid })).items).toMatchObject([
    { ...where, action: 'Регистриране', objectKind: 'Документ', attribute: 'Рег. №', newValue: documentNumber },
    { ...where, action: 'Създаване', objectKind: 'Документ' },
  ])
  const logIns = await read({ objectId: 'mpetrova', action: 'Вход в системата', fromDate: '2026-11-20' })
  expect(earlier?.ip).toMatch(/^10\.0\./)
  expect(logIns.items.filter(({ dateCreated }) => dateCreated === where.dateCreated)).toMatchObject([where])
})

test('a changed correspondent and an opened message are in the journal', async () => {
  const { as, db } = createTestBackend()
  const clerk = await as('mpetrova')
  const company = db.correspondents.all().find((one) => one.isLegalEntity && one.isActive)
  const message = db.exchangeMessages
    .all()
    .find(({ system, statusId }) => system === 'edelivery' && statusId === IncomingStatus.RECEIVED)
  if (!company || !message) throw new Error('The mock database has neither a company nor a new message.')
  const record = (await clerk(documents.getCorrespondentById, { query: { id: company.id } })).resultData
  await clerk(documents.editDocumentCorrespondent, { body: { ...record, entityName: 'Нова тежест' } })
  await clerk(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: message.guid } })
  const read = await inJournal(as)
  const [changed] = (await read({ objectKind: 'Кореспондент' })).items
  expect(changed).toMatchObject({ action: 'Промяна', objectId: String(company.id), userName: 'mpetrova' })
  expect(changed?.oldValue).toContain(company.entityName)
  expect(changed?.newValue).toContain('Нова тежест')
  const labels = {
    oldValue: incomingStatusLabels[IncomingStatus.RECEIVED],
    newValue: incomingStatusLabels[IncomingStatus.READED],
  }
  expect((await read({ objectId: message.guid })).items).toMatchObject([{ action: 'Отваряне', ...labels }])
})

test('a changed user is in the journal with the permissions before and after, and never with a password', async () => {
  const { as } = createTestBackend()
  const admin = await as('administrator')
  const everybody = (await admin(users.getUsers, { query: { skip: 0, take: 100 }, body: {} })).resultData.items
  const user = everybody.find(({ userName }) => userName === 'mpetrova')
  if (!user) throw new Error('no user')
  await admin(users.updateUser, { body: { ...user, password: 'несподеляна', roles: ['REPORTS'], isActive: false } })
  const [row] = (await (await inJournal(as))({ objectId: 'mpetrova', action: 'Промяна' })).items
  expect(row).toMatchObject({ userName: 'administrator', newValue: `неактивен; ${roleLabels.REPORTS}` })
  expect(row?.oldValue).toMatch(/^активен; .+/)
  expect(JSON.stringify(row)).not.toContain('несподеляна')
})

test('days off and records with numeric ids are named in the journal, also after their removal', async () => {
  const { as } = createTestBackend()
  const admin = await as('administrator')
  const body = { id: 0, date: '2026-11-24', name: 'Ден на града', kind: 'declared' as const }
  const { id } = (await admin(metadata.insertNonWorkingDay, { body })).resultData
  await admin(metadata.deleteNonWorkingDay, { query: { id } })
  const objectName = '24.11.2026 г. Ден на града'
  expect((await (await inJournal(as))({ objectKind: 'Неработен ден' })).items).toMatchObject([
    { action: 'Изтриване', objectName, oldValue: objectName },
    { action: 'Създаване', objectName, newValue: objectName },
  ])
})

const many = 10_000
const actions = ['Създаване', 'Промяна', 'Изтриване', 'Подреждане']
const kinds = ['Документ', 'Потребител']

const longJournal = async () => {
  const { as, db } = createTestBackend(0)
  const persons = db.persons.all()
  for (let i = 0; i < many; i += 1)
    db.put('userActions', {
      id: i + 1,
      date: new Date(Date.UTC(2026, 10, 1) + i * 60_000).toISOString(),
      personId: persons[i % persons.length]?.id ?? null,
      userName: `user${i % persons.length}`,
      ip: '10.0.0.1',
      action: actions[i % actions.length] ?? '',
      objectKind: kinds[i % kinds.length] ?? '',
      objectId: `object-${i}`,
      description: '',
      attribute: null,
      oldValue: null,
      newValue: null,
    })
  return { read: await inJournal(as), as, db, persons }
}
const { read, as, db, persons } = await longJournal()
const own = { toDate: '2026-11-19' }

test('the pages of ten thousand actions are consecutive, newest first, with each action once', async () => {
  const ids: number[] = []
  for (let skip = 0; ; skip += 500) {
    const { items, totalCount } = await read(own, skip, 500)
    expect(totalCount).toBe(many)
    ids.push(...items.map(({ id }) => id))
    if (items.length < 500) break
  }
  expect(ids).toEqual(Array.from({ length: many }, (_, i) => many - i))
})

test('a page of ten thousand actions looks up only the users of its rows', async () => {
  const lookups = vi.spyOn(db.persons, 'get')
  await read(own, 0, 20)
  expect(lookups.mock.calls.length).toBeGreaterThanOrEqual(20)
  expect(lookups.mock.calls.length).toBeLessThan(50)
  lookups.mockRestore()
})

const day = { fromDate: '2026-11-02', toDate: '2026-11-02' }
test.each([
  ['an action', { ...own, action: 'Промяна' }, many / actions.length],
  ['a kind of objects', { ...own, objectKind: 'Документ' }, many / kinds.length],
  ['a part of an identifier, whatever the case', { ...own, objectId: ' OBJECT-999' }, 11],
  ['a person', { ...own, personId: persons[0]?.id }, Math.ceil(many / persons.length)],
  ['one day, both ends of which belong to it', day, 24 * 60],
  ['all of it at once', { ...day, action: 'Създаване', objectKind: 'Документ' }, (24 * 60) / 4],
])('the journal is filtered by %s', async (_, body, count) => {
  expect((await read(body)).totalCount).toBe(count)
})

test.each(['person', 'action', 'objectKind', 'objectId', 'dateCreated'] as const)(
  'the journal is sorted by %s',
  async (name) => {
    const sortColumns = [{ columnName: name, direction: 'asc' as const }]
    const texts = (await read({ ...day, sortColumns }, 0, 500)).items.map((row) => (row[name] ?? '').toLowerCase())
    expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  },
)

test('the filter offers the values of the journal, each once', async () => {
  const admin = await as('administrator')
  const names = (await admin(audit.getUserActionNames, {})).resultData
  expect(names.actions).toEqual(expect.arrayContaining([...actions, 'Вход в системата']))
  expect(new Set(names.actions).size).toBe(names.actions.length)
  expect(names.objectKinds).toEqual(kinds)
})

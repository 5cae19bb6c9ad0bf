import { expect, test } from 'vitest'
import type { Key } from '../../../mocks/engine/table.ts'
import type { TableName } from '../../../mocks/engine/tableRows.ts'
import { documents } from '../../../src/contract/documents.ts'
import { inspections } from '../../../src/contract/inspections.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { to } from '../../../src/routes/to.ts'
import { makeEgn } from '../../../src/rules/identifiers/identifiers.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { trainingBackend } from './trainingBackend.ts'

type Here = Awaited<ReturnType<typeof trainingBackend>>
const personOf = ({ db }: Here, userName: string) => db.users.all().find((user) => user.userName === userName)!

const letterWithTask = async (here: Here) => {
  const clerk = await here.as('mpetrova')
  const body = incomingLetter({ addressedToDepartmentId: 31 })
  const { guid } = (await clerk(documents.createDocument, { body })).resultData
  await clerk(documents.registerDocument, { query: { docGuid: guid } })
  const head = await here.as('dradeva')
  const part = assignee(personOf(here, 'ggeorgiev').personId, 'Проверете.')
  const task = await head(tasks.createTask, { body: taskOn(guid, { taskAssignees: [part] }) })
  return { document: guid, task: task.resultData.guid ?? '' }
}
const likeKnown = {
  correspondent: async (here: Here) => {
    const clerk = await here.as('mpetrova')
    const known = here.db.correspondents
      .all()
      .find(({ unifiedCitizenshipNumber }) => unifiedCitizenshipNumber !== null)!
    const { resultData } = await clerk(documents.getCorrespondentById, { query: { id: known.id } })
    const none = {
      correspondentAddresses: [],
      correspondentContacts: [],
      unifiedCitizenshipNumber: makeEgn('1980-05-06', 12),
    }
    return (await clerk(documents.createCorrespondent, { body: { ...resultData, ...none, id: 0 } })).resultData.id
  },
  inspection: async (here: Here) => {
    const sendRequest = await here.as('administrator')
    const [known] = here.db.inspections.all()
    const { resultData } = await sendRequest(inspections.byGuid, { query: { guid: known!.guid } })
    return (await sendRequest(inspections.insert, { body: { ...resultData, guid: '', number: '', statusId: 1 } }))
      .resultData.guid
  },
  leave: async (here: Here) => {
    const sendRequest = await here.as('rtodorova')
    const person = { id: personOf(here, 'rtodorova').personId, name: '' }
    const [known] = here.db.leaveApplications.by('personId', person.id)
    const { resultData } = await sendRequest(leaveApplications.byId, { query: { id: known!.id } })
    const days = { fromDate: '2027-01-19', toDate: '2027-01-19', days: null, forYear: 2027, step: 'draft' as const }
    const body = { ...resultData, ...days, id: 0, number: '', date: null, person, performers: [], history: [] }
    return (await sendRequest(leaveApplications.insert, { body })).resultData.id
  },
  vehicle: async (here: Here) => {
    const sendRequest = await here.as('administrator')
    const [known] = here.db.vehicles.all()
    const { resultData } = await sendRequest(vehicles.byId, { query: { id: known!.id } })
    const own = { registrationNumber: 'СВ 1234 АВ', vin: 'WVWZZZ1KZAW000111', chassisNumber: 'WVWZZZ1KZAW000111' }
    return (await sendRequest(vehicles.insert, { body: { ...resultData, ...own, id: 0 } })).resultData.id
  },
  message: async (here: Here) => {
    await here.adminApi.receiveMessage('edelivery')
    return here.db.exchangeMessages.all().find(({ dateSent }) => dateSent === here.now().toISOString())!.guid
  },
} as const

const [flow, work] = [to.documentsFlow, to.administrativeServices]
test.each<[kind: string, table: TableName, make: (here: Here) => Promise<Key>, address: (key: Key) => string]>([
  ['document', 'documents', async (at) => (await letterWithTask(at)).document, (key) => flow.document(key)],
  [
    'part of a document',
    'documents',
    async (at) => (await letterWithTask(at)).document,
    (key) => work.document(key, { tab: 'comments' }),
  ],
  ['task', 'tasks', async (at) => (await letterWithTask(at)).task ?? '', (key) => flow.task(key)],
  [
    'resolution to be written',
    'documents',
    async (at) => (await letterWithTask(at)).document,
    (key) => flow.createResolution(key),
  ],
  ['correspondent', 'correspondents', likeKnown.correspondent, (key) => flow.correspondent(key)],
  ['inspection', 'inspections', likeKnown.inspection, (key) => to.inspections.one(key)],
  ['inspection to be copied', 'inspections', likeKnown.inspection, (key) => to.inspections.createFrom(key)],
  ['leave', 'leaveApplications', likeKnown.leave, (key) => to.staff.leaveApplications.one(key)],
  ['vehicle', 'vehicles', likeKnown.vehicle, (key) => to.vehicles.one(key)],
  ['message', 'exchangeMessages', likeKnown.message, (key) => flow.eDeliveryMessage(key)],
  ['message to be registered', 'exchangeMessages', likeKnown.message, (key) => flow.registerFromEDelivery(key)],
])('a scenario may start on the page of a record created before it: %s', async (_, table, make, address) => {
  const here = await trainingBackend(60)
  const key = await make(here)
  expect(here.db[table].get(key)).toBeDefined()
  const given = { title: 'Начало', who: 'mpetrova', timeline: [], exercises: [], where: address(key) }
  const scenario = await here.adminApi.saveScenario(given)
  expect(scenario.where).toBe(address(key))
  const there = await trainingBackend(60)
  const opened = await there.adminApi.scenarioState(JSON.stringify(scenario))
  await there.adminApi.importState(opened.state)
  const rows: readonly object[] = there.store.db[table].all()
  const found = rows.find((row) => address(there.store.db[table].keyOf(row as never)) === opened.scenario.where)
  expect(found).toBeDefined()
  expect(here.db[table].size).toBe(rows.length)
})

test.each([
  [flow.document('00000000-0000-4000-8000-000000000001', { tab: 'files' }), flow.documents()],
  [work.document('00000000-0000-4000-8000-000000000001'), work.documents()],
  [flow.task('00000000-0000-4000-8000-000000000001'), flow.tasks()],
  [work.correspondent(999_999), work.correspondents()],
  [flow.registerFromEDelivery('00000000-0000-4000-8000-000000000001'), flow.eDelivery()],
  [flow.docExchangeMessage('00000000-0000-4000-8000-000000000001'), flow.docExchange()],
  [to.inspections.createFrom('00000000-0000-4000-8000-000000000001'), to.inspections.list()],
  [to.groupInspections.one('00000000-0000-4000-8000-000000000001'), to.groupInspections.list()],
  [to.vehicles.one(999_999), to.vehicles.list()],
  [to.staff.leaveApplications.one(999_999), to.staff.leaveApplications.list()],
  [to.staff.businessTrips.one(999_999), to.staff.businessTrips.list()],
  [to.rtsi.measuringDevices.one('00000000-0000-4000-8000-000000000001'), to.rtsi.measuringDevices.list()],
  [to.settings.users.one(999_999), to.settings.users.list()],
  [flow.documents({ subject: 'искане', page: 2 }), flow.documents({ subject: 'искане', page: 2 })],
  [
    flow.createDocument({ parent: '00000000-0000-4000-8000-000000000001', direction: 2 }),
    flow.createDocument({ direction: 2 }),
  ],
  [flow.createCorrespondent(), flow.createCorrespondent()],
])('a starting screen whose record is missing is replaced by its list, any other stays: %s', async (where, starts) => {
  const here = await trainingBackend(100)
  const given = { title: 'Начало', who: 'mpetrova', timeline: [], exercises: [] }
  expect(decodeURIComponent((await here.adminApi.saveScenario({ ...given, where })).where)).toBe(
    decodeURIComponent(starts),
  )
})

test('a known starting record stays in place', async () => {
  const here = await trainingBackend(100)
  const where = flow.document(here.db.documents.all()[3]!.guid, { tab: 'files' })
  const given = { title: 'Начало', who: 'mpetrova', timeline: [], exercises: [], where }
  expect((await here.adminApi.saveScenario(given)).where).toBe(where)
})

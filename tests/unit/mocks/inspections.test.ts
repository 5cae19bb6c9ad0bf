import { expect, test } from 'vitest'
import { geography } from '../../../fixtures/geography/geography.ts'
import { devices } from '../../../src/contract/devices.ts'
import { groupedInspections, inspectionFiles, inspections } from '../../../src/contract/inspections.ts'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { followUpOf } from '../../../src/rules/inspections/copyInspection.ts'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { closingErrors } from '../../../src/rules/inspections/inspectionRules.ts'
import { newProtocol } from '../../../src/rules/inspections/protocolFill.ts'
import { createTestBackend } from './createTestBackend.ts'

const all = { pageNumber: 1, pageSize: 500 }
const backend = createTestBackend(20)
const manager = await backend.as('inspections.manager')
const admin = await backend.as('administrator')
const reader = await backend.as('inspections.read')
const list = async (body = {}) => (await reader(inspections.getInspections, { query: all, body })).resultData
const one = async (guid: string) => (await reader(inspections.byGuid, { query: { guid } })).resultData
const toFollow = async (filters: object = {}) =>
  (await reader(devices.getDevicesForFollowingInspection, { query: { filters: JSON.stringify(filters) } })).resultData
    .items

test('in the seeded year closed inspections satisfy the rules of closing, and a group contains only its inspected', async () => {
  const closed = (await list({ statusId: 4 })).items
  expect(closed.length).toBeGreaterThan(250)
  for (const { guid } of closed.slice(0, 60)) expect(closingErrors(await one(guid), '2026-11-20'), guid).toEqual({})
  const groups = (await reader(groupedInspections.getGroupedInspections, { query: all, body: {} })).resultData.items
  expect(groups).toHaveLength(7)
  for (const { guid, plannedCount, doneCount, statusName } of groups) {
    const group = (await reader(groupedInspections.byGuid, { query: { guid } })).resultData
    const departments = group.plan.map(({ departmentId }) => departmentId)
    for (const { date, departmentId } of group.inspections) {
      expect((date ?? '') >= (group.dateFrom ?? '') && (date ?? '') <= (group.dateTo ?? ''), group.number).toBe(true)
      expect(departments).toContain(departmentId)
    }
    if (statusName === 'Приключена') expect((doneCount ?? 0) / (plannedCount ?? 1)).toBeGreaterThan(0.6)
  }
})

test('most nonconforming devices were inspected again, and the waiting ones are few and recent', async () => {
  const followed = (await list({ kindId: 4 })).items
  expect(followed.length).toBeGreaterThan(15)
  const waiting = await toFollow()
  expect(waiting.length).toBeGreaterThan(5)
  expect(waiting.length).toBeLessThan(60)
  expect(waiting.every(({ violation, serialNumber, until }) => violation && serialNumber && until)).toBe(true)
  const [first] = waiting
  expect(await toFollow({ departmentId: 999 })).toEqual([])
  expect((await toFollow({ inspectionGuid: first!.inspectionGuid })).length).toBeGreaterThan(0)
})

test('a follow-up removes its devices from the list once it is closed with them conforming', async () => {
  const [due] = await toFollow()
  const source = await one(due!.inspectionGuid)
  let n = 0
  const draft = followUpOf(source, [due!.key], {
    today: '2026-11-20',
    newKey: () => `n${++n}`,
    calendar: dayCalendar([]),
  })
  const made = (await admin(inspections.insert, { body: draft })).resultData
  expect(made).toMatchObject({ statusId: 1, follows: { number: source.number }, kindId: 4 })
  const move = (key: string) => admin(inspections.move, { body: { guid: made.guid, move: key, comment: '' } })
  expect((await move('start')).resultData.statusId).toBe(3)
  expect(Object.keys((await move('finish')).additionalFieldMessages ?? {})).toContain('findings')
  const ended = {
    ...made,
    startsAt: '2026-11-20T16:00',
    endsAt: '2026-11-20T17:00',
    representativeName: 'Петър Стоев',
    devices: made.devices.map((device) => ({ ...device, isConforming: true })),
    findings: 'Предписанието е изпълнено.',
    resultId: 1,
    protocol: newProtocol(made, (await admin(inspections.getProtocolForms, {})).resultData[0], '2026-11-20'),
  }
  expect((await admin(inspections.update, { body: ended })).status).toBe(200)
  expect((await move('finish')).resultData.statusId).toBe(4)
  const left = await toFollow()
  expect(left.some(({ inspectionGuid, key }) => inspectionGuid === due!.inspectionGuid && key === due!.key)).toBe(false)
  expect((await one(source.guid)).followedBy).toEqual([{ guid: made.guid, number: made.number }])
})

test('a reader writes nothing, a manager deletes nothing, and missing values are reported at their fields', async () => {
  const [planned] = (await list({ statusId: 2 })).items
  const body = await one(planned!.guid)
  expect((await reader(inspections.update, { body })).status).toBe(403)
  expect((await manager(inspections.remove, { query: { guid: body.guid } })).status).toBe(403)
  const wrong = await manager(inspections.update, { body: { ...body, siteName: '', team: [] } })
  expect(Object.keys(wrong.additionalFieldMessages ?? {}).sort()).toEqual(['siteName', 'team'])
})

test('sites are found by district and municipality, with any prefix of the settlement', async () => {
  const municipality = geography.municipalities.find(({ name }) => name === 'Мездра')!
  const where = { districtId: municipality.districtId, municipalityId: municipality.id }
  const inMezdra = (await list({ ...where })).items
  expect(inMezdra.length).toBeGreaterThan(0)
  expect(new Set(inMezdra.map(({ settlementName }) => settlementName))).toEqual(new Set(['Мездра']))
  const inDistrict = (await list({ districtId: where.districtId })).items
  expect(new Set(inDistrict.map(({ settlementName }) => settlementName))).toEqual(new Set(['Враца', 'Мездра']))
  const [planned] = (await list({ statusId: 2 })).items
  const body = { ...(await one(planned!.guid)), settlementName: 'гр. мездра' }
  expect((await manager(inspections.update, { body })).status).toBe(200)
  expect((await list(where)).items.map(({ guid }) => guid)).toContain(planned!.guid)
})

test('the signed protocol is added after the closing; then nothing is deleted, and nothing is added to an annulled one', async () => {
  const scan = () => {
    const body = new FormData()
    body.append('file', new File(['scan'], 'protocol.pdf'), 'protocol.pdf')
    return body
  }
  const [closed] = (await list({ statusId: 4 })).items
  const [annulled] = (await list({ statusId: 5 })).items
  const add = (ownerGuid: string) => manager(inspectionFiles.add, { query: { ownerGuid }, body: scan() })
  const added = await add(closed!.guid)
  expect(added.resultData.fileName).toBe('protocol.pdf')
  expect((await manager(inspectionFiles.remove, { query: { guid: added.resultData.guid } })).message).toContain(
    'Тя е в статус „Приключена“.',
  )
  expect((await add(annulled!.guid)).message).toContain('Проверката е анулирана.')
})

test('an inspection started before its day starts now, and in a group only once the group has started', async () => {
  const source = await one((await list({ statusId: 2 })).items[0]!.guid)
  const groups = (await reader(groupedInspections.getGroupedInspections, { query: all, body: {} })).resultData.items
  const groupOf = (statusId: number) => {
    const { guid, number } = groups.find((group) => group.statusId === statusId)!
    return { guid, number, statusId: null }
  }
  const begun = async (groupedInspection: ReturnType<typeof groupOf> | null) => {
    const body = {
      ...source,
      guid: '',
      kindId: 1,
      startsAt: '2026-11-24T09:00',
      endsAt: null,
      followUpUntil: null,
      groupedInspection,
    }
    const { guid } = (await admin(inspections.insert, { body })).resultData
    return admin(inspections.move, { body: { guid, move: 'start', comment: '' } })
  }
  expect((await begun(null)).resultData).toMatchObject({ statusId: 3, startsAt: '2026-11-20T12:00' })
  expect((await begun(groupOf(2))).message).toMatch(/^Груповата проверка ГП-.* е в статус „Планирана“\.$/)
  expect((await begun(groupOf(3))).resultData).toMatchObject({ statusId: 3, groupedInspection: { statusId: 3 } })
})

test('neither kind accepts the guid of the other, nor an invalid guid, and files are deleted with their owner', async () => {
  const [group] = (await reader(groupedInspections.getGroupedInspections, { query: all, body: { statusId: 4 } }))
    .resultData.items
  const source = await one((await list({ statusId: 2 })).items[0]!.guid)
  const insert = (guid: string) => manager(inspections.insert, { body: { ...source, guid } })
  expect((await insert(group!.guid)).message).toBe('Вече има запис с този идентификатор.')
  expect((await insert('closed')).message).toBe('Идентификаторът не е валиден.')
  const draft = (await insert('01234567-89ab-4def-8123-456789abcdef')).resultData
  const body = new FormData()
  body.append('file', new File(['photo'], 'photo.jpg'), 'photo.jpg')
  await manager(inspectionFiles.add, { query: { ownerGuid: draft.guid }, body })
  await admin(inspections.remove, { query: { guid: draft.guid } })
  await insert(draft.guid)
  expect((await reader(inspectionFiles.list, { query: { ownerGuid: draft.guid } })).resultData).toEqual([])
})

test('a missing reference of an inspection or a group is refused at its field, and a former one is kept', async () => {
  const unknownPerson = { id: 987654, name: 'Никой' }
  const nowhere = { guid: '01234567-89ab-4def-8123-000000000000', number: 'П-1', statusId: null }
  const planned = await one((await list({ statusId: 2 })).items[0]!.guid)
  const strange = {
    ...planned,
    ...{ guid: '', department: unknownPerson, team: [unknownPerson], inspectedPerson: unknownPerson, follows: nowhere },
    groupedInspection: nowhere,
  }
  const refused = await manager(inspections.insert, { body: strange })
  const named = ['department', 'follows', 'groupedInspection', 'inspectedPerson', 'team']
  expect(Object.keys(refused.additionalFieldMessages ?? {}).sort()).toEqual(named)
  expect(
    (await manager(inspections.update, { body: { ...planned, follows: planned } })).additionalFieldMessages,
  ).toEqual({
    follows: ['Няма такава предходна проверка.'],
  })
  const gone = backend.db.persons.get(planned.team[0]!.id)!
  backend.db.put('persons', { ...gone, isActive: false })
  expect((await manager(inspections.update, { body: planned })).status).toBe(200)
  backend.db.put('persons', gone)
  const [row] = (await reader(groupedInspections.getGroupedInspections, { query: all, body: {} })).resultData.items
  const group = (await reader(groupedInspections.byGuid, { query: { guid: row!.guid } })).resultData
  const plan = [{ departmentId: 987654, departmentName: '', count: 1 }]
  const wrong = await manager(groupedInspections.insert, { body: { ...group, guid: '', leader: unknownPerson, plan } })
  expect(Object.keys(wrong.additionalFieldMessages ?? {}).sort()).toEqual(['leader', 'plan'])
})

test('a photo belongs to an existing device; a reader adds and deletes none, a user without inspections gets none', async () => {
  const photo = () => {
    const body = new FormData()
    body.append('file', new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }), 'photo.jpg')
    return body
  }
  const source = await one((await list({ statusId: 3 })).items[0]!.guid)
  const [{ key: deviceKey } = { key: '' }] = source.devices
  const stranger = await backend.as('ltonev')
  const query = { ownerGuid: source.guid, deviceKey }
  const added = (await manager(inspectionFiles.add, { query, body: photo() })).resultData
  expect(added).toMatchObject({ deviceKey, fileName: 'photo.jpg' })
  const nowhere = await manager(inspectionFiles.add, { query: { ...query, deviceKey: 'никое' }, body: photo() })
  expect(nowhere).toMatchObject({ status: 404, message: 'Средството не съществува или е изтрито.' })
  const file = { query: { guid: added.guid } }
  expect((await reader(inspectionFiles.add, { query, body: photo() })).status).toBe(403)
  expect((await reader(inspectionFiles.remove, file)).status).toBe(403)
  for (const response of [stranger(inspectionFiles.list, { query }), stranger(inspectionFiles.remove, file)])
    expect((await response).status).toBe(403)
  expect((await reader(inspectionFiles.list, { query })).resultData.map(({ guid }) => guid)).toContain(added.guid)
})

test('the number of a draft follows its dates to another year; once planned, its number stays', async () => {
  const { department } = await one((await list({})).items[0]!.guid)
  const draft = { ...blankInspection, kindId: 1, department }
  const at = (startsAt: string) => ({ ...draft, startsAt })
  const made = (await admin(inspections.insert, { body: at('2027-01-12T09:00') })).resultData
  expect(made.number).toMatch(/^П-\d+\/2027$/)
  const moved = (await admin(inspections.update, { body: { ...made, startsAt: '2026-12-07T09:00' } })).resultData
  expect(moved.number).toMatch(/^П-\d+\/2026$/)
  const back = (await admin(inspections.update, { body: { ...moved, startsAt: '2026-12-08T09:00' } })).resultData
  expect(back.number).toBe(moved.number)
})

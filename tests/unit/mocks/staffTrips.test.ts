import { expect, test } from 'vitest'
import { businessTrips, expenseReports } from '../../../src/contract/staff.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { tripMoney } from '../../../src/rules/staff/tripRules.ts'
import { setUp } from './staffDatabase.ts'

test('a trip is accounted for once, and is reported when its expense report is closed', async () => {
  const { leave, person, administrator: sendRequest, db } = await setUp()
  const { days: _, forYear: __, ...facts } = leave
  const trip = {
    ...facts,
    kind: 'domestic',
    place: 'Варна',
    itinerary: 'София – Варна – София',
    onAccountOf: 'own',
    groundKind: 'inspection',
    groundNumber: db.inspections.all()[0]!.number,
    task: 'Проверка',
    transport: 'train',
    vehicle: null,
    distance: null,
    dailyAmount: null,
    lodgingPerNight: '50.00',
    travelAmount: null,
    advance: '200.00',
    report: null,
    carProblem: null,
  }
  const groundRefused = async (change: Partial<typeof trip>) =>
    (await sendRequest(businessTrips.insert, { body: { ...trip, ...change } })).additionalFieldMessages?.groundNumber
  expect(await groundRefused({ groundNumber: ' ' })).toEqual(['Полето е задължително'])
  expect(await groundRefused({ groundNumber: 'П-9999/2026' })).toEqual(['Няма проверка с такъв номер.'])
  expect(await groundRefused({ groundKind: 'caseFile' })).toEqual(['Няма преписка с такъв номер.'])
  const saved = (await sendRequest(businessTrips.insert, { body: trip })).resultData
  expect(saved).toMatchObject({
    onAccountOf: 'own',
    groundKind: 'inspection',
    groundNumber: trip.groundNumber,
    report: null,
    carProblem: null,
  })
  expect(tripMoney(saved)).toMatchObject({ daily: 4 * 2200 + 1100, lodging: 20000 })
  for (const move of ['submit', 'agree', 'confirm', 'approve'])
    expect((await sendRequest(businessTrips.move, { body: { id: saved.id, move, comment: '' } })).status).toBe(200)
  const [waiting] = (
    await sendRequest(expenseReports.getTripsToReport, { query: { personId: person.id } })
  ).resultData.filter(({ id }) => id === saved.id)
  expect(waiting).toMatchObject({ advance: '200.00', fromDate: '2027-01-18' })
  const made = { fromDate: '2026-11-16', toDate: '2026-11-20' }
  db.put('businessTrips', { ...db.businessTrips.get(saved.id)!, ...made })
  const report = {
    ...facts,
    ...made,
    kind: 'trip',
    trip: { id: saved.id, name: '' },
    advance: '200.00',
    expenses: [
      { kind: 'lodging', date: '2026-11-20', document: 'Фактура № 1', supplier: '', amount: '150.00', vat: null },
    ],
    workDone: 'Проверени са везните.',
  }
  const { id } = (await sendRequest(expenseReports.insert, { body: report })).resultData
  expect((await sendRequest(expenseReports.insert, { body: report })).additionalFieldMessages?.trip).toEqual([
    'За тази командировка вече има отчет.',
  ])
  for (const move of ['submit', 'agree', 'confirm', 'approve', 'close'])
    expect((await sendRequest(expenseReports.move, { body: { id, move, comment: '' } })).status).toBe(200)
  const reported = (await sendRequest(businessTrips.byId, { query: { id: saved.id } })).resultData
  expect(reported.step).toBe('closed')
  expect(reported.report).toEqual({ id, name: db.expenseReports.get(id)?.number })
})

test('a started trip without an order can no longer get one', async () => {
  const { administrator: sendRequest, db } = await setUp()
  const trip = db.businessTrips.all().find(({ step }) => step === 'approval')!
  const own = db.users.by('userName', 'administrator')[0]?.personId
  const begun = (fromDate: string) => {
    const person = { personId: trip.personId === own ? 1 : trip.personId }
    db.put('businessTrips', { ...trip, ...person, transport: 'train', vehicleId: null, fromDate })
    return sendRequest(businessTrips.move, { body: { id: trip.id, move: 'approve', comment: '' } })
  }
  expect((await begun('2026-11-19')).message).toMatch(/първият ден \(19\.11\.2026\) вече е минал/)
  expect(db.businessTrips.get(trip.id)?.orderDate).toBeNull()
  expect((await begun('2026-11-20')).resultData).toMatchObject({ step: 'approved', orderDate: '2026-11-20' })
})

test('the car of a trip is checked again when the trip is approved', async () => {
  const { administrator: sendRequest, db } = await setUp()
  const own = db.users.by('userName', 'administrator')[0]?.personId
  const free = db.vehicles
    .all()
    .find(({ id, statusId }) => statusId === 1 && db.businessTrips.by('vehicleId', id).length === 0)!
  const approval = db.businessTrips.all().find(({ step, personId }) => step === 'approval' && personId !== own)!
  const [fromDate, toDate] = ['2026-11-23', '2026-11-24']
  const trip = { ...approval, transport: 'serviceCar', vehicleId: free.id, fromDate, toDate }
  db.put('businessTrips', trip)
  for (const { id } of db.vehicleInsurances.by('vehicleId', free.id)) db.remove('vehicleInsurances', id)
  const approve = () => sendRequest(businessTrips.move, { body: { id: trip.id, move: 'approve', comment: '' } })
  const uninsured = 'Автомобилът няма валидна „Гражданска отговорност“ на 23.11.2026.'
  expect((await sendRequest(businessTrips.byId, { query: { id: trip.id } })).resultData.carProblem).toBe(uninsured)
  expect((await approve()).message).toBe(uninsured)
  db.put('vehicles', { ...free, statusId: 2 })
  expect((await approve()).message).toBe('Автомобилът е в статус „В ремонт“. Изберете друг.')
  db.put('businessTrips', { ...trip, transport: 'train', vehicleId: null })
  expect((await approve()).resultData).toMatchObject({ step: 'approved', carProblem: null })
})

test('a company car has one trip at a time, and only a roadworthy one', async () => {
  const { administrator: sendRequest, as, db } = await setUp()
  const taken = db.businessTrips.all().find((row) => row.vehicleId !== null && row.step === 'approved')!
  const { fromDate, toDate, vehicleId } = taken
  const period = { fromDate, toDate }
  const free = async (tripId?: number) =>
    (
      await sendRequest(businessTrips.getFreeVehicles, { query: { ...period, ...(tripId && { tripId }) } })
    ).resultData.map(({ id }) => id)
  expect(await free()).not.toContain(vehicleId)
  expect(await free(taken.id)).toContain(vehicleId)
  const [other = 0] = await free()
  const record = (await sendRequest(businessTrips.byId, { query: { id: taken.id } })).resultData
  const idle = db.persons
    .all()
    .find(({ id }) => id !== record.person?.id && db.businessTrips.by('personId', id).length === 0)!
  const trip = { ...record, id: 0, person: { id: idle.id, name: '' }, substitute: null }
  const by = (id: number) => sendRequest(businessTrips.insert, { body: { ...trip, vehicle: { id, name: '' } } })
  expect((await by(vehicleId ?? 0)).additionalFieldMessages?.vehicle?.[0]).toMatch(
    /Автомобилът е зает .*командировка К-/,
  )
  const saved = (await by(other)).resultData
  expect(saved.vehicle).toMatchObject({ id: other, name: expect.stringContaining(',') })
  const byTrain = (await sendRequest(businessTrips.update, { body: { ...saved, transport: 'train' } })).resultData
  expect(byTrain.vehicle).toBeNull()
  db.put('vehicles', { ...db.vehicles.get(other)!, statusId: 4 })
  expect((await by(other)).additionalFieldMessages?.vehicle?.[0]).toMatch(/статус „Бракуван“/)
  expect((await by(999)).additionalFieldMessages?.vehicle).toEqual(['Няма такъв автомобил.'])
  const page = { query: { pageNumber: 1, pageSize: 500 }, body: { vehicleId: vehicleId ?? 0 } }
  const clerk = await as('up.business.trips')
  const own = (await clerk(businessTrips.list, page)).resultData.items
  expect(own.map(({ id }) => id)).toContain(taken.id)
  expect(own.every(({ vehicle }) => vehicle?.id === vehicleId)).toBe(true)
  expect((await sendRequest(vehicles.remove, { query: { id: vehicleId ?? 0 } })).message).toMatch(/командировки/)
})

import { expect, test } from 'vitest'
import { performersOf } from '../../../mocks/staff/performers.ts'
import type { LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../../../src/contract/staff.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { tripMoney } from '../../../src/rules/staff/tripRules.ts'
import { askBackend } from './askBackend.ts'

const blank = {
  id: 0,
  number: '',
  date: null,
  positionName: '',
  departmentName: '',
  authorId: null,
  note: '',
  step: 'draft' as const,
  performers: [],
  history: [],
  substitute: null,
  orderNumber: '',
  orderDate: null,
}
const setUp = async () => {
  const { world, as } = askBackend(40)
  const busy = new Set(
    [...world.leaveApplications.all(), ...world.businessTrips.all()].flatMap((row) =>
      row.toDate > '2027-01-10' ? [row.personId] : [],
    ),
  )
  const person = world.persons
    .all()
    .find(({ id, positionId }) => !busy.has(id) && world.positions.get(positionId)?.name === 'Инспектор')!
  const leave: LeaveApplication = {
    ...blank,
    person: { id: person.id, name: '' },
    kind: 'annual',
    fromDate: '2027-01-18',
    toDate: '2027-01-22',
    days: null,
    forYear: 2027,
    plannedToDate: null,
    fileCount: null,
  }
  return { world, person, leave, administrator: await as('administrator'), as }
}

test('a leave goes its way: numbers by the backend, days by the calendar, and then nobody takes the same days again', async () => {
  const { leave, person, administrator: ask } = await setUp()
  const { id, days, step } = (await ask(leaveApplications.insert, { body: leave })).resultData
  expect({ days, step }).toEqual({ days: 5, step: 'draft' })
  const move = (key: string, comment = '') => ask(leaveApplications.move, { body: { id, move: key, comment } })
  expect((await move('approve')).message).toMatch(/състояние „Чернова“/)
  expect((await move('submit')).resultData.number).toMatch(/^О-\d+\/2026$/)
  expect((await move('return')).additionalFieldMessages).toEqual({ comment: ['Полето е задължително'] })
  expect((await move('return', 'Друг заместник')).resultData.step).toBe('returned')
  for (const key of ['submit', 'agree', 'confirm']) expect((await move(key)).status).toBe(200)
  const approved = (await move('approve')).resultData
  expect(approved).toMatchObject({ step: 'approved', orderNumber: expect.stringMatching(/^ЗО-\d+\/2026$/) })
  expect(approved.history.map((one) => one.step)).toEqual([
    'agreement',
    'returned',
    'agreement',
    'check',
    'approval',
    'approved',
  ])
  const again = await ask(leaveApplications.insert, { body: leave })
  expect(again.additionalFieldMessages?.fromDate?.[0]).toMatch(/вече има подаден отпуск/)
  const january = { query: { fromDate: '2027-01-01', toDate: '2027-01-31' } }
  const away = (await ask(leaveApplications.getAbsences, january)).resultData
  expect(away.find((one) => one.person?.id === person.id)).toMatchObject({ what: 'leave', isApproved: true })
})

test('more days than are left are refused, and the report counts what is taken and requested', async () => {
  const { leave, person, administrator: ask } = await setUp()
  const ofPerson = { query: { year: 2027, personId: person.id } }
  const before = (await ask(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  const long = { ...leave, fromDate: '2027-03-08', toDate: '2027-05-28' }
  expect((await ask(leaveApplications.insert, { body: long })).additionalFieldMessages?.toDate?.[0]).toMatch(/остават/)
  const { id } = (await ask(leaveApplications.insert, { body: leave })).resultData
  await ask(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
  const after = (await ask(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  expect([after.requested, after.remaining]).toEqual([(before.requested ?? 0) + 5, (before.remaining ?? 0) - 5])
})

test('somebody else than the one whose step it is moves nothing, and one who does not see sick leaves is told of an absence', async () => {
  const { leave, administrator, as, world } = await setUp()
  const { id } = (await administrator(leaveApplications.insert, { body: leave })).resultData
  await administrator(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
  const clerk = await as('up.vacations')
  const reply = await clerk(leaveApplications.move, { body: { id, move: 'agree', comment: '' } })
  expect(reply.message).toMatch(/Стъпката е на: пряк ръководител/)
  const [sick] = world.sickLeaves.all()
  const days = { query: { fromDate: sick!.fromDate, toDate: sick!.toDate } }
  const seen = (await clerk(leaveApplications.getAbsences, days)).resultData.map(({ what }) => what)
  expect(seen).toContain('away')
  expect(seen).not.toContain('sickLeave')
})

test('a trip is accounted for once, and is reported when its expense report is closed', async () => {
  const { leave, person, administrator: ask, world } = await setUp()
  const { days: _, forYear: __, ...facts } = leave
  const trip = {
    ...facts,
    kind: 'domestic',
    place: 'Варна',
    itinerary: 'София – Варна – София',
    onAccountOf: 'own',
    groundKind: 'inspection',
    groundNumber: world.inspections.all()[0]!.number,
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
    (await ask(businessTrips.insert, { body: { ...trip, ...change } })).additionalFieldMessages?.groundNumber
  expect(await groundRefused({ groundNumber: ' ' })).toEqual(['Полето е задължително'])
  expect(await groundRefused({ groundNumber: 'П-9999/2026' })).toEqual(['Няма проверка с такъв номер.'])
  expect(await groundRefused({ groundKind: 'caseFile' })).toEqual(['Няма преписка с такъв номер.'])
  const saved = (await ask(businessTrips.insert, { body: trip })).resultData
  expect(saved).toMatchObject({
    onAccountOf: 'own',
    groundKind: 'inspection',
    groundNumber: trip.groundNumber,
    report: null,
    carProblem: null,
  })
  expect(tripMoney(saved)).toMatchObject({ daily: 4 * 2200 + 1100, lodging: 20000 })
  for (const move of ['submit', 'agree', 'confirm', 'approve'])
    expect((await ask(businessTrips.move, { body: { id: saved.id, move, comment: '' } })).status).toBe(200)
  const [waiting] = (await ask(expenseReports.getTripsToReport, { query: { personId: person.id } })).resultData.filter(
    ({ id }) => id === saved.id,
  )
  expect(waiting).toMatchObject({ advance: '200.00', fromDate: '2027-01-18' })
  // What is still to come is reported by nobody: the trip is made now.
  const made = { fromDate: '2026-11-16', toDate: '2026-11-20' }
  world.put('businessTrips', { ...world.businessTrips.get(saved.id)!, ...made })
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
  const { id } = (await ask(expenseReports.insert, { body: report })).resultData
  expect((await ask(expenseReports.insert, { body: report })).additionalFieldMessages?.trip).toEqual([
    'За тази командировка вече има отчет.',
  ])
  for (const move of ['submit', 'agree', 'confirm', 'approve', 'close'])
    expect((await ask(expenseReports.move, { body: { id, move, comment: '' } })).status).toBe(200)
  const reported = (await ask(businessTrips.byId, { query: { id: saved.id } })).resultData
  expect(reported.step).toBe('closed')
  expect(reported.report).toEqual({ id, name: world.expenseReports.get(id)?.number })
})

test('a trip that has begun without an order gets none any more', async () => {
  const { administrator: ask, world } = await setUp()
  const trip = world.businessTrips.all().find(({ step }) => step === 'approval')!
  const own = world.users.by('userName', 'administrator')[0]?.personId
  const begun = (fromDate: string) => {
    const person = { personId: trip.personId === own ? 1 : trip.personId }
    world.put('businessTrips', { ...trip, ...person, transport: 'train', vehicleId: null, fromDate })
    return ask(businessTrips.move, { body: { id: trip.id, move: 'approve', comment: '' } })
  }
  expect((await begun('2026-11-19')).message).toMatch(/първият ден \(19\.11\.2026\) вече е минал/)
  expect(world.businessTrips.get(trip.id)?.orderDate).toBeNull()
  expect((await begun('2026-11-20')).resultData).toMatchObject({ step: 'approved', orderDate: '2026-11-20' })
})

test('the car of a trip is looked at once more when the trip is approved', async () => {
  const { administrator: ask, world } = await setUp()
  const own = world.users.by('userName', 'administrator')[0]?.personId
  const free = world.vehicles
    .all()
    .find(({ id, statusId }) => statusId === 1 && world.businessTrips.by('vehicleId', id).length === 0)!
  const approval = world.businessTrips.all().find(({ step, personId }) => step === 'approval' && personId !== own)!
  const [fromDate, toDate] = ['2026-11-23', '2026-11-24']
  const trip = { ...approval, transport: 'serviceCar', vehicleId: free.id, fromDate, toDate }
  world.put('businessTrips', trip)
  for (const { id } of world.vehicleInsurances.by('vehicleId', free.id)) world.remove('vehicleInsurances', id)
  const approve = () => ask(businessTrips.move, { body: { id: trip.id, move: 'approve', comment: '' } })
  const uninsured = 'Автомобилът няма валидна „Гражданска отговорност“ на 23.11.2026.'
  expect((await ask(businessTrips.byId, { query: { id: trip.id } })).resultData.carProblem).toBe(uninsured)
  expect((await approve()).message).toBe(uninsured)
  world.put('vehicles', { ...free, statusId: 2 })
  expect((await approve()).message).toBe('Автомобилът е в статус „В ремонт“. Изберете друг.')
  world.put('businessTrips', { ...trip, transport: 'train', vehicleId: null })
  expect((await approve()).resultData).toMatchObject({ step: 'approved', carProblem: null })
})

test('a company car goes on one trip at a time, and only one that is fit for the road', async () => {
  const { administrator: ask, as, world } = await setUp()
  const taken = world.businessTrips.all().find((row) => row.vehicleId !== null && row.step === 'approved')!
  const { fromDate, toDate, vehicleId } = taken
  const period = { fromDate, toDate }
  const free = async (tripId?: number) =>
    (await ask(businessTrips.getFreeVehicles, { query: { ...period, ...(tripId && { tripId }) } })).resultData.map(
      ({ id }) => id,
    )
  expect(await free()).not.toContain(vehicleId)
  expect(await free(taken.id)).toContain(vehicleId)
  const [other = 0] = await free()
  const record = (await ask(businessTrips.byId, { query: { id: taken.id } })).resultData
  const idle = world.persons
    .all()
    .find(({ id }) => id !== record.person?.id && world.businessTrips.by('personId', id).length === 0)!
  const trip = { ...record, id: 0, person: { id: idle.id, name: '' }, substitute: null }
  const by = (id: number) => ask(businessTrips.insert, { body: { ...trip, vehicle: { id, name: '' } } })
  expect((await by(vehicleId ?? 0)).additionalFieldMessages?.vehicle?.[0]).toMatch(
    /Автомобилът е зает .*командировка К-/,
  )
  const saved = (await by(other)).resultData
  expect(saved.vehicle).toMatchObject({ id: other, name: expect.stringContaining(',') })
  const byTrain = (await ask(businessTrips.update, { body: { ...saved, transport: 'train' } })).resultData
  expect(byTrain.vehicle).toBeNull()
  world.put('vehicles', { ...world.vehicles.get(other)!, statusId: 4 })
  expect((await by(other)).additionalFieldMessages?.vehicle?.[0]).toMatch(/статус „Бракуван“/)
  expect((await by(999)).additionalFieldMessages?.vehicle).toEqual(['Няма такъв автомобил.'])
  const page = { query: { pageNumber: 1, pageSize: 500 }, body: { vehicleId: vehicleId ?? 0 } }
  const clerk = await as('up.business.trips')
  const own = (await clerk(businessTrips.list, page)).resultData.items
  expect(own.map(({ id }) => id)).toContain(taken.id)
  expect(own.every(({ vehicle }) => vehicle?.id === vehicleId)).toBe(true)
  expect((await ask(vehicles.remove, { query: { id: vehicleId ?? 0 } })).message).toMatch(/командировки/)
})

test('the seeded year holds no nonsense', () => {
  const { world } = askBackend(40)
  const today = '2026-11-20'
  const rows = [...world.leaveApplications.all(), ...world.businessTrips.all()]
  expect(world.leaveApplications.size).toBeGreaterThan(230)
  expect(world.businessTrips.size).toBeGreaterThan(110)
  expect(world.sickLeaves.size).toBeGreaterThan(25)
  expect(world.expenseReports.size).toBeGreaterThan(35)
  for (const row of [...rows, ...world.expenseReports.all()]) {
    expect(row.toDate >= row.fromDate, row.number).toBe(true)
    const times = row.history.map(({ at }) => at ?? '')
    expect(times, row.number).toEqual(times.toSorted())
    expect((times.at(-1) ?? '') <= '2026-11-20T22', row.number).toBe(true)
    expect(row.number === '', row.number).toBe(row.step === 'draft')
    if (row.step === 'closed') expect(row.toDate <= today, row.number).toBe(true)
  }
  for (const person of world.persons.all()) {
    const own = [...rows, ...world.sickLeaves.all()]
      .filter(({ personId }) => personId === person.id)
      .sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1))
    for (const [i, row] of own.entries()) expect((own[i - 1]?.toDate ?? '') < row.fromDate, row.number).toBe(true)
  }
  for (const report of world.expenseReports.all()) {
    const trip = world.businessTrips.get(report.tripId)
    expect(report.date! > trip!.toDate, report.number).toBe(true)
    expect(trip?.step === 'closed').toBe(report.step === 'closed')
  }
})

test('an interrupted leave gives its days back, and one without its paper is not checked', async () => {
  const { person, leave, administrator: ask, world } = await setUp()
  const goes = async (id: number, ...moves: string[]) => {
    for (const move of moves) await ask(leaveApplications.move, { body: { id, move, comment: '' } })
  }
  const { id } = (await ask(leaveApplications.insert, { body: leave })).resultData
  await goes(id, 'submit', 'agree', 'confirm', 'approve')
  const interrupt = (date: string) =>
    ask(leaveApplications.move, { body: { id, move: 'interrupt', comment: 'Болничен', date } })
  expect((await interrupt('2027-01-20')).message).toMatch(/Първият ден още не е настъпил/)
  world.put('leaveApplications', { ...world.leaveApplications.get(id)!, fromDate: '2026-11-16', toDate: '2026-11-27' })
  expect((await interrupt('2026-12-01')).additionalFieldMessages?.date?.[0]).toMatch(/ден от отпуска/)
  const ofPerson = { query: { year: 2027, personId: person.id } }
  const before = (await ask(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  const after = (await interrupt('2026-11-19')).resultData
  expect(after).toMatchObject({ step: 'interrupted', toDate: '2026-11-18', plannedToDate: '2026-11-27', days: 3 })
  expect(after.history.at(-1)?.insteadOf).toBe('')
  expect(after.history.find(({ move }) => move === 'agree')?.insteadOf).not.toBe('')
  const left = (await ask(leaveApplications.getRemainingLeave, ofPerson)).resultData[0]!
  expect(left.remaining).toBe((before.remaining ?? 0) + 7)

  const study = { ...leave, kind: 'study', forYear: null }
  const other = (await ask(leaveApplications.insert, { body: study })).resultData.id
  await goes(other, 'submit', 'agree')
  const confirm = () => ask(leaveApplications.move, { body: { id: other, move: 'confirm', comment: '' } })
  expect((await confirm()).message).toMatch(/Липсва документ: служебна бележка/)
  const paper = new FormData()
  paper.append('file', new File(['%PDF'], 'бележка.pdf', { type: 'application/pdf' }))
  await ask(leaveApplications.addFile, { query: { id: other }, body: paper })
  expect((await confirm()).resultData.step).toBe('approval')
})

test('nobody checks what he has agreed to himself', () => {
  const { world } = askBackend(40)
  for (const person of world.persons.all()) {
    const [agreement, check] = performersOf(world, 'leave', person)
    expect(check?.person?.id, person.lastName).not.toBe(person.id)
    if (agreement?.person) expect(check?.person?.id, person.lastName).not.toBe(agreement.person.id)
  }
})

test('who has the next step is told of it, and who applied of what was decided', async () => {
  const { leave, person, administrator: ask, world } = await setUp()
  const { id } = (await ask(leaveApplications.insert, { body: leave })).resultData
  const newest = (personId = 0) =>
    world.notifications
      .by('personId', personId)
      .findLast(({ staffKind, staffId }) => staffKind === 'leave' && staffId === id)
  const { performers } = (await ask(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })).resultData
  const [head, checker] = performers
  expect(newest(head?.person?.id)).toMatchObject({
    type: 'StaffStep',
    text: expect.stringMatching(/чака Вашето решение/),
  })
  expect(newest(person.id)).toBeUndefined()
  await ask(leaveApplications.move, { body: { id, move: 'agree', comment: '' } })
  expect(newest(checker?.person?.id)?.type).toBe('StaffStep')
  await ask(leaveApplications.move, { body: { id, move: 'refuse', comment: 'Няма кой да замества.' } })
  expect(newest(person.id)).toMatchObject({ type: 'StaffMoved', text: expect.stringMatching(/Отказано$/) })
})

test('a file of a sick leave is opened by the calls for sick leaves alone, and by nobody added to what is over', async () => {
  const { administrator, as, world } = await setUp()
  const pdf = new FormData()
  pdf.append('file', new File(['%PDF'], 'болничен.pdf', { type: 'application/pdf' }))
  const [sick] = world.sickLeaves.all()
  const { guid } = (await administrator(sickLeaves.addFile, { query: { id: sick!.id }, body: pdf })).resultData
  const clerk = await as('up.vacations')
  expect((await clerk(leaveApplications.downloadFile, { query: { guid } })).status).toBe(404)
  expect((await clerk(leaveApplications.deleteFile, { query: { guid } })).status).toBe(404)
  const refused = world.leaveApplications.all().find(({ step }) => step === 'refused')
  const reply = await clerk(leaveApplications.addFile, { query: { id: refused!.id }, body: pdf })
  expect(reply.message).toMatch(/състояние „Отказано“/)
})

test('a list is filtered by days that touch its period and by a department with all under it, and sorted by what it shows', async () => {
  const { administrator: ask, world } = await setUp()
  const all = { pageNumber: 1, pageSize: 500 }
  const july = { fromDate: '2026-07-01', toDate: '2026-07-31', departmentId: 10, kind: 'annual' }
  const { items } = (await ask(leaveApplications.list, { query: all, body: july })).resultData
  const under = new Set([10, 11, 12, 13])
  const expected = world.leaveApplications
    .all()
    .filter(
      (row) =>
        row.kind === 'annual' &&
        row.fromDate <= '2026-07-31' &&
        row.toDate >= '2026-07-01' &&
        under.has(world.persons.get(row.personId)?.departmentId ?? 0),
    )
  expect(items.length).toBeGreaterThan(0)
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id))
  const byNumber = { sortColumns: [{ columnName: 'number', direction: 'desc' as const }] }
  const [first] = (await ask(leaveApplications.list, { query: all, body: byNumber })).resultData.items
  const highest = Math.max(
    ...world.leaveApplications.all().map(({ number }) => Number(/-(\d+)\/2026$/.exec(number)?.[1] ?? 0)),
  )
  expect(first?.number).toBe(`О-${highest}/2026`)
})

test('a list begins with what is newest; drafts of others stand last, but never those of the reader', async () => {
  const { administrator: ask, as, leave, world } = await setUp()
  const admin = world.users.all().find(({ userName }) => userName === 'administrator')!
  const body = { ...leave, person: { id: admin.personId, name: '' } }
  const { id } = (await ask(leaveApplications.insert, { body })).resultData
  const all = { query: { pageNumber: 1, pageSize: 1000 }, body: {} }
  const mine = (await ask(leaveApplications.list, all)).resultData.items
  expect(mine[0]?.id).toBe(id)
  const others = (await (await as('up.manager'))(leaveApplications.list, all)).resultData.items
  const firstDraft = others.findIndex(({ step }) => step === 'draft')
  expect(others.slice(firstDraft).map(({ step }) => step)).toEqual(others.slice(firstDraft).map(() => 'draft'))
  expect(others.slice(firstDraft).some((one) => one.id === id)).toBe(true)
})

test('whoever a step is of may open the record', () => {
  const { world } = askBackend(40)
  const needed = { leave: 'UP_VACATIONS', trip: 'UP_BUSINESS_TRIPS', expense: 'UP_EXPENSES' } as const
  for (const person of world.persons.all())
    for (const [kind, role] of Object.entries(needed))
      for (const performer of performersOf(world, kind as keyof typeof needed, person)) {
        const [user] = world.users.by('personId', performer.person?.id ?? 0)
        const mayOpen = user?.roles.some((own) => [role, 'UP_MANAGER', 'ADMINISTRATOR'].includes(own))
        expect(mayOpen, `${performer.title} ${performer.person?.name}, ${kind} of ${person.lastName}`).toBe(true)
      }
})

test('nobody has taken more leave than there was', async () => {
  const { administrator: ask } = await setUp()
  for (const year of [2025, 2026])
    for (const one of (await ask(leaveApplications.getRemainingLeave, { query: { year } })).resultData)
      expect(one.remaining, one.person?.name).toBeGreaterThanOrEqual(0)
})

import { measuringDevices } from '../../../src/contract/devices.ts'
import { groupedInspections, inspections } from '../../../src/contract/inspections.ts'
import type { LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { fuelExpenses, vehicleInsurances } from '../../../src/contract/vehicles.ts'
import { addDays } from '../../../src/dates/civilDate.ts'
import type { Trainee, Ways } from './trainee.ts'

const apply = async (at: Trainee, given: Partial<LeaveApplication> = {}, isSubmitted = true) => {
  const body: LeaveApplication = {
    id: 0,
    number: '',
    date: null,
    positionName: '',
    departmentName: '',
    authorId: null,
    note: '',
    step: 'draft',
    performers: [],
    history: [],
    orderNumber: '',
    orderDate: null,
    person: { id: at.personOf('rtodorova'), name: '' },
    substitute: { id: at.personOf('up.business.trips'), name: '' },
    kind: 'annual',
    fromDate: '2027-01-19',
    toDate: '2027-01-19',
    days: null,
    forYear: 2027,
    plannedToDate: null,
    fileCount: null,
    ...given,
  }
  const { id } = await at.ask(leaveApplications.insert, { body })
  if (isSubmitted) await at.ask(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
}

const carOf = (at: Trainee) =>
  at.world.vehicles.all().find(({ registrationNumber }) => registrationNumber === at.of('car', 'number'))?.id ?? 0
const insure = async (at: Trainee, given: object = {}) => {
  const one = { pageNumber: 1, pageSize: 1 }
  const { items } = await at.ask(vehicleInsurances.list, { query: one, body: { vehicleId: carOf(at) } })
  const validFrom = addDays(at.of('car', 'liabilityUntil'), 1)
  const body = {
    ...items[0]!,
    id: 0,
    kindId: 1,
    insurer: 'Армеец',
    policyNumber: 'BG/22/126000001',
    validFrom,
    validTo: addDays(validFrom, 364),
    amount: '300.00',
    instalments: [{ date: validFrom, amount: '300.00', paidOn: null }],
    ...given,
  }
  return at.ask(vehicleInsurances.insert, { body })
}
const fill = async (at: Trainee, given: object = {}, driven = 250) => {
  const { items } = await at.ask(fuelExpenses.list, {
    query: { pageNumber: 1, pageSize: 1 },
    body: { vehicleId: carOf(at) },
  })
  const body = {
    ...items[0]!,
    id: 0,
    date: '2026-11-20',
    quantity: 20,
    unitPrice: '1.35',
    amount: '27.00',
    mileage: (items[0]?.mileage ?? 0) + driven,
    documentNumber: 'УЧ-1',
    driverReason: 'Замества',
    deviationReason: 'Учебно',
    ...given,
  }
  return at.ask(fuelExpenses.insert, { body })
}

const enterType = async (at: Trainee, given: object = {}, isRegistered = true) => {
  const known = at.world.approvedTypes.all().find(({ isDraft }) => !isDraft)
  const { id: _, ...body } = await at.ask(measuringDevices.byId, { query: { id: known?.guid ?? '' } })
  const draft = await at.ask(measuringDevices.insert, {
    query: {},
    body: {
      ...body,
      measuringType: 'УЧ-100',
      certificateNumber: 'BG-УЧ.100',
      certificateDate: '2026-11-20',
      validUntil: '2036-11-19',
      holder: { id: at.id('applicant'), name: '' },
      ...given,
    },
  })
  if (isRegistered) await at.ask(measuringDevices.register, { query: { id: draft.id } })
}

const planGroup = async (at: Trainee, departmentIds: number[], isPlanned = true, dateTo = '2026-12-04') => {
  const known = await at.ask(groupedInspections.byGuid, {
    query: { guid: at.world.groupedInspections.all()[0]?.guid ?? '' },
  })
  const made = await at.ask(groupedInspections.insert, {
    body: {
      ...known,
      guid: '',
      number: '',
      statusId: 1,
      name: 'Везни на пазарите',
      dateFrom: '2026-11-23',
      dateTo,
      summary: '',
      plan: departmentIds.map((departmentId) => ({ departmentId, departmentName: '', count: 1 })),
      inspections: [],
    },
  })
  if (isPlanned) await at.ask(groupedInspections.move, { body: { guid: made.guid, move: 'plan', comment: '' } })
}

const inspect = async (at: Trainee, device: object | null) => {
  const planned = at.world.inspections.all().find((row) => row.statusId === 2 && row.groupedInspectionGuid === null)
  const known = await at.ask(inspections.byGuid, { query: { guid: planned?.guid ?? '' } })
  const like = at.world.inspections.all().find(({ devices }) => devices.length > 0)?.devices[0]
  const devices = device && like ? [{ ...like, serialNumber: '26-УЧ-001', ...device }] : []
  return at.ask(inspections.insert, {
    body: {
      ...known,
      guid: '',
      number: '',
      statusId: 1,
      groupedInspection: null,
      team: [{ id: at.personOf('tmarinov'), name: '' }],
      inspectedPerson: { id: at.id('site'), name: '' },
      devices,
    },
  })
}
const broken = { isConforming: false, violation: 'Изтекъл знак', measure: 'Спряна от употреба' }

export const waysOfRecords: Readonly<Record<string, Ways>> = {
  'leave-with-substitute': {
    right: (at) => apply(at),
    wrong: [
      { name: 'a draft', way: (at) => apply(at, {}, false), told: 'Заявлението е още чернова. Подайте го.' },
      { name: 'two days', way: (at) => apply(at, { toDate: '2027-01-20' }), told: 'Отпускът не е за един ден.' },
      {
        name: 'another substitute',
        way: (at) => apply(at, { substitute: { id: at.personOf('tzhekova'), name: '' } }),
        told: 'Заместникът не е Ивелина Кръстева.',
      },
    ],
  },
  'car-policy': {
    right: (at) => insure(at),
    wrong: [
      {
        name: 'of another kind',
        way: (at) =>
          insure(at, {
            kindId: 3,
            validFrom: '2027-09-01',
            validTo: '2028-08-30',
            instalments: [{ date: '2027-09-01', amount: '300.00', paidOn: null }],
          }),
        told: 'Видът на полицата не е „Гражданска отговорност“.',
      },
      {
        name: 'a day later, and for half a year',
        way: (at) => {
          const validFrom = addDays(at.of('car', 'liabilityUntil'), 2)
          const instalments = [{ date: validFrom, amount: '300.00', paidOn: null }]
          return insure(at, { validFrom, validTo: addDays(validFrom, 182), instalments })
        },
        told: 'Полицата не започва в деня след края на сегашната.',
      },
      {
        name: 'for another number',
        way: (at) => insure(at, { policyNumber: 'BG/22/1' }),
        told: 'Номерът на полицата трябва да е BG/22/126000001.',
      },
    ],
  },
  fuel: {
    right: (at) => fill(at),
    wrong: [
      {
        name: 'less fuel',
        way: (at) => fill(at, { quantity: 10, amount: '13.50' }),
        told: 'Количеството не е 20 литра.',
      },
      {
        name: 'with other kilometres',
        way: (at) => fill(at, {}, 260),
        told: 'Километрите не са с 250 повече, отколкото при последното зареждане.',
      },
      {
        name: 'with the date of yesterday',
        way: (at) => fill(at, { date: '2026-11-19' }),
        told: 'Зареждането не е с днешна дата.',
      },
    ],
  },
  'type-to-certificate': {
    right: (at) => enterType(at),
    wrong: [
      { name: 'a draft', way: (at) => enterType(at, {}, false), told: 'Типът е още чернова. Впишете го.' },
      {
        name: 'a certificate of yesterday',
        way: (at) => enterType(at, { certificateDate: '2026-11-19' }),
        told: 'Удостоверението не е с днешна дата.',
      },
      {
        name: 'another certificate and a short validity',
        way: (at) => enterType(at, { certificateNumber: 'BG-26.11.1', validUntil: '2027-11-19' }),
        told: 'Валидността не е десет години.',
      },
    ],
  },
  'group-inspection': {
    right: (at) => planGroup(at, [61, 62]),
    wrong: [
      {
        name: 'for a month',
        way: (at) => planGroup(at, [61, 62], true, '2026-12-23'),
        told: 'Проверката не продължава две седмици.',
      },
      { name: 'without Plovdiv', way: (at) => planGroup(at, [61]), told: 'Отделът в Пловдив не участва.' },
      {
        name: 'a draft',
        way: (at) => planGroup(at, [61, 62], false),
        told: 'Проверката е още чернова. Планирайте я.',
      },
    ],
  },
  'inspection-with-device': {
    right: (at) => inspect(at, broken),
    wrong: [
      {
        name: 'without the device',
        way: (at) => inspect(at, null),
        told: 'Везната 26-УЧ-001 не е сред проверените средства.',
      },
      {
        name: 'with another violation',
        way: (at) => inspect(at, { ...broken, violation: 'Счупена пломба' }),
        told: 'При везната не е записано нарушението: знак с изтекъл срок.',
      },
      {
        name: 'with a device in order',
        way: (at) => inspect(at, { isConforming: true, violation: '', measure: '' }),
        told: 'Везната не е отбелязана като неотговаряща.',
      },
    ],
  },
}

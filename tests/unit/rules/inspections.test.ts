import { expect, test } from 'vitest'
import type { GroupedInspection, InspectedDevice, Inspection } from '../../../src/contract/shapes/inspections.ts'
import { copyOfGroup, copyOfInspection, followUpOf, inspectionOfGroup } from '../../../src/rules/inspections/copies.ts'
import { devicesToFollow } from '../../../src/rules/inspections/followUp.ts'
import {
  blankGroup,
  groupClosingErrors,
  groupErrors,
  groupTotals,
  planAgainstDone,
} from '../../../src/rules/inspections/groupRules.ts'
import {
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  moveOf,
  movesFromStatus,
} from '../../../src/rules/inspections/inspectionMoves.ts'
import {
  blankDevice,
  blankInspection,
  closingErrors,
  deviceErrors,
  inspectionErrors,
  measureErrors,
  plannedErrors,
  repeatedDevices,
} from '../../../src/rules/inspections/inspectionRules.ts'
import { pastedDevices } from '../../../src/rules/inspections/pastedDevices.ts'
import { filledProtocol, formFor, newProtocol, protocolErrors } from '../../../src/rules/inspections/protocolFill.ts'

const guid = '00000000-0000-4000-8000-000000000001'
const device = (change: Partial<InspectedDevice> = {}): InspectedDevice => ({
  ...blankDevice('d1', 'Водомери'),
  name: 'Водомер за студена вода',
  measuringType: 'AQ-15',
  serialNumber: '21-00457',
  isConforming: true,
  ...change,
})
const prescription = {
  kind: 'prescription',
  number: '',
  date: '2026-11-02',
  until: '2026-12-02',
  doneOn: null,
  text: 'Да се представи за проверка.',
}
const one: Inspection = {
  ...blankInspection,
  guid,
  number: 'П-12/2026',
  statusId: 3,
  kindId: 1,
  basis: 'plan',
  startsAt: '2026-11-02T10:00',
  endsAt: '2026-11-02T12:30',
  department: { id: 68, name: 'Регионален отдел – Враца' },
  team: [
    { id: 1, name: 'Мария Колева' },
    { id: 2, name: 'Иван Петров' },
  ],
  inspectedPerson: { id: 9, name: '„Слънчев пазар“ ЕООД' },
  inspectedPersonIdentifier: 'ЕИК 123456786',
  siteName: 'Пазар „Запад“',
  siteKind: 'Пазар',
  settlementName: 'Мездра',
  siteAddress: 'ул. „Христо Ботев“ № 4',
  representativeName: 'Петър Стоев',
  representativePosition: 'управител',
  categories: ['Водомери'],
  requirements: 'Валидност на знаците',
  devices: [device()],
  findings: 'Всичко е в ред.',
  resultId: 1,
  protocol: { ...newProtocol(blankInspection, undefined, '2026-11-02'), number: 'П-12/2026' },
}
const fields = (errors: object) => Object.keys(errors).sort()

test.each<[string, Partial<Inspection>, string[]]>([
  ['a whole one', {}, []],
  ['a draft with gaps', { statusId: 1, team: [], inspectedPerson: null, siteName: '', categories: [] }, []],
  [
    'a draft without its day and department',
    { statusId: 1, startsAt: null, department: null },
    ['department', 'startsAt'],
  ],
  ['an order without its number', { basis: 'order', basisNumber: '' }, ['basisDate', 'basisNumber']],
  ['nobody inspects', { team: [] }, ['team']],
  ['an end before the beginning', { endsAt: '2026-11-02T09:59' }, ['endsAt']],
  ['a follow-up on the same day', { followUpUntil: '2026-11-02' }, ['followUpUntil']],
  ['a device that does not conform, without why', { devices: [device({ isConforming: false })] }, ['devices']],
  ['one device twice', { devices: [device(), device({ key: 'd2' })] }, ['devices']],
  ['a prescription without a term', { measures: [{ ...prescription, until: null }] }, ['measures']],
])('saving: %s', (_, change, wrong) => {
  expect(fields(inspectionErrors({ ...one, ...change }))).toEqual(wrong)
})

test('a draft leaves the drafts only whole', () => {
  expect(
    fields(plannedErrors({ ...blankInspection, kindId: 1, startsAt: one.startsAt, department: one.department })),
  ).toEqual([
    'basis',
    'categories',
    'inspectedPerson',
    'requirements',
    'settlementName',
    'siteAddress',
    'siteKind',
    'siteName',
    'team',
  ])
})

test.each<[string, Partial<Inspection>, string[]]>([
  ['nothing is missing', {}, []],
  [
    'everything is missing, and all of it is named',
    { endsAt: null, representativeName: '', devices: [], findings: ' ', resultId: null, protocol: null },
    ['devices', 'endsAt', 'findings', 'protocol', 'representativeName', 'resultId'],
  ],
  ['a device that nobody looked at', { devices: [device({ isConforming: null })] }, ['devices']],
  ['no violations beside a wrong device', { devices: [device({ isConforming: false, violation: 'x' })] }, ['resultId']],
  ['violations without any', { resultId: 2 }, ['measures', 'resultId']],
  [
    'a prescription without the day of the next inspection',
    { resultId: 2, devices: [device({ isConforming: false, violation: 'x' })], measures: [prescription] },
    ['followUpUntil'],
  ],
  ['an obstructed one needs no devices and nobody present', { resultId: 3, devices: [], representativeName: '' }, []],
])('closing: %s', (_, change, wrong) => {
  expect(fields(closingErrors({ ...one, ...change }))).toEqual(wrong)
})

test('rows: what a device and a measure must say', () => {
  expect(fields(deviceErrors(blankDevice('d')))).toEqual(['category', 'name', 'serialNumber'])
  expect(deviceErrors(device())).toEqual({})
  expect(fields(measureErrors({ ...prescription, kind: 'act', number: '', date: null, until: null }))).toEqual([
    'date',
    'number',
  ])
  expect(fields(measureErrors({ ...prescription, until: '2026-11-01' }))).toEqual(['until'])
  expect([
    ...repeatedDevices([
      device(),
      device({ key: 'd2', serialNumber: ' 21-00457 ' }),
      device({ key: 'd3', serialNumber: '' }),
    ]),
  ]).toEqual(['d2'])
})

const manager = { personId: 1, roles: ['INSPECTIONS_MANAGER'] }
const colleague = { personId: 2, roles: ['INSPECTIONS_MANAGER'] }
const other = { personId: 5, roles: ['INSPECTIONS_MANAGER'] }
const reader = { personId: 1, roles: ['INSPECTIONS_READ'] }
const remover = { personId: 7, roles: ['INSPECTIONS_READ', 'INSPECTIONS_DELETE'] }
const administrator = { personId: 99, roles: ['ADMINISTRATOR'] }

test.each([
  ['plan', 1, other, true],
  ['plan', 2, other, false],
  ['plan', 1, reader, false],
  ['start', 2, manager, true],
  ['start', 2, colleague, true],
  ['start', 2, other, false],
  ['finish', 3, colleague, true],
  ['finish', 2, colleague, false],
  ['finish', 3, administrator, true],
  ['annul', 3, manager, true],
  ['annul', 3, colleague, false],
  ['annul', 1, manager, false],
  ['annul', 4, administrator, false],
])('%s from status %i by %o: %s', (key, statusId, me, may) => {
  expect(mayMoveInspection(moveOf(key)!, { ...one, statusId }, me).allowed).toBe(may)
})

test('an inspection without a team may be begun by whoever manages: what is missing is said then', () => {
  expect(mayMoveInspection(moveOf('start')!, { statusId: 1, team: [] }, other).allowed).toBe(true)
})

test('moves, changes and deletions by status and role', () => {
  expect([1, 2, 3, 4, 5].map((id) => movesFromStatus(id).map(({ key }) => key))).toEqual([
    ['plan', 'start'],
    ['start', 'annul'],
    ['finish', 'annul'],
    [],
    [],
  ])
  expect([1, 2, 3, 4, 5].map((statusId) => mayChangeInspection({ statusId, team: [] }, other).allowed)).toEqual([
    ...[true, true, true, false, false],
  ])
  expect(mayChangeInspection({ statusId: 1, team: [] }, reader).allowed).toBe(false)
  const removal = (statusId: number, me: typeof other) => mayRemoveInspection({ statusId, team: [] }, me).allowed
  expect([removal(1, remover), removal(1, other), removal(2, remover), removal(1, administrator)]).toEqual([
    ...[true, false, false, true],
  ])
})

const found = {
  ...one,
  resultId: 2,
  devices: [
    device({ isConforming: false, violation: 'Изтекъл знак', reading: '+3', mark: '24-1' }),
    device({ key: 'd2', serialNumber: '2' }),
  ],
  measures: [prescription],
  followUpUntil: '2026-12-02',
  note: 'вътрешна',
}
let made = 0
const newKey = () => `k${++made}`

test('a copy takes whom and what is inspected, and nothing that was found or dated', () => {
  const copy = copyOfInspection(found, newKey)
  const { team, department, siteName, inspectedPerson, categories, requirements } = found
  expect(copy).toMatchObject({ team, department, siteName, inspectedPerson, categories, requirements, kindId: 1 })
  const { guid: _g, devices, ...rest } = copy
  expect(rest).toMatchObject({ number: '', statusId: 1, startsAt: null, endsAt: null, findings: '', resultId: null })
  expect(rest).toMatchObject({ measures: [], protocol: null, followUpUntil: null, follows: null, note: '', basis: '' })
  expect(devices.map(({ serialNumber }) => serialNumber)).toEqual(['21-00457', '2'])
  for (const row of devices) expect(row).toMatchObject({ isConforming: null, reading: '', violation: '', mark: '' })
  expect(devices.every(({ key }) => !['d1', 'd2'].includes(key))).toBe(true)
})

test('a follow-up takes the chosen devices, the protocol as its ground and the term as its day', () => {
  const next = followUpOf(found, ['d1'], { today: '2026-11-20', newKey })
  expect(next).toMatchObject({ kindId: 4, basis: 'protocol', basisNumber: 'П-12/2026', startsAt: '2026-12-02T09:00' })
  expect(next.follows).toEqual({ guid, number: 'П-12/2026' })
  expect(next.devices).toHaveLength(1)
  expect(next.devices[0]).toMatchObject({ serialNumber: '21-00457', isConforming: null, violation: '' })
  expect(followUpOf(found, ['d1'], { today: '2027-01-05', newKey }).startsAt).toBe('2027-01-05T09:00')
})

test('a following inspection is due for what did not conform, until a later check finds it in order', () => {
  const first = {
    guid: 'a',
    dateFrom: '2026-05-01',
    isFinished: true,
    followUpUntil: '2026-06-01',
    devices: found.devices,
  }
  const later = (isConforming: boolean, isFinished = true) => ({
    ...{ guid: 'b', dateFrom: '2026-06-02', isFinished, followUpUntil: '2026-07-02' },
    devices: [device({ key: 'x', isConforming, measuringType: ' aq-15' })],
  })
  const keys = (...args: Parameters<typeof devicesToFollow>) =>
    devicesToFollow(...args).map(({ inspection, device: { key }, until }) => [inspection.guid, key, until])
  expect(keys([first])).toEqual([['a', 'd1', '2026-06-01']])
  expect(keys([later(true), first])).toEqual([])
  expect(keys([later(false), first])).toEqual([['b', 'x', '2026-07-02']])
  expect(keys([later(true, false), first])).toEqual([['a', 'd1', '2026-06-01']])
  expect(keys([first], { fromDate: '2026-06-02' })).toEqual([])
  const due = { ...first, devices: [device({ nextCheckUntil: '2026-12-31' })] }
  expect(keys([due])).toEqual([])
  expect(keys([due], { toDate: '2026-12-31' })).toEqual([['a', 'd1', '2026-12-31']])
})

const included = (change: object) => ({
  ...{ guid, number: 'П-1/2026', date: '2026-11-02', departmentId: 68, inspectedPersonName: '', settlementName: '' },
  ...{
    siteName: 'А',
    devicesCount: 3,
    nonConformingCount: 0,
    prescriptionsCount: 0,
    actsCount: 0,
    resultId: 1,
    statusId: 4,
  },
  ...change,
})
const group: GroupedInspection = {
  ...blankGroup,
  guid,
  number: 'ГП-2/2026',
  name: 'Везни по пазари',
  categories: ['Водомери'],
  dateFrom: '2026-12-01',
  dateTo: '2026-12-18',
  orderNumber: 'РД-09-120',
  orderDate: '2026-11-10',
  leader: { id: 1, name: 'Мария Колева' },
  plan: [
    { departmentId: 68, departmentName: 'Враца', count: 2 },
    { departmentId: 63, departmentName: 'Варна', count: 1 },
  ],
  summary: 'Готово.',
  inspections: [
    included({}),
    included({ number: 'П-2/2026', siteName: 'Б', nonConformingCount: 2, prescriptionsCount: 1, actsCount: 1 }),
    included({ number: 'П-3/2026', statusId: 2 }),
    included({ number: 'П-4/2026', statusId: 5, departmentId: 63 }),
    included({ number: 'П-5/2026', departmentId: 61, siteName: 'В' }),
  ],
}

test('plan against done by department, with one that was not planned; totals over the closed ones', () => {
  const rows = planAgainstDone(group.plan, group.inspections, () => 'София')
  expect(rows.map((row) => [row.departmentName, row.count, row.started, row.done, row.withViolations])).toEqual([
    ['Враца', 2, 3, 2, 1],
    ['Варна', 1, 0, 0, 0],
    ['София', 0, 1, 1, 0],
  ])
  expect(groupTotals(group.inspections)).toEqual({
    ...{ inspections: 3, sites: 3, devices: 9, nonConforming: 2, withViolations: 1, violationsPercent: 33 },
    ...{ prescriptions: 1, acts: 1 },
  })
  expect(groupTotals([]).violationsPercent).toBeNull()
})

test.each<[string, Partial<GroupedInspection>, string[]]>([
  ['a whole one', {}, []],
  [
    'an empty one',
    blankGroup,
    ['categories', 'dateFrom', 'dateTo', 'leader', 'name', 'orderDate', 'orderNumber', 'plan'],
  ],
  ['a period turned round', { dateTo: '2026-11-30' }, ['dateTo']],
  ['one department twice', { plan: [...group.plan, ...group.plan] }, ['plan']],
  ['a department without a count', { plan: [{ departmentId: 1, departmentName: '', count: 0 }] }, ['plan']],
])('saving a group: %s', (_, change, wrong) => {
  expect(fields(groupErrors({ ...group, ...change }))).toEqual(wrong)
})

test('a group is closed only with all of its inspections closed and its report written', () => {
  expect(groupClosingErrors(group)).toEqual({ inspections: 'Не са приключени: П-3/2026.' })
  const done = group.inspections.filter(({ statusId }) => statusId !== 2)
  expect(groupClosingErrors({ ...group, inspections: done })).toEqual({})
  expect(fields(groupClosingErrors({ ...group, inspections: [], summary: ' ' }))).toEqual(['inspections', 'summary'])
})

test('a single inspection of a group takes its order, scope and first day; a copy of a group takes neither', () => {
  const own = inspectionOfGroup(group, { id: 68, name: 'Враца' }, '2026-11-20')
  expect(own).toMatchObject({ kindId: 6, basis: 'order', basisNumber: 'РД-09-120', startsAt: '2026-12-01T09:00' })
  expect(own).toMatchObject({ categories: ['Водомери'], groupedInspection: { guid, number: 'ГП-2/2026' } })
  expect(inspectionErrors(own)).toEqual({})
  const { name, plan, leader } = group
  expect(copyOfGroup(group)).toEqual({ ...blankGroup, name, plan, leader, categories: ['Водомери'] })
})

const paste = (text: string) =>
  pastedDevices(text, { categories: ['Водомери', 'Електромери'], category: 'Водомери', newKey })

test('rows are taken from a pasted table by its head, or in the usual order', () => {
  const [named] = paste('Сериен №\tТип\tСъответства\tНеизвестна\n12-7\tAQ-15\tне\t')
  expect(named?.device).toMatchObject({
    category: 'Водомери',
    serialNumber: '12-7',
    measuringType: 'AQ-15',
    isConforming: false,
  })
  const [plain] = paste('електромери\tЕлектромер\tGX-1\t77\t24-001\t1.2.2027 г.\t+0,3 %\tДа\t\r\n\r\n')
  expect(plain?.device).toMatchObject({
    ...{ category: 'Електромери', name: 'Електромер', serialNumber: '77', markValidUntil: '2027-02-01' },
    ...{ reading: '+0,3 %', isConforming: true },
  })
  expect(plain?.problems).toEqual([])
  expect(paste('')).toEqual([])
})

test('what of a pasted row is not understood is said with its line, and the rest is taken', () => {
  const rows = paste('Водомери\t"Водомер\nза ""вода"""\tAQ\t1\nТеглилки\tВезна\tVE\t2\t\t31.02.2027\t\tможе би\t\tоще')
  expect(rows.map(({ line }) => line)).toEqual([1, 3])
  expect(rows[0]?.device.name).toBe('Водомер за "вода"')
  expect(rows[1]?.device.serialNumber).toBe('2')
  expect(rows[1]?.problems).toEqual([
    'категорията „Теглилки“ не е от списъка',
    '„31.02.2027“ не е дата',
    '„може би“ не е нито „да“, нито „не“',
    '„още“ е в излишна колона',
  ])
})

test('200 pasted rows are understood at once', () => {
  const text = Array.from({ length: 200 }, (_, i) => `Водомери\tВодомер\tAQ-15\t${i}\t\t01.01.2027\t+0,1 %\tда\t`).join(
    '\n',
  )
  const start = performance.now()
  expect(paste(text)).toHaveLength(200)
  expect(performance.now() - start).toBeLessThan(200)
})

test('a protocol is the template with its fields filled in; the table of devices stays a field', () => {
  const content =
    '# ПРОТОКОЛ № {{проверка.номер}}\nДнес, {{дата}}, {{проверяващи}} при {{лице.наименование}}, ЕИК {{лице.еик}}: {{обект.адрес}}\n{{таблица.СИ}}'
  expect(filledProtocol(content, one)).toBe(
    '# ПРОТОКОЛ № П-12/2026\nДнес, 02.11.2026 г., Мария Колева и Иван Петров при „Слънчев пазар“ ЕООД, ЕИК 123456786: Пазар „Запад“, Мездра, ул. „Христо Ботев“ № 4\n{{таблица.СИ}}',
  )
  expect(filledProtocol('{{лице.еик}}', blankInspection)).toBe('……………………')
  const forms = [
    { id: 1, name: 'общ', inspectionKindId: null, content },
    { id: 3, name: 'последваща', inspectionKindId: 4, content: 'x' },
  ]
  expect([formFor(forms, 1)?.id, formFor(forms, 4)?.id, formFor([], 4)]).toEqual([1, 3, undefined])
  const protocol = newProtocol({ ...found, protocol: null }, forms[0], '2026-11-20')
  expect(protocol).toMatchObject({
    templateId: 1,
    number: 'П-12/2026',
    date: '2026-11-02',
    time: '12:30',
    place: 'Мездра',
  })
  expect(protocol).toMatchObject({ attendees: 'Петър Стоев, управител', prescriptions: prescription.text })
  expect(protocolErrors(protocol)).toEqual({})
  expect(
    fields(protocolErrors({ ...protocol, number: '', time: '25:00', copies: 0, prescriptionsUntil: null })),
  ).toEqual([...['copies', 'number', 'prescriptionsUntil', 'time']])
})

import { expect, test } from 'vitest'
import { type DeviceFilters, foreignDevices, measuringDevices } from '../../../src/contract/devices.ts'
import { inspections } from '../../../src/contract/inspections.ts'
import { externalReports, reports } from '../../../src/contract/reports.ts'
import type { StaffFilter } from '../../../src/contract/shapes/staff.ts'
import { businessTrips, sickLeaves } from '../../../src/contract/staff.ts'
import { costKinds } from '../../../src/contract/vehicleKinds.ts'
import {
  fuelExpenses,
  maintenances,
  vehicleInspections,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from '../../../src/contract/vehicles.ts'
import { daysBetween } from '../../../src/dates/civilDate.ts'
import { daysOfBar } from '../../../src/rules/reports/periods.ts'
import { tripDays, tripMoney } from '../../../src/rules/staff/tripRules.ts'
import { centsOf, convertCents, currencyOn } from '../../../src/rules/words/money.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(20)
const admin = await backend.as('administrator')
const all = { pageNumber: 1, pageSize: 1000 }
const year = { fromDate: '2026-01-01', toDate: '2026-11-20' }
const begun = { sinceDate: year.fromDate, toDate: year.toDate }
const sum = <R>(rows: readonly R[], of: (row: R) => number | null): number =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0)
const cents = (amount: string | null): number => centsOf(amount ?? '') ?? 0
const barsIn = ({ charts }: { charts: { chart: string; bars: { key: string; values: number[] }[] }[] }, name: string) =>
  charts.find(({ chart }) => chart === name)?.bars ?? []
const totalIn = ({ totals }: { totals: { figure: string; value: number | null }[] }, metric: string) =>
  totals.find((one) => one.figure === metric)?.value

test('expenses: by kind and by car they add up to the report of the vehicles, each row to its list', async () => {
  const known = (await admin(vehicleReports.getCostsSummary, { body: year })).resultData
  const byKind = (await admin(reports.expensesByKindReport.rows, { query: all, body: year })).resultData.items
  const byVehicle = (await admin(reports.expensesByVehicleReport.rows, { query: all, body: year })).resultData.items
  const totals = (await admin(reports.expensesByKindReport.summary, { body: year })).resultData
  expect(totalIn(totals, 'amount')).toBe(cents(known.total))
  expect(totalIn(totals, 'share')).toBe(100)
  for (const kind of costKinds) {
    expect(
      sum(
        byKind.filter((row) => row.kind === kind),
        (row) => row.amount,
      ),
    ).toBe(cents(known[kind]))
    expect(
      sum(
        byVehicle.filter((row) => row.kind === kind),
        (row) => row.amount,
      ),
    ).toBe(cents(known[kind]))
  }
  expect(sum(byKind, (row) => row.share)).toBeCloseTo(100, 0)
  for (const { vehicleId, kind, count, amount } of byVehicle) {
    const body = { ...year, vehicleId }
    if (kind === 'fuel') {
      const { items } = (await admin(fuelExpenses.list, { query: all, body })).resultData
      expect([items.length, sum(items, (row) => cents(row.amount))]).toEqual([count, amount])
    }
    if (kind === 'repair' || kind === 'maintenance') {
      const { items } = (await admin(maintenances.list, { query: all, body: { ...body, costKind: kind } })).resultData
      expect([items.length, sum(items, (row) => cents(row.amount))]).toEqual([count, amount])
    }
  }
})

test('policies and inspections: those of the lists that end in the period, with the remaining days', async () => {
  const policies = (await admin(vehicleInsurances.list, { query: all, body: {} })).resultData.items
  const cars = (await admin(vehicles.list, { query: all, body: {} })).resultData.items
  const outOfUse = new Set(cars.flatMap(({ id, statusId }) => (statusId === 4 || statusId === 5 ? [id] : [])))
  const period = { fromDate: '2026-11-20', toDate: '2027-11-19' }
  for (const [kindId, { rows, summary }] of [
    [1, reports.goInsurancesReport],
    [2, reports.insurancesReport],
    [3, reports.accidentInsurancesReport],
  ] as const) {
    const found = (await admin(rows, { query: all, body: period })).resultData.items
    const listed = policies.filter(
      (one) => one.kindId === kindId && (one.validTo ?? '') >= period.fromDate && (one.validTo ?? '') <= period.toDate,
    )
    const ended = found.filter(({ instalment }) => instalment === null)
    expect(ended.map(({ insuranceId }) => insuranceId).sort()).toEqual(listed.map(({ id }) => id).sort())
    const due = policies
      .filter((one) => one.kindId === kindId && !outOfUse.has(one.vehicleId))
      .flatMap(({ id, instalments }) =>
        instalments.flatMap(({ date, paidOn }, place) =>
          paidOn === null && (date ?? '') >= period.fromDate && (date ?? '') <= period.toDate ? [`${id}/${place}`] : [],
        ),
      )
    const shown = found.filter(({ instalment }) => instalment !== null)
    expect(shown.map(({ insuranceId, instalment }) => `${insuranceId}/${instalment}`).sort()).toEqual(due.sort())
    expect(totalIn((await admin(summary, { body: period })).resultData, 'count')).toBe(listed.length)
  }
  const soon = (await admin(reports.goInsurancesReport.rows, { query: all, body: { withinDays: 30 } })).resultData.items
  const ends = soon.filter(({ instalment }) => instalment === null)
  expect(ends.map(({ daysLeft }) => daysLeft)).toEqual([12])
  expect(soon.length - ends.length).toBe(4)
  expect(soon.map(({ daysLeft }) => daysLeft)).toEqual(soon.map(({ daysLeft }) => daysLeft).toSorted((a, b) => a - b))
  const inspections = (await admin(vehicleInspections.list, { query: all, body: {} })).resultData.items
  const found = (await admin(reports.technicalInspectionsReport.rows, { query: all, body: period })).resultData.items
  expect(found).toHaveLength(inspections.filter(({ validTo }) => (validTo ?? '') >= period.fromDate).length)
})

test('trips: each row is the sum of the trips that its link finds, in the currency of the report', async () => {
  const listed = async (body: StaffFilter) =>
    (await admin(businessTrips.list, { query: all, body: { ...body, counted: true } })).resultData.items
  const rows = (await admin(reports.businessTripsReport.rows, { query: all, body: year })).resultData.items
  const totals = (await admin(reports.businessTripsReport.summary, { body: year })).resultData
  expect(rows.length).toBeGreaterThan(10)
  for (const { personId, count, days, total } of rows) {
    const own = await listed({ ...begun, personId })
    const inEuro = sum(own, (trip) => {
      const { daily, lodging, travel, currency } = tripMoney(trip)
      return sum([daily, lodging, travel], (part) => convertCents(part, currency, 'EUR'))
    })
    expect([own.length, sum(own, tripDays), inEuro]).toEqual([count, days, total])
    expect(new Set(own.map(({ fromDate }) => currencyOn(fromDate ?? '')))).toEqual(new Set(['EUR']))
  }
  expect(totalIn(totals, 'count')).toBe((await listed(begun)).length)
  expect(totalIn(totals, 'total')).toBe(sum(rows, (row) => row.total))
  for (const { key, values } of barsIn(totals, 'departments'))
    expect(await listed({ ...begun, ownDepartmentId: Number(key) })).toHaveLength(values[0] ?? Number.NaN)
  for (const { key, values } of barsIn(totals, 'months')) {
    const { fromDate: sinceDate, toDate } = daysOfBar(key, year)
    const inEuro = sum(await listed({ sinceDate, toDate }), (trip) => {
      const { daily, lodging, travel, currency } = tripMoney(trip)
      return sum([daily, lodging, travel], (part) => convertCents(part, currency, 'EUR'))
    })
    expect(inEuro).toBe(sum(values, (value) => value))
  }
})

const daysOf = ({ fromDate, toDate }: { fromDate: string | null; toDate: string | null }) =>
  daysBetween(fromDate ?? '', toDate ?? '') + 1

test('sick leaves: each row is the sum of the leaves that its link finds', async () => {
  const listed = async (body: StaffFilter) =>
    (await admin(sickLeaves.list, { query: all, body: { ...body, counted: true } })).resultData.items
  const rows = (await admin(reports.sickLeavesReport.rows, { query: all, body: year })).resultData.items
  for (const { personId, count, workingDays } of rows) {
    const own = await listed({ ...begun, personId })
    expect([own.length, sum(own, (row) => row.workingDays)]).toEqual([count, workingDays])
  }
  const totals = (await admin(reports.sickLeavesReport.summary, { body: year })).resultData
  expect(totalIn(totals, 'count')).toBe((await listed(begun)).length)
  for (const { key, values } of barsIn(totals, 'departments'))
    expect(await listed({ ...begun, ownDepartmentId: Number(key) })).toHaveLength(values[0] ?? Number.NaN)
  for (const { key, values } of barsIn(totals, 'months')) {
    const { fromDate: sinceDate, toDate } = daysOfBar(key, year)
    expect(sum(await listed({ sinceDate, toDate }), daysOf)).toBe(values[0])
  }
})

test.each([
  ['approved', reports.approvedTypesReport, measuringDevices.list, '2016-01-01'],
  ['registered', reports.registeredTypesReport, foreignDevices.list, '2016-01-01'],
] as const)(
  '%s types: those of the register that were entered in the period, each in one state',
  async (_, calls, list, fromDate) => {
    const period = { fromDate, toDate: '2026-11-20' }
    const rows = (await admin(calls.rows, { query: all, body: period })).resultData.items
    const summary = (await admin(calls.summary, { body: period })).resultData
    const entered = async (more: Partial<DeviceFilters>) => {
      const body = { EntryFrom: period.fromDate, EntryTo: period.toDate, ...more }
      return (await admin(list, { query: all, body })).resultData.items
    }
    const listed = await entered({})
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
    expect(totalIn(summary, 'count')).toBe(listed.length)
    expect(sum(['valid', 'expired', 'cancelled'], (metric) => totalIn(summary, metric) ?? null)).toBe(listed.length)
    expect(totalIn(summary, 'supplements')).toBe(sum(listed, (row) => row.supplementsCount))
    for (const { key, values } of barsIn(summary, 'categories'))
      expect(await entered({ Category: key })).toHaveLength(sum(values, (value) => value))
    const ofYear = (await admin(calls.summary, { body: year })).resultData
    for (const { key, values } of barsIn(ofYear, 'months')) {
      const { fromDate: EntryFrom, toDate: EntryTo } = daysOfBar(key, year)
      expect(await entered({ EntryFrom, EntryTo })).toHaveLength(values[0] ?? Number.NaN)
    }
  },
)

test('inspections: each row equals the number of completed ones that the list finds by its link', async () => {
  const rows = (await admin(reports.inspectionsReport.rows, { query: all, body: year })).resultData.items
  const summary = (await admin(reports.inspectionsReport.summary, { body: year })).resultData
  const listed = async (more: { departmentId?: number; kindId?: number; resultId?: number }) =>
    (await admin(inspections.getInspections, { query: all, body: { ...year, statusId: 4, ...more } })).resultData.items
  expect(rows.length).toBeGreaterThan(3)
  for (const { departmentId, kindId, count, devices, nonConforming } of rows) {
    const own = await listed({ departmentId, kindId })
    const sums = [own.length, sum(own, (row) => row.devicesCount), sum(own, (row) => row.nonConformingCount)]
    expect(sums).toEqual([count, devices, nonConforming])
  }
  expect(totalIn(summary, 'count')).toBe((await listed({})).length)
  for (const { key, values } of barsIn(summary, 'months'))
    for (const [at, value] of values.entries())
      expect(await listed({ ...daysOfBar(key, year), resultId: at + 1 })).toHaveLength(value)
  for (const { key, values } of barsIn(summary, 'departments')) {
    const own = await listed({ departmentId: Number(key) })
    const wrong = sum(own, (row) => row.nonConformingCount)
    expect([sum(own, (row) => row.devicesCount) - wrong, wrong]).toEqual(values)
  }
})

test('an external report is run for a period, stored with its user, and refused for a reversed period', async () => {
  const reader = await backend.as('reports.external')
  const [first] = (await reader(externalReports.list, { query: all, body: { name: 'услуги' } })).resultData.items
  expect(first?.lastRun).toBeNull()
  const query = { id: first?.id ?? 0 }
  const result = (await reader(externalReports.run, { query, body: year })).resultData
  expect(result.rows.every((row) => row.length === result.headers.length)).toBe(true)
  const [again] = (await reader(externalReports.list, { query: all, body: { name: 'услуги' } })).resultData.items
  expect(again).toMatchObject({ lastRun: result.runAt, lastRunBy: 'Любомир Петков' })
  const turned = { fromDate: year.toDate, toDate: year.fromDate }
  expect((await reader(externalReports.run, { query, body: turned })).message).toContain('не може да е преди')
  expect((await reader(reports.documentsReport.summary, { body: {} })).status).toBe(403)
})

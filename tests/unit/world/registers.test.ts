import { expect, test } from 'vitest'
import { linkedObject } from '../../../mocks/case-files/linkViews.ts'
import { deviceTypeStatus } from '../../../mocks/devices/views.ts'
import { worldOf } from './worldOf.ts'

const world = worldOf()
const today = '2026-11-21'
const inspections = world.inspections.all()
const approved = world.approvedTypes.all()

test('the registers have the sizes they promise, and none is built before somebody asks', () => {
  expect(inspections).toHaveLength(320)
  expect(world.groupedInspections.all()).toHaveLength(10)
  expect(approved).toHaveLength(1560)
  expect(world.registeredTypes.all()).toHaveLength(240)
  const fresh = worldOf()
  fresh.caseFiles.all()
  for (const table of [fresh.inspections, fresh.groupedInspections, fresh.approvedTypes, fresh.registeredTypes])
    expect(table.isBuilt).toBe(false)
})

test('numbers of inspections rise with time and begin anew each year', () => {
  const last = new Map<string, number>()
  for (const { number, dateFrom } of [...inspections, ...world.groupedInspections.all()]) {
    const [, prefix = '', count = '', year = ''] = /^(П|ГП)-(\d+)\/(\d{4})$/.exec(number) ?? []
    expect(year, number).toBe(dateFrom.slice(0, 4))
    expect(Number(count), number).toBe((last.get(prefix + year) ?? 0) + 1)
    last.set(prefix + year, Number(count))
  }
})

test('only a finished inspection has a result, and only one of the past is finished', () => {
  for (const row of inspections) {
    expect(row.resultId === null, row.number).toBe(row.statusId !== 4)
    expect(row.dateTo === null, row.number).toBe(row.statusId !== 4)
    if (row.statusId === 4) expect(row.dateFrom <= today, row.number).toBe(true)
    if (row.statusId <= 2) expect(row.dateFrom > today, row.number).toBe(true)
    expect(row.nonConformingCount, row.number).toBeLessThanOrEqual(row.devicesCount)
    expect(row.nonConformingCount > 0, row.number).toBe(row.resultId === 2)
  }
  const violations = inspections.filter(({ resultId }) => resultId === 2).length / inspections.length
  expect(violations).toBeGreaterThan(0.1)
  expect(violations).toBeLessThan(0.25)
})

test('entries are numbered one after another; drafts have no number; terms decide the status', () => {
  const entered = approved.filter(({ isDraft }) => !isDraft)
  entered.forEach(({ entryNumber }, i) => {
    expect(Number(entryNumber)).toBe(Number(entered[0]?.entryNumber) + i)
  })
  for (const row of approved) {
    expect(row.entryNumber === null).toBe(row.isDraft)
    expect((row.entryDate ?? row.certificateDate) >= row.certificateDate, row.guid).toBe(true)
  }
  const statuses = new Set(approved.map((row) => deviceTypeStatus(world, row)))
  expect([...statuses].sort()).toEqual(['', 'Действащ', 'Отменен', 'С изтекъл срок'])
})

test('what case files begin linked to exists', () => {
  const links = world.caseFileLinks.all()
  expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(['inspection', 'measuringDevice', 'foreignDevice']))
  for (const { kind, targetGuid } of links) expect(linkedObject(world, kind, targetGuid), targetGuid).toBeDefined()
})

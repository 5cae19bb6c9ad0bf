import { expect, test } from 'vitest'
import { linkedObject } from '../../../mocks/case-files/linkViews.ts'
import type { DeviceTypeRow } from '../../../mocks/devices/deviceRows.ts'
import { deviceTypeStatus, typeRowOf } from '../../../mocks/devices/deviceViews.ts'
import { deviceRecord, typeRecord } from '../../../mocks/devices/recordViews.ts'
import { nonConformingOf } from '../../../mocks/inspections/inspectionViews.ts'
import { deviceErrors } from '../../../src/rules/devices/deviceRules.ts'
import { typeErrors } from '../../../src/rules/devices/typeRules.ts'
import { usualDatabase } from './databaseOf.ts'

const db = usualDatabase()
const today = '2026-11-21'
const inspections = db.inspections.all()
const approved = db.approvedTypes.all()

test('the registers have their declared sizes, and none is built before it is requested', () => {
  expect(inspections).toHaveLength(320)
  expect(db.groupedInspections.all()).toHaveLength(7)
  expect(approved).toHaveLength(180)
  expect(db.registeredTypes.all()).toHaveLength(90)
  const fresh = usualDatabase()
  fresh.caseFiles.all()
  for (const table of [fresh.inspections, fresh.groupedInspections, fresh.approvedTypes, fresh.registeredTypes])
    expect(table.isBuilt).toBe(false)
})

test('numbers of inspections rise with time and start again each year', () => {
  const last = new Map<string, number>()
  for (const { number, dateFrom } of [...inspections, ...db.groupedInspections.all()]) {
    const [, prefix = '', count = '', year = ''] = /^(П|ГП)-(\d+)\/(\d{4})$/.exec(number) ?? []
    expect(year, number).toBe(dateFrom.slice(0, 4))
    expect(Number(count), number).toBe((last.get(prefix + year) ?? 0) + 1)
    last.set(prefix + year, Number(count))
  }
})

test('only a completed inspection has a result, and only a past one is completed', () => {
  for (const row of inspections) {
    expect(row.resultId === null, row.number).toBe(row.statusId !== 4)
    expect(row.dateTo === null, row.number).toBe(row.statusId !== 4)
    if (row.statusId === 4) expect(row.dateFrom <= today, row.number).toBe(true)
    if (row.statusId <= 2) expect(row.dateFrom > today, row.number).toBe(true)
    expect(nonConformingOf(row) > 0, row.number).toBe(row.resultId === 2)
  }
  const violations = inspections.filter(({ resultId }) => resultId === 2).length / inspections.length
  expect(violations).toBeGreaterThan(0.1)
  expect(violations).toBeLessThan(0.25)
})

test('entries are numbered consecutively; drafts have no number; terms decide the status', () => {
  const entered = approved.filter(({ isDraft }) => !isDraft)
  entered.forEach(({ entryNumber }, i) => {
    expect(Number(entryNumber)).toBe(Number(entered[0]?.entryNumber) + i)
  })
  for (const row of approved) {
    expect(row.entryNumber === null).toBe(row.isDraft)
    expect((row.entryDate ?? '9') >= (row.certificateDate ?? ''), row.guid).toBe(true)
  }
  const statuses = new Set(approved.map((row) => deviceTypeStatus(db, row)))
  expect([...statuses].sort()).toEqual(['', 'Действащ', 'Отменен', 'С изтекъл срок'])
})

test('initial links of case files exist', () => {
  const links = db.caseFileLinks.all()
  expect(new Set(links.map(({ kind }) => kind))).toEqual(
    new Set(['inspection', 'measuringDevice', 'foreignDevice', 'caseFile']),
  )
  for (const { kind, targetGuid } of links) expect(linkedObject(db, kind, targetGuid), targetGuid).toBeDefined()
})

test('supplements, cancelled, expired and drafts have realistic numbers for a register of several years', () => {
  const all = [...approved, ...db.registeredTypes.all()]
  const of = (status: string) => all.filter((row) => deviceTypeStatus(db, row) === status)
  const supplements = db.supplements.all()
  expect(all.filter(({ isDraft }) => isDraft)).toHaveLength(6)
  expect(of('Отменен').length).toBeGreaterThanOrEqual(6)
  expect(of('Отменен').length).toBeLessThanOrEqual(10)
  expect(of('С изтекъл срок').length).toBeGreaterThanOrEqual(15)
  expect(of('С изтекъл срок').length).toBeLessThanOrEqual(25)
  expect(supplements.length).toBeGreaterThanOrEqual(50)
  expect(supplements.length).toBeLessThanOrEqual(70)
  expect(supplements.filter(({ isDraft }) => isDraft)).toHaveLength(3)
})

test('a supplement is later than the entry of its type and changes it', () => {
  for (const row of db.supplements.all()) {
    const type = typeRowOf(db, row.typeGuid)
    expect((type?.entryDate ?? '9') < (row.supplementDate ?? ''), row.guid).toBe(true)
    expect((row.supplementDate ?? '9') <= today, row.guid).toBe(true)
    // A draft has no new certificate and order yet.
    expect(row.changedFields.length, row.guid).toBeGreaterThan(row.isDraft ? 0 : 4)
  }
})

test('the seeded entries satisfy the rules of entry', () => {
  const wrongIn = (row: DeviceTypeRow, isForeign: boolean) =>
    typeErrors(typeRecord(db, row), { isForeign, today, purpose: row.isDraft ? 'draft' : 'register' })
  for (const row of approved) expect(wrongIn(row, false), row.guid).toEqual({})
  for (const row of db.registeredTypes.all()) expect(wrongIn(row, true), row.guid).toEqual({})
  for (const row of db.devices.all()) expect(deviceErrors(deviceRecord(db, row), today), row.guid).toEqual({})
})

test('single devices have owners in the regions, most of them in use and verified', () => {
  const devices = db.devices.all()
  expect(devices).toHaveLength(600)
  expect(devices.filter(({ isScrapped }) => isScrapped).length).toBeLessThan(50)
  expect(new Set(devices.map(({ basisKindId }) => basisKindId))).toEqual(new Set([1, 2, 3, 4, 5]))
  for (const { typeId, measuringType, verificationDate } of devices) {
    const type = typeRowOf(db, typeId)
    if (type) expect(type.measuringType).toBe(measuringType)
    expect((verificationDate ?? '') <= today).toBe(true)
  }
})

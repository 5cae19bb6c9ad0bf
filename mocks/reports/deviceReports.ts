import { TypeStatus } from '../../src/contract/deviceKinds.ts'
import { InspectionResult, InspectionStatus, inspectionKindLabels } from '../../src/contract/inspectionKinds.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import { inspectionWorkMetrics, typeMetrics } from '../../src/rules/reports/workMetrics.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import type { DeviceTypeRow } from '../devices/deviceRows.ts'
import { deviceTypeView, saysToday } from '../devices/deviceViews.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { InspectionRow } from '../inspections/inspectionRows.ts'
import { nonConformingOf } from '../inspections/inspectionViews.ts'
import { isWithin } from './documentsReport.ts'
import { type Filter, tally, tallyOverTime } from './report.ts'
import { oldestOf } from './vehicleReports.ts'

type Register = 'approvedTypes' | 'registeredTypes'
type GivenTypes = {
  category?: string | undefined
  manufacturer?: string | undefined
  statusId?: number | undefined
  countryId?: number | undefined
}

const typeRow = (db: MockDatabase, row: DeviceTypeRow, entryDate: string) => {
  const { isScrapped: _s, isDraft: _d, supplementsCount, id, ...type } = deviceTypeView(db, row)
  const is = (statusId: number) => (type.statusId === statusId ? 1 : 0)
  return {
    ...type,
    id: row.guid,
    entryDate,
    countryId: (saysToday(db, row).issuingCountry ?? saysToday(db, row).manufacturerCountry)?.id ?? null,
    ...valuesOf(typeMetrics, {
      count: 1,
      valid: is(TypeStatus.VALID),
      expired: is(TypeStatus.EXPIRED),
      cancelled: is(TypeStatus.CANCELLED),
      supplements: supplementsCount ?? 0,
    }),
  }
}

export const makeTypesReport = (register: Register) => (db: MockDatabase, filter: Filter<GivenTypes>) => {
  const { category, manufacturer, statusId, countryId } = filter
  const notes = { drafts: 0 }
  const hasManufacturer = matcherOf(manufacturer ?? '')
  const all = db[register].all().flatMap((row) => {
    if (row.isDraft || row.entryDate === null) {
      notes.drafts += 1
      return []
    }
    return isWithin(row.entryDate, filter) ? [typeRow(db, row, row.entryDate)] : []
  })
  const rows = all.filter(
    (row) =>
      (category ?? row.measuringDeviceCategory) === row.measuringDeviceCategory &&
      (statusId ?? row.statusId) === row.statusId &&
      (countryId ?? row.countryId) === row.countryId &&
      hasManufacturer(searchable(row.manufacturer)),
  )
  const months = tallyOverTime(1, filter)
  const categories = tally(3)
  for (const { entryDate, measuringDeviceCategory: name, valid, expired } of rows) {
    months.add(entryDate, 0)
    categories.add(name, name, valid ? 0 : expired ? 1 : 2)
  }
  return {
    rows: rows.map(({ countryId: _, ...row }) => row).toSorted((a, b) => b.entryDate.localeCompare(a.entryDate)),
    notes,
    charts: { months: months.bars(), categories: categories.largest(Number.POSITIVE_INFINITY) },
  }
}
export const sinceTypes = (register: Register) => (db: MockDatabase) =>
  oldestOf(db[register].all().map(({ entryDate }) => entryDate))

type GivenInspections = {
  departmentId?: number | undefined
  kindId?: number | undefined
  category?: string | undefined
}

const ofKind = ({ measures }: InspectionRow, kind: string): number => measures.filter((one) => one.kind === kind).length

export const makeInspectionsReport = (db: MockDatabase, filter: Filter<GivenInspections>) => {
  const { departmentId, kindId, category } = filter
  const notes = { notFinished: 0, annulled: 0 }
  const groups = new Map<string, InspectionRow[]>()
  const months = tallyOverTime(3, filter)
  for (const row of db.inspections.all()) {
    const fits =
      isWithin(row.dateFrom, filter) &&
      (departmentId ?? row.departmentId) === row.departmentId &&
      (kindId ?? row.kindId) === row.kindId &&
      (category === undefined || row.categories.includes(category))
    if (!fits) continue
    if (row.statusId !== InspectionStatus.FINISHED) {
      notes[row.statusId === InspectionStatus.ANNULLED ? 'annulled' : 'notFinished'] += 1
      continue
    }
    const key = `${row.departmentId} ${row.kindId}`
    groups.set(key, [...(groups.get(key) ?? []), row])
    months.add(row.dateFrom, (row.resultId ?? InspectionResult.CONFORMS) - 1)
  }
  const departments = tally(2)
  const rows = [...groups.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const sum = (of: (row: InspectionRow) => number): number => all.reduce((total, row) => total + of(row), 0)
    const devices = sum((row) => row.devices.length)
    const nonConforming = sum(nonConformingOf)
    const name = db.departments.get(first.departmentId)?.name ?? ''
    departments.add(String(first.departmentId), name, 0, devices - nonConforming)
    departments.add(String(first.departmentId), name, 1, nonConforming)
    return [
      {
        departmentId: first.departmentId,
        departmentName: name,
        kindId: first.kindId,
        kindName: labelIn(inspectionKindLabels, first.kindId),
        ...valuesOf(inspectionWorkMetrics, {
          count: all.length,
          devices,
          nonConforming,
          prescriptions: sum((row) => ofKind(row, 'prescription')),
          acts: sum((row) => ofKind(row, 'act')),
        }),
      },
    ]
  })
  return {
    rows: rows.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    notes,
    charts: { months: months.bars(), departments: departments.largest(Number.POSITIVE_INFINITY) },
  }
}
export const sinceFinishedInspections = (db: MockDatabase) =>
  oldestOf(db.inspections.all().map(({ dateFrom }) => dateFrom))

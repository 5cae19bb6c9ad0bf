import { Direction } from '../../src/contract/enumerations.ts'
import type { externalReports } from '../../src/contract/reports.ts'
import { formatDate } from '../../src/dates/civilDate.ts'
import { periodProblem } from '../../src/rules/deadlines/period.ts'
import type { WholePeriod } from '../../src/rules/reports/periods.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { dayCounted } from '../documents/countedDocuments.ts'
import { assertFound, assertNoProblem } from '../engine/assertions.ts'
import type { FileReply, Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { pageOfRows, sortedBy } from '../records/recordHandlers.ts'
import { madeOn, type SheetValue, sheetOf } from '../records/sheet.ts'
import { allDocuments, isWithin } from './documentsReport.ts'

type Result = { headers: string[]; rows: string[][] }
type External = {
  id: number
  name: string
  description: string
  run: (db: MockDatabase, period: WholePeriod) => Promise<Result>
}

const countedBy = async (
  db: MockDatabase,
  period: WholePeriod,
  scope: 1 | 2,
  nameOf: (typeId: number) => string,
  directionId?: number,
) => {
  const counts = new Map<string, number>()
  for (const row of await allDocuments(db)) {
    const day = dayCounted(row)
    if (
      day === null ||
      !isWithin(day, period) ||
      row.scope !== scope ||
      (directionId ?? row.directionId) !== row.directionId
    )
      continue
    counts.set(nameOf(row.typeId), (counts.get(nameOf(row.typeId)) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name, count]) => [name, String(count)])
}
const typeName = (db: MockDatabase) => (typeId: number) => db.documentTypes.get(typeId)?.name ?? ''

const reports: readonly External[] = [
  {
    id: 1,
    name: 'Заявени административни услуги (ИИСДА)',
    description: 'Броят на заявленията по вид услуга за годишния доклад за състоянието на администрацията.',
    run: async (db, period) => ({
      headers: ['Услуга', 'Заявления'],
      rows: await countedBy(db, period, 2, typeName(db), Direction.INCOMING),
    }),
  },
  {
    id: 2,
    name: 'Входяща кореспонденция по вид (Министерски съвет)',
    description: 'Входящите документи на документооборота по вид за тримесечната справка.',
    run: async (db, period) => ({
      headers: ['Вид документ', 'Брой'],
      rows: await countedBy(db, period, 1, typeName(db), Direction.INCOMING),
    }),
  },
  {
    id: 3,
    name: 'Служебни автомобили (Министерство на финансите)',
    description: 'Наличните автомобили с годината на производство и звеното, на което са предоставени.',
    run: async (db) => ({
      headers: ['Рег. №', 'Марка и модел', 'Година', 'Звено'],
      rows: db.vehicles
        .all()
        .map(({ registrationNumber, make, model, productionYear, departmentId }) => [
          registrationNumber,
          `${make} ${model}`,
          String(productionYear ?? ''),
          db.departments.get(departmentId)?.name ?? '',
        ]),
    }),
  },
]

const numberOrText = (text: string): SheetValue =>
  /^\d{1,9}$/.test(text) ? { number: Number(text), isAmount: false } : text

const viewOf = (db: MockDatabase, { id, name, description }: External) => {
  const last = db.externalRuns.by('reportId', id).at(-1)
  const person = db.persons.get(last?.personId)
  return {
    id,
    name,
    description,
    lastRun: last?.date ?? null,
    lastRunBy: person ? firstAndLastNameOf(person) : '',
  }
}
const reportOf = (id: number): External =>
  assertFound(
    reports.find((one) => one.id === id),
    'Справката',
  )
const assertOrder = (period: WholePeriod): void => assertNoProblem(periodProblem(period))

export const externalReportsHandlers = (db: MockDatabase): Handlers<typeof externalReports> => ({
  list: ({ query, body }) => {
    const fits = matcherOf(body.name ?? '')
    const all = reports.map((one) => viewOf(db, one)).filter(({ name }) => fits(searchable(name)))
    return pageOfRows(sortedBy(all, body.sortColumns?.[0]), query)
  },
  run: async ({ query, body, caller }) => {
    const report = reportOf(query.id)
    assertOrder(body)
    const result = await report.run(db, body)
    const date = db.now().toISOString()
    db.put('externalRuns', {
      id: db.nextId('externalRuns'),
      reportId: report.id,
      personId: caller.person.id,
      date,
    })
    return { ...result, runAt: date }
  },
  download: async ({ query: { id, ...period } }): Promise<FileReply> => {
    const report = reportOf(id)
    assertOrder(period)
    const { headers, rows } = await report.run(db, period)
    const title = `${report.name}, ${formatDate(period.fromDate)} – ${formatDate(period.toDate)}`
    const heading = [title, madeOn(db)]
    const bytes = await sheetOf(
      report.name,
      headers,
      rows.map((row) => row.map(numberOrText)),
      { heading },
    )
    return { bytes, name: `${title}.xlsx` }
  },
})

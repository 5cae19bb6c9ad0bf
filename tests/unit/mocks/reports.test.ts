import { expect, test } from 'vitest'
import { ClosingGround } from '../../../src/contract/closingGrounds.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus, ListView } from '../../../src/contract/enumerations.ts'
import { reports } from '../../../src/contract/reports.ts'
import type { DocumentFilter } from '../../../src/contract/shapes/documents.ts'
import { daysOfBar } from '../../../src/rules/reports/periods.ts'
import { asCurrency, centsOf, convertCents } from '../../../src/rules/words/money.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(600)
const admin = await backend.as('administrator')
const reader = await backend.as('reports')
const all = { pageNumber: 1, pageSize: 10_000 }
const year = { fromDate: '2026-01-01', toDate: '2026-11-20' }

type Summary = {
  totals: { figure: string; value: number | null }[]
  charts: { chart: string; bars: { key: string; values: number[] }[] }[]
}
const totalIn = ({ totals }: Summary, metric: string) => totals.find((one) => one.figure === metric)?.value
const barsIn = ({ charts }: Summary, name: string) => charts.find(({ chart }) => chart === name)?.bars ?? []
const chartIn = (summary: Summary, name: string): number =>
  barsIn(summary, name)
    .flatMap(({ values }) => values)
    .reduce((a, b) => a + b, 0)
const sum = <R>(rows: readonly R[], of: (row: R) => number | null): number =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0)

const listed = async (scope: 1 | 2, filter: DocumentFilter) => {
  const call = scope === 1 ? documents.getAllDocumentsForDMS : documents.getAllDocumentsForAU
  return (await admin(call, { query: { indexType: ListView.All, skip: 0, take: 10_000 }, body: filter })).resultData
    .items
}

test('documents: each row equals the number of documents that the list finds by its link, and the totals are their sums', async () => {
  const rows = (await reader(reports.documentsReport.rows, { query: all, body: year })).resultData.items
  const summary = (await reader(reports.documentsReport.summary, { body: year })).resultData
  for (const metric of ['count', 'finished', 'withdrawn', 'unfinished', 'late'] as const)
    expect(totalIn(summary, metric)).toBe(sum(rows, (row) => row[metric]))
  const lists = [
    ...(await listed(1, { ...year, standing: 'counted' })),
    ...(await listed(2, { ...year, standing: 'counted' })),
  ]
  expect(totalIn(summary, 'count')).toBe(lists.length)
  const without = [ClosingGround.WITHDRAWN, ClosingGround.DISCONTINUED].flatMap((closingGround) =>
    ([1, 2] as const).map((scope) => listed(scope, { ...year, standing: 'counted', closingGround })),
  )
  const withdrawn = (await Promise.all(without)).flat()
  expect(withdrawn.length, 'the seeded database has withdrawn and discontinued ones').toBeGreaterThan(0)
  expect(totalIn(summary, 'withdrawn')).toBe(withdrawn.length)
  expect(chartIn(summary, 'months')).toBe(lists.length)
  expect(lists.some(({ documentStatusId }) => documentStatusId === DocumentStatus.ANNULLED)).toBe(false)
  for (const { key, values } of barsIn(summary, 'months'))
    for (const scope of [1, 2] as const)
      expect(await listed(scope, { ...daysOfBar(key, year), standing: 'counted' })).toHaveLength(
        values[scope - 1] ?? -1,
      )
  for (const { key, values } of barsIn(summary, 'types')) {
    const [scope, documentTypeId] = key.split('-').map(Number)
    const link = { ...year, documentTypeId, standing: 'counted' } as const
    expect(await listed(scope === 1 ? 1 : 2, link)).toHaveLength(values[0] ?? -1)
  }
  for (const row of rows.slice(0, 12)) {
    const { scope, documentTypeId, documentDirectionId, departmentId } = row
    const link = { ...year, documentTypeId, documentDirectionId, responsibleDepartmentId: departmentId }
    for (const [metric, standing] of [
      ['count', 'counted'],
      ['finished', 'finished'],
      ['unfinished', 'unfinished'],
      ['late', 'late'],
    ] as const)
      expect(await listed(scope === 1 ? 1 : 2, { ...link, standing })).toHaveLength(row[metric] ?? Number.NaN)
  }
})

test('correspondents: each row equals the number of documents that the lists find by it', async () => {
  const rows = (await reader(reports.correspondentsReport.rows, { query: all, body: year })).resultData.items
  const summary = (await reader(reports.correspondentsReport.summary, { body: year })).resultData
  expect(totalIn(summary, 'incoming')).toBe(sum(rows, (row) => row.incoming))
  expect(chartIn(summary, 'groups')).toBe(sum(rows, (row) => (row.incoming ?? 0) + (row.outgoing ?? 0)))
  for (const row of rows.slice(0, 5))
    for (const [metric, documentDirectionId] of [
      ['incoming', 1],
      ['outgoing', 3],
    ] as const) {
      const link = { ...year, standing: 'counted', correspondentID: row.correspondentId, documentDirectionId } as const
      expect([...(await listed(1, link)), ...(await listed(2, link))]).toHaveLength(row[metric] ?? Number.NaN)
    }
  expect(rows.every(({ uniqueNumber }) => !/^\d{10}$/.test(uniqueNumber))).toBe(true)
})

test('payments: the totals are the sums of the obligations of all documents, converted one by one', async () => {
  const period = { fromDate: '2025-11-01', toDate: '2026-11-20' }
  const rows = (await reader(reports.paymentsReport.rows, { query: all, body: period })).resultData.items
  const summary = (await reader(reports.paymentsReport.summary, { body: period })).resultData
  expect(summary.currency).toBe('EUR')
  let [due, paid] = [0, 0]
  for (const docGuid of new Set(rows.map((row) => row.docGuid))) {
    const obligations = (await admin(documentParts.getDocumentObligations, { query: { docGuid } })).resultData
    for (const { amount, currency, payments } of obligations) {
      const inEuro = (text: string) => convertCents(centsOf(text) ?? Number.NaN, asCurrency(currency) ?? 'EUR', 'EUR')
      due += inEuro(amount)
      paid += sum(payments, (payment) => inEuro(payment.amount))
    }
  }
  expect([totalIn(summary, 'due'), totalIn(summary, 'paid')]).toEqual([due, paid])
  expect(sum(rows, (row) => row.due)).toBe(due)
  expect(chartIn(summary, 'months')).toBe(sum(rows, (row) => (row.paid ?? 0) + (row.left ?? 0)))
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
  for (const { key, values } of barsIn(summary, 'statuses')) {
    const body = { ...period, statusId: Number(key) }
    expect((await reader(reports.paymentsReport.rows, { query: all, body })).resultData.items).toHaveLength(
      values[0] ?? -1,
    )
  }
})

test('a comparison is made only with days that the records cover, and a new change is counted at once', async () => {
  const of = async (body: typeof year) => (await reader(reports.documentsReport.summary, { body })).resultData
  expect((await of(year)).compared).toEqual({ fromDate: '2025-01-01', toDate: '2025-11-20' })
  expect((await of({ fromDate: '2026-02-01', toDate: '2026-02-28' })).compared).toBeNull()
  const before = totalIn(await of(year), 'count')
  const [row] = backend.db.documents
    .all()
    .filter((one) => one.number !== null && one.statusId !== 12 && (one.dateRegistered ?? '') > '2026-02')
  backend.db.put('documents', { ...row!, statusId: DocumentStatus.ANNULLED })
  expect(totalIn(await of(year), 'count')).toBe((before ?? 0) - 1)
})

test('a period outside the range of the date fields is ignored, and the longest one gets a response', async () => {
  const sendRequest = (toDate: string) =>
    reader(reports.documentsReport.summary, { body: { fromDate: '1900-01-01', toDate } }).then(({ status }) => status)
  expect(await sendRequest('9999-12-31')).toBe(400)
  expect(await sendRequest('2199-12-31')).toBe(200)
})

test('within one month each bar is a day', async () => {
  const days = { fromDate: '2026-11-01', toDate: '2026-11-20' }
  const summary = (await reader(reports.documentsReport.summary, { body: days })).resultData
  const bars = barsIn(summary, 'months')
  expect(bars.map(({ key }) => key).slice(0, 2)).toEqual(['2026-11-01', '2026-11-02'])
  expect(bars).toHaveLength(20)
  expect(chartIn(summary, 'months')).toBe(totalIn(summary, 'count'))
})

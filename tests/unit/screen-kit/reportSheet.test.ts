import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { type Metrics, metricNames } from '../../../src/rules/reports/metrics.ts'
import * as staffMetrics from '../../../src/rules/reports/staffMetrics.ts'
import * as vehicleMetrics from '../../../src/rules/reports/vehicleMetrics.ts'
import * as workMetrics from '../../../src/rules/reports/workMetrics.ts'
import { dateColumn, textColumn } from '../../../src/screen-kit/list/fieldColumns.ts'
import { reportCells, reportSheet } from '../../../src/screen-kit/reports/reportSheet.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'

const paid = {
  due: { header: 'Дължимо', about: 'Сумата на задълженията.', unit: 'money' },
  paid: { header: 'Платено', about: 'Всички плащания.', unit: 'money' },
  share: { header: 'Платено %', about: 'От дължимото.', unit: 'percent', ratio: { of: 'paid', to: 'due' } },
} as const
const sheet = {
  title: 'Справка за плащания',
  period: '01.01.2026 – 20.11.2026',
  currency: 'EUR',
  columns: [textColumn('name', 'Лице')],
  metrics: paid,
  rows: [
    { name: 'Алфа', due: 1050, paid: 50, share: 4.8 },
    { name: '=1+1', due: 2000, paid: 0, share: 0 },
  ],
  notes: ['1 задължение не е преброено.'],
}
const values = (cells: ReturnType<typeof reportCells>) => cells.map((row) => row.map(({ value }) => value))

test('metrics are numbers, totals and shares are formulas, and definitions are below the table', () => {
  expect(values(reportCells(sheet))).toEqual([
    ['Справка за плащания'],
    [expect.stringMatching(/^Изготвена на \d{2}\.\d{2}\.\d{4} г\. \d{2}:\d{2} ч\.$/)],
    ['Период и филтър: 01.01.2026 – 20.11.2026'],
    [],
    ['Лице', 'Дължимо (€)', 'Платено (€)', 'Платено %'],
    ['Алфа', 10.5, 0.5, 'IF(B6=0,"",ROUND(C6/B6*100,1))'],
    ['=1+1', 20, 0, 'IF(B7=0,"",ROUND(C7/B7*100,1))'],
    ['Общо', 'SUM(B6:B7)', 'SUM(C6:C7)', 'IF(B8=0,"",ROUND(C8/B8*100,1))'],
    [],
    ['1 задължение не е преброено.'],
    ['Дължимо: Сумата на задълженията.'],
    ['Платено: Всички плащания.'],
    ['Платено %: От дължимото.'],
  ])
})

test("a sender's text is text, whatever it looks like", () => {
  const [cell] = reportCells(sheet)[6] ?? []
  expect(cell?.type).toBe(String)
})

test('a day of a row is a date of the spreadsheet', () => {
  const dated = { ...sheet, columns: [dateColumn<{ until: string }, 'until'>('until', 'До')] }
  const rows = [{ until: '2036-11-12', due: 0, paid: 0, share: 0 }]
  const [cell] = reportCells({ ...dated, rows })[5] ?? []
  expect(cell).toMatchObject({ value: new Date('2036-11-12T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' })
})

test('the parts of an average are columns of the file, so that its formula can be checked', () => {
  const cells = reportCells({
    ...sheet,
    metrics: workMetrics.documentMetrics,
    columns: [textColumn('name', 'Вид')],
    rows: [],
  })
  expect(cells[4]?.map(({ value }) => value)).toContain('Дни по срок')
})

test.each([
  ['connected', 'SUM(B6:B7)', false],
  // The mark of the training environment takes the first row, so the formulas refer to rows that are one lower.
  ['mocked', 'SUM(B7:B8)', true],
] as const)('the result is a valid file with formulas: %s', async (mode, formula, isMarked) => {
  takeConfig(readConfig(JSON.stringify({ ...publicConfig, mode })))
  const file = await reportSheet(sheet)
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  expect(textOf('xl/worksheets/sheet1.xml')).toContain(`<f>${formula}</f>`)
  expect(textOf('xl/worksheets/sheet1.xml')).toContain('<v>10.5</v>')
  expect(textOf('xl/sharedStrings.xml').includes('УЧЕБЕН ДОКУМЕНТ')).toBe(isMarked)
})

const isMetrics = (value: unknown): value is Metrics =>
  typeof value === 'object' && value !== null && Object.values(value).every((metric) => metric?.unit !== undefined)
const exported: Readonly<Record<string, unknown>> = { ...staffMetrics, ...vehicleMetrics, ...workMetrics }
const allMetrics = Object.entries(exported).flatMap(([name, value]): [string, Metrics][] =>
  isMetrics(value) ? [[name, value]] : [],
)

type Cells = ReadonlyMap<string, number | ''>
/** Evaluates the formulas of reports: sums of a column, and quotients of two cells. */
const computed = (formula: string, cells: Cells): number | '' => {
  const numberIn = (name: string) => Number(cells.get(name) ?? 0)
  const [, letter, from, to] = /^SUM\(([A-Z]+)(\d+):\1(\d+)\)$/.exec(formula) ?? []
  if (letter !== undefined) {
    const lines = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at)
    return Math.round(lines.reduce((sum, line) => sum + numberIn(`${letter}${line}`), 0) * 100) / 100
  }
  const [, below = '', above = '', under, times] =
    /^IF\(([A-Z]+\d+)=0,"",ROUND\(([A-Z]+\d+)\/([A-Z]+\d+)(\*100)?,1\)\)$/.exec(formula) ?? []
  expect(under, `a formula that this test does not know: ${formula}`).toBe(below)
  if (numberIn(below) === 0) return ''
  return Math.round((numberIn(above) / numberIn(below)) * (times ? 1000 : 10)) / 10
}

test.each(allMetrics)('%s: each formula of the file has its computed value', async (_name, metrics) => {
  takeConfig(readConfig(JSON.stringify({ ...publicConfig, mode: 'mocked' })))
  const names = metricNames(metrics)
  const rowOf = (line: number): Record<string, number | null> =>
    Object.fromEntries(names.map((metric, at) => [metric, line === 1 ? 0 : line === 2 ? null : (at + 2) * (line + 7)]))
  const rows = [0, 1, 2, 3].map(rowOf)
  const columns = [{ key: 'name', header: 'Лице', text: () => 'Ред' }]
  const file = await reportSheet({ ...sheet, columns, metrics, rows })
  const xml = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml']!)
  const formulas = new Map<string, string>()
  const values = new Map<string, number | ''>()
  for (const [, name = '', cellStyle = '', inside = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/g)) {
    const [, formula] = /<f>(.*?)<\/f>/.exec(inside) ?? []
    const [, value] = /<v>(.*?)<\/v>/.exec(inside) ?? []
    if (formula !== undefined) {
      formulas.set(name, formula.replaceAll('&quot;', '"'))
      expect(value, `${name} has no value beside ${formula}`).toBeDefined()
      expect(cellStyle.includes('t="str"'), name).toBe(value === '')
    }
    if (!cellStyle.includes('t="s"')) values.set(name, value === '' ? '' : Number(value))
  }
  expect(formulas.size).toBeGreaterThan(0)
  for (const [name, formula] of formulas)
    expect(values.get(name), `${name}: ${formula}`).toBe(computed(formula, values))
})

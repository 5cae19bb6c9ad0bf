import { expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { documentFigures } from '../../../src/rules/reports/workFigures.ts'
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
  figures: paid,
  rows: [
    { name: 'Алфа', due: 1050, paid: 50, share: 4.8 },
    { name: '=1+1', due: 2000, paid: 0, share: 0 },
  ],
  notes: ['1 задължение не е преброено.'],
}
const values = (cells: ReturnType<typeof reportCells>) => cells.map((row) => row.map(({ value }) => value))

test('figures are numbers, totals and shares are formulas over them, and definitions stand under the table', () => {
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

test('what a sender wrote is a text, whatever it looks like', () => {
  const [cell] = reportCells(sheet)[6] ?? []
  expect(cell?.type).toBe(String)
})

test('a day of a row is a day of the spreadsheet', () => {
  const dated = { ...sheet, columns: [dateColumn<{ until: string }, 'until'>('until', 'До')] }
  const rows = [{ until: '2036-11-12', due: 0, paid: 0, share: 0 }]
  const [cell] = reportCells({ ...dated, rows })[5] ?? []
  expect(cell).toMatchObject({ value: new Date('2036-11-12T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' })
})

test('the parts of an average are columns of the file, so that its formula can be followed', () => {
  const cells = reportCells({ ...sheet, figures: documentFigures, columns: [textColumn('name', 'Вид')], rows: [] })
  expect(cells[4]?.map(({ value }) => value)).toContain('Дни по срок')
})

test.each([
  ['connected', 'SUM(B6:B7)', false],
  // Its mark stands over everything, and the formulas know.
  ['mocked', 'SUM(B7:B8)', true],
] as const)('it is a real file with formulas in it: %s', async (mode, formula, isMarked) => {
  takeConfig(readConfig(JSON.stringify({ ...publicConfig, mode })))
  const { unzipSync, strFromU8 } = await import('fflate')
  const file = await reportSheet(sheet)
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  expect(textOf('xl/worksheets/sheet1.xml')).toContain(`<f>${formula}</f>`)
  expect(textOf('xl/worksheets/sheet1.xml')).toContain('<v>10.5</v>')
  expect(textOf('xl/sharedStrings.xml').includes('УЧЕБЕН ДОКУМЕНТ')).toBe(isMarked)
})

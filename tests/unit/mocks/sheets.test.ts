import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fuelExpenses, vehicleReports } from '../../../src/contract/vehicles.ts'
import { createTestBackend } from './createTestBackend.ts'

const columns = ['registrationNumber', 'date', 'driverName', 'quantity', 'amount', 'mileage', 'deviation']

const backend40 = createTestBackend(40)

test('a spreadsheet can calculate with the file of a list: numbers, amounts and days are typed, no cell is a formula', async () => {
  const { register, shreder } = await backend40.tokensOf('administrator')
  const token = fuelExpenses.export.backend === 'register' ? register : shreder
  const body = { columns: columns.map((name) => ({ name, header: name })), heading: ['Разходи за гориво'] }
  const reply = await backend40.send(fuelExpenses.export, { body }, token)
  expect(reply.status).toBe(200)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f>')
  const kindsOf = (row: string) =>
    [...row.matchAll(/<c ([^>]*)>/g)].map(([, attributes = '']) => /t="(\w+)"/.exec(attributes)?.[1] ?? 'n')
  const rows = sheet.split('<row ').slice(4)
  expect(rows.length).toBeGreaterThan(200)
  const [first = '', second = ''] = rows
  const [words] = kindsOf(first)
  for (const row of [first, second]) expect(kindsOf(row).slice(0, 6)).toEqual([words, 'n', words, 'n', 'n', 'n'])
  const [newest] = backend40.db.fuelExpenses.all().toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const values = [...first.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value))
  expect(values).toContain(Number(newest?.amount))
  expect(values).toContain(newest?.mileage)
  // Spreadsheets store a date as the number of days since 30.12.1899.
  expect(values).toContain(Date.parse(newest?.date ?? '') / 86_400_000 + 25_569)
})

test('the file of the summary of costs has its heading above the table and the sums below it', async () => {
  const { register } = await backend40.tokensOf('administrator')
  const body = {
    ...{ fromDate: '2026-01-01', toDate: '2026-11-20' },
    columns: ['registrationNumber', 'fuel', 'total'].map((name) => ({ name, header: name })),
    heading: ['Филтър: От 01.01.2026; До 20.11.2026', 'Редове: 14'],
  }
  const reply = await backend40.send(vehicleReports.exportCosts, { body }, register)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const rows = textOf('xl/worksheets/sheet1.xml').split('<row ').slice(1)
  const words = textOf('xl/sharedStrings.xml') || textOf('xl/worksheets/sheet1.xml')
  expect(words).toContain('Филтър: От 01.01.2026; До 20.11.2026')
  expect(words).toContain('Общо')
  const amounts = rows.map(
    (row) => [...row.matchAll(/<v>(\d+(?:\.\d+)?)<\/v><\/c>/g)].map(([, value]) => Number(value)).at(-1) ?? 0,
  )
  const sum = amounts.slice(4, -1).reduce((all, one) => all + one, 0)
  expect(sum).toBeGreaterThan(0)
  expect(amounts.at(-1)).toBeCloseTo(sum, 2)
})

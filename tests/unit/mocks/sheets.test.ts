import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fuelExpenses } from '../../../src/contract/vehicles.ts'
import { askBackend } from './askBackend.ts'

const columns = ['registrationNumber', 'date', 'driverName', 'quantity', 'amount', 'mileage', 'deviation']

test('a spreadsheet reckons with the file of a list: numbers, amounts and days are such, no cell is a formula', async () => {
  const backend = askBackend(40)
  const { register, shreder } = await backend.tokensOf('administrator')
  const token = fuelExpenses.export.backend === 'register' ? register : shreder
  const body = { columns: columns.map((name) => ({ name, header: name })) }
  const reply = await backend.send(fuelExpenses.export, { body }, token)
  expect(reply.status).toBe(200)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f>')
  // The mark of training and the header stand over the rows.
  const kindsOf = (row: string) =>
    [...row.matchAll(/<c ([^>]*)>/g)].map(([, said = '']) => /t="(\w+)"/.exec(said)?.[1] ?? 'n')
  const rows = sheet.split('<row ').slice(3)
  expect(rows.length).toBeGreaterThan(200)
  const [first = '', second = ''] = rows
  const [words] = kindsOf(first)
  for (const row of [first, second]) expect(kindsOf(row).slice(0, 6)).toEqual([words, 'n', words, 'n', 'n', 'n'])
  const [newest] = backend.world.fuelExpenses.all().toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const values = [...first.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value))
  expect(values).toContain(Number(newest?.amount))
  expect(values).toContain(newest?.mileage)
  // Days since 30.12.1899, as spreadsheets count them.
  expect(values).toContain(Date.parse(newest?.date ?? '') / 86_400_000 + 25_569)
})

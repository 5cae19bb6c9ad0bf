import { describe, expect, test } from 'vitest'
import { devices } from '../../../src/contract/devices.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { MessageRow } from '../../../src/contract/shapes/exchange.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../../../src/contract/staff.ts'
import { administrativeExpenses, fuelExpenses, maintenances } from '../../../src/contract/vehicles.ts'
import { deviceColumns } from '../../../src/features/devices/single/deviceColumns.tsx'
import { typeDefinitions } from '../../../src/features/devices/typeDefinition.ts'
import { typeColumns } from '../../../src/features/devices/types/typeColumns.tsx'
import { messagesColumns } from '../../../src/features/exchange/list/messagesColumns.tsx'
import { staffColumns } from '../../../src/features/staff/list/staffColumns.tsx'
import {
  administrativeColumns,
  fuelColumns,
  maintenanceColumns,
} from '../../../src/features/vehicles/vehicleColumns.tsx'
import { fileColumns } from '../../../src/screen-kit/list/export/fileColumns.ts'
import { createTestBackend } from './createTestBackend.ts'

type Columns = readonly { key: string; header: string }[]
const lists: [name: string, call: Endpoint, columns: Columns][] = [
  ['fuel', fuelExpenses.export, fileColumns(fuelColumns)],
  ['expenses', administrativeExpenses.export, fileColumns(administrativeColumns)],
  ['repairs', maintenances.export, fileColumns(maintenanceColumns)],
  ['devices', devices.exportDevices, fileColumns(deviceColumns)],
  ['leaves', leaveApplications.export, fileColumns(staffColumns('leave', []))],
  ['trips', businessTrips.export, fileColumns(staffColumns('trip', []))],
  ['sick leaves', sickLeaves.export, fileColumns(staffColumns('sickLeave', []))],
  ['expense reports', expenseReports.export, fileColumns(staffColumns('expense', []))],
  ...Object.entries(typeDefinitions).map(([name, definition]): [string, Endpoint, Columns] => [
    name,
    definition.calls.export,
    fileColumns(typeColumns(definition)),
  ]),
]
const backend = createTestBackend(40)
const replyTo = async (
  call: Endpoint,
  body: object,
  query: Record<string, unknown> = {},
): Promise<{ status: number; text: string }> => {
  const tokens = await backend.tokensOf('administrator')
  const reply = await backend.send(call, { body, query }, tokens[call.backend])
  const isFile = reply.headers.get('content-type')?.includes('spreadsheet')
  return { status: reply.status, text: isFile ? 'a file' : await reply.text() }
}
const named = (columns: Columns) => columns.map(({ key, header }) => ({ name: key, header }))

describe('the file of the backend', () => {
  test.each(lists)('for %s has each column of the list', async (_, call, columns) => {
    expect(await replyTo(call, { columns: named(columns) })).toEqual({ status: 200, text: 'a file' })
  })

  test.each<[string, Endpoint, object, Record<string, unknown>?]>([
    ['records', fuelExpenses.export, {}],
    ['documents', documents.exportDMSDocumentsToExcel, { filter: {}, title: 'Документи' }, { indexType: 0 }],
  ])('for %s without a known column is refused instead of being empty', async (_, call, body, query) => {
    const columns = [{ name: 'unheard', header: 'Новост' }]
    expect((await replyTo(call, { ...body, columns }, query)).text).toContain('Файлът няма колона „Новост“.')
  })
})

/** The fields of a message that have no column of their own, because another column shows them. */
const inOtherColumns = ['guid', 'registrationStatusId', 'repeatedAt', 'hasSignature']
test('each fact of a message is a column of a list, and therefore of its file', () => {
  const shown = Object.values(messagesColumns).flatMap((columns) => fileColumns(columns).map(({ key }) => key))
  const missing = Object.keys(MessageRow.pipe[0].entries).filter((name) => !shown.includes(name))
  expect(missing, 'add the column to messagesColumns').toEqual(inOtherColumns)
})

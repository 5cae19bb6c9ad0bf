import type { RecordKind } from '../../src/contract/recordKinds.ts'
import type { MockDatabase, Tables } from '../engine/mockDatabase.ts'
import type { Table } from '../engine/table.ts'
import type { Rewritten, Rows, TableName } from '../engine/tableRows.ts'

type Hanging = {
  [T in TableName]: { table: T; column: keyof Rows[T] & string; of?: (key: string | number) => string }
}[TableName]

const filesOf = (register: TableName): Hanging => ({
  table: 'recordFiles',
  column: 'owner',
  of: (id) => `${register}/${id}`,
})
const link: Hanging = { table: 'caseFileLinks', column: 'targetGuid' }
const remindersOf = (kind: RecordKind): Hanging => ({
  table: 'reminders',
  column: 'record',
  of: (key) => `${kind}/${key}`,
})
const deviceFiles: Hanging = { table: 'deviceFiles', column: 'deviceGuid' }

const dependentColumns: { readonly [T in TableName]?: readonly Hanging[] } = {
  documents: [
    { table: 'comments', column: 'documentGuid' },
    { table: 'addressees', column: 'documentGuid' },
    { table: 'readMarks', column: 'documentGuid' },
    { table: 'notifications', column: 'documentGuid' },
    { table: 'follows', column: 'documentGuid' },
    { table: 'handOvers', column: 'documentGuid' },
    { table: 'inspectionDocuments', column: 'documentGuid' },
    remindersOf('document'),
  ],
  caseFiles: [
    link,
    { table: 'caseFileLinks', column: 'caseFileGuid' },
    { table: 'caseFileSteps', column: 'caseFileGuid' },
  ],
  addressees: [{ table: 'deliveryAttempts', column: 'addresseeId' }],
  approvedTypes: [deviceFiles, link, remindersOf('measuringDevice')],
  registeredTypes: [deviceFiles, link, remindersOf('foreignDevice')],
  supplements: [deviceFiles],
  devices: [remindersOf('device')],
  inspections: [link, remindersOf('inspection'), { table: 'inspectionDocuments', column: 'inspectionGuid' }],
  groupedInspections: [link, remindersOf('groupedInspection')],
  leaveApplications: [filesOf('leaveApplications'), remindersOf('leave')],
  businessTrips: [filesOf('businessTrips'), remindersOf('trip')],
  sickLeaves: [filesOf('sickLeaves'), remindersOf('sickLeave')],
  expenseReports: [filesOf('expenseReports'), remindersOf('expense')],
  vehicles: [filesOf('vehicles'), remindersOf('vehicle'), { table: 'vehicleAccesses', column: 'vehicleId' }],
}

const remove = <T extends TableName>(db: MockDatabase, table: T, isOne: (row: object) => boolean): void => {
  const tables: Tables = db
  const rows: Table<Rows[T]> = tables[table]
  for (const row of rows.all()) if (isOne(row)) db.remove(table, rows.keyOf(row))
}

export const cascade = (db: MockDatabase, { table, before, after }: Rewritten): void => {
  if (before === null || after !== null) return
  const key = 'guid' in before ? before.guid : 'id' in before ? before.id : before.key
  for (const { table: other, column, of = () => key } of dependentColumns[table] ?? [])
    remove(db, other, (row) => Reflect.get(row, column) === of(key))
}

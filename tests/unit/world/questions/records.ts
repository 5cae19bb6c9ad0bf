import type { Rows, TableName } from '../../../../mocks/engine/rows.ts'
import type { Table } from '../../../../mocks/engine/table.ts'
import type { Tables } from '../../../../mocks/engine/world.ts'
import { danglingIn, foreignKeys } from '../../../../mocks/integrity/foreignKeys.ts'
import { tablesOf } from '../worldOf.ts'
import type { Life } from './life.ts'
import { offending, type Question } from './question.ts'

/** The places of the rows of a table that name what there is not. */
const danglingOf = <T extends TableName>({ world }: Life, name: T): string[] => {
  const tables: Tables = world
  const table: Table<Rows[T]> = tables[name]
  return table.all().flatMap((row) => danglingIn(world, name, row).map(({ column, key }) => `${name}.${column} ${key}`))
}

/** Whether records lead to records. */
export const questionsOfRecords: readonly Question[] = [
  [
    'what names a person, a department, a correspondent, a document or a record that is not there',
    (life) => tablesOf(life.world).flatMap(([name]) => (name in foreignKeys ? danglingOf(life, name) : [])),
  ],
  [
    'which device is of a type that is not there, not entered yet, or of another category',
    ({ world }) =>
      offending(
        world.devices.all().filter(({ typeId }) => typeId !== null),
        ({ typeId, measuringDeviceCategory }) => {
          const type = world.approvedTypes.get(typeId) ?? world.registeredTypes.get(typeId)
          return !type || type.isDraft || type.measuringDeviceCategory !== measuringDeviceCategory
        },
        ({ id }) => `device ${id}`,
      ),
  ],
  [
    'which supplement is of no type, or older than its type',
    ({ world }) =>
      offending(
        world.supplements.all(),
        ({ typeGuid, supplementDate }) => {
          const type = world.approvedTypes.get(typeGuid) ?? world.registeredTypes.get(typeGuid)
          return !type || (supplementDate ?? '9') < (type.entryDate ?? '')
        },
        ({ id }) => `supplement ${id}`,
      ),
  ],
]

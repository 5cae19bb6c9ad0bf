import type { Rows, TableName } from '../../mocks/engine/rows.ts'
import type { Table } from '../../mocks/engine/table.ts'
import type { Tables } from '../../mocks/engine/world.ts'
import { danglingIn, foreignKeys } from '../../mocks/integrity/foreignKeys.ts'
import { dayOf, type Life } from './life.ts'
import { offending, type Question } from './question.ts'
import { tablesOf } from './tablesOf.ts'

/** The places of the rows of a table that name what there is not. */
const danglingOf = <T extends TableName>({ world }: Life, name: T): string[] => {
  const tables: Tables = world
  const table: Table<Rows[T]> = tables[name]
  return table.all().flatMap((row) => danglingIn(world, name, row).map(({ column, key }) => `${name}.${column} ${key}`))
}

/** „BG-26.07.5122“, „Д-12/2026“, „СВ 1234 АК“. */
const named = /BG-\d\d\.\d\d\.\d+|Д-\d+\/(\d{4})|[АВЕКМНОРСТУХ]{1,2} \d{4} [АВЕКМНОРСТУХ]{2}/gu

/** Whether records lead to records. */
export const questionsOfRecords: readonly Question[] = [
  [
    'what names a person, a department, a correspondent, a document or a record that is not there',
    (life) => tablesOf(life.world).flatMap(([name]) => (name in foreignKeys ? danglingOf(life, name) : [])),
  ],
  [
    'which subject names a certificate, a contract or a car that is not there',
    ({ world, registered }) => {
      const certificates = new Set(world.approvedTypes.all().map((one) => one.certificateNumber))
      const plates = new Set(world.vehicles.all().map((one) => one.registrationNumber))
      const contracts = new Set(
        registered.map(({ number, dateRegistered }) => `${number}/${dayOf(dateRegistered ?? '').slice(0, 4)}`),
      )
      const since = dayOf(registered.at(-1)?.dateRegistered ?? '').slice(0, 4)
      const isThere = (name: string, year = ''): boolean =>
        certificates.has(name) || plates.has(name) || contracts.has(name) || (year !== '' && year < since)
      return world.documents
        .all()
        .flatMap(({ id, subject }) =>
          [...subject.matchAll(named)].flatMap(([name, year]) =>
            isThere(name, year) ? [] : [`document ${id}: ${name}`],
          ),
        )
    },
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

import { tablesOf } from '../worldOf.ts'
import type { Life } from './life.ts'
import { offending, type Question } from './question.ts'

type Looked = { get(key: string | number): unknown }
/** To which table the columns lead whose names end in a word. */
const leading = ({ world }: Life): readonly (readonly [RegExp, Looked])[] => [
  [/(^p|P)ersonIds?$/u, world.persons],
  [/(^d|D)epartmentIds?$/u, world.departments],
  [/(^p|P)ositionId$/u, world.positions],
  [/(^c|C)orrespondentIds?$/u, world.correspondents],
  [/^(parent|document|resolution|rootDocument|completionDocument)Guid$/u, world.documents],
  [/^caseFileGuid$/u, world.caseFiles],
  [/^(parentT|t)askGuid$/u, world.tasks],
  [/^obligationGuid$/u, world.obligations],
  [/^messageGuid$/u, world.exchangeMessages],
  [/^groupedInspectionGuid$/u, world.groupedInspections],
  [/^followsGuid$/u, world.inspections],
  [/^vehicleId$/u, world.vehicles],
  [/^tripId$/u, world.businessTrips],
  [/^(driver|substitute|author)Id$/u, world.persons],
]

/** Columns of names that lead elsewhere. */
const others = new Set(['departments.parentId', 'permissionGrants.subjectId'])
const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The columns of a table that lead to another one; every row has the columns of the first. */
const columnsOf = (life: Life, name: string, rows: readonly object[]) =>
  Object.keys(rows[0] ?? {}).flatMap((column) => {
    const to = others.has(`${name}.${column}`) ? undefined : leading(life).find(([of]) => of.test(column))?.[1]
    return to ? [{ column, to }] : []
  })

/** The places of the rows that name what there is not. */
const dangling = (life: Life): string[] =>
  tablesOf(life.world).flatMap(([name, table]) => {
    const rows = table.all()
    return columnsOf(life, name, rows).flatMap(({ column, to }) => {
      const values = new Set(rows.flatMap((row): unknown => Reflect.get(row, column)))
      return [...values]
        .filter((key) => isKey(key) && to.get(key) === undefined)
        .map((key) => `${name}.${column} ${String(key)}`)
    })
  })

/** Whether records lead to records. */
export const questionsOfRecords: readonly Question[] = [
  ['what names a person, a department, a correspondent, a document or a record that is not there', dangling],
  [
    'which case is linked with what is not there',
    ({ world }) => {
      const targets: Readonly<Record<string, Looked>> = {
        inspection: world.inspections,
        measuringDevice: world.approvedTypes,
        foreignDevice: world.registeredTypes,
      }
      return offending(
        world.caseFileLinks.all(),
        ({ kind, targetGuid }) => targets[kind]?.get(targetGuid) === undefined,
        ({ key }) => key,
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

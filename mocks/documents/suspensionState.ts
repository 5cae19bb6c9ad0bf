import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { asSuspension, hasPassed as isPast, type Suspension } from '../../src/rules/deadlines/suspension.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'

export const suspendedOn = (row: DocumentRow | undefined): CivilDate | null =>
  row && statusOf(row) === DocumentStatus.SUSPENDED ? civilDateOf(row.statusDate) : null

export const suspensionsOf = (row: DocumentRow | undefined): Suspension[] =>
  row?.suspensions.flatMap((interval) => asSuspension(interval) ?? []) ?? []

export const hasPassed = (db: MockDatabase, documentGuid: string, end: CivilDate): boolean =>
  isPast(end, todayOf(db), suspendedOn(db.documents.get(documentGuid)))

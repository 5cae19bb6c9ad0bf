import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type ChangedDay, movedEnd } from '../settings/changedDay.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { statusOf } from './permissions.ts'
import { suspensionsOf } from './suspensionState.ts'

/** Returns the open documents whose deadline moves when a day of the calendar changes. Manually set deadlines stay. */
export const movedDocuments = (db: MockDatabase, day: ChangedDay): { row: DocumentRow; deadline: CivilDate }[] =>
  db.documents.all().flatMap((row) => {
    const { deadline, deadlineStart: start, deadlineQuantity: quantity, deadlineUnitId: unitId } = row
    if (deadline === null || start === null || quantity === null || unitId === null || isFinal(statusOf(row))) return []
    const end = movedEnd({ start, quantity, unitId, end: deadline, suspensions: suspensionsOf(row) }, day)
    return end === undefined ? [] : [{ row, deadline: end }]
  })

export const followCalendar = (db: MockDatabase): void =>
  db.on('dayChanged', (caller, day, note) => {
    for (const { row, deadline } of movedDocuments(db, day)) {
      change(db, row, { deadline })
      remember(db, caller, row.guid, {
        action: 'Преместване на срок',
        attribute: 'Срок',
        oldValue: formatDateYear(row.deadline),
        newValue: formatDateYear(deadline),
        note,
      })
    }
  })

import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import { fullName } from '../../src/rules/words/personName.ts'
import type { SeededNotification } from '../notifications/seedNotifications.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { performersOf } from './performers.ts'
import { organisationTables } from './seedStaff.ts'
import { awaitedPerformers, stepText } from './staffNoticeTexts.ts'
import type { StaffRow } from './staffTableRows.ts'
import { staffOf } from './staffTables.ts'

const noticesOf = (frame: Frame): Map<number, SeededNotification[]> => {
  const tables = organisationTables(frame)
  const { leaves, trips, reports } = staffOf(frame)
  const notices = new Map<number, SeededNotification[]>()
  const note = (kind: StaffKind, row: StaffRow) => {
    const person = tables.persons.get(row.personId)
    const dateCreated = row.history.at(-1)?.at
    if (!person || !dateCreated) return
    const text = stepText(kind, `${row.number} – ${fullName(person)}`)
    const notice = { type: 'StaffStep', text, dateCreated, staffKind: kind, staffId: row.id } as const
    for (const { id } of awaitedPerformers(kind, row.step, performersOf(tables, kind, person)))
      notices.set(id, [...(notices.get(id) ?? []), { ...notice, documentGuid: null, taskGuid: null }])
  }
  for (const row of leaves) note('leave', row)
  for (const row of trips) note('trip', row)
  for (const row of reports) note('expense', row)
  return notices
}

export const staffSteps = (frame: Frame): ((personId: number) => readonly SeededNotification[]) => {
  let notices: Map<number, SeededNotification[]> | undefined
  return (personId) => {
    notices ??= noticesOf(frame)
    return notices.get(personId) ?? []
  }
}

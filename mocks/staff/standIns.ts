import type { Option } from '../../src/contract/shapes/base.ts'
import type { StandIn, standIns } from '../../src/contract/standIns.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { isAwayOn } from '../../src/rules/tasks/absence.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { canOpen, isOffered } from '../people/workAccess.ts'
import { todayOf } from '../settings/calendar.ts'
import { absencesIn } from './absences.ts'
import { managerOf } from './performers.ts'

/** In days. */
const LOOKED_AHEAD = 14

type Away = { personId: number; awayFrom: string; awayTo: string; substituteId: number | null }

/** Returns the current or next approved absence of each person. */
const awayOf = (db: MockDatabase): Map<number, Away> => {
  const today = todayOf(db)
  const period = { fromDate: today, toDate: addDays(today, LOOKED_AHEAD), seesSickLeaves: false }
  const substituteOf = (what: string, id: number): number | null => {
    if (what === 'leave') return db.leaveApplications.get(id)?.substituteId ?? null
    return what === 'trip' ? (db.businessTrips.get(id)?.substituteId ?? null) : null
  }
  const found = new Map<number, Away>()
  for (const { what, id, person, fromDate, toDate, isApproved } of absencesIn(db, period)) {
    if (!person || !isApproved || fromDate === null || toDate === null) continue
    const known = found.get(person.id)
    if (!known || fromDate < known.awayFrom)
      found.set(person.id, {
        personId: person.id,
        awayFrom: fromDate,
        awayTo: toDate,
        substituteId: substituteOf(what, id),
      })
  }
  return found
}

/** Returns the direct head; undefined if there is none. */
export const headOf = (db: MockDatabase, person: PersonRow): PersonRow | undefined => managerOf(db, 'documents', person)

export const standInsOf = (db: MockDatabase): StandIn[] => {
  const away = awayOf(db)
  const today = todayOf(db)
  const present = (person: PersonRow | undefined): Option | null => {
    if (!person || !isOffered(db, person) || !canOpen(db, 'documents', person.id)) return null
    const absence = away.get(person.id)
    return absence && isAwayOn(absence, today) ? null : { id: person.id, name: fullNameOf(person) }
  }
  return db.persons
    .all()
    .filter((person) => isOffered(db, person))
    .map((person) => {
      const absence = away.get(person.id)
      const head = headOf(db, person)
      return {
        personId: person.id,
        awayFrom: absence?.awayFrom ?? null,
        awayTo: absence?.awayTo ?? null,
        substitute: present(db.persons.get(absence?.substituteId)),
        head: head?.id === person.id ? null : present(head),
      }
    })
}

export const standInsHandlers = (db: MockDatabase): Handlers<typeof standIns> => ({
  getStandIns: () => standInsOf(db),
})

import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { IsAway } from '../people/presence.ts'
import type { Span, StaffPlans } from './seedPlans.ts'

/** The reason for an absence: true for leave or sick leave; for a trip the name of the place. */
type Away = true | string

/** Stores the absences by person and day in arrays, because presence is looked up several times per document. */
export const absencesOf = ({ leaves, sickLeaves, trips }: StaffPlans): IsAway => {
  const first = Math.min(...[...leaves, ...sickLeaves, ...trips].map(({ span }) => span.from))
  const away: (Away | undefined)[][] = []
  const note = (how: Away, { person, span }: { person: PersonRow; span: Span }) => {
    const own = away[person.id] ?? []
    away[person.id] = own
    for (let day = span.from; day <= span.to; day += 1) own[day - first] = how
  }
  for (const one of leaves) if (countsAsAway(one.step)) note(true, one)
  for (const one of sickLeaves) note(true, one)
  for (const one of trips) if (countsAsAway(one.step)) note(one.place, one)
  return (personId, day, ifOnTrip) => {
    const how = away[personId]?.[day - first]
    if (how === undefined || how === true) return how === true
    return !ifOnTrip?.travels && how !== ifOnTrip?.travelsTo
  }
}

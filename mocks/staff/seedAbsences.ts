import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { IsAway } from '../people/presence.ts'
import type { Span, StaffPlans } from './seedPlans.ts'

/** The reason for an absence: true for leave or sick leave; for a trip the name of the place. */
type Away = true | string
/**
 * A number greater than every day number (days since 1970). The key of an absence is the person id multiplied by this
 * number, plus the day.
 */
const DAYS = 65_536

export const absencesOf = ({ leaves, sickLeaves, trips }: StaffPlans): IsAway => {
  const away = new Map<number, Away>()
  const note = (how: Away, { person, span }: { person: PersonRow; span: Span }) => {
    for (let day = span.from; day <= span.to; day += 1) away.set(person.id * DAYS + day, how)
  }
  for (const one of leaves) if (countsAsAway(one.step)) note(true, one)
  for (const one of sickLeaves) note(true, one)
  for (const one of trips) if (countsAsAway(one.step)) note(one.place, one)
  return (personId, day, ifOnTrip) => {
    const how = away.get(personId * DAYS + day)
    if (how === undefined || how === true) return how === true
    return !ifOnTrip?.travels && how !== ifOnTrip?.travelsTo
  }
}

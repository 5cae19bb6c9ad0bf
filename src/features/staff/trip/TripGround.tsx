import { Link } from 'wouter'
import type { BusinessTrip } from '../../../contract/shapes/staff.ts'
import { to } from '../../../routes/to.ts'
import { kindIn, tripGroundLabels } from '../../../rules/staff/staffKinds.ts'
import { openable, useMayOpen } from '../../../screen-kit/routeTable.ts'

/** „Проверка № ПР-12/2026“; '' where a trip has no ground. */
export const groundWords = ({ groundKind, groundNumber }: Pick<BusinessTrip, 'groundKind' | 'groundNumber'>): string =>
  groundKind === '' ? '' : `${kindIn(tripGroundLabels, groundKind)} № ${groundNumber}`

/** For what somebody is sent, as a link to its list by that number for whoever may open it. */
export const TripGround = ({ trip }: { trip: BusinessTrip }) => {
  const search = { number: trip.groundNumber }
  const address = trip.groundKind === 'inspection' ? to.inspections.list(search) : to.documentsFlow.caseFiles(search)
  const href = openable(address, useMayOpen())
  return href === undefined ? groundWords(trip) : <Link href={href}>{groundWords(trip)}</Link>
}

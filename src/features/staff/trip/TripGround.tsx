import type { BusinessTrip } from '../../../contract/shapes/staff.ts'
import { to } from '../../../routes/to.ts'
import { kindIn, tripGroundLabels } from '../../../rules/staff/staffKinds.ts'
import { RecordLink } from '../RecordLink.tsx'

export const groundText = ({ groundKind, groundNumber }: Pick<BusinessTrip, 'groundKind' | 'groundNumber'>): string =>
  groundKind === '' ? '' : `${kindIn(tripGroundLabels, groundKind)} № ${groundNumber}`

/** Renders the ground of a trip as a link, or as plain text if the user may not open the link. */
export const TripGround = ({ trip }: { trip: BusinessTrip }) => {
  const search = { number: trip.groundNumber }
  const address = trip.groundKind === 'inspection' ? to.inspections.list(search) : to.documentsFlow.caseFiles(search)
  return <RecordLink address={address} text={groundText(trip)} />
}

import type { LeavingOfVehicle, Vehicle, VehicleAccess, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { AccessRight } from '../../contract/vehicleKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { centsOf, decimalOf } from '../words/money.ts'
import { hasLeftFleet } from './leftFleet.ts'
import { leavingProblem } from './vehicleRules.ts'

type Leaving = Pick<LeavingOfVehicle, 'statusId' | 'leftOn'>

export const leavingErrors = (vehicle: Vehicle, { statusId, leftOn }: Leaving, today: CivilDate) =>
  errorsOf<keyof Leaving>({
    statusId: hasLeftFleet(vehicle)
      ? 'Автомобилът вече е изваден от автопарка.'
      : required(statusId !== null && hasLeftFleet({ statusId }) ? statusId : null),
    leftOn: required(leftOn) ?? leavingProblem({ ...vehicle, statusId, leftOn }, today),
  })

/** Returns the policies that began before the day of leaving and are valid longer. */
export const policiesToEnd = <P extends Pick<VehicleInsurance, 'validFrom' | 'validTo'>>(
  policies: readonly P[],
  leftOn: CivilDate,
): P[] =>
  policies.filter(
    ({ validFrom, validTo }) => validFrom !== null && validFrom < leftOn && (validTo === null || validTo > leftOn),
  )

type Ending = Pick<VehicleAccess, 'rightId' | 'dateFrom' | 'dateTo'>
/**
 * Returns the rights to the vehicle that last beyond the day of leaving: those that end with it in any case (drivers,
 * the responsible person), and those to view, which end by choice.
 */
export const accessesToEnd = <A extends Ending>(
  accesses: readonly A[],
  leftOn: CivilDate,
): { ended: A[]; open: A[] } => {
  const lasting = accesses.filter(
    ({ dateFrom, dateTo }) => dateFrom !== null && dateFrom <= leftOn && (dateTo === null || dateTo > leftOn),
  )
  return {
    ended: lasting.filter(({ rightId }) => rightId !== AccessRight.VIEWER),
    open: lasting.filter(({ rightId }) => rightId === AccessRight.VIEWER),
  }
}

/**
 * Returns the policy as ended on the day of leaving. Its unpaid instalments after that day are not due, so the premium
 * becomes the sum of the others.
 */
export const endedPolicy = <P extends Pick<VehicleInsurance, 'validTo' | 'instalments' | 'amount'>>(
  policy: P,
  leftOn: CivilDate,
): P => {
  const instalments = policy.instalments.filter(
    ({ date, paidOn }) => paidOn !== null || date === null || date <= leftOn,
  )
  const cents = instalments.reduce((sum, { amount }) => sum + (centsOf(amount ?? '0') ?? 0), 0)
  const isShorter = instalments.length < policy.instalments.length
  return { ...policy, validTo: leftOn, instalments, ...(isShorter && { amount: decimalOf(cents) }) }
}

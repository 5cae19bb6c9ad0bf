import { expect, test } from 'vitest'
import { filledInOf, LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { filledInOf as ofVehicles, VehicleInsurance } from '../../../src/contract/shapes/vehicles.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { leaveRegister } from '../../../src/rules/staff/leaveRules.ts'
import { blankOf, pagedRegister } from '../../../src/screen-kit/register/pagedRegister.ts'

test('a blank record is what its shape reads where nothing came', () => {
  expect(blankOf(LeaveApplication)).toMatchObject({
    id: 0,
    person: null,
    kind: '',
    forYear: null,
    // What a record stands at is not guessed; a new one is made a draft by its kit.
    step: null,
    history: [],
  })
  expect(blankOf(VehicleInsurance)).toMatchObject({ id: 0, vehicleId: 0, insurer: '', amount: null, instalments: [] })
})

test('what is typed stands in the order of the form, without what the backend works out', () => {
  const kit = pagedRegister({
    name: 'leave',
    calls: leaveApplications,
    rules: leaveRegister,
    shape: LeaveApplication,
    filledIn: filledInOf.leave,
    begins: () => ({ kind: 'annual' }),
    amongWhich: () => ({}),
  })
  expect(kit.fields).toEqual(['person', 'kind', 'forYear', 'fromDate', 'toDate', 'substitute', 'note'])
  expect(kit.blank.kind).toBe('annual')
  expect(ofVehicles.insurance).toEqual(['registrationNumber', 'vehicleName', 'kindName'])
})

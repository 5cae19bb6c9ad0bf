import { expect, test } from 'vitest'
import { filledInOf, LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { filledInOf as ofVehicles, VehicleInsurance } from '../../../src/contract/shapes/vehicles.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { leaveRegister } from '../../../src/rules/staff/leaveRules.ts'
import { blankOf, register } from '../../../src/screen-kit/register/register.ts'

test('a blank record equals the parsed empty response', () => {
  expect(blankOf(LeaveApplication)).toMatchObject({
    id: 0,
    person: null,
    kind: '',
    forYear: null,
    // The client does not guess the state of a new record; the definition of the register makes it a draft.
    step: null,
    history: [],
  })
  expect(blankOf(VehicleInsurance)).toMatchObject({ id: 0, vehicleId: 0, insurer: '', amount: null, instalments: [] })
})

test('typed values are in the order of the form, without computed fields', () => {
  const definition = register({
    isPaged: true,
    name: 'leave',
    calls: leaveApplications,
    rules: leaveRegister,
    shape: LeaveApplication,
    filledIn: filledInOf.leave,
    begins: () => ({ kind: 'annual' }),
    amongWhich: () => ({}),
  })
  expect(definition.fields).toEqual(['person', 'kind', 'forYear', 'fromDate', 'toDate', 'substitute', 'note'])
  expect(definition.blank.kind).toBe('annual')
  expect(ofVehicles.insurance).toEqual(['registrationNumber', 'vehicleName', 'kindName'])
})

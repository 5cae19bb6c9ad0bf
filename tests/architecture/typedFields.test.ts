import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { deviceContent, typeContent } from '../../src/contract/shapes/devices.ts'
import { Addressee } from '../../src/contract/shapes/documents.ts'
import { groupFields, inspectionFields } from '../../src/contract/shapes/inspections.ts'
import {
  BusinessTrip,
  ExpenseReport,
  filledInOf as filledInOfStaff,
  LeaveApplication,
  SickLeave,
} from '../../src/contract/shapes/staff.ts'
import {
  AdministrativeExpense,
  FuelExpense,
  filledInOfExpense,
  Maintenance,
} from '../../src/contract/shapes/vehicleExpenses.ts'
import {
  filledInOf,
  Vehicle,
  VehicleAccess,
  VehicleInspection,
  VehicleInsurance,
} from '../../src/contract/shapes/vehicles.ts'
import { Task } from '../../src/contract/tasks.ts'
import { bodyNameOf, documentFields } from '../../src/features/documents/write/values/shownFields.ts'
import { documentFieldUses } from '../../src/rules/documents/documentFields.ts'
import { sourcesOf } from './sources.ts'

const screens = sourcesOf('src/features')

const typedOf = ({ entries }: { entries: v.ObjectEntries }, filledIn: readonly string[]): string[] =>
  Object.keys(entries).filter((name) => name !== 'id' && !filledIn.includes(name))

/** The fields of a correspondent that a user can enter; fields computed by the backend are left out. */
const correspondentFields = typedOf(Correspondent, [
  'fullName',
  'uniqueNumber',
  'isActive',
  'formerNames',
  'mergedInto',
])
const identity = [
  ...['entityName', 'entityIdentifier', 'firstName', 'middleName', 'lastName'],
  ...['unifiedCitizenshipNumber', 'foreignerPersonalIdentifier', 'hasNoIdentifier'],
]
const addresseeFields = typedOf(Addressee, [
  'targetId',
  'name',
  'deliveryStatusId',
  'sentAt',
  'deliveredAt',
  'servedAt',
  'answer',
  'failure',
  'record',
  'attempts',
  'termEnd',
])
const taskFields = typedOf(Task, [
  'guid',
  'docGuid',
  'number',
  'taskStatus',
  'parentTaskGuid',
  'resolution',
  'assignedBy',
  'dateCreated',
  'suspendedOn',
  'suspensions',
  'withdrawnReason',
])

const codeOf = (place: RegExp): string =>
  screens.flatMap((source) => (place.test(source.path) ? [source.code] : [])).join('\n')

/** Returns the fields that no form of a module at `place` uses. Finds uses like `input('seats')` and `values.seats`. */
const missingInForm = (fields: readonly string[], place: RegExp): string[] => {
  const named = new Set(codeOf(place).match(/(?<=['".])\w+/g))
  return fields.filter((field) => !named.has(field))
}

/**
 * Returns the fields that no screen of a module at `place` shows. A choice (`fuelId`) counts as shown if its name
 * (`fuelName`) is shown.
 */
const missingInRecord = (fields: readonly string[], place: RegExp): string[] => {
  const words = new Set(codeOf(place).match(/\w+/g))
  return fields.filter((field) => !words.has(field) && !words.has(field.replace(/Id$/, 'Name')))
}

test.each<[string, readonly string[], RegExp]>([
  ['a vehicle', typedOf(Vehicle, filledInOf.vehicle), /vehicles\/fields\//],
  ['a policy', typedOf(VehicleInsurance, filledInOf.insurance), /vehicles\/fields\//],
  ['a technical inspection', typedOf(VehicleInspection, filledInOf.inspection), /vehicles\/fields\//],
  ['an access', typedOf(VehicleAccess, filledInOf.access), /vehicles\/fields\//],
  ['a filling', typedOf(FuelExpense, filledInOfExpense.fuel), /vehicles\/fields\//],
  ['an expense', typedOf(AdministrativeExpense, filledInOfExpense.administrative), /vehicles\/fields\//],
  ['a repair', typedOf(Maintenance, filledInOfExpense.maintenance), /vehicles\/fields\//],
  ['a leave', typedOf(LeaveApplication, filledInOfStaff.leave), /staff\/leave\//],
  ['a trip', typedOf(BusinessTrip, filledInOfStaff.trip), /staff\/(trip\/|MoneyCard)/],
  ['a sick leave', typedOf(SickLeave, filledInOfStaff.sickLeave), /staff\/sick\//],
  ['an expense report', typedOf(ExpenseReport, filledInOfStaff.expense), /staff\/(expense\/|MoneyCard)/],
  ['an inspection', inspectionFields, /inspections\/form\//],
  ['a group of inspections', groupFields, /inspections\/group\/Group(Form|Cards)|PlanRows/],
  ['a type', Object.keys(typeContent), /devices\/types\/\w+(Fields|Rows|Body)\./],
  ['a device', Object.keys(deviceContent), /devices\/single\/Device(Fields|Dialog)/],
  ['a correspondent', correspondentFields, /correspondents\/\w+(Fields|Rows|Form)\./],
  ['an addressee', addresseeFields, /document-parts\/addressees\/(Address|Receiver)\w+\./],
  ['a task', taskFields, /tasks\/form\//],
  ['a document', documentFields, /documents\/write\/fields\/\w+Fields\./],
])('each field of %s has a place in the form', (_what, fields, form) => {
  expect(fields.length).toBeGreaterThan(5)
  expect(missingInForm(fields, form), 'add the field to the form').toEqual([])
})

test.each<[string, readonly string[], RegExp]>([
  ['a vehicle', typedOf(Vehicle, filledInOf.vehicle), /vehicles\/(record\/|vehicleColumns)/],
  ['an inspection', inspectionFields, /inspections\/(record|devices)\//],
  [
    'a type',
    Object.keys(typeContent),
    /devices\/types\/(TypeView|TypeContentCards|CharacteristicRows|SupplementBody|shownFields)/,
  ],
  ['a device', Object.keys(deviceContent), /devices\/single\/DevicePage/],
  [
    'a correspondent',
    correspondentFields.filter((field) => !identity.includes(field)),
    /correspondents\/page\/(Correspondent(View|Cards)|SecretNumber)/,
  ],
  ['an addressee', addresseeFields, /document-parts\/addressees\/AddresseeRow/],
  ['a task', taskFields, /tasks\/(page\/(TaskFacts|TaskView|TaskPage)|taskText)/],
])('a user who may only read %s sees each field that was typed', (_what, fields, record) => {
  expect(missingInRecord(fields, record), 'show the field on the page of the record').toEqual([])
})

test('a field that no screen names is reported', () => {
  expect(missingInForm(['seats', 'colour'], /vehicles\/fields\//)).toEqual(['colour'])
  expect(missingInRecord(['fuelId', 'colour', 'colourId'], /vehicles\/record\//)).toEqual(['colour', 'colourId'])
})

test('each field of the body of a document is a field of the form', () => {
  const inForm: readonly string[] = documentFields.map(bodyNameOf)
  const missing = Object.keys(documentFieldUses).filter((name) => !inForm.includes(name))
  // `parentDocumentGuid` is not a field of the form, because the URL of the form names the document to which the new
  // one replies. The roles are within the field of the correspondents.
  expect(missing, 'add the field to DocumentValues and to shownFields').toEqual([
    'parentDocumentGuid',
    'correspondentRoles',
  ])
})

import type { StaffKind } from '../../../contract/shapes/staff.ts'
import { kindIn, kindLabels } from '../../../rules/staff/staffKinds.ts'
import { stepLabels, stepsOf } from '../../../rules/staff/staffRoute.ts'
import { oneOfInAddress, yesNoInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateField, type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'

/** What a list of the module is filtered by, with the words of its kinds and states. */
export const staffFilter = (kind: StaffKind) =>
  listFilter({
    fromDate: dateField('От'),
    toDate: dateField('До'),
    personId: lookupField('Служител', people),
    departmentId: lookupField('Звено', departments),
    kind: {
      address: oneOfInAddress(...Object.keys(kindLabels[kind])),
      tag: (key: string) => `Вид: ${kindIn(kindLabels[kind], key)}`,
    },
    step: { address: oneOfInAddress(...stepsOf(kind)), tag: (step) => `Статус: ${stepLabels[kind][step]}` },
    place: textField('Място: '),
    number: textField('№ '),
    // Set by the links from the reports; they have no controls.
    sinceDate: dateField('Започва от'),
    counted: { address: yesNoInAddress, tag: () => 'Броени в справката' },
  })
export type StaffListFilter = FilterOf<ReturnType<typeof staffFilter>>

import type { StaffKind } from '../../../contract/shapes/staff.ts'
import { kindIn, kindLabels } from '../../../rules/staff/staffKinds.ts'
import { stepLabels, stepsOf } from '../../../rules/staff/staffRoute.ts'
import { idInAddress, oneOfInAddress, textInAddress, yesNoInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateField, type FilterOf, listFilter, named } from '../../../screen-kit/list/listFilter.ts'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'

/** What a list of the module is filtered by, with the words of its kinds and states. */
export const staffFilter = (kind: StaffKind) =>
  listFilter({
    fromDate: dateField('От'),
    toDate: dateField('До'),
    personId: { address: idInAddress, tag: named('Служител', people) },
    departmentId: { address: idInAddress, tag: named('Звено', departments) },
    kind: {
      address: oneOfInAddress(...Object.keys(kindLabels[kind])),
      tag: (key: string) => `Вид: ${kindIn(kindLabels[kind], key)}`,
    },
    step: { address: oneOfInAddress(...stepsOf(kind)), tag: (step) => `Статус: ${stepLabels[kind][step]}` },
    place: { address: textInAddress, tag: (text) => `Място: ${text}` },
    number: { address: textInAddress, tag: (text) => `№ ${text}` },
    // Set by the links from the reports; they have no controls.
    sinceDate: dateField('Започва от'),
    counted: { address: yesNoInAddress, tag: () => 'Броени в справката' },
  })
export type StaffListFilter = FilterOf<ReturnType<typeof staffFilter>>

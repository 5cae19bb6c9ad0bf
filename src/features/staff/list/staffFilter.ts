import { type StaffKind, stepLabels, stepsOf } from '../../../rules/staff/staffRoute.ts'
import { idInAddress, oneOfInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, named } from '../../../screen-kit/list/listFilter.ts'
import { sortOfPage } from '../../../screen-kit/list/pageAsk.ts'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { queryOf } from '../../../transport/query.ts'
import type { StaffKit, StaffRecord } from '../staffKit.ts'

/** What a list of the module is filtered by, with the words of its kinds and states. */
export const staffFilter = (kind: StaffKind, kinds: Readonly<Record<string, string>>) =>
  listFilter({
    fromDate: dateField('От'),
    toDate: dateField('До'),
    personId: { address: idInAddress, tag: named('Служител', people) },
    departmentId: { address: idInAddress, tag: named('Звено', departments) },
    kind: { address: oneOfInAddress(...Object.keys(kinds)), tag: (key: string) => `Вид: ${kinds[key] ?? key}` },
    step: { address: oneOfInAddress(...stepsOf(kind)), tag: (step) => `Статус: ${stepLabels[kind][step]}` },
    place: { address: textInAddress, tag: (text) => `Място: ${text}` },
    number: { address: textInAddress, tag: (text) => `№ ${text}` },
  })
export type StaffListFilter = FilterOf<ReturnType<typeof staffFilter>>

/** One page of a list, as a query. */
export const staffPage =
  <R extends StaffRecord>({ calls }: StaffKit<R>) =>
  (place: ListAddress<StaffListFilter>) =>
    queryOf(calls.list, {
      query: { pageNumber: place.page, pageSize: place.size },
      body: { ...place.filter, ...sortOfPage(place) },
    })

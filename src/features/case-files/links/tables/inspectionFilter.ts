import type { CivilDate } from '../../../../dates/civilDate.ts'

/** What inspections are filtered by in the dialogs to pick from; sent as it is. */
export type InspectionsFilter = {
  number: string
  text: string
  fromDate: CivilDate
  toDate: CivilDate
  departmentId: number
  statusId: number
}

export const isInspectionFilterOn = (filter: Partial<InspectionsFilter>): boolean =>
  Object.values(filter).some((value) => value !== undefined)

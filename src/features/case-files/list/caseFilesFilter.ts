import type { CivilDate } from '../../../dates/civilDate.ts'
import { parseNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { dateInAddress, idInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import type { AddressOf } from '../../../screen-kit/list/listAddress.ts'
import type { CaseFileFilterBody } from '../state.ts'
import { sortableColumns } from './caseFilesColumns.tsx'

/** What a list of case files is filtered by: the same fields on the page and in the search dialog. */
export type CaseFilesFilter = {
  number: string
  fromDate: CivilDate
  toDate: CivilDate
  subject: string
  correspondentID: number
  departmentId: number
  statusId: number
}
export type FilterField = keyof CaseFilesFilter
type Filter = Partial<CaseFilesFilter>

export const caseFilesAddress: AddressOf<CaseFilesFilter> = {
  fields: {
    number: textInAddress,
    fromDate: dateInAddress,
    toDate: dateInAddress,
    subject: textInAddress,
    correspondentID: idInAddress,
    departmentId: idInAddress,
    statusId: idInAddress,
  },
  sortable: sortableColumns,
}

/** Which fields are set, in the order of the panel. */
export const setFields = (filter: Filter): FilterField[] =>
  (Object.keys(caseFilesAddress.fields) as FilterField[]).filter((name) => filter[name] !== undefined)
export const isFilterOn = (filter: Filter): boolean => setFields(filter).length > 0

/**
 * The body of the call. A number is taken as people copy it, „№ РД-12-345/21.11.2026 г.“ included: the call knows only
 * the number itself.
 */
export const filterBody = ({ number, ...rest }: Filter): CaseFileFilterBody => {
  const bare = number === undefined ? '' : parseNumber(number).number
  return bare === '' ? rest : { ...rest, Number: bare }
}

/** Whether the finished ones are left out: they are found by a status or by a number. */
export const showsOnlyOpen = ({ number, statusId }: Filter): boolean => number === undefined && statusId === undefined

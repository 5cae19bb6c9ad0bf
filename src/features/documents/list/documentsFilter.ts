import { Direction, ListView, Scope } from '../../../contract/enumerations.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import {
  dateInAddress,
  flagInAddress,
  idInAddress,
  idOrInAddress,
  oneOfInAddress,
  textInAddress,
} from '../../../screen-kit/list/addressField.ts'
import type { AddressOf } from '../../../screen-kit/list/listAddress.ts'
import type { DocumentFilter, DocumentScope } from '../../document-lookups/public.ts'
import { sortableColumns } from './documentsColumns.tsx'

/** „Any department“, said on purpose: without it the person's own department is filled in. */
export const anyDepartment = 'any'

/** What stands in the address of a documents list. `scope` is the switch between the two reports. */
export type DocumentsFilter = {
  scope: 'AU' | 'DMS'
  fromDate: CivilDate
  toDate: CivilDate
  number: string
  documentTypeId: number
  departmentId: number | typeof anyDepartment
  subject: string
  documentStatusId: number
  documentDirectionId: number
  receivedViaId: number
  sentViaId: number
  numberIndexId: number
  externalRefNumber: string
  classificationId: number
  correspondentID: number
  createdByPersonId: number
  correspondentGroupId: number
  roleInDocument: 'assignee' | 'controller' | 'addressee'
  overdueOnly: true
  awaitsTaskTypeId: number
}

const directionInAddress: typeof idInAddress = {
  ...idInAddress,
  read: (text) => Object.values(Direction).find((direction) => String(direction) === text),
}

export const documentsAddress: AddressOf<DocumentsFilter> = {
  fields: {
    scope: oneOfInAddress('AU', 'DMS'),
    fromDate: dateInAddress,
    toDate: dateInAddress,
    number: textInAddress,
    documentTypeId: idInAddress,
    departmentId: idOrInAddress(anyDepartment),
    subject: textInAddress,
    documentStatusId: idInAddress,
    documentDirectionId: directionInAddress,
    receivedViaId: idInAddress,
    sentViaId: idInAddress,
    numberIndexId: idInAddress,
    externalRefNumber: textInAddress,
    classificationId: idInAddress,
    correspondentID: idInAddress,
    createdByPersonId: idInAddress,
    correspondentGroupId: idInAddress,
    roleInDocument: oneOfInAddress('assignee', 'controller', 'addressee'),
    overdueOnly: flagInAddress,
    awaitsTaskTypeId: idInAddress,
  },
  sortable: sortableColumns,
}

/** The fields only one view has (see `ViewFields`); in an address of another view they mean nothing. */
const ofView: Partial<Record<keyof DocumentsFilter, ListView>> = {
  roleInDocument: ListView.Control,
  overdueOnly: ListView.Control,
  awaitsTaskTypeId: ListView.Manage,
}

/** The fields folded under „Разширено търсене“. */
export const advancedFields = [
  'documentStatusId',
  'documentDirectionId',
  'receivedViaId',
  'sentViaId',
  'numberIndexId',
  'externalRefNumber',
  'classificationId',
  'correspondentID',
  'createdByPersonId',
  'correspondentGroupId',
] as const satisfies readonly (keyof DocumentsFilter)[]

type Filter = Partial<DocumentsFilter>
export type FilterField = Exclude<keyof DocumentsFilter, 'scope'>

/** Which fields are set. The switch of the report is not one of them, nor is „any department“. */
export const setFields = (filter: Filter): FilterField[] =>
  (Object.keys(documentsAddress.fields) as (keyof DocumentsFilter)[]).filter(
    (name): name is FilterField => name !== 'scope' && filter[name] !== undefined && filter[name] !== anyDepartment,
  )
export const isFilterOn = (filter: Filter): boolean => setFields(filter).length > 0

/** What „Изчисти“ leaves: the report stays, every field is empty, the department too. */
export const clearedFilter = ({ scope }: Filter): Filter => ({ ...(scope && { scope }), departmentId: anyDepartment })

/**
 * The applied filter of a view: what the address says, without what belongs to another view, and the own department
 * where the address says nothing of departments (document 1, section 5). `own` null: auto-fill is off.
 */
export const appliedFilter = (inAddress: Filter, view: ListView, own: number | null): Filter => {
  const filter = { ...inAddress }
  for (const name of Object.keys(ofView) as (keyof typeof ofView)[]) if (ofView[name] !== view) delete filter[name]
  return filter.departmentId === undefined && own !== null ? { ...filter, departmentId: own } : filter
}

/** The body of the list call: what is set, without the switch. */
export const filterBody = (filter: Filter): DocumentFilter => {
  const { scope: _, departmentId, ...rest } = filter
  return departmentId === undefined || departmentId === anyDepartment ? rest : { ...rest, departmentId }
}

/** Which report is asked for; „От портала“ exists only in administrative services. */
export const scopeOf = ({ scope }: Filter, home: DocumentScope, view: ListView, mayChoose: boolean): DocumentScope => {
  if (view === ListView.Portal) return Scope.AU
  return scope && mayChoose ? Scope[scope] : home
}

import type { NonWorkingDayKind } from '../../src/rules/deadlines/nonWorkingDays.ts'

export type DocumentTypeRow = {
  id: number
  code: string
  name: string
  scope: 1 | 2 | 3
  directionIds: (1 | 2 | 3)[]
  isResolution: boolean
  /** The setting „Регистриране преди подписване“: documents of this type are registered before they are signed. */
  registersBeforeSigning: boolean
  isActive: boolean
}

export type NumberIndexRow = {
  id: number
  numberPrefix: string
  name: string
  /** The counter that gives the numbers: its `CounterRow.code`. */
  counterCode: string
  departmentId: number | null
  scope: 1 | 2 | 3
  isActive: boolean
}

/** The state of a counter in one year; the first registration of a year adds the row. */
export type CounterRow = {
  id: number
  code: string
  name: string
  year: number
  initialNumber: number
  currentValue: number
  step: number
  resetsYearly: boolean
  isActive: boolean
}

export type DocumentTypeIndexRow = {
  id: number
  documentTypeId: number
  directionId: number | null
  departmentId: number | null
  numberIndexId: number
  /**
   * The primary index gives the number of the first document of a case file; the secondary index gives the numbers of
   * the other documents.
   */
  isPrimary: boolean
}

export type ClassificationRow = {
  id: number
  parentId: number | null
  code: string
  name: string
  /** Null means „постоянен“ (kept permanently). */
  retentionYears: number | null
  description: string | null
  isInheritable: boolean
  order: number
  isActive: boolean
}

export type DocumentTypeClassificationRow = { id: number; documentTypeId: number; classificationId: number }

export type DeadlineRuleRow = {
  id: number
  documentTypeId: number
  directionId: number | null
  classificationId: number | null
  targetTypeId: number
  /** 1 registration, 2 receipt, 3 resolution, 4 payment. */
  startEventId: number
  quantity: number
  unitId: 1 | 2 | 3 | 4 | 5
  /** In working days before the deadline: when the reminder is sent. */
  remindBefore: number
  basis: string
  validFrom: string | null
  validTo: string | null
  isActive: boolean
}

export type PermissionTemplateRow = {
  id: number
  name: string
  description: string | null
  /**
   * The documents to which the template applies. All if the list of types is empty; all directions or classifications
   * if the id below is null.
   */
  documentTypeIds: number[]
  directionId: number | null
  classificationId: number | null
  isActive: boolean
}

export type PermissionGrantRow = {
  id: number
  templateId: number
  subjectKind: 'everybody' | 'department' | 'position' | 'person' | 'author' | 'addressee'
  subjectId: number | null
  permissionTypeIds: number[]
  appliesToSubordinates: boolean
}

export type NonWorkingDayRow = {
  id: number
  date: string
  name: string
  kind: NonWorkingDayKind
}

export type ResolutionSubjectRow = {
  id: number
  text: string
  taskTypeId: number | null
  quantity: number | null
  unitId: number | null
  order: number
  isActive: boolean
}

export type CaseFileOwnerRuleRow = {
  id: number
  order: number
  directionId: number | null
  departmentId: number | null
  documentTypeId: number | null
  ownerPositionId: number | null
  ownerPersonId: number | null
  isActive: boolean
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    caseFileOwnerRules: CaseFileOwnerRuleRow
    counters: CounterRow
  }
}

/** A case file (преписка) bears the number of its first document and follows its status. */
export type CaseFileRow = {
  guid: string
  id: number
  scope: 1 | 2
  number: string | null
  rootDocumentGuid: string
  subject: string
  /** 1 open, 2 closed, 3 continued, 4 archived. */
  statusId: 1 | 2 | 3 | 4
  statusDate: string
  dateOpened: string
  departmentId: number
  ownerPersonId: number
  classificationId: number | null
  retentionYears: number | null
  note: string | null
}

/** The owner of a new case file: the first active rule that fits, in `order`; null fits everything. */
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

/** A case file linked to an inspection, a group inspection or a type of measuring device (document 2, section 7). */
export type CaseFileLinkRow = {
  /** `{caseFileGuid}:{kind}:{targetGuid}` */
  key: string
  caseFileGuid: string
  kind: 'inspection' | 'groupedInspection' | 'measuringDevice' | 'foreignDevice'
  targetGuid: string
}

/** A step of a case file's process that was entered by hand; the steps before the first of these follow from its documents. */
export type CaseFileStepRow = {
  id: number
  caseFileGuid: string
  stepId: number
  personId: number
  dateStarted: string
  dateFinished: string | null
  comment: string
}

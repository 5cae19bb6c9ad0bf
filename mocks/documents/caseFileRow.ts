/** A case file (преписка). A case file has the number of its first document and is closed when all its work is done. */
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

export const isClosed = ({ statusId }: Pick<CaseFileRow, 'statusId'>): boolean => statusId === 2 || statusId === 4

declare module '../engine/tableRows.ts' {
  interface Rows {
    caseFiles: CaseFileRow
  }
}

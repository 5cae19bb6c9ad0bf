import type { LinkKind } from '../../src/contract/shapes/caseFiles.ts'

/**
 * A link from a case file to an inspection, a group inspection or a type of measuring device (specification 2, section
 * 7), or to another case file. A link of two case files is one row, which both of them show.
 */
export type CaseFileLinkRow = {
  /** `{caseFileGuid}:{kind}:{targetGuid}`, so that a link exists only once. */
  key: string
  caseFileGuid: string
  kind: LinkKind
  targetGuid: string
}

/**
 * A step of a case file that a user entered. The steps before the first entered step are derived from the documents.
 */
export type CaseFileStepRow = {
  id: number
  caseFileGuid: string
  stepId: number
  personId: number
  dateStarted: string
  dateFinished: string | null
  comment: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    caseFileLinks: CaseFileLinkRow
    caseFileSteps: CaseFileStepRow
  }
}

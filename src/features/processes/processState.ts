import { businessProcesses } from '../../contract/businessProcesses.ts'
import { caseFiles } from '../../contract/caseFiles.ts'
import { perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'

/** One process with its steps. */
export const processAtom = perRecord((id: number) => queryOf(businessProcesses.getBusinessProcess, { query: { id } }))

/** The page says itself what it could not learn of the case file. */
const inPlace = { quiet: true } as const
/** The steps that a case file has been in. */
export const stagesAtom = perRecord((caseFileGuid: string) =>
  queryOf(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, inPlace),
)
/** A case file: its number and its first document. */
export const caseFileAtom = perRecord((caseGuid: string) =>
  queryOf(caseFiles.getCaseFile, { query: { caseGuid } }, inPlace),
)

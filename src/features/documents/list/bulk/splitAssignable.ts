import { from, lastValueFrom, mergeMap, toArray } from 'rxjs'
import { documents } from '../../../../contract/documents.ts'
import { asDirection } from '../../../../contract/enumerations.ts'
import type { DocumentPermissionsReply, DocumentRow } from '../../../../contract/shapes/documents.ts'
import { documentAction } from '../../../../rules/documents/documentActions.ts'
import { type DocumentFacts, documentFacts } from '../../../../rules/documents/documentFacts.ts'
import { allPermissions } from '../../../../rules/documents/documentPermissions.ts'
import { isStatusKnown, ruledStatus } from '../../../../rules/documents/documentStatus.ts'
import { isResolutionType } from '../../../../rules/documents/resolution.ts'
import { type RuleResult, refusalText } from '../../../../rules/ruleResult.ts'
import { attempt, type Outcome } from '../../../../transport/request.ts'
import type { Failure } from './oneByOne.ts'

const factsOfRow = (row: DocumentRow): DocumentFacts => {
  const isRegistered = row.documentNumber !== null && row.dateRegistered !== null
  return documentFacts({
    direction: asDirection(row.documentDirectionId),
    status: ruledStatus(row.documentStatusId, isRegistered),
    isStatusKnown: isStatusKnown(row.documentStatusId),
    isRegistered,
    documentNumber: row.documentNumber,
    isResolution: isResolutionType(row.documentTypeId),
  })
}

export type Assignable = {
  can: readonly DocumentRow[]
  cannot: readonly Failure<DocumentRow>[]
}
type RequestRights = (docGuid: string, signal: AbortSignal) => Promise<Outcome<DocumentPermissionsReply>>

const maxConcurrent = 6

const requestRights: RequestRights = (docGuid, signal) =>
  attempt(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }, { quiet: true, signal })

const becauseOf = (ruleResult: RuleResult): string | undefined =>
  ruleResult.allowed ? undefined : refusalText(ruleResult.refusal).replaceAll('\n', ' ')

/**
 * Separates the selected documents that the user may assign from the others, each with the reason. A document whose
 * permissions could not be loaded is among the others, with the error as its reason.
 */
export const splitAssignable = async (
  rows: readonly DocumentRow[],
  signal: AbortSignal,
  rightsOn: RequestRights = requestRights,
): Promise<Assignable> => {
  const checkRow = async (row: DocumentRow): Promise<readonly [guid: string, because: string | undefined]> => {
    const facts = factsOfRow(row)
    const whatever = becauseOf(documentAction('assign', facts, allPermissions))
    if (whatever !== undefined) return [row.guid, whatever]
    const outcome = await rightsOn(row.guid, signal)
    if (!outcome.done) return [row.guid, `Правата Ви не се заредиха: ${outcome.fault.message}`]
    return [row.guid, becauseOf(documentAction('assign', facts, outcome.reply, outcome.reply.whoCan))]
  }
  const reasons = new Map(await lastValueFrom(from(rows).pipe(mergeMap(checkRow, maxConcurrent), toArray())))
  return {
    can: rows.filter(({ guid }) => reasons.get(guid) === undefined),
    cannot: rows.flatMap((item) => {
      const because = reasons.get(item.guid)
      return because === undefined ? [] : [{ item, because }]
    }),
  }
}

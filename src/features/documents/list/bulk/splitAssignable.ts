import { documents } from '../../../../contract/documents.ts'
import type { DocumentPermissionsReply } from '../../../../contract/shapes/documents.ts'
import { documentAction } from '../../../../rules/documents/documentActions.ts'
import { allPermissions } from '../../../../rules/documents/documentPermissions.ts'
import { type RuleResult, refusalText } from '../../../../rules/ruleResult.ts'
import { loadEach } from '../../../../screen-kit/bulk/bulkItem.ts'
import type { Failure } from '../../../../screen-kit/bulk/oneByOne.ts'
import { attempt, type Outcome } from '../../../../transport/request.ts'
import { type DocumentItem, factsOfRow } from './documentItem.ts'

export type Assignable = {
  can: readonly DocumentItem[]
  cannot: readonly Failure<DocumentItem>[]
}
type RequestRights = (docGuid: string, signal: AbortSignal) => Promise<Outcome<DocumentPermissionsReply>>

export const requestRights: RequestRights = (docGuid, signal) =>
  attempt(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }, { quiet: true, signal })

const becauseOf = (ruleResult: RuleResult): string | undefined =>
  ruleResult.allowed ? undefined : refusalText(ruleResult.refusal).replaceAll('\n', ' ')

/**
 * Separates the selected documents that the user may assign from the others, each with the reason. A document whose
 * permissions could not be loaded is among the others, with the error as its reason.
 */
export const splitAssignable = async (
  rows: readonly DocumentItem[],
  signal: AbortSignal,
  rightsOn: RequestRights = requestRights,
): Promise<Assignable> => {
  const refusalOfRow = async (row: DocumentItem): Promise<string | undefined> => {
    const facts = factsOfRow(row)
    const whatever = becauseOf(documentAction('assign', facts, allPermissions))
    if (whatever !== undefined) return whatever
    const outcome = await rightsOn(row.guid, signal)
    if (!outcome.done) return `Правата Ви не се заредиха: ${outcome.fault.message}`
    return becauseOf(documentAction('assign', facts, outcome.reply, outcome.reply.whoCan))
  }
  const reasons = await loadEach(rows, refusalOfRow)
  return {
    can: rows.filter(({ guid }) => reasons.get(guid) === undefined),
    cannot: rows.flatMap((item) => {
      const because = reasons.get(item.guid)
      return because === undefined ? [] : [{ item, because }]
    }),
  }
}

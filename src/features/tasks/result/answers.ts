import { caseFiles } from '../../../contract/caseFiles.ts'
import { Direction } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type AnswerState, answerState } from '../../../rules/tasks/taskWork.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import type { FoundDocument } from '../../document-record/public.ts'

/**
 * The tree of a case file around a document; without a case file it is empty. The document page uses the same query.
 */
export const caseAroundAtom = queryAtomFamily(
  (caseGuid: string, focusOnNode: string) =>
    queryOf(
      caseFiles.getCaseFileTree,
      { query: { caseGuid, includeDocuments: true, includeTasks: true, focusOnNode } },
      { quiet: true },
    ),
  (_get, caseGuid) => caseGuid !== '',
)

const mostHandlers = 3

const nodesOfHandlers = (tree: CaseFileNode, docGuid: string): CaseFileNode[] => {
  const within = (node: CaseFileNode): CaseFileNode[] =>
    node.guid === docGuid ? node.children : node.children.flatMap(within)
  return within(tree)
    .filter(({ nodeType, directionId }) => nodeType === 'document' && directionId === Direction.OUTGOING)
    .reverse()
}

export const answersIn = (tree: CaseFileNode, docGuid: string): FoundDocument[] =>
  nodesOfHandlers(tree, docGuid)
    .map(({ guid, number, dateRegistered, title }) => ({
      guid,
      number: formatNumber(number, dateRegistered) || 'Без номер',
      subject: title,
    }))
    .slice(0, mostHandlers)

/** Returns the newest reply to a document; its GUID is undefined if there is none or the case file is unknown. */
export const newestAnswer = (
  tree: CaseFileNode | undefined,
  docGuid: string,
): { guid: string | undefined; state: AnswerState } => {
  const newest = tree && nodesOfHandlers(tree, docGuid)[0]
  return newest ? { guid: newest.guid, state: answerState(newest.statusName) } : { guid: undefined, state: 'none' }
}

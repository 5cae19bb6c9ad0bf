import { caseFiles } from '../../../contract/caseFiles.ts'
import { Direction } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type AnswerState, answerState } from '../../../rules/tasks/taskWork.ts'
import { perRecord } from '../../../state/perRecord.ts'
import { queryOf } from '../../../transport/query.ts'
import type { FoundDocument } from './useDocumentSearch.ts'

/** The tree of a case file around a document: the question that the document's page asks too. Nothing without a case. */
export const caseAroundAtom = perRecord(
  (caseGuid: string, focusOnNode: string) =>
    queryOf(
      caseFiles.getCaseFileTree,
      { query: { caseGuid, includeDocuments: true, includeTasks: true, focusOnNode } },
      { quiet: true },
    ),
  (_get, caseGuid) => caseGuid !== '',
)

const mostAnswers = 3

/** The nodes of what was written to go out in answer to a document, the newest first. */
const nodesOfAnswers = (tree: CaseFileNode, docGuid: string): CaseFileNode[] => {
  const within = (node: CaseFileNode): CaseFileNode[] =>
    node.guid === docGuid ? node.children : node.children.flatMap(within)
  return within(tree)
    .filter(({ nodeType, directionId }) => nodeType === 'document' && directionId === Direction.OUTGOING)
    .reverse()
}

/** What was written to go out in answer to a document, the newest first. */
export const answersIn = (tree: CaseFileNode, docGuid: string): FoundDocument[] =>
  nodesOfAnswers(tree, docGuid)
    .map(({ guid, number, dateRegistered, title }) => ({
      guid,
      number: formatNumber(number, dateRegistered) || 'Без номер',
      subject: title,
    }))
    .slice(0, mostAnswers)

/** The newest answer to a document and how far it is; where the case is not known there is none. */
export const newestAnswer = (
  tree: CaseFileNode | undefined,
  docGuid: string,
): { guid: string | undefined; state: AnswerState } => {
  const newest = tree && nodesOfAnswers(tree, docGuid)[0]
  return newest ? { guid: newest.guid, state: answerState(newest.statusName) } : { guid: undefined, state: 'none' }
}

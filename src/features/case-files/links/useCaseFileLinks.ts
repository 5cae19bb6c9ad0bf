import { atom, useAtomValue } from 'jotai'
import type { CaseFileNode, LinkKind } from '../../../contract/shapes/caseFiles.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { linksOf, rootOf } from '../card/caseNodes.ts'
import { rootRightsAtom, treeAtom } from '../state.ts'
import { linkRefusal } from './linkRefusal.ts'

/** An object that a case file is linked to. */
export type LinkedNode = CaseFileNode & { linkKind: LinkKind }
const isLinked = (node: CaseFileNode): node is LinkedNode => node.linkKind !== null
const noRightsAtom = atom({ data: undefined })

/**
 * What a case file is linked to beside its documents, seen from one of them: the same question as its tree, so that it
 * costs no call where the tree is on the screen. `refusal`: why the links may not be changed; null while not known.
 */
export const useCaseFileLinks = (caseFileGuid: string, docGuid: string) => {
  const { data: tree, error, refetch } = useAtomValue(treeAtom(caseFileGuid, docGuid))
  const root = tree && rootOf(tree)
  const { data: rights } = useAtomValue(root ? rootRightsAtom(root.guid) : noRightsAtom)
  return {
    caseNumber: tree?.number,
    /** undefined until the answer comes. */
    links: tree && linksOf(tree).filter(isLinked),
    error: error && !tree ? { message: error.message, onRetry: () => void refetch() } : undefined,
    refusal: (root && rights ? (linkRefusal(root, rights) ?? undefined) : null) as Refusal | undefined | null,
  }
}

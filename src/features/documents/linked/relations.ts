import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'

/** A document of the same case file, as the tree of the case tells of it. */
export type RelatedDocument = Pick<
  CaseFileNode,
  'guid' | 'title' | 'number' | 'dateRegistered' | 'statusName' | 'directionId' | 'isUnread'
>
export type Relations = {
  /** The document it hangs under. */
  above: RelatedDocument | null
  /** What hangs under it: answers, resolutions, further letters. */
  below: RelatedDocument[]
  /** The rest of the case file, in the order of the case. */
  others: RelatedDocument[]
}

const isDocument = ({ nodeType }: CaseFileNode): boolean => nodeType === 'document' || nodeType === 'resolution'

/** How the documents of a case file stand to one of them. */
export const relationsIn = (tree: CaseFileNode, guid: string): Relations => {
  const found: Relations = { above: null, below: [], others: [] }
  const walk = (nodes: readonly CaseFileNode[], parent: CaseFileNode | null): void => {
    for (const node of nodes.filter(isDocument)) {
      if (node.guid === guid) {
        found.above = parent
        found.below = node.children.filter(isDocument)
      } else if (parent?.guid !== guid) found.others.push(node)
      walk(node.children, node)
    }
  }
  walk(tree.children, null)
  found.others = found.others.filter((one) => one.guid !== found.above?.guid)
  return found
}

import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'

export type RelatedDocument = Pick<
  CaseFileNode,
  'guid' | 'title' | 'number' | 'dateRegistered' | 'statusName' | 'directionId' | 'isUnread'
>
export type Relations = {
  above: RelatedDocument | null
  below: RelatedDocument[]
  others: RelatedDocument[]
}

const isDocument = ({ nodeType }: CaseFileNode): boolean => nodeType === 'document' || nodeType === 'resolution'

export const relationsIn = (tree: CaseFileNode, guid: string): Relations => {
  const found: Relations = { above: null, below: [], others: [] }
  const visit = (nodes: readonly CaseFileNode[], parent: CaseFileNode | null): void => {
    for (const node of nodes.filter(isDocument)) {
      if (node.guid === guid) {
        found.above = parent
        found.below = node.children.filter(isDocument)
      } else if (parent?.guid !== guid) found.others.push(node)
      visit(node.children, node)
    }
  }
  visit(tree.children, null)
  found.others = found.others.filter((one) => one.guid !== found.above?.guid)
  return found
}

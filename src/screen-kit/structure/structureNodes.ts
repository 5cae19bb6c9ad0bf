import type { OrgNode } from '../../contract/shapes/people.ts'
import { matcherOf, searchable } from '../../rules/words/foldText.ts'

/** A department, a position, or somebody who holds one. */
export type StructureNode = {
  kind: 'department' | 'position' | 'person'
  key: string
  /** Of the department, the position or the person. */
  id: number
  name: string
  /** What it lies under, from the nearest up. */
  above: readonly string[]
  children: readonly StructureNode[]
}

/** The structure as one tree, with the people who hold the positions as its leaves. */
export const structureNodes = (nodes: readonly OrgNode[], above: readonly string[] = []): StructureNode[] =>
  nodes.map(({ id, name, isDepartment, children, actualPersons }) => {
    const kind = isDepartment ? 'department' : 'position'
    const below = [name, ...above]
    const people = actualPersons.map(
      (person): StructureNode => ({
        kind: 'person',
        key: `person-${person.id}-${id}`,
        id: person.id,
        name: person.fullName,
        above: below,
        children: [],
      }),
    )
    return { kind, key: `${kind}-${id}`, id, name, above, children: [...people, ...structureNodes(children, below)] }
  })

/** The nodes whose name has every typed word in it, with all that is under them and the way down to them. */
export const foundNodes = (nodes: readonly StructureNode[], text: string): readonly StructureNode[] => {
  const fits = matcherOf(text)
  const found = (level: readonly StructureNode[]): StructureNode[] =>
    level.flatMap((node) => {
      if (fits(searchable(node.name))) return [node]
      const children = found(node.children)
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return text.trim() === '' ? nodes : found(nodes)
}

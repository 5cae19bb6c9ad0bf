import type { OrgNode } from '../../contract/shapes/people.ts'

/** A department, a position, or somebody who holds one. */
export type StructureNode = {
  kind: 'department' | 'position' | 'person'
  key: string
  /** Of the department, the position or the person. */
  id: number
  name: string
  isActive: boolean
  /** What it lies under, from the nearest up. */
  above: readonly string[]
  children: readonly StructureNode[]
}

/** The structure as one tree, with the people who hold the positions as its leaves. */
export const structureNodes = (nodes: readonly OrgNode[], above: readonly string[] = []): StructureNode[] =>
  nodes.map(({ id, name, isActive, isDepartment, children, actualPersons }) => {
    const kind = isDepartment ? 'department' : 'position'
    const below = [name, ...above]
    const people = actualPersons.map(
      (person): StructureNode => ({
        kind: 'person',
        key: `person-${person.id}-${id}`,
        id: person.id,
        name: person.fullName,
        isActive: person.isActive,
        above: below,
        children: [],
      }),
    )
    return {
      kind,
      key: `${kind}-${id}`,
      id,
      name,
      isActive,
      above,
      children: [...people, ...structureNodes(children, below)],
    }
  })

/** The tree without what is out of use. */
export const activeNodes = (nodes: readonly StructureNode[]): StructureNode[] =>
  nodes.filter(({ isActive }) => isActive).map((node) => ({ ...node, children: activeNodes(node.children) }))

import type { OrgNode } from '../../contract/shapes/people.ts'
import { canOpenWork, noAccessMark, type Work } from '../../rules/tasks/workAccess.ts'

export type StructureNode = {
  kind: 'department' | 'position' | 'person'
  key: string
  id: number
  name: string
  isActive: boolean
  /** In a few words, why the person may not be chosen; absent if the person may be. */
  unavailable?: string | undefined
  /** In a few words, what a department lacks before it can work with documents. */
  lacks?: string | undefined
  above: readonly string[]
  children: readonly StructureNode[]
}

export const structureNodes = (
  nodes: readonly OrgNode[],
  work: Work | undefined = undefined,
  above: readonly string[] = [],
): StructureNode[] =>
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
        unavailable: work && !canOpenWork(work, person.roles) ? noAccessMark : undefined,
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
      children: [...people, ...structureNodes(children, work, below)],
    }
  })

export const activeNodes = (nodes: readonly StructureNode[]): StructureNode[] =>
  nodes.filter(({ isActive }) => isActive).map((node) => ({ ...node, children: activeNodes(node.children) }))

import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { departmentChecklist } from '../../rules/structure/departmentChecklist.ts'
import { type Structure, structureOf } from '../../rules/structure/structure.ts'
import { goalOfDrop, parentOf, siblingsOf } from '../../rules/structure/structureMoves.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { missingText } from '../../screen-kit/checklist/ChecklistDialog.tsx'
import { StructureTree } from '../../screen-kit/structure/StructureTree.tsx'
import { activeNodes, type StructureNode, structureNodes } from '../../screen-kit/structure/structureNodes.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { IconAdd } from '../../widgets/icons.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import type { TreeMoves } from '../../widgets/tree/Tree.tsx'
import { nodeMenu } from './nodeMenu.ts'
import { structureAtom } from './structureState.ts'
import { useStructureActions } from './useStructureActions.tsx'
import './structure.css'

const emptyStructure: Structure = { departments: [], positions: [], people: [] }

const onlyActive = ({ departments, positions, people }: Structure): Structure => ({
  departments: departments.filter(({ isActive }) => isActive),
  positions: positions.filter(({ isActive }) => isActive),
  people: people.filter(({ isActive }) => isActive),
})

const inNumbers = (structure: Structure): string => {
  const { departments, positions, people } = onlyActive(structure)
  const names = [
    pluralise(departments.length, ['звено', 'звена']),
    pluralise(positions.length, ['длъжност', 'длъжности']),
    pluralise(new Set(people.map(({ id }) => id)).size, 'person'),
  ]
  return names.join(', ')
}

/** Adds to each department what it lacks, so that the administrator sees it in the tree. */
const withMissing = (nodes: readonly StructureNode[], structure: Structure): StructureNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.kind === 'department' && { lacks: missingText(departmentChecklist(node.id, structure)) }),
    children: withMissing(node.children, structure),
  }))

/**
 * Returns how departments, positions and people can be moved. The keyboard moves one among its siblings only; dragging
 * can also change the parent.
 */
const movesIn = (
  structure: Structure,
  shown: Structure,
  put: ReturnType<typeof useStructureActions>['put'],
): TreeMoves<StructureNode> => {
  const neighbours = (node: StructureNode) =>
    node.kind === 'person' ? [] : siblingsOf(node, parentOf(node, shown), shown)
  return {
    placeOf: (node) => {
      const ids = neighbours(node)
      return ids.length < 2 ? null : { position: ids.indexOf(node.id) + 1, setSize: ids.length }
    },
    by: (node, isUp) => {
      const ids = neighbours(node)
      const other = ids[ids.indexOf(node.id) + (isUp ? -1 : 1)]
      const parentId = parentOf(node, structure)
      if (other === undefined || parentId === null) return
      const { kind, id } = node
      put({ kind, id, parentId, nextTo: { id: other, place: isUp ? 'before' : 'after' } })
    },
    drop: {
      may: (node, target, place) => goalOfDrop(node, target, place, structure) !== null,
      run: ({ kind, id }, target, place) => {
        const goal = goalOfDrop({ kind, id }, target, place, structure)
        if (goal) put(goal)
      },
    },
  }
}

/** Renders departments, positions and people as one tree (specification 1, section 2, „Settings“). */
const StructurePage = () => {
  const { data, error, refetch } = useAtomValue(structureAtom)
  const [showsInactive, showInactive] = useState(false)
  const structure = useMemo(() => (data ? structureOf(data) : emptyStructure), [data])
  const nodes = useMemo(() => {
    const all = data && withMissing(structureNodes(data), structure)
    return all && !showsInactive ? activeNodes(all) : all
  }, [data, structure, showsInactive])
  const { actions, put, addDepartment, dialogs } = useStructureActions(structure)
  const top = structure.departments.find(({ parentId }) => parentId === null)
  const add = (
    <Button kind="primary" icon={IconAdd} onClick={() => addDepartment(top?.id ?? null)}>
      Ново звено
    </Button>
  )
  return (
    <div className="structure-settings">
      <PageHeader title="Организационна структура" note={data && inNumbers(structure)} actions={add} />
      {dialogs}
      <Card title="Структура">
        <StructureTree
          nodes={nodes}
          error={error && !data ? { message: error.message, onRetry: () => void refetch() } : undefined}
          onPick={actions.edit}
          actionsOf={(node) => nodeMenu(node, structure, actions)}
          moves={movesIn(structure, showsInactive ? structure : onlyActive(structure), put)}
        >
          <Switch label="Покажи неактивните" checked={showsInactive} onChange={showInactive} />
        </StructureTree>
      </Card>
    </div>
  )
}

export default StructurePage

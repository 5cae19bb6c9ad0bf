import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Work } from '../../rules/tasks/workAccess.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { StructureTree } from './StructureTree.tsx'
import { type StructureNode, structureNodes } from './structureNodes.ts'

const structureAtom = queryAtomFamily(() =>
  queryOf(orgStructure.getOrgStructure, { query: { includeDisabled: false } }),
)()

type Props = {
  title: string
  /** The kind of node that can be chosen. A click on a node of another kind expands or collapses it. */
  picks: StructureNode['kind']
  /** The work for which a person is chosen. A person without access to this kind of work cannot be chosen. */
  work?: Work
  mayPick?: (node: StructureNode) => boolean
  onPick: (node: StructureNode) => void
  onClose: () => void
}

/** The organisation structure as a tree with a search, for choosing a node (specification 2, section 2). */
const OrgStructureDialog = ({ title, picks, work, mayPick, onPick, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(structureAtom)
  const nodes = useMemo(() => data && structureNodes(data, work), [data, work])
  return (
    <Dialog open title={title} size="m" onClose={onClose}>
      <StructureTree
        nodes={nodes}
        error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
        isDisabled={(node) => node.kind !== picks || node.unavailable !== undefined || mayPick?.(node) === false}
        onPick={onPick}
      />
    </Dialog>
  )
}

export default OrgStructureDialog

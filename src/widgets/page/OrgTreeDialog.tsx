import { Dialog } from '../overlays/Dialog.tsx'
import { OrgTree } from './OrgTree.tsx'
import type { OrgNode } from './orgNodes.ts'

type Props = {
  open: boolean
  title: string
  nodes: readonly OrgNode[]
  onPick: (key: string) => void
  onClose: () => void
}

/** The organisation's structure as a tree to choose from, with a filter (document 2, section 2). */
export const OrgTreeDialog = ({ open, title, nodes, onPick, onClose }: Props) => (
  <Dialog open={open} title={title} onClose={onClose}>
    <OrgTree nodes={nodes} label={title} onPick={onPick} />
  </Dialog>
)

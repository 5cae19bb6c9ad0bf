import type { LinkKind } from '../../../../contract/shapes/caseFiles.ts'
import type { Linkable } from '../linkable.ts'

export type TableProps = {
  kind: LinkKind
  title: string
  onPick: (one: Linkable) => void
  onClose: () => void
}

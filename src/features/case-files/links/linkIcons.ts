import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import {
  type Icon,
  IconDevice,
  IconForeignDevice,
  IconGroupInspection,
  IconInspection,
} from '../../../widgets/icons.ts'

export const linkIcons: Readonly<Record<LinkKind, Icon>> = {
  inspection: IconInspection,
  groupedInspection: IconGroupInspection,
  measuringDevice: IconDevice,
  foreignDevice: IconForeignDevice,
}

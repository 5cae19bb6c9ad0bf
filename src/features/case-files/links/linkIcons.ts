import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import {
  type Icon,
  IconCaseFile,
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
  caseFile: IconCaseFile,
}

import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { to } from '../../../routes/to.ts'

const pageOf: Readonly<Record<LinkKind, (guid: string) => string>> = {
  inspection: to.inspections.one,
  groupedInspection: to.groupInspections.one,
  measuringDevice: to.rtsi.measuringDevices.one,
  foreignDevice: to.rtsi.foreignDevices.one,
}

export const linkHref = (kind: LinkKind, guid: string): string => pageOf[kind](guid)

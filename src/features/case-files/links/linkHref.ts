import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { type DocumentModule, documentModule, to } from '../../../routes/to.ts'

const pageOf: Readonly<Record<LinkKind, (guid: string, module: DocumentModule) => string>> = {
  inspection: to.inspections.one,
  groupedInspection: to.groupInspections.one,
  measuringDevice: to.rtsi.measuringDevices.one,
  foreignDevice: to.rtsi.foreignDevices.one,
  caseFile: (guid, module) => documentModule(module).caseFile(guid),
}

export const linkHref = (kind: LinkKind, guid: string, module: DocumentModule): string => pageOf[kind](guid, module)

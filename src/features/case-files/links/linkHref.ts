import type { Role } from '../../../contract/enumerations.ts'
import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { to } from '../../../routes/to.ts'

const inspectors: readonly Role[] = ['INSPECTIONS_MANAGER', 'INSPECTIONS_READ']
const registrars: readonly Role[] = ['RSI_MANAGER', 'RSI_READ']

const places: Readonly<Record<LinkKind, { roles: readonly Role[]; at: (guid: string) => string }>> = {
  inspection: { roles: inspectors, at: (guid) => to.inspections.one(guid) },
  groupedInspection: { roles: inspectors, at: (guid) => to.groupInspections.one(guid) },
  measuringDevice: { roles: registrars, at: (guid) => to.rtsi.measuringDevices.one(guid) },
  foreignDevice: { roles: registrars, at: (guid) => to.rtsi.foreignDevices.one(guid) },
}

/** Where a linked object opens; undefined for whom its register is closed (document 1, section 6). */
export const linkHref = (
  kind: LinkKind,
  guid: string,
  mayEnter: (roles: readonly Role[]) => boolean,
): string | undefined => (mayEnter(places[kind].roles) ? places[kind].at(guid) : undefined)

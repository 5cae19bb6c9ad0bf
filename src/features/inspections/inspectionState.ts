import { atom } from 'jotai'
import { devices } from '../../contract/devices.ts'
import { groupedInspections, inspectionFiles, inspections } from '../../contract/inspections.ts'
import type { FollowFilter, GroupedInspection, Inspection } from '../../contract/shapes/inspections.ts'
import { to } from '../../routes/to.ts'
import { blankGroup } from '../../rules/inspections/groupRules.ts'
import { type Inspector, isInspector } from '../../rules/inspections/inspectionMoves.ts'
import { blankInspection } from '../../rules/inspections/inspectionRecord.ts'
import { type OpenedRecord, seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { type LookupOptions, nameIn, ofDepartmentFirst } from '../../screen-kit/lookup/lookupOptions.ts'
import { departments, presentForInspections } from '../../screen-kit/lookup/lookups.ts'
import { rolesAtom } from '../../state/access.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { userAtom } from '../../state/session.ts'
import { queryOf } from '../../transport/query.ts'

export const inspectionAtom = queryAtomFamily((guid: string) => queryOf(inspections.byGuid, { query: { guid } }))
export const groupAtom = queryAtomFamily((guid: string) => queryOf(groupedInspections.byGuid, { query: { guid } }))
export const filesAtom = queryAtomFamily((ownerGuid: string) => queryOf(inspectionFiles.list, { query: { ownerGuid } }))
export const protocolFormsAtom = queryAtomFamily(() => queryOf(inspections.getProtocolForms, {}))
export const toFollowAtom = queryAtomFamily((filters: string) =>
  queryOf(devices.getDevicesForFollowingInspection, { query: { filters } }),
)
export const followQuery = (filter: FollowFilter): string =>
  JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')))

export const inspectorAtom = atom(
  (get): Inspector => ({
    personId: get(userAtom)?.person.id ?? 0,
    roles: get(rolesAtom),
  }),
)

/**
 * The initial values of a new inspection: for the user's department, and led by the user if the user is an inspector.
 * Null until the department names are loaded.
 */
export const ownInspectionAtom = atom((get): Inspection | null => {
  const user = get(userAtom)
  if (!user || user.person.id === 0 || !isInspector(get(rolesAtom))) return blankInspection
  const names = get(departments.optionsAtom)
  if (names.kind === 'loading') return null
  const name = nameIn(names, user.departmentId)
  const { id, fullName } = user.person
  return {
    ...blankInspection,
    team: [{ id, name: fullName }],
    department: user.departmentId === null || name === undefined ? null : { id: user.departmentId, name },
  }
})

export const leaders: LookupOptions = {
  ...presentForInspections,
  optionsAtom: atom((get) =>
    ofDepartmentFirst(get(presentForInspections.optionsAtom), get(userAtom)?.departmentId ?? null),
  ),
}

export const ownGroupAtom = atom((get): GroupedInspection => {
  const { id = 0, fullName = '' } = get(userAtom)?.person ?? {}
  return id > 0 && isInspector(get(rolesAtom)) ? { ...blankGroup, leader: { id, name: fullName } } : blankGroup
})

export const inspectionsChangedAtom = atom(null, (_get, set) =>
  set(
    invalidateAtom,
    inspections.getInspections,
    inspections.byGuid,
    groupedInspections.getGroupedInspections,
    groupedInspections.byGuid,
    devices.getDevicesForFollowingInspection,
  ),
)

export const seenInspectionsAtom = seenListAtom<string>()
export const seenGroupsAtom = seenListAtom<string>()
export const inspectionRecord = (key: string | null): OpenedRecord<string> => ({
  key,
  root: to.inspections.list(),
  list: { href: to.inspections.list(), label: 'Проверки' },
  hrefOf: to.inspections.one,
})
export const groupRecord = (key: string | null): OpenedRecord<string> => ({
  key,
  root: to.groupInspections.list(),
  list: { href: to.groupInspections.list(), label: 'Групови проверки' },
  hrefOf: to.groupInspections.one,
})

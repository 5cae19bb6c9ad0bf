import { atom } from 'jotai'
import { configuration } from '../../../contract/configuration.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { metadata } from '../../../contract/metadata.ts'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { type LookupOptions, lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions, unavailableFor } from '../../../screen-kit/lookup/lookups.ts'
import type { Narrowing } from '../../../screen-kit/register/urlFacets.tsx'
import { type Lookup, lookupAtom } from '../../../state/lookup.ts'

const DMS = 1
const AU = 2
const byName = (a: Option, b: Option) => a.name.localeCompare(b.name, 'bg')

export const documentTypes: LookupOptions = {
  endpoint: metadata.getDocumentTypes,
  optionsAtom: atom((get): Lookup<readonly Option[]> => {
    const types = new Map<number, Option>()
    for (const type of [DMS, AU]) {
      const lookup = get(lookupAtom(metadata.getDocumentTypes, { query: { type } }))
      if (lookup.kind !== 'ready') return lookup
      for (const { id, name } of lookup.items) types.set(id, { id, name })
    }
    return { kind: 'ready', items: [...types.values()].sort(byName) }
  }),
}
/** Returns a filter of a settings list by document type. In the URL it is `documentTypeId`. */
export const byDocumentType = <R>({ fits, start }: Pick<Narrowing<R>, 'fits' | 'start'>): Narrowing<R> => ({
  address: 'documentTypeId',
  label: 'Вид документ',
  from: documentTypes,
  fits,
  start,
})
export const classifications = lookupOptions(configuration.getClassificationsList, {}, keepOptions)
export const directions = lookupOptions(metadata.getDocumentDirections, {}, keepOptions)
export const permissionTypes = lookupOptions(configuration.getPermissionTypes, {}, keepOptions)
export const targetTypes = lookupOptions(metadata.getTargetTypes, {}, keepOptions)

const positionChoice = ({ id, positionName, memberOfDepartment }: Reply<typeof orgStructure.getPositions>[number]) => ({
  id,
  name: `${positionName}, ${shortDepartmentName(memberOfDepartment)}`,
})
/** Positions with their departments, because many positions have the same name. */
export const positions = lookupOptions(orgStructure.getPositions, {}, (all) => all.map(positionChoice))

export const workingPositions = lookupOptions(orgStructure.getPositions, {}, (all) =>
  all.map((one) => {
    const holder = one.actualPersonsInPosition.find(({ isActive }) => isActive)
    return {
      ...positionChoice(one),
      unavailable: holder && unavailableFor('documents', holder.fullName, holder.roles),
    }
  }),
)

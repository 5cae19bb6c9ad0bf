import { atom } from 'jotai'
import { configuration } from '../../contract/configuration.ts'
import type { Reply } from '../../contract/endpoint.ts'
import { ResolutionKind, resolutionKindLabels, Scope } from '../../contract/enumerations.ts'
import { type DocumentTypeOption, metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { type Choice, type LookupOptions, lookupOptions, nameIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { departments, keepOptions, unavailableFor } from '../../screen-kit/lookup/lookups.ts'
import { atomFamily } from '../../state/atomFamily.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import type { DocumentScope } from './documentLists.ts'

const resolutionOf = { [Scope.DMS]: ResolutionKind.DO, [Scope.AU]: ResolutionKind.AU } as const

export const isResolution = ({ id }: { id: number }, scope: DocumentScope): boolean => id === resolutionOf[scope]

/** Returns the document types with „Резолюция“ first (specification 1, section 3). */
export const resolutionFirst = <T extends Option>(types: readonly T[], scope: DocumentScope): T[] => [
  ...types
    .filter((type) => isResolution(type, scope))
    .map((type) => ({ ...type, name: resolutionKindLabels[resolutionOf[scope]] })),
  ...types.filter((type) => !isResolution(type, scope)),
]

const typesAtom = (type: 1 | 2, scope: DocumentScope) =>
  atom((get): Lookup<DocumentTypeOption[]> => {
    const lookup = get(lookupAtom(metadata.getDocumentTypes, { query: { type } }))
    return lookup.kind === 'ready' ? { kind: 'ready', items: resolutionFirst(lookup.items, scope) } : lookup
  })

export const documentTypesAtom = { [Scope.DMS]: typesAtom(1, Scope.DMS), [Scope.AU]: typesAtom(2, Scope.AU) } as const

export const receivedVias = lookupOptions(metadata.getReceivedVias, {}, keepOptions)
export const sentVias = lookupOptions(metadata.getSentVias, {}, keepOptions)
export const priorities = lookupOptions(metadata.getTaskPriorities, {}, keepOptions)
export const classifications = lookupOptions(configuration.getClassificationsList, {}, keepOptions)
type Colleague = Reply<typeof orgStructure.getPersonsAndPositions>[number]
const withPosition = ({ personId, fullName, positionName, roles }: Colleague): Choice => ({
  id: personId,
  name: positionName ? `${fullName}, ${positionName}` : fullName,
  unavailable: unavailableFor('documents', fullName, roles),
})

/** Employees with their positions, so that people with the same name can be distinguished. */
export const people = lookupOptions(orgStructure.getPersonsAndPositions, {}, (all) => all.map(withPosition))

/** Employees with their positions; those of the given department come first. */
export const peopleFrom = atomFamily((departmentId: number): LookupOptions => {
  const endpoint = orgStructure.getPersonsAndPositions
  const elsewhere = ({ name, ...rest }: Choice, department: string): Choice => ({
    ...rest,
    name: department ? `${name} (${department})` : name,
  })
  const optionsAtom = atom((get): Lookup<readonly Choice[]> => {
    const lookup = get(lookupAtom(endpoint, {}))
    const own = nameIn(get(departments.optionsAtom), departmentId)
    if (lookup.kind !== 'ready' || own === undefined) return get(people.optionsAtom)
    const isOwn = ({ memberOfDepartment }: Colleague) => memberOfDepartment === own
    const others = lookup.items.filter((one) => !isOwn(one))
    const items = [
      ...lookup.items.filter(isOwn).map(withPosition),
      ...others.map((one) => elsewhere(withPosition(one), one.memberOfDepartment)),
    ]
    return { kind: 'ready', items }
  })
  return { endpoint, optionsAtom }
})

export const indexesOf = atomFamily((documentTypeId: number) =>
  lookupOptions(configuration.getDocumentNumberIndexes, { query: { documentTypeId } }, (all) =>
    all.map(({ id, numberPrefix }) => ({ id, name: numberPrefix })),
  ),
)

export const resultDeliveries = ['На гише', 'По пощата', 'По електронна поща', 'Чрез е-Връчване'] as const
export const serviceKinds = ['Обикновена', 'Бърза', 'Експресна'] as const

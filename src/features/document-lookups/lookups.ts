import { atom } from 'jotai'
import { configuration } from '../../contract/configuration.ts'
import { ResolutionKind, resolutionKindLabels, Scope } from '../../contract/enumerations.ts'
import { type DocumentTypeOption, metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { asTheyAre } from '../../screen-kit/lookup/lookups.ts'
import { atomFamily } from '../../state/atomFamily.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import type { DocumentScope } from './documentLists.ts'

/** The special type of a module's list; the same id in the other module's list is an ordinary type. */
const resolutionOf = { [Scope.DMS]: ResolutionKind.DO, [Scope.AU]: ResolutionKind.AU } as const

export const isResolution = ({ id }: { id: number }, scope: DocumentScope): boolean => id === resolutionOf[scope]

/** The special type „Резолюция“ stands at the top under that name (document 1, section 3). */
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

/** Types with their directions; in the lookup type 1 is document flow, 2 administrative services. */
export const documentTypesAtom = { [Scope.DMS]: typesAtom(1, Scope.DMS), [Scope.AU]: typesAtom(2, Scope.AU) } as const

export const receivedVias = lookupOptions(metadata.getReceivedVias, {}, asTheyAre)
export const sentVias = lookupOptions(metadata.getSentVias, {}, asTheyAre)
export const priorities = lookupOptions(metadata.getTaskPriorities, {}, asTheyAre)
export const classifications = lookupOptions(configuration.getClassificationsList, {}, asTheyAre)
/** People who work here, each with the position, so that namesakes are told apart. */
export const people = lookupOptions(orgStructure.getPersonsAndPositions, {}, (all) =>
  all.map(({ personId, fullName, positionName }) => ({
    id: personId,
    name: positionName ? `${fullName}, ${positionName}` : fullName,
  })),
)

/** The register indexes a type may be numbered by, shown by their prefix. */
export const indexesOf = atomFamily((documentTypeId: number) =>
  lookupOptions(configuration.getDocumentNumberIndexes, { query: { documentTypeId } }, (all) =>
    all.map(({ id, numberPrefix }) => ({ id, name: numberPrefix })),
  ),
)

/** Texts of the reply (proposed: the specification names neither list). */
export const resultDeliveries = ['На гише', 'По пощата', 'По електронна поща', 'Чрез ССЕВ'] as const
export const serviceKinds = ['Обикновена', 'Бърза', 'Експресна'] as const

import { configuration, correspondentGroups, numberIndexes } from '../../contract/configuration.ts'
import { Direction, directionLabels, Scope } from '../../contract/enumerations.ts'
import { metadata } from '../../contract/metadata.ts'
import { namedGroup } from '../../rules/correspondents/correspondentRegisters.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../screen-kit/lookup/lookups.ts'
import type { DocumentScope } from './documentLists.ts'
import { resolutionFirst } from './lookups.ts'

export {
  departments as departmentOptions,
  documentStatuses as statusOptions,
  people as personOptions,
} from '../../screen-kit/lookup/lookups.ts'

/** The document types as options, for document flow (`DMS`) and administrative services (`AU`). */
export const typeOptions = {
  [Scope.DMS]: lookupOptions(metadata.getDocumentTypes, { query: { type: 1 } }, (all) =>
    resolutionFirst(all, Scope.DMS),
  ),
  [Scope.AU]: lookupOptions(metadata.getDocumentTypes, { query: { type: 2 } }, (all) => resolutionFirst(all, Scope.AU)),
} satisfies Record<DocumentScope, unknown>

export const receivedViaOptions = lookupOptions(metadata.getReceivedVias, {}, keepOptions)
export const sentViaOptions = lookupOptions(metadata.getSentVias, {}, keepOptions)
/**
 * Returns the number indexes that a module uses (or that all modules use) as options, shown by their prefix
 * (specification 1, section 2).
 */
const indexesOf = (scope: DocumentScope) =>
  lookupOptions(numberIndexes.list, {}, (all) =>
    all
      .filter((index) => index.scope === null || index.scope === scope || index.scope === Scope.ALL)
      .map(({ id, numberPrefix }) => ({ id, name: numberPrefix })),
  )
export const indexOptions = {
  [Scope.DMS]: indexesOf(Scope.DMS),
  [Scope.AU]: indexesOf(Scope.AU),
} satisfies Record<DocumentScope, unknown>

export const classificationOptions = lookupOptions(configuration.getClassificationsList, {}, keepOptions)
export const groupOptions = lookupOptions(correspondentGroups.list, {}, (all) => all.map(namedGroup))

const requestTypes = [2, 3, 4, 5]
export const requestOptions = lookupOptions(metadata.getTaskTypes, {}, (all) =>
  all.filter(({ id }) => requestTypes.includes(id)),
)

export const directionOptions = Object.values(Direction).map((id) => ({
  value: String(id),
  label: directionLabels[id],
}))
export const roleOptions = [
  { value: 'assignee', label: 'Изпълнител' },
  { value: 'controller', label: 'Контролиращ' },
  { value: 'addressee', label: 'Адресат' },
] as const

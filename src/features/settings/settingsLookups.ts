import { atom } from 'jotai'
import { configuration } from '../../contract/configuration.ts'
import { deadlineRules } from '../../contract/deadlines.ts'
import { directionLabels, scopeLabels } from '../../contract/enumerations.ts'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Option } from '../../contract/shapes/base.ts'
import type { ClassificationNode } from '../../contract/shapes/configuration.ts'
import { DOCUMENT_TARGET, termOf } from '../../rules/deadlines/deadlineRules.ts'
import { byCode, type Classification, classificationRules } from '../../rules/documents/classificationRules.ts'
import { namedWithState } from '../../rules/registers/registerRules.ts'
import { type LookupOptions, lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { asTheyAre } from '../../screen-kit/lookup/lookups.ts'
import type { Narrowing } from '../../screen-kit/nomenclature/narrowing.tsx'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'

const { nameOf, the } = classificationRules
const DMS = 1
const AU = 2
const byName = (a: Option, b: Option) => a.name.localeCompare(b.name, 'bg')

/** The types of documents of both modules, each once, by name. */
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
/** By which type of documents a register can be narrowed, and what the address calls it. */
export const byDocumentType = <R>({ fits, start }: Pick<Narrowing<R>, 'fits' | 'start'>): Narrowing<R> => ({
  address: 'documentTypeId',
  label: 'Вид документ',
  from: documentTypes,
  fits,
  start,
})
export const classifications = lookupOptions(configuration.getClassificationsList, {}, asTheyAre)
/** All classifications of the scheme, out of its tree. */
export const classificationRows = (nodes: readonly ClassificationNode[]): Classification[] =>
  nodes.flatMap(({ children, ...row }) => [row, ...classificationRows(children)])
/** The whole scheme to choose from, with what is out of use and says so: what was chosen before keeps its name. */
export const allClassifications = lookupOptions(configuration.getClassificationsTree, {}, (nodes) =>
  classificationRows(nodes)
    .toSorted(byCode)
    .map((row) => namedWithState({ id: row.id, name: nameOf(row), isActive: row.isActive }, the)),
)
export const directions = lookupOptions(metadata.getDocumentDirections, {}, asTheyAre)
export const permissionTypes = lookupOptions(configuration.getPermissionTypes, {}, asTheyAre)
export const targetTypes = lookupOptions(metadata.getTargetTypes, {}, asTheyAre)
export const deadlineUnits = lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, asTheyAre)

/** The terms of documents by their types, each as an option of the type's id: „7 работни дни“. */
export const termsOfTypes = lookupOptions(deadlineRules.list, {}, (all) =>
  all.flatMap((rule) =>
    rule.isActive && rule.documentType && rule.targetTypeId === DOCUMENT_TARGET
      ? [{ id: rule.documentType.id, name: termOf(rule) }]
      : [],
  ),
)
/** Positions with their departments: many bear the same name. */
export const positions = lookupOptions(orgStructure.getPositions, {}, (all) =>
  all.map(({ id, positionName, memberOfDepartment }) => ({ id, name: `${positionName}, ${memberOfDepartment}` })),
)
/** Whom a new record may name: who works here now. */
export const presentPeople = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(({ id, fullName }) => ({ id, name: fullName })),
)

const choices = (labels: object) => Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))
/** The directions as what a `SelectField` offers. */
export const directionOptions = choices(directionLabels)
/** The modules that a type of documents or an index is for, the same way. */
export const scopeOptions = choices(scopeLabels)

/** A chosen number of a `SelectField`: null for the empty choice. */
export const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value))
/** The value of a `SelectField` that holds a number. */
export const shownChoice = (id: number | null): string => (id === null ? '' : String(id))

import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import { shortDepartmentName } from '../../rules/words/departmentName.ts'
import { type Choice, type LookupOptions, lookupOptions } from './lookupOptions.ts'

/** For a list whose rows are options already. */
export const asTheyAre = (options: readonly Choice[]): readonly Choice[] => options

/** The lookups that more than one feature chooses from; each is asked for once per session, when first needed. */
export const departments: LookupOptions = {
  ...lookupOptions(orgStructure.getDepartments, {}, (all) =>
    all.map(({ id, departmentName }) => ({ id, name: departmentName })),
  ),
  shortName: shortDepartmentName,
}
/** Everybody, also who has left: filters look into the past. */
export const people = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: true } }, (all) =>
  all.map(({ id, fullName }) => ({ id, name: fullName })),
)
/** Whom a new record may name: who works here now. */
export const presentPeople = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(({ id, fullName, departmentId }) => ({ id, name: fullName, departmentId })),
)
export const documentStatuses = lookupOptions(metadata.getDocumentStatuses, {}, asTheyAre)
export const taskTypes = lookupOptions(metadata.getTaskTypes, {}, asTheyAre)

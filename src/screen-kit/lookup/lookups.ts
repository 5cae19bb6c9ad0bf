import type { Reply } from '../../contract/endpoint.ts'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import { noAccessMark, type Work, workAccessProblem } from '../../rules/tasks/workAccess.ts'
import { shortDepartmentName } from '../../rules/words/departmentName.ts'
import { type Choice, type LookupOptions, lookupOptions } from './lookupOptions.ts'

export const keepOptions = (options: readonly Choice[]): readonly Choice[] => options

export const departments: LookupOptions = {
  ...lookupOptions(orgStructure.getDepartments, {}, (all) =>
    all.map(({ id, departmentName: name }) => ({ id, name, alsoNamed: shortDepartmentName(name) })),
  ),
  shortName: shortDepartmentName,
}
type Person = Reply<typeof orgStructure.getPersons>[number]
/**
 * Returns a person as an item of a lookup. `isActive` is passed on, because a form must not offer former employees and
 * a filter shows them last.
 */
const personChoice = ({ id, fullName, departmentId, isActive }: Person): Choice => ({
  id,
  name: fullName,
  departmentId,
  isActive,
})
/** All persons, including former employees, because records keep their names. */
export const people = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: true } }, (all) =>
  all.map(personChoice),
)
export const presentPeople = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(personChoice),
)
/** Returns the reason why a person may not be chosen for this kind of work: the person has no access to it. */
export const unavailableFor = (
  work: Work,
  name: string,
  roles: readonly string[] | undefined,
): Choice['unavailable'] => {
  const because = workAccessProblem(work, name, roles)
  return because === null ? undefined : { mark: noAccessMark, because }
}
/** Returns the present employees. Those without access to this kind of work are shown, but cannot be chosen. */
const presentFor = (work: Work) =>
  lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
    all.map((person) => ({
      ...personChoice(person),
      unavailable: unavailableFor(work, person.fullName, person.roles),
    })),
  )
export const presentForDocuments = presentFor('documents')
export const presentForInspections = presentFor('inspections')
export const documentStatuses = lookupOptions(metadata.getDocumentStatuses, {}, keepOptions)
export const taskTypes = lookupOptions(metadata.getTaskTypes, {}, keepOptions)

import type { Reply } from '../../contract/endpoint.ts'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import { noAccessMark, type Work, workAccessProblem } from '../../rules/tasks/workAccess.ts'
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
type Person = Reply<typeof orgStructure.getPersons>[number]
/** A form does not offer who has left, whatever the backend sends; a filter offers them last. */
const personChoice = ({ id, fullName, departmentId, isActive }: Person): Choice => ({
  id,
  name: fullName,
  departmentId,
  isActive,
})
/** Everybody, also who has left: filters look into the past, and records keep their names. */
export const people = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: true } }, (all) =>
  all.map(personChoice),
)
/** Whom a new record may name: who works here now. */
export const presentPeople = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(personChoice),
)
/** Beside a person who has no screen for such work: what her line says, and why she may not be chosen. */
export const unavailableFor = (
  work: Work,
  name: string,
  roles: readonly string[] | undefined,
): Choice['unavailable'] => {
  const because = workAccessProblem(work, name, roles)
  return because === null ? undefined : { mark: noAccessMark, because }
}
/** The same people where work is given: who has no screen for it cannot be chosen. */
const presentFor = (work: Work) =>
  lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
    all.map((person) => ({
      ...personChoice(person),
      unavailable: unavailableFor(work, person.fullName, person.roles),
    })),
  )
export const presentForDocuments = presentFor('documents')
export const presentForInspections = presentFor('inspections')
export const documentStatuses = lookupOptions(metadata.getDocumentStatuses, {}, asTheyAre)
export const taskTypes = lookupOptions(metadata.getTaskTypes, {}, asTheyAre)

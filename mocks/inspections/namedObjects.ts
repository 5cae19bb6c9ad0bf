import type { GroupedInspection, Inspection } from '../../src/contract/shapes/inspections.ts'
import type { GroupField } from '../../src/rules/inspections/groupRules.ts'
import type { InspectionField } from '../../src/rules/inspections/inspectionRecord.ts'
import { errorsOf, type FieldErrors } from '../../src/rules/requiredFields.ts'
import type { World } from '../engine/world.ts'
import { noSuchDepartment, noSuchPerson } from '../people/noSuch.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'

type Ids = readonly (number | null | undefined)[]

/** Whether all who are named work here; whom the row names already is not asked about again. */
const workHere = (world: World, people: Ids, known: Ids): boolean =>
  people.every((id) => known.includes(id) || world.persons.get(id)?.isActive === true)

/** What an inspection names that is not there, at its fields; what its row names already is not asked about again. */
export const missingInInspection = (
  world: World,
  one: Inspection,
  before: InspectionRow | undefined,
): FieldErrors<InspectionField> => {
  const { department, team, inspectedPerson, groupedInspection, follows, protocol } = one
  const written = before?.protocols[0]
  const template = protocol?.templateId ?? null
  return errorsOf<InspectionField>({
    department:
      department && department.id !== before?.departmentId && !world.departments.get(department.id)
        ? noSuchDepartment
        : null,
    team: workHere(
      world,
      team.map(({ id }) => id),
      before?.inspectorPersonIds ?? [],
    )
      ? null
      : noSuchPerson,
    inspectedPerson:
      inspectedPerson && !world.correspondents.get(inspectedPerson.id) ? 'Няма такова проверявано лице.' : null,
    groupedInspection:
      groupedInspection && !before?.groupedInspectionGuid && !world.groupedInspections.get(groupedInspection.guid)
        ? 'Няма такава групова проверка.'
        : null,
    follows:
      follows && !before?.followsGuid && (follows.guid === before?.guid || !world.inspections.get(follows.guid))
        ? 'Няма такава предходна проверка.'
        : null,
    protocol:
      template !== null && template !== written?.templateId && !world.protocolTemplates.get(template)
        ? 'Няма такъв образец на протокол.'
        : protocol?.author && !workHere(world, [protocol.author.id], [written?.authorPersonId])
          ? noSuchPerson
          : null,
  })
}

/** The same of a group inspection. */
export const missingInGroup = (
  world: World,
  { leader, plan }: GroupedInspection,
  before: GroupedInspectionRow | undefined,
): FieldErrors<GroupField> =>
  errorsOf<GroupField>({
    leader: leader && !workHere(world, [leader.id], [before?.leaderPersonId]) ? noSuchPerson : null,
    plan: plan.every(
      ({ departmentId }) => before?.departmentIds.includes(departmentId) || world.departments.get(departmentId),
    )
      ? null
      : noSuchDepartment,
  })

import type { GroupedInspection, Inspection } from '../../src/contract/shapes/inspections.ts'
import type { GroupField } from '../../src/rules/inspections/groupRules.ts'
import type { InspectionField } from '../../src/rules/inspections/inspectionRecord.ts'
import { errorsOf, type FieldErrors } from '../../src/rules/requiredFields.ts'
import type { World } from '../engine/world.ts'
import { noSuchDepartment, noSuchPerson } from '../people/noSuch.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'

type Ids = readonly (number | null | undefined)[]

/**
 * The reason why people may not be named: not employed, or without access to inspections. People already in the row are
 * not checked again.
 */
const peopleProblem = (world: World, people: Ids, known: Ids): string | null => {
  const fresh = people.filter((id) => !known.includes(id))
  if (fresh.some((id) => world.persons.get(id)?.isActive !== true)) return noSuchPerson
  return fresh.map((id) => accessProblemOf(world, 'inspections', id)).find((one) => one !== undefined) ?? null
}

/** Field errors for referenced objects that do not exist; those already in the row are not checked again. */
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
    team: peopleProblem(
      world,
      team.map(({ id }) => id),
      before?.inspectorPersonIds ?? [],
    ),
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
        : protocol?.author
          ? peopleProblem(world, [protocol.author.id], [written?.authorPersonId])
          : null,
  })
}

export const missingInGroup = (
  world: World,
  { leader, plan }: GroupedInspection,
  before: GroupedInspectionRow | undefined,
): FieldErrors<GroupField> =>
  errorsOf<GroupField>({
    leader: leader && peopleProblem(world, [leader.id], [before?.leaderPersonId]),
    plan: plan.every(
      ({ departmentId }) => before?.departmentIds.includes(departmentId) || world.departments.get(departmentId),
    )
      ? null
      : noSuchDepartment,
  })

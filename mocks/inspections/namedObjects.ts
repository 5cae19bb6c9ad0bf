import type { GroupedInspection, Inspection } from '../../src/contract/shapes/inspections.ts'
import type { GroupField } from '../../src/rules/inspections/groupRules.ts'
import type { InspectionField } from '../../src/rules/inspections/inspectionRecord.ts'
import { errorsOf, type FieldErrors } from '../../src/rules/requiredFields.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { noSuchDepartment, noSuchPerson } from '../people/notFoundErrors.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import type { GroupedInspectionRow, InspectionRow } from './inspectionRows.ts'

type Ids = readonly (number | null | undefined)[]

const peopleProblem = (db: MockDatabase, people: Ids, known: Ids): string | null => {
  const fresh = people.filter((id) => !known.includes(id))
  if (fresh.some((id) => db.persons.get(id)?.isActive !== true)) return noSuchPerson
  return fresh.map((id) => accessProblemOf(db, 'inspections', id)).find((one) => one !== undefined) ?? null
}

export const missingInInspection = (
  db: MockDatabase,
  one: Inspection,
  before: InspectionRow | undefined,
): FieldErrors<InspectionField> => {
  const { department, team, inspectedPerson, groupedInspection, follows, protocol } = one
  const written = before?.protocols[0]
  const template = protocol?.templateId ?? null
  return errorsOf<InspectionField>({
    department:
      department && department.id !== before?.departmentId && !db.departments.get(department.id)
        ? noSuchDepartment
        : null,
    team: peopleProblem(
      db,
      team.map(({ id }) => id),
      before?.inspectorPersonIds ?? [],
    ),
    inspectedPerson:
      inspectedPerson && !db.correspondents.get(inspectedPerson.id) ? 'Няма такова проверявано лице.' : null,
    groupedInspection:
      groupedInspection && !before?.groupedInspectionGuid && !db.groupedInspections.get(groupedInspection.guid)
        ? 'Няма такава групова проверка.'
        : null,
    follows:
      follows && !before?.followsGuid && (follows.guid === before?.guid || !db.inspections.get(follows.guid))
        ? 'Няма такава предходна проверка.'
        : null,
    protocol:
      template !== null && template !== written?.templateId && !db.protocolTemplates.get(template)
        ? 'Няма такъв образец на протокол.'
        : protocol?.author
          ? peopleProblem(db, [protocol.author.id], [written?.authorPersonId])
          : null,
  })
}

export const missingInGroup = (
  db: MockDatabase,
  { leader, plan }: GroupedInspection,
  before: GroupedInspectionRow | undefined,
): FieldErrors<GroupField> =>
  errorsOf<GroupField>({
    leader: leader && peopleProblem(db, [leader.id], [before?.leaderPersonId]),
    plan: plan.every(
      ({ departmentId }) => before?.departmentIds.includes(departmentId) || db.departments.get(departmentId),
    )
      ? null
      : noSuchDepartment,
  })

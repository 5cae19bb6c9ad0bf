import { numberIndexes } from '../../fixtures/numberIndexes.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Frame } from '../seed/frame.ts'
import type { CaseFileOwnerRuleRow, CounterRow } from '../settings/rows.ts'
import { classificationRows } from '../settings/seedSettings.ts'
import type { CaseFileRow } from './caseFileRow.ts'
import type { DocumentRow } from './rows.ts'

/** What a document is placed by in lists: when it was registered, or, before that, created. */
export const dateOfDocument = (row: DocumentRow): string => row.dateRegistered ?? row.dateCreated

/** Of documents of one instant, as those that are registered together, the one with the greater number stands first. */
export const placeOfDocument = (row: DocumentRow): string => `${dateOfDocument(row)} ${numberSortKey(row.number)}`

/** All documents, the newest first: they were made in the order of that date. */
export const documentRows = ({ documents }: Frame): DocumentRow[] => documents.toReversed()

/** Case files in the order in which they were opened. */
export const caseFileRows = ({ cases, outcomes, people }: Frame): CaseFileRow[] => {
  const retention = new Map(classificationRows().map((row) => [row.id, row.retentionYears]))
  return cases.map((plan, i) => {
    const root = plan.documents[0] as DocumentRow
    const outcome = outcomes[i]
    const classificationId = root.classificationIds[0] ?? null
    return {
      guid: plan.guid,
      id: plan.id,
      scope: root.scope,
      number: root.number,
      rootDocumentGuid: root.guid,
      subject: root.subject,
      statusId: outcome?.isArchived ? 4 : outcome?.isClosed ? 2 : 1,
      statusDate: outcome?.statusDate ?? root.dateCreated,
      dateOpened: root.dateRegistered ?? root.dateCreated,
      departmentId: plan.departmentId,
      ownerPersonId: people.headOf(plan.departmentId).id,
      classificationId,
      retentionYears: classificationId === null ? null : (retention.get(classificationId) ?? null),
      note: null,
    }
  })
}

/** One row per counter and year in which numbers were given, of which a world touches three; the start's year always has its row. */
export const counterRows = ({ counters, startIso }: Frame): CounterRow[] => {
  const thisYear = Number(startIso.slice(0, 4))
  return numberIndexes
    .flatMap(([code, name]) => [thisYear - 2, thisYear - 1, thisYear].map((year) => ({ code, name, year })))
    .map(({ code, name, year }) => ({ code, name, year, given: counters.get(`${code}-${year}`) }))
    .filter(({ year, given }) => year === thisYear || given !== undefined)
    .map(({ code, name, year, given }, i) => ({
      id: i + 1,
      code,
      name,
      year,
      initialNumber: 1,
      currentValue: given ?? 0,
      step: 1,
      resetsYearly: true,
      isActive: true,
    }))
}

/** Incoming documents go to the head of the department they are addressed to; the last rule catches the rest. */
export const caseFileOwnerRuleRows = ({ people, organisation }: Frame): CaseFileOwnerRuleRow[] => {
  const departmentIds = [...new Set(organisation.positions.map((one) => one.departmentId))]
  const rule = (id: number, departmentId: number | null, ownerDepartmentId: number): CaseFileOwnerRuleRow => ({
    id,
    order: id,
    directionId: departmentId === null ? null : 1,
    departmentId,
    documentTypeId: null,
    ownerPositionId: people.headOf(ownerDepartmentId).positionId,
    ownerPersonId: null,
    isActive: true,
  })
  return [
    ...departmentIds.map((departmentId, i) => rule(i + 1, departmentId, departmentId)),
    rule(departmentIds.length + 1, null, 11),
  ]
}

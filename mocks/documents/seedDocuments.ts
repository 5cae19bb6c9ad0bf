import { numberIndexes } from '../../fixtures/numberIndexes.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { classificationRows } from '../settings/seedSettings.ts'
import type { CaseFileOwnerRuleRow, CounterRow } from '../settings/settingsRows.ts'
import type { CaseFileRow } from './caseFileRow.ts'
import type { DocumentRow } from './documentRows.ts'
import { channelOfCopy } from './seedChoices.ts'
import { withPeople } from './seedPeopleOfDocument.ts'
import { currentWay } from './seedReturns.ts'
import { comesBack } from './seedSending.ts'

/** Returns the date by which lists sort documents. */
export const dateOfDocument = (row: DocumentRow): string => row.dateRegistered ?? row.dateCreated

export const placeOfDocument = (row: DocumentRow): string => `${dateOfDocument(row)} ${numberSortKey(row.number)}`

/**
 * Gives a letter that was sent again the channel of its second attempt, unless a copy was sent by the first channel.
 */
const withCurrentWay = (frame: Frame, row: DocumentRow): DocumentRow => {
  const [, ...copies] = row.correspondentIds
  const isByFirstWay = copies.some((id) => channelOfCopy(frame, id, row.sentViaId) === row.sentViaId)
  const sentViaId = currentWay(frame, row)
  return isByFirstWay || sentViaId === row.sentViaId ? row : { ...row, sentViaId }
}

export const documentRows = (frame: Frame): DocumentRow[] =>
  frame.documents.toReversed().map((row) => withPeople(frame, comesBack(row) ? withCurrentWay(frame, row) : row))

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

/** Returns one row per counter and year in which numbers were given. The current year always has a row. */
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

/**
 * Returns the rules that choose the owner of a case file: for incoming documents the head of the addressed department.
 * The last rule applies to all other documents.
 */
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

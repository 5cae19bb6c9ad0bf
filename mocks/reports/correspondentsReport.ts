import { Direction } from '../../src/contract/enumerations.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import { correspondentMetrics } from '../../src/rules/reports/workMetrics.ts'
import { correspondentNameOf, listedIdentifier } from '../correspondents/correspondentNames.ts'
import { dayCounted } from '../documents/countedDocuments.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { eachInSlices } from '../engine/yieldToPage.ts'
import { allDocuments, isWithin } from './documentsReport.ts'
import { type Filter, type MadeReport, tally } from './report.ts'

type GivenCorrespondentsFilter = {
  scope?: number | undefined
  correspondentGroupId?: number | undefined
  correspondentId?: number | undefined
}
type Sums = { incoming: number; outgoing: number; cases: Set<string>; last: CivilDate }

const rowOf = (db: MockDatabase, id: number, { incoming, outgoing, cases, last }: Sums) => {
  const row = db.correspondents.get(id)
  const groupId = row?.correspondentGroupId ?? null
  return {
    correspondentId: id,
    fullName: row ? correspondentNameOf(row) : '',
    uniqueNumber: row ? listedIdentifier(row) : '',
    correspondentGroupId: groupId,
    groupName: db.correspondentGroups.get(groupId)?.name ?? '',
    lastDocument: last,
    ...valuesOf(correspondentMetrics, { incoming, outgoing, caseFiles: cases.size }),
  }
}
type ReportRow = ReturnType<typeof rowOf>

const membersOf = (
  db: MockDatabase,
  { correspondentGroupId: groupId, correspondentId: id }: GivenCorrespondentsFilter,
) => {
  const members =
    groupId === undefined
      ? undefined
      : new Set(db.correspondents.by('correspondentGroupId', groupId).map((one) => one.id))
  return (one: number): boolean => (id === undefined || one === id) && (members?.has(one) ?? true)
}

export const makeCorrespondentsReport = async (
  db: MockDatabase,
  filter: Filter<GivenCorrespondentsFilter>,
): Promise<MadeReport<ReportRow>> => {
  const isMember = membersOf(db, filter)
  const found = new Map<number, Sums>()
  const notes = { withoutCorrespondent: 0, severalCorrespondents: 0 }
  await eachInSlices(await allDocuments(db), (row) => {
    if (row.directionId === Direction.INTERNAL || (filter.scope !== undefined && row.scope !== filter.scope)) return
    const day = dayCounted(row)
    if (day === null || !isWithin(day, filter)) return
    if (row.correspondentIds.length === 0) notes.withoutCorrespondent += 1
    const members = row.correspondentIds.filter(isMember)
    if (members.length > 1) notes.severalCorrespondents += 1
    for (const id of members) {
      const sums = found.get(id) ?? { incoming: 0, outgoing: 0, cases: new Set<string>(), last: day }
      found.set(id, sums)
      sums[row.directionId === Direction.INCOMING ? 'incoming' : 'outgoing'] += 1
      if (row.caseFileGuid) sums.cases.add(row.caseFileGuid)
      if (day > sums.last) sums.last = day
    }
  })
  const rows = [...found].map(([id, sums]) => rowOf(db, id, sums))
  const groups = tally(2)
  for (const { correspondentGroupId, groupName, incoming, outgoing } of rows) {
    groups.add(String(correspondentGroupId ?? ''), groupName, 0, incoming ?? 0)
    groups.add(String(correspondentGroupId ?? ''), groupName, 1, outgoing ?? 0)
  }
  const sizeOf = ({ incoming, outgoing }: ReportRow) => (incoming ?? 0) + (outgoing ?? 0)
  return {
    rows: rows.toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    notes,
    charts: { groups: groups.largest(Number.POSITIVE_INFINITY) },
  }
}

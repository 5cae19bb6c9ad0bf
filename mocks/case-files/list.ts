import type * as v from 'valibot'
import { ListView } from '../../src/contract/enumerations.ts'
import type { CaseFileFilter } from '../../src/contract/shapes/caseFiles.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { caseFileStatusName } from '../../src/rules/documents/caseFileStatus.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { searchable } from '../../src/rules/words/foldText.ts'
import { textMatcher } from '../../src/rules/words/textMatcher.ts'
import { awaitedCounts } from '../documents/awaitedWorkInCase.ts'
import { type CaseFileRow, isClosed } from '../documents/caseFileRow.ts'
import { correspondentNames, typeNameOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { shownStatusOf } from '../documents/listRow.ts'
import { readableBy, statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { countKey, type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'
import { caseFileRowView, rootOf } from './caseFileView.ts'
import { numberFinder } from './numberFinder.ts'
import { standingStep } from './route.ts'

type Filter = v.InferOutput<typeof CaseFileFilter>

const instant = (date: string): string => new Date(isoAt(date)).toISOString()

/**
 * True if a case file has the requested status. A final status also requires a closed case file, because a case file
 * whose first document is final may still be open.
 */
const hasStatus = (file: CaseFileRow, root: DocumentRow, statusId: number | undefined): boolean =>
  statusId === undefined || (root.statusId === statusId && isFinal(statusOf(root)) === isClosed(file))

const fits = (db: MockDatabase, caller: Caller, filter: Filter, indexType: number) => {
  const may = readableBy(db, caller)
  const number = filter.Number?.trim()
  const findNumber = numberFinder(db, caller, filter)
  const hasSubject = textMatcher(filter.subject ?? '')
  const from = filter.fromDate ? instant(filter.fromDate) : ''
  const before = filter.toDate ? instant(addDays(filter.toDate, 1)) : '9999'
  // The list contains only open case files, unless a status is requested; a search by number or GUID finds all.
  const onlyOpen = indexType === ListView.Cases && filter.statusId === undefined && !number && !filter.Guid
  return (file: CaseFileRow): boolean => {
    if (file.number === null || (number && !findNumber(file))) return false
    if (filter.Guid && file.guid !== filter.Guid) return false
    if (!filter.anyNumber && (file.dateOpened < from || file.dateOpened >= before)) return false
    const root = rootOf(db, file)
    return (
      (!onlyOpen || !isClosed(file)) &&
      hasStatus(file, root, filter.statusId) &&
      (filter.documentTypeId ?? root.typeId) === root.typeId &&
      (filter.departmentId ?? file.departmentId) === file.departmentId &&
      (!filter.processStepId || standingStep(db, file)?.stepId === filter.processStepId) &&
      (!filter.correspondentID || root.correspondentIds.includes(filter.correspondentID)) &&
      hasSubject(searchable(root.subject)) &&
      may(root)
    )
  }
}

const sortKeys = (db: MockDatabase): SortKeys<CaseFileRow> => {
  const of = (file: CaseFileRow) => rootOf(db, file)
  /**
   * Returns the sort key for numbers. Numbers start again each year, so case files with equal numbers are sorted by the
   * date of opening.
   */
  const byNumber = ({ number, dateOpened }: CaseFileRow) => `${numberSortKey(number)} ${dateOpened}`
  const byDate = (file: CaseFileRow) => of(file).dateRegistered ?? ''
  const bySubject = (file: CaseFileRow) => wordKey(of(file).subject)
  const byDepartment = (file: CaseFileRow) => wordKey(db.departments.get(file.departmentId)?.name ?? '')
  return {
    number: byNumber,
    documentNumber: byNumber,
    rootDocumentNumber: byNumber,
    dateRegistered: byDate,
    rootDocumentDateRegistered: byDate,
    documentTypeName: (file) => wordKey(typeNameOf(db, of(file))),
    documentStatusName: (file) => wordKey(caseFileStatusName(shownStatusOf(of(file)), awaitedCounts(db, file))),
    subjectDescription: bySubject,
    rootDocumentSubjectDescription: bySubject,
    rootDocumentDepartmentName: byDepartment,
    correspondents: (file) => wordKey(correspondentNames(db, of(file))[0] ?? ''),
    documentsCount: ({ guid }) => countKey(db.documents.by('caseFileGuid', guid).length),
    deadline: (file) => of(file).deadline ?? '',
  }
}

export const caseFilePage = (
  db: MockDatabase,
  caller: Caller,
  { skip, take, indexType }: { skip: number; take: number; indexType: number },
  filter: Filter,
) => {
  const matching = db.caseFiles.all().filter(fits(db, caller, filter, indexType))
  const findNumber = numberFinder(db, caller, filter)
  const rankOf = filter.anyNumber ? (file: CaseFileRow) => findNumber(file)?.rank ?? 0 : () => 0
  const newest = matching.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (a.dateOpened < b.dateOpened ? 1 : a.dateOpened > b.dateOpened ? -1 : 0),
  )
  const rows = sortRows(newest, filter.sortColumns?.[0], sortKeys(db))
  return {
    items: rows.slice(skip, skip + take).map((file) => ({
      ...caseFileRowView(db, caller, file),
      foundBy: filter.anyNumber ? (findNumber(file)?.foundBy ?? null) : null,
    })),
    totalCount: rows.length,
  }
}

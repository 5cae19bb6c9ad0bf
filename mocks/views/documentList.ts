import { DocumentStatus, ListView, ReceivedVia } from '../../src/contract/enumerations.ts'
import type { DocumentFilter, DocumentRow as DocumentRowShape } from '../../src/contract/shapes/documents.ts'
import { isFinal } from '../../src/rules/documentStatus.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'
import { filterTests } from './documentFilter.ts'
import { inOrder } from './documentOrder.ts'
import { documentRowView } from './documentRow.ts'
import { awaitingOf, documentsAround, rolesIn } from './myPart.ts'
import { readableBy, statusOf } from './permissions.ts'
import { unreadInCase } from './readMarks.ts'

type Wanted = { scope: 1 | 2; view: number; filter: DocumentFilter }

const isRoot = (world: World, row: DocumentRow): boolean =>
  row.caseFileGuid !== null && world.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid === row.guid

const isInWork = (row: DocumentRow): boolean =>
  row.statusId !== DocumentStatus.DRAFT && row.statusId !== DocumentStatus.ANNULLED

/** What belongs to a view, beyond the scope and the right to read. */
const viewTest = (world: World, caller: Caller, view: number): ((row: DocumentRow) => boolean) => {
  switch (view) {
    case ListView.Cases:
      return (row) => isRoot(world, row) && !isFinal(statusOf(row))
    case ListView.ContainingNotRead:
      return (row) => isRoot(world, row) && unreadInCase(world, caller, row) > 0
    case ListView.Control:
      return (row) => isInWork(row) && !isFinal(statusOf(row)) && rolesIn(world, caller, row).length > 0
    case ListView.Manage:
      return (row) => isInWork(row) && awaitingOf(world, caller, row) !== null
    case ListView.Unfinished:
      return (row) => !isFinal(statusOf(row))
    case ListView.Portal:
      return (row) => row.receivedViaId === ReceivedVia.INTERNET
    case ListView.All:
      return () => true
    default:
      return (row) => row.statusId !== DocumentStatus.ANNULLED
  }
}

const isPersonal = (view: number): boolean => view === ListView.Control || view === ListView.Manage

/** The order of a view when none is asked for: nearest deadline, drafts from the portal first, or newest first. */
const ownOrder = (view: number) =>
  view === ListView.Control ? ({ columnName: 'deadline', direction: 'asc' } as const) : undefined

const portalDraftsFirst = (rows: DocumentRow[]): DocumentRow[] => {
  const drafts = rows.filter(({ statusId }) => statusId === DocumentStatus.DRAFT)
  return drafts.length === 0 ? rows : [...drafts, ...rows.filter(({ statusId }) => statusId !== DocumentStatus.DRAFT)]
}

/** All rows of a list, in order: what the screen pages through and what an export writes. */
export const documentRows = (world: World, caller: Caller, { scope, view, filter }: Wanted): DocumentRow[] => {
  const by = filter.sortColumns?.[0]
  const candidates = isPersonal(view) ? documentsAround(world, caller) : null
  const { rows, backwards } = inOrder(world, caller, candidates, by ?? ownOrder(view))
  const may = readableBy(world, caller)
  const tests = [...filterTests(world, caller, filter), may, viewTest(world, caller, view)]
  const kept: DocumentRow[] = []
  const count = rows.length
  for (let i = 0; i < count; i++) {
    const row = rows[backwards ? count - 1 - i : i] as DocumentRow
    if (row.scope === scope && tests.every((test) => test(row))) kept.push(row)
  }
  return view === ListView.Portal && !by ? portalDraftsFirst(kept) : kept
}

/** One page of a documents list (document 2, section 7). */
export const documentPage = (
  world: World,
  caller: Caller,
  wanted: Wanted & { skip: number; take: number },
): { items: DocumentRowShape[]; totalCount: number } => {
  const rows = documentRows(world, caller, wanted)
  return {
    items: rows
      .slice(wanted.skip, wanted.skip + wanted.take)
      .map((row) => documentRowView(world, caller, wanted.view, row)),
    totalCount: rows.length,
  }
}

import type * as v from 'valibot'
import type { caseFiles } from '../../src/contract/caseFiles.ts'
import { ListView } from '../../src/contract/enumerations.ts'
import type { CaseFileFilter } from '../../src/contract/shapes/caseFiles.ts'
import { addDays, isoAt } from '../../src/rules/civilDate.ts'
import { isFinal } from '../../src/rules/documentStatus.ts'
import { foldText } from '../../src/rules/foldText.ts'
import { type Answers, withMessage } from '../answer.ts'
import { linkCaseFile, routeCaseFile, unlinkCaseFile } from '../commands/caseFiles.ts'
import { found } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { CaseFileLinkRow, CaseFileRow } from '../tables/caseFileRows.ts'
import { caseFileRowView, caseFileView, rootOf } from '../views/caseFile.ts'
import { possibleRoutes, processInfo } from '../views/caseFileRoute.ts'
import { caseFileTree } from '../views/caseFileTree.ts'
import { readableBy, statusOf } from '../views/permissions.ts'
import type { World } from '../world.ts'
import { readableDocument } from './readableDocument.ts'

type Filter = v.InferOutput<typeof CaseFileFilter>

const instant = (date: string): string => new Date(isoAt(date)).toISOString()

const fits = (world: World, caller: Caller, filter: Filter, indexType: number) => {
  const may = readableBy(world, caller)
  const number = filter.Number?.trim().toLowerCase()
  const subject = foldText(filter.subject ?? '')
  const from = filter.fromDate ? instant(filter.fromDate) : ''
  const before = filter.toDate ? instant(addDays(filter.toDate, 1)) : '9999'
  // The list of case files shows the unfinished ones unless a status is asked for; a search finds all.
  const onlyOpen = indexType === ListView.Cases && filter.statusId === undefined && !number && !filter.Guid
  return (file: CaseFileRow): boolean => {
    if (file.number === null || (number && !file.number.toLowerCase().includes(number))) return false
    if (filter.Guid && file.guid !== filter.Guid) return false
    if (file.dateOpened < from || file.dateOpened >= before) return false
    const root = rootOf(world, file)
    return (
      (!onlyOpen || !isFinal(statusOf(root))) &&
      (filter.statusId ?? root.statusId) === root.statusId &&
      (filter.documentTypeId ?? root.typeId) === root.typeId &&
      (filter.departmentId ?? file.departmentId) === file.departmentId &&
      (!filter.correspondentID || root.correspondentIds.includes(filter.correspondentID)) &&
      foldText(root.subject).includes(subject) &&
      may(root)
    )
  }
}

type Line = ReturnType<typeof caseFileRowView>
const keyOf = (line: Line, column: string): string => {
  const value = column in line ? line[column as keyof Line] : line.dateRegistered
  return Array.isArray(value) ? value.join() : String(value ?? '')
}

const page = (
  world: World,
  caller: Caller,
  { skip, take, indexType }: { skip: number; take: number; indexType: number },
  filter: Filter,
) => {
  const kept = world.caseFiles.all().filter(fits(world, caller, filter, indexType))
  const by = filter.sortColumns?.[0]
  if (!by) {
    const newest = kept.toSorted((a, b) => (a.dateOpened < b.dateOpened ? 1 : -1))
    return {
      items: newest.slice(skip, skip + take).map((file) => caseFileRowView(world, caller, file)),
      totalCount: kept.length,
    }
  }
  const sign = by.direction === 'desc' ? -1 : 1
  const lines = kept.map((file) => caseFileRowView(world, caller, file))
  const sorted = lines.toSorted((a, b) => (keyOf(a, by.columnName) < keyOf(b, by.columnName) ? -sign : sign))
  return { items: sorted.slice(skip, skip + take), totalCount: kept.length }
}

/** The case file behind a GUID with its root, if the caller may read the root. */
export const readableCaseFile = (world: World, caller: Caller, guid: string) => {
  const file = found(world.caseFiles.get(guid), 'Преписката')
  return { file, root: readableDocument(world, caller, file.rootDocumentGuid) }
}

const linksOf = (world: World) => {
  const change =
    (kind: CaseFileLinkRow['kind'], target: string, isLink: boolean) =>
    ({ caller, query }: { caller: Caller; query: { caseFileGuid: string } & Record<string, string> }) => {
      const { file } = readableCaseFile(world, caller, query.caseFileGuid)
      const guid = query[target] ?? ''
      world.inOneStep(() => (isLink ? linkCaseFile : unlinkCaseFile)(world, caller, file, kind, guid))
      return withMessage(null, isLink ? 'Преписката е свързана.' : 'Връзката е премахната.')
    }
  return {
    linkToBimInspection: change('inspection', 'inspectionGuid', true),
    unLinkToBimInspection: change('inspection', 'inspectionGuid', false),
    linkToBimGroupedInspection: change('groupedInspection', 'groupedInspectionGuid', true),
    unLinkToBimGroupedInspection: change('groupedInspection', 'groupedInspectionGuid', false),
    linkToBimMeasuringDevice: change('measuringDevice', 'measuringDeviceGuid', true),
    unLinkToBimMeasuringDevice: change('measuringDevice', 'measuringDeviceGuid', false),
    linkToBimForeignDevice: change('foreignDevice', 'foreignDeviceGuid', true),
    unLinkToBimForeignDevice: change('foreignDevice', 'foreignDeviceGuid', false),
  }
}

/** Case files: lists, the tree, routing and links (document 2, section 7). */
export const caseFilesAnswers = (world: World): Answers<typeof caseFiles> => ({
  getAllCaseFiles: ({ caller, query, body }) => page(world, caller, query, body),
  getDocumentCaseFile: ({ caller, query }) => {
    const document = readableDocument(world, caller, query.documentId)
    return caseFileView(world, found(world.caseFiles.get(document.caseFileGuid), 'Преписката'))
  },
  getCaseFile: ({ caller, query }) => caseFileView(world, readableCaseFile(world, caller, query.caseGuid).file),
  getCaseFileTree: ({ caller, query }) => {
    const { file, root } = readableCaseFile(world, caller, query.caseGuid)
    return caseFileTree(world, caller, file, root, query)
  },
  getCaseFileProcessInstanceInfo: ({ caller, query }) => {
    const { file, root } = readableCaseFile(world, caller, query.caseFileGuid)
    return processInfo(world, file, root)
  },
  manualyRouteCaseFile: ({ caller, query, body }) => {
    const { file, root } = readableCaseFile(world, caller, query.caseFileGuid)
    world.inOneStep(() => routeCaseFile(world, caller, file, root, query.newStepId, body))
    return withMessage(null, 'Преписката е насочена.')
  },
  getPossibleRoutes: ({ caller, query }) => {
    const { file, root } = readableCaseFile(world, caller, query.caseFileGuid)
    return possibleRoutes(world, file, root)
  },
  ...linksOf(world),
})

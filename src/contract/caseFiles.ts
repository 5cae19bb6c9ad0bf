import * as v from 'valibot'
import { HistoryRow } from './audit.ts'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import {
  Amount,
  byDocument,
  CivilDate,
  DateTime,
  Guid,
  Id,
  orFalse,
  orUnknown,
  Paging,
  pageOf,
  proposed,
  textUpTo,
} from './shapes/base.ts'
import {
  CaseFile,
  CaseFileFilter,
  CaseFileNode,
  CaseFileRow,
  DataItem,
  PossibleRoute,
  ProcessInfo,
} from './shapes/caseFiles.ts'
import { AttachedFile } from './shapes/documents.ts'

const byCaseFile = v.object({ caseFileGuid: Guid })

/** The document to which a row belongs. */
const ofDocument = {
  docGuid: Guid,
  documentNumber: v.nullable(v.string()),
  dateRegistered: v.nullable(DateTime),
}
const CaseFileContents = proposed(
  v.object({
    /** Correspondents first. The roles are words: „заявител“, „изпълнител“. */
    people: v.array(proposed(v.object({ name: v.string(), isCorrespondent: orFalse, roles: v.array(v.string()) }))),
    obligations: v.array(
      proposed(
        v.object({
          guid: Guid,
          ...ofDocument,
          basis: v.string(),
          debtor: v.string(),
          currency: v.string(),
          amount: Amount,
          paid: Amount,
          dueDate: v.nullable(CivilDate),
          statusId: orUnknown(Id),
        }),
      ),
    ),
    /** In the order of the documents. */
    files: v.array(proposed(v.object({ ...AttachedFile.pipe[0].entries, ...ofDocument }))),
    /** Newest first. */
    history: v.array(proposed(v.object({ ...HistoryRow.pipe[0].entries, ...ofDocument }))),
  }),
)
export type CaseFileContents = v.InferOutput<typeof CaseFileContents>

/**
 * The parameter of the object to link, described in the specification only as „The related guid“; this product proposes
 * its name.
 */
const RelatedGuid = proposed(Guid)
const link = <const P extends `/api/${string}`, const K extends string>(summary: string, path: P, related: K) =>
  ({
    summary,
    method: 'POST',
    kind: 'action',
    path,
    workedOut: true,
    roles: documentWork,
    query: v.object({ caseFileGuid: Guid, [related]: RelatedGuid } as { caseFileGuid: typeof Guid } & Record<
      K,
      typeof RelatedGuid
    >),
    reply: 'nothing',
  }) as const

const caseLink = <const P extends `/api/${string}`>(summary: string, path: P) =>
  ({
    summary,
    method: 'POST',
    kind: 'action',
    path,
    roles: documentWork,
    query: v.object({ caseFileGuid: Guid, otherCaseFileGuid: Guid }),
    reply: 'nothing',
  }) as const

/** Case files: lists, the tree, routing, links (specification 2, section 7). */
export const caseFiles = area(
  { backend: 'shreder' },
  {
    getAllCaseFiles: {
      summary: 'Case files; also behind both autocomplete variants',
      method: 'POST',
      kind: 'read',
      path: '/api/CaseFiles/GetAllCaseFiles',
      roles: documentWork,
      query: v.object({ ...Paging.entries, indexType: Id }),
      body: CaseFileFilter,
      reply: pageOf(CaseFileRow),
    },
    getDocumentCaseFile: {
      summary: 'The case file of a document',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetDocumentCaseFile',
      roles: documentWork,
      query: v.object({ documentId: Guid }),
      reply: CaseFile,
    },
    getCaseFile: {
      summary: 'One case file',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetCaseFile',
      roles: documentWork,
      query: v.object({ caseGuid: Guid }),
      reply: CaseFile,
    },
    getCaseFileTree: {
      summary: 'Documents and tasks of a case file as a tree',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetCaseFileTree',
      roles: documentWork,
      query: v.object({
        caseGuid: Guid,
        includeDocuments: v.boolean(),
        includeTasks: v.boolean(),
        focusOnNode: v.optional(v.string()),
      }),
      reply: CaseFileNode,
    },
    getCaseFileContents: {
      summary: 'People, obligations, files and history of the documents of a case file that I may read',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetCaseFileContents',
      proposed: true,
      roles: documentWork,
      query: v.object({ caseGuid: Guid }),
      reply: CaseFileContents,
    },
    getCaseFileProcessInstanceInfo: {
      summary: 'Where the case file stands in its process',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetCaseFileProcessInstanceInfo',
      roles: documentWork,
      query: byCaseFile,
      reply: ProcessInfo,
    },
    manualyRouteCaseFile: {
      summary: 'Route a case file to a new step by hand',
      method: 'POST',
      kind: 'action',
      path: '/api/CaseFiles/ManualyRouteCaseFile',
      roles: documentWork,
      query: v.object({ caseFileGuid: Guid, newStepId: Id }),
      body: proposed(v.array(DataItem)),
      reply: 'nothing',
    },
    getPossibleRoutes: {
      summary: 'Steps a case file may be routed to',
      method: 'GET',
      kind: 'read',
      path: '/api/CaseFiles/GetPossibleRoutes',
      roles: documentWork,
      query: v.object({ caseFileGuid: proposed(Guid) }),
      reply: v.array(PossibleRoute),
    },
    linkToBimInspection: link('Link to an inspection', '/api/CaseFiles/LinkToBimInspection', 'inspectionGuid'),
    unLinkToBimInspection: link('Unlink from an inspection', '/api/CaseFiles/UnLinkToBimInspection', 'inspectionGuid'),
    linkToBimGroupedInspection: link(
      'Link to a group inspection',
      '/api/CaseFiles/LinkToBimGroupedInspection',
      'groupedInspectionGuid',
    ),
    unLinkToBimGroupedInspection: link(
      'Unlink from a group inspection',
      '/api/CaseFiles/UnLinkToBimGroupedInspection',
      'groupedInspectionGuid',
    ),
    linkToBimMeasuringDevice: link(
      'Link to a measuring device',
      '/api/CaseFiles/LinkToBimMeasuringDevice',
      'measuringDeviceGuid',
    ),
    unLinkToBimMeasuringDevice: link(
      'Unlink from a measuring device',
      '/api/CaseFiles/UnLinkToBimMeasuringDevice',
      'measuringDeviceGuid',
    ),
    linkToBimForeignDevice: link(
      'Link to a foreign device',
      '/api/CaseFiles/LinkToBimForeignDevice',
      'foreignDeviceGuid',
    ),
    unLinkToBimForeignDevice: link(
      'Unlink from a foreign device',
      '/api/CaseFiles/UnLinkToBimForeignDevice',
      'foreignDeviceGuid',
    ),
    linkToCaseFile: { ...caseLink('Link two case files', '/api/CaseFiles/LinkToCaseFile'), proposed: true },
    unLinkToCaseFile: { ...caseLink('Unlink two case files', '/api/CaseFiles/UnLinkToCaseFile'), proposed: true },
    moveToCaseFile: {
      summary: 'Move a registered document, with what depends on it, to another case file, or to a new one (null)',
      method: 'POST',
      kind: 'action',
      path: '/api/CaseFiles/MoveToCaseFile',
      roles: documentWork,
      query: byDocument,
      body: v.object({ caseFileGuid: v.nullable(Guid), reason: textUpTo(1000) }),
      reply: 'nothing',
      proposed: true,
    },
  },
)

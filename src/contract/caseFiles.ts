import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { Guid, Id, Paging, pageOf, proposed } from './shapes/base.ts'
import {
  CaseFile,
  CaseFileFilter,
  CaseFileNode,
  CaseFileRow,
  DataItem,
  PossibleRoute,
  ProcessInfo,
} from './shapes/caseFiles.ts'

const byCaseFile = v.object({ caseFileGuid: Guid })

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
  },
)

import * as v from 'valibot'
import { administrator, documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { CivilDate, DateTime, Guid, Id, orUnknown, ProposedPaging, pageOf, proposed, sorted } from './shapes/base.ts'
import { RouteStep } from './shapes/caseFiles.ts'

export const HistoryRow = proposed(
  v.object({
    id: Id,
    dateCreated: orUnknown(DateTime),
    person: v.string(),
    action: v.string(),
    attribute: v.string(),
    oldValue: v.string(),
    newValue: v.string(),
    note: v.string(),
  }),
)
export type HistoryRow = v.InferOutput<typeof HistoryRow>
const UserAction = proposed(
  v.object({
    ...HistoryRow.pipe[0].entries,
    userName: v.string(),
    ipAddress: v.string(),
    objectKind: v.string(),
    objectId: v.string(),
    objectName: v.string(),
  }),
)
export type UserAction = v.InferOutput<typeof UserAction>

/**
 * The filter of the journal of actions. The first and the last day of the period are included. An identifier also
 * matches records that contain it only as a part.
 */
export const UserActionFilter = proposed(
  v.object({
    ...v.partial(
      v.object({
        fromDate: CivilDate,
        toDate: CivilDate,
        personId: Id,
        action: v.string(),
        objectKind: v.string(),
        objectId: v.string(),
      }),
    ).entries,
    ...sorted,
  }),
)

/** Histories and the journal of actions (specification 2, section 7). */
export const audit = area(
  { backend: 'shreder' },
  {
    getDocumentHistory: {
      summary: 'History of a document, newest first',
      method: 'GET',
      kind: 'read',
      path: '/api/Audit/GetDocumentHistory',
      roles: documentWork,
      query: v.object({ docGuid: proposed(Guid) }),
      reply: v.array(HistoryRow),
    },
    getCaseFileRouteHistory: {
      summary: 'Every move of a case file, newest first',
      method: 'GET',
      kind: 'read',
      path: '/api/Audit/GetCaseFileRouteHistory',
      roles: documentWork,
      query: v.object({ caseFileGuid: Guid }),
      reply: v.array(RouteStep),
    },
    getUserActionLogs: {
      summary: 'Journal of user actions',
      method: 'POST',
      kind: 'read',
      path: '/api/Audit/GetUserActionLogs',
      roles: administrator,
      query: ProposedPaging,
      body: UserActionFilter,
      reply: pageOf(UserAction),
    },
    getUserActionNames: {
      summary: 'The actions and the kinds of objects that the journal has, to filter by',
      method: 'GET',
      kind: 'read',
      path: '/api/Audit/GetUserActionNames',
      roles: administrator,
      reply: proposed(v.object({ actions: v.array(v.string()), objectKinds: v.array(v.string()) })),
      proposed: true,
    },
  },
)

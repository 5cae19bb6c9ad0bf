import { users } from '../contract/account.ts'
import { audit } from '../contract/audit.ts'
import { caseFiles } from '../contract/caseFiles.ts'
import { documentParts } from '../contract/documentParts.ts'
import { documents } from '../contract/documents.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { docExchange, eDelivery } from '../contract/exchange.ts'
import { notifications } from '../contract/notifications.ts'
import { tasks } from '../contract/tasks.ts'
import type { HubEventName } from '../transport/hubEvents.ts'

const counts: Endpoint[] = [documents.getUnprocessedIncomingDocsCount]
/** What is shown on every page. */
export const countCalls: readonly Endpoint[] = [...counts, notifications.getUserNotifications]
const messageLists: Endpoint[] = [eDelivery.getEDeliveryIncomingMessages, docExchange.getExchangeIncomingMessages]
const documentLists: Endpoint[] = [documents.getAllDocumentsForAU, documents.getAllDocumentsForDMS]

/** Queries about one record, which their parameters name: they are stale only after a change of that record. */
const ofRecords: readonly Endpoint[] = [
  documents.getDocument,
  documents.getCurrentUserDocumentPermissions,
  documents.getDocumentCorrespondents,
  documents.getDocumentAttachedFiles,
  documents.getDocumentClassifications,
  documentParts.getDocumentComments,
  documentParts.getDocumentObligations,
  documentParts.getDocumentAddressees,
  tasks.getDocumentTasks,
  tasks.getTask,
  caseFiles.getCaseFileTree,
  caseFiles.getCaseFileProcessInstanceInfo,
  caseFiles.getPossibleRoutes,
  audit.getCaseFileRouteHistory,
  audit.getDocumentHistory,
]
/** The paths of queries about one record or one person; all others are lists and counts, which show many records. */
export const recordPaths: ReadonlySet<string> = new Set(
  [...ofRecords, notifications.getUserNotifications].map(({ path }) => path),
)

/** Which queries are stale after a push of each name. */
export const pushed: Record<HubEventName, readonly Endpoint[]> = {
  NotificationReceived: [notifications.getUserNotifications],
  UnprocessedCountsChanged: [...counts, ...messageLists],
  /** What was sent arrived, failed or was answered (a refusal is a task): the document counts all three. */
  DeliveryChanged: [
    documents.getDocument,
    documentParts.getDocumentAddressees,
    tasks.getDocumentTasks,
    caseFiles.getCaseFileTree,
    audit.getDocumentHistory,
    ...documentLists,
  ],
  DocumentChanged: [
    ...ofRecords,
    ...documentLists,
    tasks.getOpenedUserTasks,
    tasks.getCompletedUserTasks,
    tasks.getCreatedUserTasks,
    tasks.getPersonOpenTasks,
    caseFiles.getAllCaseFiles,
  ],
  /** An account or its rights: whom it is about asks again who they are (`renewUserAtom`). */
  UserChanged: [users.getUsers, users.getUserById],
}

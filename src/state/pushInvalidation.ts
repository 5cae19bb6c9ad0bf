import { users } from '../contract/account.ts'
import { audit } from '../contract/audit.ts'
import { caseFiles } from '../contract/caseFiles.ts'
import { documentParts } from '../contract/documentParts.ts'
import { documents } from '../contract/documents.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { docExchange, eDelivery } from '../contract/exchange.ts'
import { following } from '../contract/following.ts'
import { notifications } from '../contract/notifications.ts'
import { tasks } from '../contract/tasks.ts'
import type { HubEventName } from '../transport/hubEvents.ts'

const counts: Endpoint[] = [documents.getUnprocessedIncomingDocsCount]
export const countCalls: readonly Endpoint[] = [...counts, notifications.getUserNotifications]
const messages: Endpoint[] = [eDelivery.getEDeliveryIncomingMessage, docExchange.getExchangeIncomingMessage]
const messageLists: Endpoint[] = [eDelivery.getEDeliveryIncomingMessages, docExchange.getExchangeIncomingMessages]
const documentLists: Endpoint[] = [documents.getAllDocumentsForAU, documents.getAllDocumentsForDMS]

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
/** The paths of queries about one record or one person; all other queries are lists and counts. */
export const recordPaths: ReadonlySet<string> = new Set(
  [...ofRecords, ...messages, notifications.getUserNotifications].map(({ path }) => path),
)

/** The calls that each event of the push connection makes stale. */
export const pushed: Record<HubEventName, readonly Endpoint[]> = {
  NotificationReceived: [notifications.getUserNotifications],
  UnprocessedCountsChanged: [...counts, ...messageLists, ...messages],
  /**
   * Sent when a delivery succeeded, failed, or got a reply; the document's page shows each of these events. If the
   * recipient refuses a delivery, a task is created.
   */
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
    following.getFollowedDocuments,
  ],
  /**
   * After a change of an account the lists of users are stale. `renewUserAtom` reloads the affected user's own account.
   */
  UserChanged: [users.getUsers, users.getUserById],
}

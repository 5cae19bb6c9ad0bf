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

/** A push is a row: which calls' answers are old after it. */
export const pushed: Record<HubEventName, readonly Endpoint[]> = {
  NotificationReceived: [notifications.getUserNotifications],
  UnprocessedCountsChanged: [...counts, ...messageLists],
  /** What was sent arrived, failed or was answered (a refusal is a task): the document itself is as it was. */
  DeliveryChanged: [documentParts.getDocumentAddressees, tasks.getDocumentTasks, audit.getDocumentHistory],
  DocumentChanged: [
    ...documentLists,
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
    tasks.getOpenedUserTasks,
    tasks.getCompletedUserTasks,
    tasks.getCreatedUserTasks,
    tasks.getPersonOpenTasks,
    caseFiles.getCaseFileTree,
    caseFiles.getCaseFileProcessInstanceInfo,
    caseFiles.getPossibleRoutes,
    audit.getCaseFileRouteHistory,
    caseFiles.getAllCaseFiles,
    audit.getDocumentHistory,
  ],
  /** An account or its rights: whom it is about asks again who they are (`renewUserAtom`). */
  UserChanged: [users.getUsers, users.getUserById],
}

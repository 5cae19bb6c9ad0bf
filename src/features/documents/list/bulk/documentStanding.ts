import { documents } from '../../../../contract/documents.ts'
import { DocumentStatus } from '../../../../contract/enumerations.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { TaskType } from '../../../../contract/taskKinds.ts'
import { tasks } from '../../../../contract/tasks.ts'
import { type BulkDocumentAction, type BulkInput, mayInBulk } from '../../../../rules/documents/bulkDocuments.ts'
import { factsOf } from '../../../../rules/documents/documentFacts.ts'
import { allPermissions } from '../../../../rules/documents/documentPermissions.ts'
import { signsInsteadOf } from '../../../../rules/documents/signature.ts'
import { notRequested, usualResult } from '../../../../rules/tasks/bulkTasks.ts'
import type { Who } from '../../../../rules/tasks/taskFacts.ts'
import { listed } from '../../../../rules/words/pluralise.ts'
import { attempt, type Outcome } from '../../../../transport/request.ts'
import { answerRule, type LoadedTask, nameOfAssignee, openPartOf, openParts, type Task } from '../../../tasks/public.ts'
import { type DocumentItem, factsOfRow } from './documentItem.ts'
import { requestRights } from './splitAssignable.ts'

/** What is known about a document before an action on several: the input of the rules, and the user's own request. */
export type Standing = BulkInput & {
  document?: Document
  request?: BulkInput['request']
  ownRequest?: LoadedTask | undefined
  /** The warning that another user is to sign. */
  signingWarning?: string
}

/** What the row alone tells. Actions that it does not refuse need more data. */
export const standingOfRow = (row: DocumentItem): Standing => ({
  facts: factsOfRow(row),
  permissions: allPermissions,
  whoCan: {},
  isRead: row.isRead,
})

const needsMore: readonly BulkDocumentAction[] = ['sign', 'agree', 'forResolution', 'complete']

const fetchTasks = (docGuid: string, signal: AbortSignal): Promise<Outcome<Task[]>> =>
  attempt(tasks.getDocumentTasks, { query: { docGuid } }, { quiet: true, signal })

const ownRequestAmong = (all: readonly Task[], who: Who): LoadedTask | undefined => {
  const task = all.find(
    (one) => usualResult('agree', one.taskType?.id) !== null && openPartOf(one, who.personId) !== undefined,
  )
  return task && { task, before: all.find(({ guid }) => guid !== undefined && guid === task.parentTaskGuid) }
}

const withOwnRequest = (standing: Standing, all: readonly Task[], who: Who): Standing => {
  const ownRequest = ownRequestAmong(all, who)
  return { ...standing, ownRequest, request: ownRequest ? answerRule('agree', ownRequest, who) : notRequested }
}

/** Returns the warning that another user is to sign; '' if the user signs for himself or herself. */
const signingWarning = (document: Document, all: readonly Task[], who: Who): string => {
  const requests = all.filter(({ taskType }) => taskType?.id === TaskType.SIGNATURE)
  const hasRequest = requests.some((task) => openPartOf(task, who.personId) !== undefined)
  if (hasRequest || who.personId === undefined) return ''
  const signer = signsInsteadOf(document, { id: who.personId, hasRequest })
  if (signer !== undefined) return `Подписвате вместо ${signer}. Това се вижда в документа.`
  const requested = requests.flatMap((task) => openParts(task).map(nameOfAssignee))
  return requested.length > 0 ? `Подписът е поискан от ${listed(requested)}, а не от Вас.` : ''
}

/**
 * Loads what the rule of the action needs: the permissions, the document for signing and closing, the tasks for signing
 * and agreeing. Nothing is loaded for a document that its row already refuses.
 */
export const loadStanding = async (
  action: BulkDocumentAction,
  row: DocumentItem,
  who: Who,
  signal: AbortSignal,
): Promise<Outcome<Standing>> => {
  const early = standingOfRow(row)
  const { guid: docGuid } = row
  if (!needsMore.includes(action) || !mayInBulk(action, early).allowed) return { done: true, reply: early }
  if (action === 'agree') {
    const all = await fetchTasks(docGuid, signal)
    return all.done ? { done: true, reply: withOwnRequest(early, all.reply, who) } : all
  }
  const rights = await requestRights(docGuid, signal)
  if (!rights.done) return rights
  const { whoCan, ...permissions } = rights.reply
  const standing: Standing = { ...early, permissions, whoCan: whoCan ?? {} }
  if (action === 'forResolution' || !mayInBulk(action, standing).allowed) return { done: true, reply: standing }
  const document = await attempt(documents.getDocument, { query: { docGuid } }, { quiet: true, signal })
  if (!document.done) return document
  const known: Standing = { ...standing, facts: factsOf(document.reply), document: document.reply }
  if (action === 'complete') return { done: true, reply: known }
  const all = await fetchTasks(docGuid, signal)
  // If the tasks cannot be loaded, the warning about signing for another person is shown rather than left out.
  return {
    done: true,
    reply: { ...known, signingWarning: signingWarning(document.reply, all.done ? all.reply : [], who) },
  }
}

export const statusOfAction: Partial<Record<BulkDocumentAction, DocumentStatus>> = {
  sign: DocumentStatus.SIGNED,
  forResolution: DocumentStatus.FOR_RESOLUTION,
  complete: DocumentStatus.COMPLETED,
}

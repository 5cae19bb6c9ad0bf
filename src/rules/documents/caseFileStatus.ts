import type { DocumentStatus } from '../../contract/enumerations.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { isFinal, statusNamed, statusOfCase } from './documentStatus.ts'

export type AwaitedCounts = { documents: number; tasks: number }

/**
 * True if no document and no task of the case file needs work. Only then is the case file closed; a finished root
 * document is not enough.
 */
export const isNothingAwaited = ({ documents, tasks }: AwaitedCounts): boolean => documents === 0 && tasks === 0

/** Counts the unfinished documents and the open tasks of a case file. */
export const awaitedIn = (statuses: readonly DocumentStatus[], openTasks: number): AwaitedCounts => ({
  documents: statuses.filter((status) => !isFinal(status)).length,
  tasks: openTasks,
})

export const awaitedText = ({ documents, tasks }: AwaitedCounts): string =>
  listed([
    ...(documents > 0 ? [pluralise(documents, 'document')] : []),
    ...(tasks > 0 ? [pluralise(tasks, 'task')] : []),
  ])

export const awaitedAfter = (awaited: AwaitedCounts, finished: AwaitedCounts): AwaitedCounts => ({
  documents: Math.max(0, awaited.documents - finished.documents),
  tasks: Math.max(0, awaited.tasks - finished.tasks),
})

/**
 * True if this task is the only unfinished work in the case file. The case file then closes when the last assignee
 * completes the task.
 */
export const isLastAwaited = (
  { documents, tasks, items }: AwaitedCounts & { items: readonly { guid: string }[] },
  taskGuid: string,
): boolean => documents === 0 && tasks === 1 && items.some(({ guid }) => guid === taskGuid)

const openCase = 'Открита'

/**
 * True if the first document is finished but other work remains in the case file. If the numbers of remaining documents
 * and tasks are unknown (null), the result depends only on the first document.
 */
export const isWaitingForOthers = (rootStatusName: string, awaited: AwaitedCounts | null): boolean => {
  const root = statusNamed(rootStatusName)
  return root !== undefined && isFinal(root) && awaited !== null && !isNothingAwaited(awaited)
}

/** Returns the status of a case file: that of its first document, but „Открита“ while other work remains. */
export const caseFileStatusName = (rootStatusName: string, awaited: AwaitedCounts | null): string =>
  isWaitingForOthers(rootStatusName, awaited) ? openCase : statusOfCase(rootStatusName)

export const caseFileClosedText = (number: string): string => `Преписка № ${number} е приключена.`
export const caseFileReopenedText = (number: string): string => `Преписка № ${number} е отворена отново.`

/** When a case file is closed, and what an open one waits for. */
import type { DocumentStatus } from '../../contract/enumerations.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { isFinal, statusNamed, statusOfCase } from './documentStatus.ts'

export type AwaitedCounts = { documents: number; tasks: number }

/** A case file is closed only if no work remains; its root document alone does not close it. */
export const isNothingAwaited = ({ documents, tasks }: AwaitedCounts): boolean => documents === 0 && tasks === 0

/** The awaited counts of a case file; `openTasks` counts the open tasks of all its documents, each once. */
export const awaitedIn = (statuses: readonly DocumentStatus[], openTasks: number): AwaitedCounts => ({
  documents: statuses.filter((status) => !isFinal(status)).length,
  tasks: openTasks,
})

/** „1 документ и 2 задачи“; '' if nothing is awaited. */
export const awaitedText = ({ documents, tasks }: AwaitedCounts): string =>
  listed([
    ...(documents > 0 ? [pluralise(documents, 'document')] : []),
    ...(tasks > 0 ? [pluralise(tasks, 'task')] : []),
  ])

export const awaitedAfter = (awaited: AwaitedCounts, finished: AwaitedCounts): AwaitedCounts => ({
  documents: Math.max(0, awaited.documents - finished.documents),
  tasks: Math.max(0, awaited.tasks - finished.tasks),
})

/** True if a case file waits only for this task, so that its last part closes the case file. */
export const isLastAwaited = (
  { documents, tasks, items }: AwaitedCounts & { items: readonly { guid: string }[] },
  taskGuid: string,
): boolean => documents === 0 && tasks === 1 && items.some(({ guid }) => guid === taskGuid)

const openCase = 'Открита'

/**
 * True if the root document is finished but other work remains. Without the awaited counts (null), the root document
 * alone decides.
 */
export const isWaitingForOthers = (rootStatusName: string, awaited: AwaitedCounts | null): boolean => {
  const root = statusNamed(rootStatusName)
  return root !== undefined && isFinal(root) && awaited !== null && !isNothingAwaited(awaited)
}

/** The status of a case file: that of its root document, but „Открита“ while other work remains. */
export const caseFileStatusName = (rootStatusName: string, awaited: AwaitedCounts | null): string =>
  isWaitingForOthers(rootStatusName, awaited) ? openCase : statusOfCase(rootStatusName)

/** The text in the message and in the history. */
export const caseFileClosedText = (number: string): string => `Преписка № ${number} е приключена.`
export const caseFileReopenedText = (number: string): string => `Преписка № ${number} е отворена отново.`

/** When a case file is closed, and what an open one waits for. */
import type { DocumentStatus } from '../../contract/enumerations.ts'
import { counted, listed } from '../words/count.ts'
import { isFinal, statusNamed, statusOfCase } from './documentStatus.ts'

/** How many documents of a case are neither finished nor annulled, and how many of its tasks are open. */
export type AwaitedCounts = { documents: number; tasks: number }

/** A case is closed only when nothing in it is left to be done: its first document alone does not close it. */
export const isNothingAwaited = ({ documents, tasks }: AwaitedCounts): boolean => documents === 0 && tasks === 0

/** What a case with these documents waits for; `openTasks` are the open ones of all its documents, each once. */
export const awaitedIn = (statuses: readonly DocumentStatus[], openTasks: number): AwaitedCounts => ({
  documents: statuses.filter((status) => !isFinal(status)).length,
  tasks: openTasks,
})

/** „1 документ и 2 задачи“; '' when it waits for nothing. */
export const awaitedWords = ({ documents, tasks }: AwaitedCounts): string =>
  listed([...(documents > 0 ? [counted(documents, 'document')] : []), ...(tasks > 0 ? [counted(tasks, 'task')] : [])])

/** What is still awaited when so much more is finished. */
export const awaitedAfter = (awaited: AwaitedCounts, finished: AwaitedCounts): AwaitedCounts => ({
  documents: Math.max(0, awaited.documents - finished.documents),
  tasks: Math.max(0, awaited.tasks - finished.tasks),
})

/** Whether a case waits for this task alone, so that with its last part the case is closed. */
export const isLastAwaited = (
  { documents, tasks, items }: AwaitedCounts & { items: readonly { guid: string }[] },
  taskGuid: string,
): boolean => documents === 0 && tasks === 1 && items.some(({ guid }) => guid === taskGuid)

const openCase = 'Открита'

/**
 * Whether the first document of a case is finished and other work goes on. Where a backend does not say what is awaited
 * (null), the first document alone tells.
 */
export const isWaitingForOthers = (rootStatusName: string, awaited: AwaitedCounts | null): boolean => {
  const root = statusNamed(rootStatusName)
  return root !== undefined && isFinal(root) && awaited !== null && !isNothingAwaited(awaited)
}

/** The status of a case file in words: that of its first document, but „Открита“ while it waits for others. */
export const caseFileStatusName = (rootStatusName: string, awaited: AwaitedCounts | null): string =>
  isWaitingForOthers(rootStatusName, awaited) ? openCase : statusOfCase(rootStatusName)

/** As the message and the history say it. */
export const caseFileClosedText = (number: string): string => `Преписка № ${number} е приключена.`
export const caseFileReopenedText = (number: string): string => `Преписка № ${number} е отворена отново.`

import { atom, useAtomValue } from 'jotai'
import { Direction } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { TaskType } from '../../contract/taskKinds.ts'
import { nextStep } from '../../rules/nextStep.ts'
import { taskSteps } from '../../rules/tasks/taskActions.ts'
import type { Who } from '../../rules/tasks/taskFacts.ts'
import { answersIn, caseAroundAtom } from './result/answers.ts'
import { documentTasksAtom, type Task } from './state.ts'
import { factsOfTask, openPartOf, shownEnd } from './taskFacts.ts'
import { useWho } from './useWho.ts'

/** What a task asks next of whoever has a part of it: to write the answer, or to say what came of it. */
export type OwnTask = { guid: string; step: 'answer' | 'completeTask' }

/** The task that waits for this person, the one with the earliest term first; undefined when none does. */
export const ownOpenTask = (tasks: readonly Task[], who: Who): Task | undefined => {
  const isDue = (task: Task): boolean => {
    const before = tasks.find(({ guid }) => guid !== undefined && guid === task.parentTaskGuid)
    return nextStep(taskSteps(factsOfTask(task), who, before && factsOfTask(before))) !== null
  }
  return tasks.filter(isDue).toSorted((one, other) => (shownEnd(one) ?? '9').localeCompare(shownEnd(other) ?? '9'))[0]
}

/** A letter is answered before the task that asks for the answer is completed. */
export const stepOfTask = (
  { needsDocument, taskType }: Pick<Task, 'needsDocument' | 'taskType'>,
  letter: { direction: number | null; isAnswered: boolean; mayAnswer: boolean },
): OwnTask['step'] => {
  const asksForAnswer = needsDocument || taskType?.id === TaskType.ANSWER
  const isAnswerable = letter.direction === Direction.INCOMING && letter.mayAnswer && !letter.isAnswered
  return asksForAnswer && isAnswerable ? 'answer' : 'completeTask'
}

const noTasksAtom = atom({ data: undefined })

/**
 * The open task of the person at the screen on a document. The tasks are only asked for where the document says that
 * some are open: a backend that says nothing of them is asked nothing more.
 */
export const useOwnTask = (document: Document, mayAnswer: boolean): OwnTask | undefined => {
  const who = useWho()
  const { guid: docGuid, counts, caseFile, documentDirectionId: direction } = document
  const { data: tasks } = useAtomValue((counts.openTasks ?? 0) > 0 ? documentTasksAtom(docGuid) : noTasksAtom)
  const task = tasks && ownOpenTask(tasks, who)
  const { data: tree } = useAtomValue(caseAroundAtom((task && caseFile?.guid) ?? '', docGuid))
  if (!task?.guid) return undefined
  const isAnswered = tree !== undefined && answersIn(tree, docGuid).length > 0
  return { guid: task.guid, step: stepOfTask(task, { direction, isAnswered, mayAnswer }) }
}

/** Whether the person at the screen has an open request to sign a document; undefined until its tasks are known. */
export const useHasRequestToSign = (docGuid: string): boolean | undefined => {
  const { personId } = useWho()
  const { data: tasks } = useAtomValue(documentTasksAtom(docGuid))
  return tasks?.some((task) => task.taskType?.id === TaskType.SIGNATURE && openPartOf(task, personId) !== undefined)
}

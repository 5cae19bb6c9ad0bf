import { atom, useAtomValue } from 'jotai'
import type { Document } from '../../contract/shapes/documents.ts'
import { TaskType } from '../../contract/taskKinds.ts'
import { nextStep } from '../../rules/nextStep.ts'
import { taskSteps } from '../../rules/tasks/taskActions.ts'
import type { Who } from '../../rules/tasks/taskFacts.ts'
import { type TaskWork, workOfTask } from '../../rules/tasks/taskWork.ts'
import { listed } from '../../rules/words/pluralise.ts'
import type { FoundDocument } from '../document-record/public.ts'
import { caseAroundAtom, newestAnswer } from './result/answers.ts'
import { factsOfTask, openPartOf, openParts, shownEnd } from './taskFacts.ts'
import { documentTasksAtom, type Task } from './taskState.ts'
import { useCurrentActor } from './useCurrentActor.ts'

export type OwnTask = {
  guid: string
  number: string
  step: TaskWork
  typeId?: number | null
  answerGuid?: string | undefined
  /** The document on the page, if the task is to be completed with it. */
  completedWith?: FoundDocument
}

export const ownOpenTask = (tasks: readonly Task[], who: Who): Task | undefined => {
  const isDue = (task: Task): boolean => {
    const before = tasks.find(({ guid }) => guid !== undefined && guid === task.parentTaskGuid)
    return nextStep(taskSteps(factsOfTask(task), who, before && factsOfTask(before))) !== null
  }
  return tasks.filter(isDue).toSorted((one, other) => (shownEnd(one) ?? '9').localeCompare(shownEnd(other) ?? '9'))[0]
}

export const noTasksAtom = atom({ data: undefined })

/**
 * Returns the current user's open task on a document. The tasks are requested only if the document reports open tasks.
 */
export const useOwnTask = (document: Document, mayAnswer: boolean): OwnTask | undefined => {
  const who = useCurrentActor()
  const { guid: docGuid, counts, caseFile, documentDirectionId: direction } = document
  const { data: tasks } = useAtomValue((counts.openTasks ?? 0) > 0 ? documentTasksAtom(docGuid) : noTasksAtom)
  const task = tasks && ownOpenTask(tasks, who)
  const { data: tree } = useAtomValue(caseAroundAtom((task && caseFile?.guid) ?? '', docGuid))
  if (!task?.guid) return undefined
  const answer = newestAnswer(tree, docGuid)
  return {
    guid: task.guid,
    number: task.number ?? '',
    typeId: task.taskType?.id ?? null,
    step: workOfTask(task, { direction, answer: answer.state, mayAnswer }),
    answerGuid: answer.guid,
  }
}

export const useHasRequestToSign = (docGuid: string): boolean | undefined => {
  const { personId } = useCurrentActor()
  const { data: tasks } = useAtomValue(documentTasksAtom(docGuid))
  return tasks?.some((task) => task.taskType?.id === TaskType.SIGNATURE && openPartOf(task, personId) !== undefined)
}

/**
 * Returns a sentence that names the people who must still agree, or the user („Вашето“). Undefined while loading, or if
 * all have agreed.
 */
export const useAgreementText = (docGuid: string, hasAgreementTasks: boolean): string | undefined => {
  const { personId } = useCurrentActor()
  const { data: tasks } = useAtomValue(hasAgreementTasks ? documentTasksAtom(docGuid) : noTasksAtom)
  const agreementParts = tasks?.filter(({ taskType }) => taskType?.id === TaskType.AGREEMENT).flatMap(openParts) ?? []
  if (agreementParts.length === 0) return undefined
  if (agreementParts.some(({ assigneePerson }) => assigneePerson?.id === personId)) return 'Чака Вашето съгласуване.'
  return `Чака съгласуване от ${listed(agreementParts.map(({ assigneePerson }) => assigneePerson?.fullName ?? ''))}.`
}

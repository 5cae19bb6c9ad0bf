import { useAtomValue } from 'jotai'
import { Direction } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { mayComplete } from '../../rules/tasks/taskActions.ts'
import { needsAnswer } from '../../rules/tasks/taskWork.ts'
import { noTasksAtom, type OwnTask, ownOpenTask } from './ownTask.ts'
import { factsOfTask } from './taskFacts.ts'
import { answeredTaskAtom, beforeAtom, documentTasksAtom } from './taskState.ts'
import { useCurrentActor } from './useCurrentActor.ts'

/**
 * Returns the GUID of the letter to which an outgoing document replies. Undefined if the case file reports no open task
 * on the letter; its tasks are then not requested.
 */
const letterWithTask = ({ parentDocument, caseFile, documentDirectionId }: Document): string | undefined => {
  const items = caseFile?.awaited?.items ?? []
  const hasTask = items.some(({ kind, documentGuid }) => kind === 'task' && documentGuid === parentDocument?.guid)
  return documentDirectionId === Direction.OUTGOING && hasTask ? parentDocument?.guid : undefined
}

/**
 * Returns the task that the document was written for, else the user's open task on the parent letter. Undefined if the
 * user may not complete that task.
 */
export const useAnsweredTask = (document: Document, taskGuid: string | null): OwnTask | undefined => {
  const who = useCurrentActor()
  const letterGuid = taskGuid === null ? letterWithTask(document) : undefined
  const { data: tasks } = useAtomValue(letterGuid === undefined ? noTasksAtom : documentTasksAtom(letterGuid))
  const { data: named } = useAtomValue(answeredTaskAtom(taskGuid))
  const task = named ?? (tasks && ownOpenTask(tasks.filter(needsAnswer), who))
  const { data: before } = useAtomValue(beforeAtom(task?.parentTaskGuid ?? null))
  if (!task?.guid || !mayComplete(factsOfTask(task), who, before && factsOfTask(before)).allowed) return undefined
  const { guid, subjectDescription: subject, documentNumber, dateRegistered } = document
  return {
    guid: task.guid,
    number: task.number ?? '',
    step: 'completeTask',
    completedWith: { guid, subject, number: formatNumber(documentNumber, dateRegistered) || 'Без номер' },
  }
}

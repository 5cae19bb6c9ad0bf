import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'
import { statusNamed } from '../documents/documentStatus.ts'
import type { ChecklistLine } from '../nextStep.ts'
import { requestedAct } from './taskResults.ts'

/**
 * The state of the reply to a letter. `begun`: the reply is a draft or returned; `handedOn`: the reply is with the
 * signer or the sender.
 */
export type AnswerState = 'none' | 'begun' | 'handedOn'

/** Returns the state of a reply by the name of its status. A reply with an unknown status is not considered a draft. */
export const answerState = (statusName: string): AnswerState => {
  const status = statusNamed(statusName)
  return status === DocumentStatus.DRAFT || status === DocumentStatus.RETURNED ? 'begun' : 'handedOn'
}

export type Letter = { direction: number | null; answer: AnswerState; mayAnswer: boolean }

export type TaskWork = 'answer' | 'goOn' | 'completeTask'

type TaskNeeds = { needsDocument: boolean; taskType?: { id: number } | null }

/**
 * True if the task requires a reply by letter: because of its type, or because it cannot be completed without a
 * document.
 */
export const needsAnswer = ({ needsDocument, taskType }: TaskNeeds): boolean =>
  needsDocument || taskType?.id === TaskType.ANSWER

/**
 * Returns what the assignee must do next. If the task requires a reply to an incoming document, the reply must be
 * submitted for signature before the task is completed. A user who may not reply completes the task without one.
 */
export const workOfTask = (task: TaskNeeds, { direction, answer, mayAnswer }: Letter): TaskWork => {
  if (!needsAnswer(task) || direction !== Direction.INCOMING || answer === 'handedOn') return 'completeTask'
  if (answer === 'begun') return 'goOn'
  return mayAnswer ? 'answer' : 'completeTask'
}

type Work = {
  before: { number: string; isOver: boolean } | null
  letter: Pick<Letter, 'direction' | 'answer'>
  isDone: boolean
}

export const taskChecklist = (task: TaskNeeds, { before, letter, isDone }: Work): readonly ChecklistLine[] => {
  const isAnswered = needsAnswer(task) && letter.direction === Direction.INCOMING
  return [
    ...(before ? [{ label: `Задача № ${before.number}`.trim(), isDone: before.isOver }] : []),
    ...(isAnswered
      ? [
          { label: 'Написан отговор', isDone: letter.answer !== 'none' },
          { label: 'Предаден за подпис', isDone: letter.answer === 'handedOn' },
        ]
      : []),
    { label: requestedAct(task.taskType?.id)?.noun ?? 'Приключване на задачата', isDone },
  ]
}

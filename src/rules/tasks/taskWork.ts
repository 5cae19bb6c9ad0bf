/** The progress of the work on a task: the next step, and the completed and remaining steps of the assignee. */
import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'
import { statusNamed } from '../documents/documentStatus.ts'
import type { ChecklistLine } from '../nextStep.ts'

/** The answer to a letter: not begun, a draft, or already with the signers and senders. */
export type AnswerState = 'none' | 'begun' | 'handedOn'

/** The state of an answer by the name of its status; an unknown status is not a draft. */
export const answerState = (statusName: string): AnswerState => {
  const status = statusNamed(statusName)
  return status === DocumentStatus.DRAFT || status === DocumentStatus.RETURNED ? 'begun' : 'handedOn'
}

/** The letter of a task, with the facts about its answer. */
export type Letter = { direction: number | null; answer: AnswerState; mayAnswer: boolean }

/** The next step of a task: write the answer, bring it to signature, complete the task. */
export type TaskWork = 'answer' | 'goOn' | 'completeTask'

type Asks = { needsDocument: boolean; taskType?: { id: number } | null }

/** True if a task needs a letter: by its type, or because it cannot be completed without a document. */
export const asksForAnswer = ({ needsDocument, taskType }: Asks): boolean =>
  needsDocument || taskType?.id === TaskType.ANSWER

/** The letter must be answered and the answer handed on before the task is completed. */
export const workOfTask = (task: Asks, { direction, answer, mayAnswer }: Letter): TaskWork => {
  if (!asksForAnswer(task) || direction !== Direction.INCOMING || answer === 'handedOn') return 'completeTask'
  if (answer === 'begun') return 'goOn'
  return mayAnswer ? 'answer' : 'completeTask'
}

type Work = {
  /** The parent task; null for a main task. */
  before: { number: string; isOver: boolean } | null
  letter: Pick<Letter, 'direction' | 'answer'>
  /** True if the current user's part, or every part, is done. */
  isDone: boolean
}

/** The completed and remaining steps of a task in order. */
export const taskChecklist = (task: Asks, { before, letter, isDone }: Work): readonly ChecklistLine[] => {
  const isAnswered = asksForAnswer(task) && letter.direction === Direction.INCOMING
  return [
    ...(before ? [{ label: `Задача № ${before.number}`.trim(), isDone: before.isOver }] : []),
    ...(isAnswered
      ? [
          { label: 'Написан отговор', isDone: letter.answer !== 'none' },
          { label: 'Предаден за подпис', isDone: letter.answer === 'handedOn' },
        ]
      : []),
    { label: 'Приключване на задачата', isDone },
  ]
}

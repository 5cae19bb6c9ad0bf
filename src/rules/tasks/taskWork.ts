/** How far the work is that a task asks for: what comes next of it, and what is behind and before whoever does it. */
import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'
import { statusNamed } from '../documents/documentStatus.ts'
import type { ChecklistLine } from '../nextStep.ts'

/** The answer to a letter: nobody has begun it, it is still written, or it is with those who sign and send it. */
export type AnswerState = 'none' | 'begun' | 'handedOn'

/** How far an answer is by the name of its status; one that is not known is no draft. */
export const answerState = (statusName: string): AnswerState => {
  const status = statusNamed(statusName)
  return status === DocumentStatus.DRAFT || status === DocumentStatus.RETURNED ? 'begun' : 'handedOn'
}

/** The letter a task is about, as far as an answer to it is concerned. */
export type Letter = { direction: number | null; answer: AnswerState; mayAnswer: boolean }

/** What a task asks next: to write the answer, to bring it to its signature, to say what came of the task. */
export type TaskWork = 'answer' | 'goOn' | 'completeTask'

type Asks = { needsDocument: boolean; taskType?: { id: number } | null }

/** Whether a task asks for a letter: by its type, or because it is not completed without a document. */
export const asksForAnswer = ({ needsDocument, taskType }: Asks): boolean =>
  needsDocument || taskType?.id === TaskType.ANSWER

/** A letter is answered, and its answer handed on, before the task that asks for it is completed. */
export const workOfTask = (task: Asks, { direction, answer, mayAnswer }: Letter): TaskWork => {
  if (!asksForAnswer(task) || direction !== Direction.INCOMING || answer === 'handedOn') return 'completeTask'
  if (answer === 'begun') return 'goOn'
  return mayAnswer ? 'answer' : 'completeTask'
}

type Work = {
  /** The task it goes on after; null where it follows none. */
  before: { number: string; isOver: boolean } | null
  letter: Pick<Letter, 'direction' | 'answer'>
  /** Whether the part of whoever looks is done, or all parts are. */
  isDone: boolean
}

/** What a task has behind it and before it, in the order of the work. */
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

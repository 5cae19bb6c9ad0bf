import { useAtomValue } from 'jotai'
import { Direction } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { documentModule } from '../../../routes/to.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { stepOfTask } from '../ownTask.ts'
import { answersIn, caseAroundAtom } from '../result/answers.ts'
import type { Task } from '../state.ts'
import { openPartOf } from '../taskFacts.ts'
import { moduleOfScope } from '../useModule.ts'
import { useWho } from '../useWho.ts'

/** The way to the answer that a task asks of whoever has a part of it; `isNext` while there is none yet. */
export type Answer = { href: string; refusal: Refusal | undefined; isNext: boolean }

/** „Отговори“ of a task about a letter, for whoever has to do something with it; undefined for all others. */
export const useAnswer = (
  task: Task,
  document: Document | undefined,
  refusal: Refusal | undefined,
): Answer | undefined => {
  const { personId } = useWho()
  const isMine = openPartOf(task, personId) !== undefined
  const { data: tree } = useAtomValue(caseAroundAtom((isMine && document?.caseFile?.guid) || '', task.docGuid))
  if (!isMine || document?.documentDirectionId !== Direction.INCOMING) return undefined
  const letter = {
    direction: document.documentDirectionId,
    isAnswered: tree !== undefined && answersIn(tree, task.docGuid).length > 0,
    mayAnswer: refusal === undefined,
  }
  return {
    href: documentModule(moduleOfScope(document.scope)).createDocument({
      to: task.docGuid,
      ...(task.guid && { task: task.guid }),
    }),
    refusal,
    isNext: stepOfTask(task, letter) === 'answer',
  }
}

import { useAtomValue } from 'jotai'
import { Direction } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { documentModule } from '../../../routes/to.ts'
import { type ChecklistLine, nextStep } from '../../../rules/nextStep.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { taskSteps } from '../../../rules/tasks/taskActions.ts'
import { taskChecklist, workOfTask } from '../../../rules/tasks/taskWork.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { IconNewDocument } from '../../../widgets/icons.ts'
import { caseAroundAtom, newestAnswer } from '../result/answers.ts'
import { factsOfTask, isOpenTask, nameOfAssignee, openPartOf, openParts } from '../taskFacts.ts'
import { beforeAtom, type Task } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { moduleOfScope } from '../useModule.ts'

export type TaskWorkShown = {
  steps: readonly ChecklistLine[]
  note: string
  commands: readonly Command[]
  next: string | null
}

/**
 * Returns the steps and commands with which the user works on a task. `refusal`: why no reply to the letter may be
 * created.
 */
export const useTaskWork = (
  task: Task,
  document: Document | undefined,
  refusal: Refusal | undefined,
): TaskWorkShown => {
  const who = useCurrentActor()
  const isMine = openPartOf(task, who.personId) !== undefined
  const { data: tree } = useAtomValue(caseAroundAtom(document?.caseFile?.guid ?? '', task.docGuid))
  const { data: before } = useAtomValue(beforeAtom(task.parentTaskGuid))
  const direction = document?.documentDirectionId ?? null
  const answer = newestAnswer(tree, task.docGuid)
  const letter = { direction, answer: answer.state, mayAnswer: refusal === undefined }
  const due = nextStep(taskSteps(factsOfTask(task), who, before && factsOfTask(before)))
  const work = workOfTask(task, letter)
  const at = documentModule(moduleOfScope(document?.scope ?? null))
  const ofTask = task.guid && { task: task.guid }
  const ways: Command[] = [
    ...(work === 'goOn' && answer.guid
      ? [{ key: 'goOn', label: 'Към отговора', icon: IconNewDocument, href: at.document(answer.guid, ofTask || {}) }]
      : []),
    {
      key: 'answer',
      label: 'Отговори',
      icon: IconNewDocument,
      href: at.createDocument({ to: task.docGuid, ...ofTask }),
      refusal,
    },
  ]
  return {
    steps: isOpenTask(task)
      ? taskChecklist(task, {
          before: before ? { number: before.number ?? '', isOver: !isOpenTask(before) } : null,
          letter,
          isDone: false,
        })
      : [],
    note: isMine || !isOpenTask(task) ? '' : `Чака ${listed(openParts(task).map(nameOfAssignee))}.`,
    commands: isMine && direction === Direction.INCOMING ? ways : [],
    next: due === null ? null : work === 'completeTask' || !isMine ? 'complete' : work,
  }
}

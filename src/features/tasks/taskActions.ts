import { optionLabel } from '../../contract/labels.ts'
import type { Step } from '../../rules/nextStep.ts'
import { allOf, allowed, refused, type Verdict } from '../../rules/refusal.ts'
import { mayFollow, type PartOutcome } from '../../rules/tasks/taskCondition.ts'
import { listed } from '../../rules/words/count.ts'
import { isNegativeResult } from './result/taskResults.ts'
import type { Task } from './state.ts'
import { isOpenTask, nameOfAssignee, openPartOf, openParts } from './taskFacts.ts'

/** Who asks: the person, and whether as an administrator. */
export type Who = { personId: number | undefined; isAdministrator: boolean }

const over = ({ taskStatus }: Task): Verdict =>
  refused('Задачата вече е приключена.', `Статусът ѝ е „${optionLabel(taskStatus)}“.`)
const namesOf = (parts: Task['taskAssignees']): string => listed(parts.map(nameOfAssignee))

const outcomeOf = ({ dateCompleted, taskResultType }: Task['taskAssignees'][number]): PartOutcome => {
  if (dateCompleted === null) return 'open'
  return isNegativeResult(taskResultType?.id ?? null) ? 'negative' : 'positive'
}

/** Whether a task may be completed after the one it goes on after. */
const mayGoOn = (task: Task, before: Task): Verdict =>
  mayFollow(
    {
      conjunctionId: task.continueAfterParentTaskConjunctionType?.id ?? null,
      resultId: task.continueAfterParentTaskResultType?.id ?? null,
    },
    {
      number: before.number ?? '',
      isOver: !isOpenTask(before),
      parts: before.taskAssignees.map((part) => ({ name: nameOfAssignee(part), outcome: outcomeOf(part) })),
    },
  )

/**
 * Whether the person may complete a part of the task: an own one, or as an administrator anybody's, when the task
 * `before` it has come to what it waits for. Without that task, the backend alone says so.
 */
export const mayComplete = (task: Task, who: Who, before?: Task): Verdict =>
  allOf(mayCompletePart(task, who), before ? mayGoOn(task, before) : allowed)

const mayCompletePart = (task: Task, { personId, isAdministrator }: Who): Verdict => {
  if (!isOpenTask(task)) return over(task)
  const open = openParts(task)
  if (open.length === 0)
    return refused(
      'Всички изпълнители вече са свършили своята част.',
      'В задачата няма част, която да чака приключване.',
    )
  if (openPartOf(task, personId) || isAdministrator) return allowed
  const mine = task.taskAssignees.find(({ assigneePerson }) => assigneePerson?.id === personId)
  if (mine) return refused('Вашата част от задачата вече е изпълнена.', `Задачата чака още: ${namesOf(open)}.`)
  return refused(
    'Задачата се приключва само от изпълнителите ѝ.',
    'Вие не сте сред тях.',
    `Могат да я приключат: ${namesOf(open)}.`,
  )
}

/** For `nextStep`: a task waits for whoever has a part of it that is open; that an administrator may help is no demand. */
export const taskSteps = (task: Task, who: Who, before?: Task): readonly Step<'complete'>[] => [
  {
    key: 'complete',
    isDue: openPartOf(task, who.personId) !== undefined,
    verdict: mayComplete(task, who, before),
  },
]

/** Whether the person may change the task: who gave it, or an administrator, while it is open. */
export const mayChange = (task: Task, { personId, isAdministrator }: Who): Verdict => {
  if (!isOpenTask(task)) return over(task)
  if (isAdministrator || (task.assignedBy && task.assignedBy.id === personId)) return allowed
  const who = task.assignedBy ? `Възложена е от ${task.assignedBy.fullName}.` : undefined
  return refused('Задачата се променя само от възложителя ѝ.', 'Не сте я възложили Вие.', who)
}

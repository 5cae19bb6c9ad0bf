/** The actions on a task. The client disables buttons by these rules; the mock backend refuses requests by them. */
import { optionLabel } from '../../contract/labels.ts'
import type { NextStep } from '../nextStep.ts'
import { allOf, allowed, type RuleResult, refused, refusedInUnknownStatus } from '../ruleResult.ts'
import { listed } from '../words/pluralise.ts'
import { mayFollow, type PartOutcome } from './taskCondition.ts'
import {
  isKnownStatus,
  isOpenStatus,
  openPartOf,
  openPartsOf,
  type PartFacts,
  type TaskFacts,
  type Who,
} from './taskFacts.ts'
import { isNegativeResult } from './taskResults.ts'
import { workAccessProblem } from './workAccess.ts'

const isOpen = ({ status }: TaskFacts): RuleResult => {
  if (isOpenStatus(status?.id)) return allowed
  return isKnownStatus(status?.id)
    ? refused('Задачата вече е приключена.', `Статусът ѝ е „${optionLabel(status)}“.`)
    : refusedInUnknownStatus('задачата')
}
const namesOf = (parts: readonly PartFacts[]): string => listed(parts.map(({ name }) => name))

const outcomeOf = ({ dateCompleted, resultId }: PartFacts): PartOutcome => {
  if (dateCompleted === null) return 'open'
  return isNegativeResult(resultId) ? 'negative' : 'positive'
}

/** Refuses to complete a subtask until the parent task (`before`) has the result that the subtask depends on. */
const mayGoOn = (task: TaskFacts, before: TaskFacts): RuleResult =>
  mayFollow(task.condition, {
    number: before.number,
    isOver: isKnownStatus(before.status?.id) && !isOpenStatus(before.status?.id),
    parts: before.parts.map((part) => ({ name: part.name, outcome: outcomeOf(part) })),
  })

const hasOpenPart = (task: TaskFacts, { personId, isAdministrator }: Who): RuleResult => {
  const open = openPartsOf(task)
  if (open.length === 0)
    return refused(
      'Всички изпълнители вече са свършили своята част.',
      'В задачата няма част, която да чака приключване.',
    )
  if (openPartOf(task, personId) || isAdministrator) return allowed
  if (task.parts.some((part) => part.personId === personId))
    return refused('Вашата част от задачата вече е изпълнена.', `Задачата чака още: ${namesOf(open)}.`)
  return refused(
    'Задачата се приключва само от изпълнителите ѝ.',
    'Вие не сте сред тях.',
    `Могат да я приключат: ${namesOf(open)}.`,
  )
}

/**
 * Refuses to complete a task unless the user is an administrator or an assignee who has not completed his or her part.
 * Also refuses while the condition on the parent task (`before`) is not met; without `before` only the backend checks
 * it.
 */
export const mayComplete = (task: TaskFacts, who: Who, before?: TaskFacts): RuleResult =>
  allOf(isOpen(task), hasOpenPart(task, who), before ? mayGoOn(task, before) : allowed)

export const mayCompletePart = (task: TaskFacts, part: PartFacts, who: Who, before?: TaskFacts): RuleResult =>
  allOf(isOpen(task), hasOpenPart(task, who), isToComplete(part, who), before ? mayGoOn(task, before) : allowed)

const isToComplete = ({ name, personId, dateCompleted }: PartFacts, who: Who): RuleResult => {
  if (personId !== who.personId && !who.isAdministrator)
    return refused('Приключва се само собствената част от задачата.', `Тази част е на ${name}.`)
  return dateCompleted === null
    ? allowed
    : refused('Тази част от задачата вече е изпълнена.', `Тя е на ${name} и има резултат.`)
}

/**
 * Returns the only possible next step of a task: to complete it. The screen suggests it (`isDue`) only to an assignee
 * who has not completed his or her part. An administrator may complete the task too.
 */
export const taskSteps = (task: TaskFacts, who: Who, before?: TaskFacts): readonly NextStep<'complete'>[] => [
  { key: 'complete', isDue: openPartOf(task, who.personId) !== undefined, ruleResult: mayComplete(task, who, before) },
]

const mayBeChangedBy = ({ assigner }: TaskFacts, { personId, isAdministrator }: Who): RuleResult =>
  isAdministrator || (assigner && assigner.id === personId)
    ? allowed
    : refused(
        'Задачата се променя само от възложителя ѝ.',
        'Не сте я възложили Вие.',
        assigner && `Възложена е от ${assigner.fullName}.`,
      )

export const mayChange = (task: TaskFacts, who: Who): RuleResult => allOf(isOpen(task), mayBeChangedBy(task, who))

export const mayRequestNewTerm = (task: TaskFacts, part: PartFacts | undefined, { personId }: Who): RuleResult => {
  const title = 'Нов срок се иска само за собствена неприключена част от задачата.'
  if (part === undefined) return refused(title, 'Не сте сред изпълнителите ѝ.')
  if (part.personId !== personId) return refused(title, `Тази част е на ${part.name}.`)
  return allOf(isOpen(task), part.dateCompleted === null ? allowed : refused(title, 'Вашата част вече е изпълнена.'))
}

export const mayDecideNewTerm = (
  task: TaskFacts,
  part: PartFacts,
  request: { until: string } | null | undefined,
  who: Who,
): RuleResult => {
  const title = 'Няма какво да се реши.'
  if (!request) return refused(title, `${part.name} не чака нов срок.`)
  if (part.dateCompleted !== null) return refused(title, `Частта на ${part.name} вече е изпълнена.`)
  return mayChange(task, who)
}

export type Colleague = { id: number; name: string; isActive: boolean; roles?: readonly string[] | undefined }

export const mayHandOver = (from: Pick<Colleague, 'id'>, to: Colleague): RuleResult => {
  const title = 'Задачите не могат да бъдат предадени.'
  if (from.id === to.id) return refused(title, 'Изберете друг служител.')
  if (!to.isActive) return refused(title, `${to.name} вече не работи тук. Изберете друг служител.`)
  const noAccess = workAccessProblem('documents', to.name, to.roles)
  return noAccess === null ? allowed : refused(title, noAccess)
}

/** What may be done with a task and by whom: the screen disables and explains with it, the imitation refuses with it. */
import { optionLabel } from '../../contract/labels.ts'
import type { Step } from '../nextStep.ts'
import { allOf, allowed, refused, refusedInUnknownStatus, type Verdict } from '../refusal.ts'
import { listed } from '../words/count.ts'
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

/** Nothing is done any more with a task that is over. */
const isOpen = ({ status }: TaskFacts): Verdict => {
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

/** Whether a task may be completed after the one it goes on after. */
const mayGoOn = (task: TaskFacts, before: TaskFacts): Verdict =>
  mayFollow(task.condition, {
    number: before.number,
    isOver: isKnownStatus(before.status?.id) && !isOpenStatus(before.status?.id),
    parts: before.parts.map((part) => ({ name: part.name, outcome: outcomeOf(part) })),
  })

const hasOpenPart = (task: TaskFacts, { personId, isAdministrator }: Who): Verdict => {
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
 * Whether the person may complete a part of the task: an own one, or as an administrator anybody's, when the task
 * `before` it has come to what it waits for. Where that task is not known, the backend alone says so.
 */
export const mayComplete = (task: TaskFacts, who: Who, before?: TaskFacts): Verdict =>
  allOf(isOpen(task), hasOpenPart(task, who), before ? mayGoOn(task, before) : allowed)

/** Whether the person may complete just this part of the task. */
export const mayCompletePart = (task: TaskFacts, part: PartFacts, who: Who, before?: TaskFacts): Verdict =>
  allOf(isOpen(task), hasOpenPart(task, who), isToComplete(part, who), before ? mayGoOn(task, before) : allowed)

const isToComplete = ({ name, personId, dateCompleted }: PartFacts, who: Who): Verdict => {
  if (personId !== who.personId && !who.isAdministrator)
    return refused('Приключва се само собствената част от задачата.', `Тази част е на ${name}.`)
  return dateCompleted === null
    ? allowed
    : refused('Тази част от задачата вече е изпълнена.', `Тя е на ${name} и има резултат.`)
}

/** For `nextStep`: a task waits for whoever has a part of it that is open; that an administrator may help is no demand. */
export const taskSteps = (task: TaskFacts, who: Who, before?: TaskFacts): readonly Step<'complete'>[] => [
  { key: 'complete', isDue: openPartOf(task, who.personId) !== undefined, verdict: mayComplete(task, who, before) },
]

const mayBeChangedBy = ({ assigner }: TaskFacts, { personId, isAdministrator }: Who): Verdict =>
  isAdministrator || (assigner && assigner.id === personId)
    ? allowed
    : refused(
        'Задачата се променя само от възложителя ѝ.',
        'Не сте я възложили Вие.',
        assigner && `Възложена е от ${assigner.fullName}.`,
      )

/** Whether the person may change the task: who gave it, or an administrator, while it is open. */
export const mayChange = (task: TaskFacts, who: Who): Verdict => allOf(isOpen(task), mayBeChangedBy(task, who))

/** Whether the person may ask for more time for this part: the own one, while it is open. */
export const mayRequestNewTerm = (task: TaskFacts, part: PartFacts | undefined, { personId }: Who): Verdict => {
  const title = 'Нов срок се иска само за собствена неприключена част от задачата.'
  if (part === undefined) return refused(title, 'Не сте сред изпълнителите ѝ.')
  if (part.personId !== personId) return refused(title, `Тази част е на ${part.name}.`)
  return allOf(isOpen(task), part.dateCompleted === null ? allowed : refused(title, 'Вашата част вече е изпълнена.'))
}

/** Whether the person may accept or decline a requested term: who gave the task, while the part is open and it waits. */
export const mayDecideNewTerm = (
  task: TaskFacts,
  part: PartFacts,
  request: { until: string } | null | undefined,
  who: Who,
): Verdict => {
  const title = 'Няма какво да се реши.'
  if (!request) return refused(title, `${part.name} не чака нов срок.`)
  if (part.dateCompleted !== null) return refused(title, `Частта на ${part.name} вече е изпълнена.`)
  return mayChange(task, who)
}

/** Somebody who works here, or worked. */
export type Colleague = { id: number; name: string; isActive: boolean; roles?: readonly string[] | undefined }

/** Whether one person's open tasks may be given to another: somebody else, who still works here and can open them. */
export const mayHandOver = (from: Pick<Colleague, 'id'>, to: Colleague): Verdict => {
  const title = 'Задачите не могат да бъдат предадени.'
  if (from.id === to.id) return refused(title, 'Изберете друг служител.')
  if (!to.isActive) return refused(title, `${to.name} вече не работи тук. Изберете друг служител.`)
  const noAccess = workAccessProblem('documents', to.name, to.roles)
  return noAccess === null ? allowed : refused(title, noAccess)
}

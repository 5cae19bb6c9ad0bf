import type { WorkKind } from '../../contract/handOver.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import type { Noun } from '../words/pluralise.ts'

export const workNouns: Record<WorkKind, Noun> = {
  task: ['задача', 'задачи'],
  signature: ['подпис', 'подписа'],
  draft: ['чернова', 'чернови'],
  caseFile: ['преписка', 'преписки'],
}
export const workLabels: Record<WorkKind, string> = {
  task: 'Задачи',
  signature: 'За подпис',
  draft: 'Чернови',
  caseFile: 'Преписки',
}

type Actor = { personId: number; isAdministrator: boolean }

/** Permits only the person, the direct head (`headId`) and administrators to hand over work. */
export const mayHandOverWork = (
  { personId, isAdministrator }: Actor,
  from: { id: number; name: string },
  headId: number | null,
): RuleResult =>
  isAdministrator || personId === from.id || (headId !== null && personId === headId)
    ? allowed
    : refused(
        'Чужда работа не може да бъде предадена.',
        `Работата на ${from.name} се предава от самия служител, от прекия му ръководител или от администратор.`,
      )

export const handOverErrors = (given: { reason: string; chosen: number }): FieldErrors<'reason' | 'toAll'> =>
  errorsOf({
    reason: required(given.reason),
    toAll: given.chosen === 0 ? 'Изберете на кого се предава поне едно от изброените.' : null,
  })

import { allowed, type RuleResult, refused } from '../ruleResult.ts'

/** A letter to that body must exist in the case file. */
export const mayForwardTo = (receiver: { id: number; name: string }, lettersTo: readonly number[]): RuleResult =>
  lettersTo.includes(receiver.id)
    ? allowed
    : refused(
        'Документът не може да се отбележи като препратен.',
        `В преписката няма регистрирано изходящо писмо до ${receiver.name}.`,
        'Изберете органа, до когото е писмото, или първо регистрирайте писмо до него.',
      )

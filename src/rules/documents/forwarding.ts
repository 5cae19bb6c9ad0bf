import { allowed, type RuleResult, refused } from '../ruleResult.ts'

/** Refuses to mark a document as forwarded to a body if the case file contains no letter to that body. */
export const mayForwardTo = (receiver: { id: number; name: string }, lettersTo: readonly number[]): RuleResult =>
  lettersTo.includes(receiver.id)
    ? allowed
    : refused(
        'Документът не може да се отбележи като препратен.',
        `В преписката няма регистрирано изходящо писмо до ${receiver.name}.`,
        'Изберете органа, до когото е писмото, или първо регистрирайте писмо до него.',
      )
